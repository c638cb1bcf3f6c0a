/** The Exterminator's Turn (2.13): one Free Move and two action points, spent as the player likes. What is legal stands in `moves`; reasons in `why.ts`. */

import { ALL, type Ctx, type Out, type Seat } from '@pesthouse/kernel';
import { CARD } from '../cards/cards.ts';
import { anyPests, breakTrap, emptyTrap, listCard, playCard, spareTrap } from '../cards/ops.ts';
import { CHARACTER, COST } from '../data/tables.ts';
import { joined, SIDES, wayFrom } from '../doors.ts';
import { pick as draw, toHand } from '../hands.ts';
import { nth, row } from '../look.ts';
import { CARD_COUNT, COLORS, type Content, cardName, cardOf, colorName, colorOf, TILES, TRAPS, tileOf, trapOf } from '../names.ts';
import { collect, offered, ready, remove, roomName, roomOf, seal, trapId, trapIn, trapOfPlayer, trapOwner, unseal } from '../pieces.ts';
import { activeSeat, type D, type Event, isFoe, type Moves, type Player, playerAt, type State, teamPlay, teamSeats } from '../state.ts';
import { exchange, listExchange } from './exchange.ts';
import { ACT_REASONS, whyNot } from './why.ts';

// A move is never changed, so the same object serves every listing.
const GO: readonly Moves['act'][] = TILES.map((to) => ({ verb: 'move', to }));
const END: Moves['act'] = { verb: 'end-turn' };
const EXTERMINATE: Moves['act'] = { verb: 'exterminate' };
const BUY: Moves['act'] = { verb: 'buy' };
const DROP: { readonly [C in Content]: Moves['act'] } = {
  pests: { verb: 'drop-trap', content: 'pests' },
  queen: { verb: 'drop-trap', content: 'queen' },
  nothing: { verb: 'drop-trap', content: 'nothing' },
};
const SEAL: Moves['act'] = { verb: 'seal-nest' };
const EMPTY: readonly Moves['act'][] = TRAPS.map((trap) => ({ verb: 'empty-trap', trap }));
const DESTROY: readonly Moves['act'][] = TRAPS.map((trap) => ({ verb: 'destroy-trap', trap }));
const UNSEAL: readonly Moves['act'][] = COLORS.map((color) => ({ verb: 'unseal', color }));
const DRAG: readonly (readonly { readonly [C in Content]: Moves['act'] }[])[] = TRAPS.map((trap) =>
  TILES.map((to) => ({
    pests: { verb: 'drag-trap', trap, to, content: 'pests' },
    queen: { verb: 'drag-trap', trap, to, content: 'queen' },
    nothing: { verb: 'drag-trap', trap, to, content: 'nothing' },
  })),
);
const goTo = (s: State, room: number): Moves['act'] => row(GO, nth(s.rooms, room));

const listMoves = (s: State, p: Player, out: Out<Moves['act']>): void => {
  let doors = 0;
  for (let d = 0; d < SIDES.length; d++) {
    const to = wayFrom(s, p.room, d);
    if (to < 0) continue;
    doors |= 1 << to;
    out.push(goTo(s, to));
  }
  if (!row(CHARACTER, p.color).moveThroughWalls) return;
  const walls = nth(s.beside, p.room) & ~doors;
  for (let r = 0; r < s.rooms.length; r++) if ((walls >> r) & 1) out.push(goTo(s, r)); // EXT-CHAR-09
};

/** What a trap may take, each a move of its own (EXT-ACT-10, EXT-ACT-11). */
const listContents = (moves: { readonly [C in Content]: Moves['act'] }, content: 'both' | Content, out: Out<Moves['act']>): void => {
  if (content === 'nothing') out.push(moves.nothing);
  if (content === 'pests' || content === 'both') out.push(moves.pests);
  if (content === 'queen' || content === 'both') out.push(moves.queen);
};

const listDrags = (s: State, owner: Player, i: number, room: number, out: Out<Moves['act']>): void => {
  const t = trapIn(owner, i);
  const drags = row(DRAG, trapOfPlayer(owner, i));
  for (let d = 0; d < SIDES.length; d++) {
    const to = wayFrom(s, room, d);
    if (to < 0 || (to === owner.nest && !s.nestTraps)) continue; // EXT-ACT-16, EXT-OPT-01
    listContents(row(drags, nth(s.rooms, to)), offered(owner, t, to), out);
  }
};

const listTraps = (s: State, p: Player, seat: Seat, out: Out<Moves['act']>): void => {
  const { room } = p;
  const spare = room === p.nest || s.ap < COST.drop ? -1 : spareTrap(p);
  if (spare >= 0) listContents(DROP, offered(p, trapIn(p, spare), room), out);
  for (let q = 0; q < s.players.length; q++) {
    const o = playerAt(s, q);
    for (let i = 0; i < o.traps.length; i++) {
      const t = o.traps[i];
      if (t === undefined || t.room !== room) continue;
      if (q === seat) {
        if (s.ap >= COST.empty && (!t.queen || ready(s, seat, false))) out.push(row(EMPTY, trapOfPlayer(o, i)));
      } else if (s.ap >= COST.destroy && isFoe(s, o, q, seat)) out.push(row(DESTROY, trapOfPlayer(o, i)));
      if (s.ap >= COST.drag) listDrags(s, o, i, room, out);
    }
  }
};

/** The cards of a hand are few among all that there are: the search ends with the last of them. */
const listHand = (s: State, p: Player, seat: Seat, out: Out<Moves['act']>): void => {
  for (let c = 0, left = p.handSize; left > 0 && c < CARD_COUNT; c++) {
    const copies = nth(p.hand, c);
    if (copies === 0) continue;
    left -= copies;
    listCard(s, seat, c, out);
  }
};

/** A non-Move action is paid for; the Free Move is gone (EXT-ACT-03). */
const pay = (s: State, n: number): void => {
  s.ap -= n;
  s.spent += n;
  s.free = 0;
};

const moveTo = (s: State, p: Player, to: number, k: Ctx<Event>): void => {
  const from = p.room;
  const cost = s.free > 0 ? 'free' : s.drink > 0 ? 'drink' : 'ap';
  if (cost === 'free') s.free--;
  else if (cost === 'drink') s.drink--;
  else {
    s.ap--;
    s.spent++;
  }
  p.room = to;
  if (k.tell === undefined) return;
  const door = joined(s, from, to);
  k.tell(
    {
      type: 'moved',
      color: colorName(p.color),
      from: roomName(s, from),
      to: roomName(s, to),
      cost,
      through: door ? 'door' : 'wall',
      ap: s.ap,
      free: s.free,
      clause: door ? 'EXT-ACT-02' : 'EXT-CHAR-09',
    },
    ALL,
  );
};

/** Pips of the die (EXT-ACT-05). */
const DIE = 6;
const exterminate = (s: State, seat: Seat, p: Player, k: Ctx<Event>): void => {
  pay(s, COST.exterminate);
  const die = 1 + k.chance.below(DIE);
  const up = Math.max(die, row(CHARACTER, p.color).exterminateMinimum); // EXT-CHAR-02
  k.tell?.(
    { type: 'exterminated', color: colorName(p.color), room: roomName(s, p.room), die, up, ap: s.ap, clause: up > die ? 'EXT-CHAR-02' : 'EXT-ACT-05' },
    ALL,
  );
  if (teamPlay(s)) s.stack.push({ step: 'pick', left: up, room: p.room });
  else remove(s, seat, p, p.room, up, k, 'EXT-ACT-05');
};

/** EXT-ACT-26: from the draw pile unseen by the others; from the discard pile before everybody's eyes. */
const buy = (s: State, seat: Seat, p: Player, k: Ctx<Event>): void => {
  pay(s, COST.buy);
  const color = colorName(p.color);
  if (s.drawSize > 0) {
    const card = draw(s.draw, s.drawSize, k.chance);
    s.drawSize--;
    toHand(p, card, false);
    if (k.tell === undefined) return;
    const bought: Event = { type: 'bought', color, card: 'unknown', from: 'draw', ap: s.ap, clause: 'EXT-ACT-26' };
    k.tell({ ...bought, card: cardName(card) }, teamSeats(s, seat), bought);
    return;
  }
  const card = draw(s.discard, s.discardSize, k.chance);
  s.discardSize--;
  toHand(p, card, true);
  k.tell?.({ type: 'bought', color, card: cardName(card), from: 'discard', ap: s.ap, clause: 'EXT-ACT-26' }, ALL);
};

export const act: D<'act'> = {
  verbs: [
    'move',
    'exterminate',
    'drop-trap',
    'empty-trap',
    'drag-trap',
    'seal-nest',
    'destroy-trap',
    'unseal',
    'play',
    'play-at',
    'play-on',
    'play-trap',
    'play-spread',
    'buy',
    'give',
    'ask',
    'end-turn',
  ],
  reasons: ACT_REASONS,
  deciders: activeSeat,
  prompt: (s) => ({ key: 'act', ap: s.ap, free: s.free, drink: Math.max(0, s.drink) }),
  moves(s, _, seat, out) {
    const p = playerAt(s, seat);
    const { ap } = s;
    out.push(END);
    if (ap > 0 || s.free > 0 || s.drink > 0) listMoves(s, p, out);
    if (ap > 0) {
      if (ap >= COST.exterminate && anyPests(s, p, p.room)) out.push(EXTERMINATE);
      listTraps(s, p, seat, out);
      if (p.room === p.nest && !p.sealed && ap >= row(CHARACTER, p.color).sealNestCost) out.push(SEAL);
      if (ap >= COST.unseal)
        for (let q = 0; q < s.players.length; q++) {
          const o = playerAt(s, q);
          if (o.sealed && o.nest === p.room && isFoe(s, o, q, seat)) out.push(row(UNSEAL, o.color));
        }
      if (ap >= COST.buy && s.drawSize + s.discardSize > 0) out.push(BUY);
      listHand(s, p, seat, out);
    }
    listExchange(s, seat, out);
  },
  refuse: whyNot,
  play(s, _, seat, m, k) {
    const p = playerAt(s, seat);
    switch (m.verb) {
      case 'end-turn':
        s.stack.pop();
        s.stack.push({ step: 'end' });
        return;
      case 'move':
        moveTo(s, p, roomOf(s, tileOf(m.to)), k);
        return;
      case 'exterminate':
        exterminate(s, seat, p, k);
        return;
      case 'drop-trap': {
        pay(s, COST.drop);
        const i = spareTrap(p);
        trapIn(p, i).room = p.room;
        k.tell?.(
          {
            type: 'trap-dropped',
            color: colorName(p.color),
            trap: trapId(p, i),
            room: roomName(s, p.room),
            content: m.content,
            ap: s.ap,
            clause: 'EXT-ACT-08',
          },
          ALL,
        );
        collect(s, p, i, m.content, k);
        return;
      }
      case 'empty-trap':
        pay(s, COST.empty);
        emptyTrap(s, seat, trapOwner(s, trapOf(m.trap)).i, k);
        return;
      case 'drag-trap': {
        pay(s, COST.drag);
        const owner = trapOwner(s, trapOf(m.trap));
        const o = playerAt(s, owner.seat);
        const t = trapIn(o, owner.i);
        const to = roomOf(s, tileOf(m.to));
        k.tell?.(
          {
            type: 'trap-dragged',
            by: colorName(p.color),
            trap: m.trap,
            from: roomName(s, p.room),
            to: m.to,
            pests: t.pests,
            queen: t.queen,
            ap: s.ap,
            clause: 'EXT-ACT-15',
          },
          ALL,
        );
        p.room = to;
        t.room = to;
        if (t.queen) o.queen = to;
        collect(s, o, owner.i, m.content, k);
        return;
      }
      case 'seal-nest':
        pay(s, row(CHARACTER, p.color).sealNestCost);
        seal(s, seat, p, k, 'EXT-ACT-18');
        return;
      case 'destroy-trap':
        pay(s, COST.destroy);
        breakTrap(s, seat, trapOf(m.trap), k, 'EXT-ACT-20');
        return;
      case 'unseal':
        pay(s, COST.unseal);
        unseal(s, seat, playerAt(s, nth(s.seatOf, colorOf(m.color))), k, 'EXT-ACT-22');
        return;
      case 'play':
      case 'play-at':
      case 'play-on':
      case 'play-trap':
      case 'play-spread':
        pay(s, row(CARD, cardOf(m.card)).cost);
        playCard(s, seat, m, 'hand', k);
        return;
      case 'buy':
        buy(s, seat, p, k);
        return;
      case 'give':
      case 'ask':
        exchange(s, seat, m, k);
        return;
      default:
        m satisfies never;
    }
  },
};

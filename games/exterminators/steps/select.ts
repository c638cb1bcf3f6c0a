/** Selecting exterminators and filling toolboxes (2.2, 2.3), chosen or dealt. */

import { ALL, type Ctx, drawFrom, firstOf, holds, type Seat, type Seats } from '@pesthouse/kernel';
import { CHARACTER, NUMBER } from '../data/tables.ts';
import { add, copiesIn, named, pick, toHand } from '../hands.ts';
import { nth, row } from '../look.ts';
import { CARD_COUNT, CARDS, COLORS, cardOf, colorName, colorOf } from '../names.ts';
import { type A, type D, type Event, IN_HAND, type Moves, playerAt, type State, teamSeats } from '../state.ts';

const DIE = 6;

/** EXT-SEL-03: the highest is first; tied leaders roll again. */
const rollForFirst = (s: State, k: Ctx<Event>): Seat => {
  for (let left: Seats = (1 << s.players.length) - 1; ; ) {
    const rolls: { readonly seat: Seat; readonly die: number }[] = [];
    let best = 0;
    let leaders: Seats = 0;
    for (let seat = 0; seat < s.players.length; seat++) {
      if (!holds(left, seat)) continue;
      const die = 1 + k.chance.below(DIE);
      rolls.push({ seat, die });
      if (die > best) leaders = 0;
      best = Math.max(best, die);
      if (die === best) leaders |= 1 << seat;
    }
    const seat = firstOf(leaders);
    const again = leaders !== 1 << seat;
    k.tell?.({ type: 'first-player', rolls, seat, again, clause: 'EXT-SEL-03' }, ALL);
    if (!again) return seat;
    left = leaders;
  }
};

/** The color with its traps is this player's (EXT-GEN-01, EXT-CHAR-07). */
const takeColor = (s: State, seat: Seat, color: number, dealt: boolean, k: Ctx<Event>): void => {
  const p = playerAt(s, seat);
  p.color = color;
  p.traps = [];
  for (let i = row(CHARACTER, color).traps; i > 0; i--) p.traps.push({ room: IN_HAND, pests: 0, queen: false });
  s.seatOf[color] = seat;
  k.tell?.({ type: 'took-color', seat, color: colorName(color), dealt, clause: dealt ? 'EXT-SEL-06' : 'EXT-SEL-04' }, ALL);
};

/** EXT-SEL-06, EXT-TBX-07: Quick Start deals what else is chosen. */
const dealAll = (s: State, k: Ctx<Event>): void => {
  const n = s.players.length;
  const left = COLORS.map((_, c) => c);
  for (let i = 0; i < n; i++) {
    takeColor(s, (s.first + i) % n, drawFrom(left, k.chance), true, k);
  }
  for (let i = 0; i < n * NUMBER.toolbox; i++) {
    toHand(playerAt(s, (s.first + n - 1 + i) % n), pick(s.draw, s.drawSize, k.chance), false);
    s.drawSize--;
  }
  s.start = (s.first + n - 1 + n * NUMBER.toolbox - 1) % n;
  if (k.tell !== undefined)
    for (let seat = 0; seat < n; seat++) {
      const cards = named(playerAt(s, seat).hand);
      k.tell({ type: 'dealt-cards', seat, cards, clause: 'EXT-TBX-07' }, teamSeats(s, seat), {
        type: 'dealt-cards',
        seat,
        cards: cards.map(() => 'unknown'),
        clause: 'EXT-TBX-07',
      });
    }
};

export const first: A<'first'> = {
  run(s, _, k) {
    s.first = rollForFirst(s, k);
    if (!s.quickStart) {
      s.stack.push({ step: 'choose', n: 0 });
      return;
    }
    dealAll(s, k);
    s.stack.push({ step: 'tiles' });
  },
};

/** EXT-SEL-04: counterclockwise from the first. */
const chooser = (s: State, n: number): Seat => (s.first + s.players.length - n) % s.players.length;
/** EXT-TBX-02: clockwise from the one who chose last. */
const drafter = (s: State, n: number): Seat => (s.first + 1 + n) % s.players.length;

// A move is never changed, so the same object serves every listing.
const CHOOSE: readonly Moves['choose'][] = COLORS.map((color) => ({ verb: 'choose', color }));
const TAKE: readonly Moves['draft'][] = CARDS.map((card) => ({ verb: 'take', card }));

export const choose: D<'choose'> = {
  verbs: ['choose'],
  reasons: ['EXT-SEL-04'],
  forced: () => true,
  deciders: (s, f) => 1 << chooser(s, f.n),
  prompt: () => ({ key: 'choose' }),
  moves(s, _, __, out, want) {
    for (let c = 0; c < COLORS.length && out.n < want; c++) if (nth(s.seatOf, c) < 0) out.push(row(CHOOSE, c));
  },
  refuse: () => 'EXT-SEL-04',
  play(s, f, seat, m, k) {
    s.stack.pop();
    takeColor(s, seat, colorOf(m.color), false, k);
    if (f.n + 1 < s.players.length) s.stack.push({ step: 'choose', n: f.n + 1 });
    else {
      s.phase = 'toolboxes';
      s.stack.push({ step: 'draft', n: 0 });
    }
  },
};

export const draft: D<'draft'> = {
  verbs: ['take'],
  reasons: ['EXT-TBX-01'],
  forced: () => true,
  deciders: (s, f) => 1 << drafter(s, f.n),
  prompt: (_, f) => ({ key: 'draft', n: f.n }),
  moves(s, _, __, out, want) {
    for (let c = 0; c < CARD_COUNT; c++) {
      if (copiesIn(s.draw, c) === 0) continue;
      out.push(row(TAKE, c));
      if (out.n === want) return;
    }
  },
  refuse: () => 'EXT-TBX-01',
  play(s, f, seat, m, k) {
    s.stack.pop();
    const card = cardOf(m.card);
    add(s.draw, card, -1);
    s.drawSize--;
    toHand(playerAt(s, seat), card, true);
    k.tell?.({ type: 'took-card', seat, card: m.card, clause: 'EXT-TBX-02' }, ALL);
    if (f.n + 1 < s.players.length * NUMBER.toolbox) s.stack.push({ step: 'draft', n: f.n + 1 });
    else {
      s.start = seat; // EXT-BLD-06
      s.stack.push({ step: 'tiles' });
    }
  },
};

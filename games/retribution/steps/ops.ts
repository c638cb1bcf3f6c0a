/** The interpreter of card operations (2.13): one operation at a time; what needs a choice becomes a decision. */

import { ALL, type Ctx, type FrameOf } from '@pesthouse/kernel';
import { card } from '../cards/cards.ts';
import { listOf, NONE, type Op } from '../cards/ops.ts';
import type { Clause } from '../clauses.ts';
import { nth } from '../look.ts';
import { FACE_COUNT, idOf } from '../names.ts';
import { add, draw, pick, recruit, toDiscard } from '../piles.ts';
import { type A, type Args, type Event, type Player, playerAt, type State } from '../state.ts';
import { mimics } from './choose.ts';
import { gain, lineupCards } from './doing.ts';

/** PLG-OPS-09: Penance has no suit and adds nothing. */
const suitsIn = (p: Player): number => {
  let bits = 0;
  for (let f = 0; f < FACE_COUNT; f++) if (nth(p.discard, f) > 0 && card(f).suit >= 0) bits |= 1 << card(f).suit;
  let n = 0;
  for (; bits !== 0; bits &= bits - 1) n++;
  return n;
};

/** PLG-OPS-13. */
const penance = (s: State, f: FrameOf<Args, 'ops'>, to: readonly ('recruit' | 'discard')[], k: Ctx<Event>): void => {
  const p = playerAt(s, f.victim);
  for (let i = 0; i < to.length; i++) {
    if (s.penanceSize === 0) {
      k.tell?.({ type: 'no-penance', who: f.victim, short: to.length - i, clause: 'PLG-OPS-13' }, ALL);
      return;
    }
    const c = pick(s.penance, s.penanceSize--, k.chance);
    const top = to[i] === 'recruit';
    if (top) recruit(p, c);
    else toDiscard(p, c);
    k.tell?.(
      { type: 'penance', who: f.victim, card: idOf(c), from: 'penance', to: top ? `draw-${f.victim}` : `discard-${f.victim}`, clause: 'PLG-OPS-13' },
      ALL,
    );
  }
};

/** PLG-OPS-07. */
const pitSelf = (s: State, f: FrameOf<Args, 'ops'>, clause: Clause, k: Ctx<Event>): void => {
  const { control } = playerAt(s, f.owner);
  const x = control[f.self];
  if (x === undefined) return;
  control.splice(f.self, 1);
  add(s.pit, x.card, 1);
  s.pitSize++;
  k.tell?.({ type: 'pitted', who: f.owner, card: idOf(x.card), from: `control-${f.owner}`, to: 'pit', clause }, ALL);
};

const one = (s: State, f: FrameOf<Args, 'ops'>, o: Op, clause: Clause, k: Ctx<Event>): void => {
  const p = playerAt(s, f.owner);
  switch (o.op) {
    case 'draw':
      draw(s, f.owner, o.n, k, clause);
      return;
    case 'gain':
      gain(s, o.n, listOf(f.list).face, clause, k);
      return;
    case 'recruit':
      if (p.discardSize > 0) s.stack.push({ step: 'recruit', who: f.owner, list: f.list });
      return;
    case 'drawFromDiscard':
      if (p.discardSize > 0) s.stack.push({ step: 'fetch', who: f.owner, left: o.n, list: f.list });
      return;
    case 'pit':
      s.stack.push({ step: 'pit', who: f.owner, hand: o.hand, discard: o.discard, left: o.upTo, sent: 0, list: f.list, then: o.then, each: o.each });
      return;
    case 'pitLineup':
      if (lineupCards(s) > 0) s.stack.push({ step: 'clear', may: o.may, list: f.list, then: o.then });
      return;
    case 'pitSelf':
      pitSelf(s, f, clause, k);
      return;
    case 'discardOwn':
      if (p.handSize > 0) s.stack.push({ step: 'discard', who: f.owner, left: o.n, attacked: false, list: f.list });
      return;
    case 'gainPerSuitInDiscard':
      gain(s, Math.min(o.max, suitsIn(p) * o.per), listOf(f.list).face, clause, k);
      return;
    case 'mimic':
      if (mimics(s) !== 0) s.stack.push({ step: 'mimic' });
      return;
    case 'discountNextInfect':
      s.discount += o.n;
      s.discountMin = o.min;
      k.tell?.({ type: 'discounted', who: f.owner, n: o.n, min: o.min, clause }, ALL);
      return;
    case 'extraEndDraw':
      s.extraDraw += o.n;
      k.tell?.({ type: 'extra-draw', who: f.owner, n: o.n, clause }, ALL);
      return;
    case 'penance':
      penance(s, f, o.to, k);
      return;
    case 'victimDiscard':
      if (playerAt(s, f.victim).handSize >= o.handAtLeast) s.stack.push({ step: 'discard', who: f.victim, left: o.n, attacked: true, list: f.list });
      return;
    case 'victimDiscardChronic':
      if (playerAt(s, f.victim).control.some((x) => card(x.card).chronic)) s.stack.push({ step: 'give-up', who: f.victim, left: o.n, list: f.list });
      else if (o.else !== NONE) s.stack.push({ step: 'ops', list: o.else, at: 0, owner: f.owner, victim: f.victim, self: f.self });
      return;
    default:
      o satisfies never;
  }
};

export const ops: A<'ops'> = {
  run(s, f, k) {
    const { ops: list, clause } = listOf(f.list);
    const o = list[f.at];
    if (o === undefined) return;
    if (f.at + 1 < list.length) s.stack.push({ step: 'ops', list: f.list, at: f.at + 1, owner: f.owner, victim: f.victim, self: f.self });
    one(s, f, o, clause, k);
  },
};

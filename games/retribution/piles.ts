/** Piles as numbers of copies by face, and what moves cards between them: hands and what everybody knows of them, draws and reshuffles (2.3). */

import { ALL, type Ctx, named as list, type Seat, takeFrom } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import { add, nth } from './look.ts';
import { BACK, FACE_COUNT, FACES, type Face, idOf, type Seen } from './names.ts';
import { type Event, type Player, playerAt, type State } from './state.ts';

/** An empty pile: one number for every face and one for the back. */
export const pile = (): number[] => Array.from({ length: FACE_COUNT + 1 }, () => 0);
export { add, nth as of, takeFrom as pick };

/** The cards of a pile by name, sorted by face. */
export const named = (p: readonly number[]): Face[] => list(p, FACES);

export const toDiscard = (p: Player, f: number): void => {
  add(p.discard, f, 1);
  p.discardSize++;
};
export const fromDiscard = (p: Player, f: number): void => {
  add(p.discard, f, -1);
  p.discardSize--;
};
/** A card comes to the hand; `known` if everybody saw which. */
export const toHand = (p: Player, f: number, known: boolean): void => {
  add(p.hand, f, 1);
  p.handSize++;
  if (!known) return;
  add(p.known, f, 1);
  p.knownSize++;
};
/** PLG-ZON-12: a known copy leaves first. */
export const fromHand = (p: Player, f: number): void => {
  add(p.hand, f, -1);
  p.handSize--;
  if (nth(p.known, f) === 0) return;
  add(p.known, f, -1);
  p.knownSize--;
};

/** PLG-ZON-12: an empty draw pile tells everybody the whole hand, since all know what the deck holds. */
const bare = (p: Player): void => {
  for (let f = 0; f < BACK; f++) p.known[f] = nth(p.hand, f);
  p.knownSize = p.handSize;
};

/** PLG-ZON-03. No chance: numbers become numbers. */
const reshuffle = (p: Player): void => {
  const empty = p.draw;
  p.draw = p.discard;
  p.drawSize = p.discardSize;
  p.discard = empty;
  p.discardSize = 0;
};

/** Whether a draw would give a card. */
export const canDraw = (p: Player): boolean => p.drawSize + p.top.length + p.discardSize > 0;

/** Tells of hidden cards drawn: their owner sees them, sorted, everybody else their number. */
const tellDrawn = (k: Ctx<Event>, who: Seat, cards: number[], clause: Clause): void => {
  if (cards.length === 0) return;
  const seen = cards.splice(0).sort((a, b) => a - b);
  const drew = (list: readonly Seen[]): Event => ({ type: 'drew', who, cards: list, from: `draw-${who}`, to: `hand-${who}`, top: false, clause });
  k.tell?.(drew(seen.map(idOf)), 1 << who, drew(seen.map(() => 'unknown')));
};

/** PLG-OPS-01: the known top first, then by chance; the discard pile comes in only when the next card must be drawn (PLG-ZON-04 to 06). */
export const draw = (s: State, who: Seat, n: number, k: Ctx<Event>, clause: Clause): void => {
  const p = playerAt(s, who);
  const hidden: number[] | undefined = k.tell === undefined ? undefined : [];
  for (let i = 0; i < n; i++) {
    const top = p.top.pop();
    if (top !== undefined) {
      toHand(p, top, true);
      if (hidden) tellDrawn(k, who, hidden, clause);
      k.tell?.({ type: 'drew', who, cards: [idOf(top)], from: `draw-${who}`, to: `hand-${who}`, top: true, clause }, ALL);
    } else {
      if (p.drawSize === 0) {
        if (p.discardSize === 0) {
          if (hidden) tellDrawn(k, who, hidden, clause);
          k.tell?.({ type: 'no-card', who, short: n - i, clause: 'PLG-ZON-06' }, ALL);
          return;
        }
        if (hidden) tellDrawn(k, who, hidden, clause);
        reshuffle(p);
        k.tell?.({ type: 'reshuffled', who, n: p.drawSize, from: `discard-${who}`, to: `draw-${who}`, clause: 'PLG-ZON-03' }, ALL);
      }
      const f = takeFrom(p.draw, p.drawSize, k.chance);
      p.drawSize--;
      toHand(p, f, false);
      hidden?.push(f);
    }
    if (p.drawSize === 0 && p.top.length === 0) {
      if (hidden) tellDrawn(k, who, hidden, clause);
      bare(p);
      k.tell?.({ type: 'bared', who, cards: named(p.hand), clause: 'PLG-ZON-12' }, ALL);
    }
  }
  if (hidden) tellDrawn(k, who, hidden, clause);
};

/** PLG-KEY-01: everybody sees it go on top. */
export const recruit = (p: Player, f: number): void => {
  p.top.push(f);
};

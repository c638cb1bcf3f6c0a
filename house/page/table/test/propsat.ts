/** What a board is given of a position that nobody plays: for tests that draw it. */

import type { BoardProps } from '@pesthouse/board';
import { type Base, type Fact, holds, type Seat } from '@pesthouse/kernel';
import type { Loaded } from '../../shown/game.ts';

const nothing = (): void => undefined;

interface At {
  readonly view: Base;
  readonly next: Base;
  readonly seat: Seat;
  readonly seats: number;
  readonly now: Fact | null;
  readonly narrow: boolean;
}

export const propsAt = ({ engine, text }: Loaded, { view, next, seat, seats, now, narrow }: At): BoardProps => {
  const asked = engine.deciders(view);
  return {
    view,
    next,
    seat,
    text,
    // While an event is shown nobody is asked.
    legal: now === null && seat >= 0 && holds(asked, seat) ? engine.moves(view, seat) : [],
    choose: nothing,
    why: (move) => ({ clause: engine.refuse(view, seat, move) ?? 'KERNEL-OVER', sentence: '' }),
    sitters: Array.from({ length: seats }, (_, i) => ({
      seat: i,
      name: `Seat ${i + 1}`,
      kind: i === 0 ? 'person' : 'bot',
      level: i === 0 ? null : 'good',
      present: true,
      away: null,
      deciding: holds(asked, i),
      you: i === seat,
    })),
    draft: {},
    setDraft: nothing,
    pointed: null,
    point: nothing,
    now,
    openRule: nothing,
    narrow,
  };
};

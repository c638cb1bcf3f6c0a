/** Near misses of the Exterminator's Turn: what is forbidden by just one clause, found by looking for it. */
import type { Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { COST } from '../data/tables.ts';
import { copiesIn } from '../hands.ts';
import { CARDS, cardOf } from '../names.ts';
import { colorAt, roomName, trapId } from '../pieces.ts';
import type { Move, Player, State } from '../state.ts';
import { partner } from '../steps/exchange.ts';

export interface NearMiss {
  readonly move: Move;
  readonly clause: Clause;
}

const nextDoor = (s: State, room: number, to: number): boolean => [0, 1, 2, 3].some((d) => s.way[room * 4 + d] === to);

/** Dragging a trap into the one room next door that it may not enter. */
const intoNest = (s: State, me: Player): readonly NearMiss[] =>
  s.ap < COST.drag
    ? []
    : s.players.flatMap((o) =>
        o.traps.flatMap((t, i) =>
          t.room === me.room && nextDoor(s, me.room, o.nest)
            ? [{ move: { verb: 'drag-trap', trap: trapId(o, i), to: roomName(s, o.nest), content: 'nothing' }, clause: 'EXT-ACT-16' } as const]
            : [],
        ),
      );

/** Asking again for the card that was declined this turn. */
const askAgain = (s: State, seat: Seat): readonly NearMiss[] =>
  s.players.flatMap((o, q) =>
    partner(s, seat, q)
      ? CARDS.flatMap((card) =>
          s.declined.includes(cardOf(card)) && copiesIn(o.hand, cardOf(card)) > 0
            ? [{ move: { verb: 'ask', from: colorAt(s, q), card }, clause: 'EXT-TEAM-11' } as const]
            : [],
        )
      : [],
  );

export const nearMisses = (s: State, me: Player, seat: Seat): readonly NearMiss[] => [...intoNest(s, me), ...askAgain(s, seat)];

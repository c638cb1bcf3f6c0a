/** Reactions: questions to which most have nothing to say. Who says nothing has declined; a seat may leave an order to do so. */
import type { Base, Flat, Seat } from '../index.ts';

export interface Reaction {
  /** The answer of whoever says nothing. */
  readonly decline: Flat;
  /** Whether the question is about something of the seat's own, as the seat sees it; without it there is no telling. */
  readonly own?: (view: Base, seat: Seat) => boolean;
}

const PASS: Flat = { verb: 'pass' };
const DECLINE: Flat = { verb: 'decline' };

/** Pathologic: a Ward of the seat's own would die, or it happens in the seat's own turn. */
const ownWindow = (view: Base, seat: Seat): boolean => {
  const field = (of: object, name: string): unknown => Reflect.get(of, name);
  const roles = field(view, 'roles');
  const frame = view.stack.at(-1);
  const healer: unknown = Array.isArray(roles) ? roles[seat] : undefined;
  if (frame === undefined || typeof healer !== 'number') return true;
  const about = field(frame, 'about');
  const dies = field(frame, 'kind') === 'W-DIE' && typeof about === 'number' && Math.floor(about / 3) === healer;
  return dies || field(view, 'active') === healer;
};

/** By game and kind of decision. Every one is a sealed question: what is answered to it, and by whom, is nobody's business before it closes. */
const REACTIONS: { readonly [game: string]: { readonly [step: string]: Reaction } } = {
  // PATH-RP-07, PATH-RP-09
  pathologic: {
    window: { decline: PASS, own: ownWindow },
    drift: { decline: { verb: 'stay' } },
    hunger: { decline: DECLINE },
    ambush: { decline: DECLINE },
  },
};

/** Every kind of reaction that a game has, in a fixed order. */
export const reactionsOf = (game: string): readonly (readonly [kind: string, reaction: Reaction])[] => Object.entries(REACTIONS[game] ?? {});

/** The kind of the question that is put, where it is a reaction. */
export const reactionTo = (game: string, state: Base): { readonly kind: string; readonly reaction: Reaction } | null => {
  const kind = state.stack.at(-1)?.step ?? '';
  const reaction = REACTIONS[game]?.[kind];
  return reaction === undefined ? null : { kind, reaction };
};

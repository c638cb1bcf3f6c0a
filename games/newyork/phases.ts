/** Which phases a turn has and whether another one follows: read by the steps, the words and the board alike. */
import type { Phase, State } from './state.ts';

/** NYC-END-03, NYC-OPT-03: the last turn and reply turns have no Move Phase; with the last move (NYC-OPT-09) the last turn has one. */
export const moveless = (s: State): boolean => s.lastTurn && !(s.lastMove && s.closer < 0);

/** The reply turns that follow the turn under way (NYC-OPT-02, NYC-OPT-05); null as long as the deck has cards. */
export const repliesAfter = (s: State): number | null => {
  if (s.closer >= 0) return s.repliesLeft - 1;
  if (!s.lastTurn) return null;
  return s.lastCall ? s.order.length - 1 : 0;
};

/** The phases of the turn under way; behind the last turns come the final battles. */
export const phasesOf = (s: State): readonly Phase[] => {
  if (s.phase === 'final' || s.phase === 'over') return ['final', 'over'];
  return [
    ...(s.closer >= 0 ? [] : (['gather'] as const)),
    'breed',
    'fight',
    ...(moveless(s) ? [] : (['move'] as const)),
    ...(s.lastTurn ? (['final'] as const) : []),
  ];
};

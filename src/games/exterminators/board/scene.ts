/** The position as the eye should see it while events are told: what was told has already moved, what is being told has just left its place. Only a picture; the rules know nothing of it. */
import { useTold } from '../../../client/kit/scene.ts';
import type { Event, State } from '../state.ts';
import { arrive } from './arrive.ts';
import { leave } from './leave.ts';

/** The position after `told`, with what `now` moves on its way. */
export const sceneAfter = (view: State, told: readonly Event[], now: Event | null): State => {
  if (told.length === 0 && now === null) return view;
  const s = structuredClone(view);
  for (const e of told) {
    leave(s, e);
    arrive(s, e);
  }
  if (now !== null) leave(s, now);
  return s;
};

/** Remembers what was told since this position came to the board. */
export const useScene = (view: State, now: Event | null): State => useTold(view, now, sceneAfter);

/** The position as it looks while events are shown: what was told since it came to the board has already happened there. */
import { useRef } from 'react';

/** `after` makes the picture of a position from what was told of it so far and what is being shown now. */
export const useTold = <S, E>(view: S, now: E | null, after: (view: S, told: readonly E[], now: E | null) => S): S => {
  const kept = useRef<{ view: S; told: E[]; now: E | null; scene: S }>(undefined);
  const k = kept.current;
  if (k === undefined || k.view !== view) kept.current = { view, told: [], now, scene: after(view, [], now) };
  else if (k.now !== now) {
    if (k.now !== null) k.told.push(k.now);
    k.now = now;
    k.scene = after(view, k.told, now);
  }
  return kept.current?.scene ?? view;
};

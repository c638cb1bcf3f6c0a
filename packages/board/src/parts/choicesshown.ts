/** Where a question is put on a board that can be moved, all that can be chosen comes into sight, once: from then on the hand decides. */
import { type RefObject, useEffect, useRef } from 'react';
import { type Part, type Place, showing } from './place.ts';

/** So far from the edges of the room, in pixels. */
const MARGIN = 10;

/** What can be chosen in the scene, in pixels of the screen. */
const liveIn = (scene: Element): DOMRect[] =>
  [...scene.querySelectorAll('[data-live]')].map((x) => x.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);

const around = (all: readonly DOMRect[], room: DOMRect, { x, y, k }: Place): Part => {
  const [left, top] = [Math.min(...all.map((b) => b.left)), Math.min(...all.map((b) => b.top))];
  const [right, bottom] = [Math.max(...all.map((b) => b.right)), Math.max(...all.map((b) => b.bottom))];
  return { x: (left - room.left - x) / k, y: (top - room.top - y) / k, width: (right - left) / k, height: (bottom - top) / k };
};
/** The same choices at other places of the screen are the same question. */
const keyOf = ({ x, y, width, height }: Part, n: number): string => [n, x, y, width, height].map(Math.round).join(' ');

export const useChoicesShown = (
  room: RefObject<HTMLElement | null>,
  scene: RefObject<HTMLElement | null>,
  place: () => Place,
  go: (to: Place) => void,
  least: () => number,
): void => {
  const latest = useRef({ place, go, least });
  latest.current = { place, go, least };
  useEffect(() => {
    const [box, drawn] = [room.current, scene.current];
    if (box === null || drawn === null) return;
    let shown = '';
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const live = liveIn(drawn);
      const own = box.getBoundingClientRect();
      if (live.length === 0 || own.width === 0 || own.height === 0) return;
      const now = latest.current;
      const part = around(live, own, now.place());
      const size = `${Math.round(own.width)} ${Math.round(own.height)}`;
      const key = `${size} ${keyOf(part, live.length)}`;
      if (key === shown) return;
      shown = key;
      now.go(showing(now.place(), part, own, MARGIN, now.least()));
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const questions = new MutationObserver(soon);
    questions.observe(drawn, { subtree: true, childList: true, attributeFilter: ['data-live'] });
    const sizes = new ResizeObserver(soon);
    sizes.observe(box);
    soon();
    return () => {
      questions.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [room, scene]);
};

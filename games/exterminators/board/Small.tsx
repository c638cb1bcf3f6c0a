/** The position in small: the house with its stacks and figures, for replays and lists. */
import { useLayoutEffect, useRef } from 'react';
import type { State } from '../state.ts';
import { boundsOf, CELL } from './geometry.ts';
import { useGiven } from './given.tsx';
import { Pieces } from './Pieces.tsx';
import { Rooms } from './Rooms.tsx';
import css from './small.module.css';

/** In a smaller picture than this, numbers that can be read would cover the rooms: it has none. */
const COUNTED = 0.3;

export const Small = ({ view }: { readonly view: State }) => {
  const { words } = useGiven();
  const b = boundsOf(view, 0.3);
  const drawing = useRef<SVGSVGElement>(null);
  // Numbers grow as the picture shrinks, so that they stay readable; a house that has grown is drawn smaller in a picture of the same size.
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (svg === null) return;
    const grow = (): void => {
      const k = svg.getScreenCTM()?.a ?? 1;
      svg.style.setProperty('--k', String(k));
      svg.toggleAttribute('data-far', k < COUNTED);
    };
    const watch = new ResizeObserver(grow);
    watch.observe(svg);
    grow();
    return () => watch.disconnect();
  });
  return (
    <div data-game="exterminators" className={css.small}>
      <svg ref={drawing} viewBox={`${b.x * CELL} ${b.y * CELL} ${b.w * CELL} ${b.h * CELL}`} role="img" aria-label={words.house}>
        <Rooms s={view} fresh={-1} sealing={-1} />
        <Pieces s={view} seat={-1} now={null} />
      </svg>
    </div>
  );
};

/** Travellers in the house: drawn above the pieces and moved from point to point at the reader's speed. Without motion nobody travels. */

import { showPace } from '@pesthouse/board';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Event, State } from '../state.ts';
import { pestArt, queenArt, standeeArt, trapArt } from './art.ts';
import { CELL } from './geometry.ts';
import css from './house.module.css';
import { Count } from './Pieces.tsx';
import { type Trip, tripsOf } from './trips.ts';

const Art = ({ t }: { readonly t: Trip }) => {
  switch (t.what) {
    case 'queen':
      return <image href={queenArt(t.color)} x={-0.25 * CELL} y={-0.25 * CELL} width={0.5 * CELL} height={0.5 * CELL} />;
    case 'exterminator':
      return <image href={standeeArt(t.color)} x={-0.19 * CELL} y={-0.22 * CELL} width={0.38 * CELL} height={0.44 * CELL} />;
    case 'trap':
      return <image href={trapArt(t.color, 'empty')} x={-0.22 * CELL} y={-0.14 * CELL} width={0.44 * CELL} height={0.27 * CELL} />;
    case 'pest':
      return (
        <>
          <image href={pestArt(t.color)} x={-0.16 * CELL} y={-0.16 * CELL} width={0.32 * CELL} height={0.32 * CELL} />
          {t.n > 1 ? <Count x={14} y={14} n={t.n} hot /> : null}
        </>
      );
    default:
      return t.what satisfies never;
  }
};

const Traveller = ({ t }: { readonly t: Trip }) => {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const factor = showPace();
    const el = ref.current;
    if (el === null || factor === 0) return;
    const frames: Keyframe[] = t.path.map((at, i) => ({
      transform: `translate(${at.x}px, ${at.y}px) scale(${i === 0 || i === t.path.length - 1 ? 1 : 1.14})`,
      opacity: t.ghostly && i > 0 && i < t.path.length - 1 ? 0.45 : 1,
    }));
    const animation = el.animate(frames, { duration: t.ms * factor, delay: t.delay * factor, fill: 'both', easing: 'ease-in-out' });
    return () => animation.cancel();
  }, [t]);
  return (
    <g ref={ref} className={css.piece} style={{ transform: `translate(${t.path[0]?.x ?? 0}px, ${t.path[0]?.y ?? 0}px)` }}>
      <Art t={t} />
    </g>
  );
};

/** The way of a queen outside, dotted on the lawn. */
const Way = ({ t }: { readonly t: Trip }) =>
  t.what === 'queen' && t.path.length > 3 ? <polyline className={css.way} points={t.path.map((a) => `${a.x},${a.y}`).join(' ')} /> : null;

export const Travel = ({ s, now }: { readonly s: State; readonly now: Event | null }) => {
  // The scene is drawn anew with every event; the trips belong to the event.
  const scene = useRef(s);
  scene.current = s;
  const trips = useMemo(() => tripsOf(scene.current, now), [now]);
  if (showPace() === 0) return null;
  return (
    <>
      {trips.map((t) => (
        <Way key={t.key} t={t} />
      ))}
      {trips.map((t) => (
        <Traveller key={t.key} t={t} />
      ))}
    </>
  );
};

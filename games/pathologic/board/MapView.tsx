/** The town: the painted ground, everything that lies and stands on it, and over it the real buttons that hands, keys and screen readers use. */

import { cx } from '@pesthouse/board';
import { type PointerEvent, type RefObject, useState } from 'react';
import { isOngoing } from '../state.ts';
import { groundArt } from './art.ts';
import { Graveyard, Legend, Ticker } from './Corners.tsx';
import { choiceOf, isPlague, type Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { useFog } from './help.ts';
import { Defs, Fog, Labels, Lit } from './Layers.tsx';
import css from './map.module.css';
import { HEIGHT, slotsOf, WIDTH } from './map.ts';
import { Fanned, fanIn, Pieces, resolvable } from './Pieces.tsx';
import { Spots } from './Spots.tsx';
import { type Box, type Spread, WHOLE_MAP } from './stand.ts';
import { Chip, Tokens } from './Tokens.tsx';

/** A frame round the Events that can be resolved now. */
const Resolvable = ({ p }: { readonly p: Props }) => (
  <g>
    {[...new Set(resolvable(p))].map((d) => (
      <g key={d} transform={`translate(${slotsOf(d).event.x} ${slotsOf(d).event.y})`}>
        <rect x="-28" y="-36" width="56" height="72" rx="7" fill="none" stroke="#1b1310" strokeWidth="6" />
        <rect x="-28" y="-36" width="56" height="72" rx="7" className={css.ring} strokeWidth="3.200" />
        <rect x="-33" y="-41" width="66" height="82" rx="10" className={cx(css.ring, css.pulse)} strokeWidth="2" opacity=".7" />
      </g>
    ))}
  </g>
);

/** Whether a hand is over the fan, by where it is: the pieces of the fan lie over its ground, not in it. */
const overFan = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>, box: Box | undefined): boolean => {
  if (box === undefined) return false;
  const map = currentTarget.getBoundingClientRect();
  const [x, y] = [((clientX - map.left) / map.width) * WIDTH, ((clientY - map.top) / map.height) * HEIGHT];
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
};

export const MapView = ({ p, sight }: { readonly p: Props; readonly sight?: RefObject<Box> }) => {
  const { words, stands } = useGiven();
  const [hot, setHot] = useState<number | null>(null);
  const [fan, setFan] = useState<Spread | null>(null);
  const { view } = p;
  const plague = isPlague(p);
  const [fog] = useFog(plague);
  const choice = choiceOf(p);
  const spread = (at: number | null): void => setFan(at === null ? null : { at, sight: sight?.current ?? WHOLE_MAP });
  /** The fan stays open as long as one is over it. */
  const shut = (e: PointerEvent<HTMLElement>): void => {
    if (fan !== null && !overFan(e, fanIn(stands, view, fan)?.box)) setFan(null);
  };
  const known = view.phase !== 'setup' && view.fog !== 0;
  return (
    <div className={css.map}>
      {plague ? <img className={cx(css.ground, css.night)} src={groundArt(true)} alt="" draggable={false} /> : null}
      <img className={cx(css.ground, plague && css.day)} src={groundArt(false)} alt="" draggable={false} />
      <svg className={css.over} viewBox="0 0 1000 700" aria-hidden="true">
        <Defs />
        {fog && known ? <Fog view={view} plague={plague} /> : null}
        <Lit view={view} />
        <Labels p={p} choice={choice} hot={hot} />
        <Tokens view={view} />
        {p.legal.length > 0 && view.ongoing > 0 && view.event.some((_, d) => isOngoing(view, d)) ? <Resolvable p={p} /> : null}
        <Ticker view={view} />
        <Graveyard view={view} />
        {fog && known ? <Legend plague={plague} /> : null}
        <Pieces p={p} choice={choice} fan={fan} />
        <Chip view={view} />
        <Fanned p={p} choice={choice} fan={fan} />
      </svg>
      {p.now?.type === 'turn' && p.now.who === 'plague' ? <div className={css.drift} /> : null}
      <fieldset
        className={css.spots}
        aria-label={words.map}
        onPointerMove={shut}
        onPointerDown={shut}
        onPointerLeave={(e) => (e.pointerType === 'mouse' ? setFan(null) : undefined)}
      >
        <Spots p={p} choice={choice} onHot={setHot} fan={fan} onFan={spread} />
      </fieldset>
    </div>
  );
};

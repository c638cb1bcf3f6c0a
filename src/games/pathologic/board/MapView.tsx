/** The town: the painted ground, everything that lies and stands on it, and over it the real buttons that hands, keys and screen readers use. */
import { useState } from 'react';
import { cx } from '../../../client/kit/cx.ts';
import { isOngoing } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { groundArt } from './art.ts';
import { Graveyard, Legend, Ticker } from './Corners.tsx';
import { choiceOf, isPlague, type Props } from './choice.ts';
import { useFog } from './help.ts';
import { Defs, Fog, Labels, Lit } from './Layers.tsx';
import css from './map.module.css';
import { slotsOf } from './map.ts';
import { Pieces, resolvable } from './Pieces.tsx';
import { Spots } from './Spots.tsx';
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

export const MapView = ({ p }: { readonly p: Props }) => {
  const [hot, setHot] = useState<number | null>(null);
  const { view } = p;
  const plague = isPlague(p);
  const [fog] = useFog(plague);
  const choice = choiceOf(p);
  const known = view.phase !== 'setup' && view.fog !== 0;
  return (
    <div className={css.map}>
      <img className={css.ground} src={groundArt(plague)} alt="" draggable={false} />
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
        <Pieces p={p} choice={choice} />
        <Chip view={view} />
      </svg>
      {p.now?.type === 'turn' && p.now.who === 'plague' ? <div className={css.drift} /> : null}
      <fieldset className={css.spots} aria-label={words.map}>
        <Spots p={p} choice={choice} onHot={setHot} />
      </fieldset>
    </div>
  );
};

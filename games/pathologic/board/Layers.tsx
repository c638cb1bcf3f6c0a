/** What is drawn straight on the ground: fog, light on the Events, names, and the labels of river and Steppe. */

import { asking } from '@pesthouse/board';
import { reachOf } from '../data/tables.ts';
import { holds } from '../look.ts';
import { DISTRICTS, STEPPE } from '../names.ts';
import { mayBeIn } from '../reading.ts';
import { isOngoing, type State } from '../state.ts';
import { type Choice, considered, type Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './map.module.css';
import { outlineOf, PLACES, slotsOf } from './map.ts';
import { roomBeside, together } from './together.ts';

/** Places that the Plague could reach from where it may be. */
const nextTo = (fog: number): number => {
  let set = 0;
  for (let d = STEPPE; d <= DISTRICTS; d++) if (holds(fog, d)) for (const to of reachOf(d)) set |= 1 << to;
  return set & ~fog;
};

export const Defs = () => (
  <defs>
    <pattern id="pth-now" width="30" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
      <path d="M-2 5q8-8 16 0t16 0M-10 12.500q8-7 16 0t16 0 16 0" className={css.fogLine} strokeWidth="2.600" />
    </pattern>
    <pattern id="pth-next" width="36" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
      <path d="M0 6q7-7 14 0M18 17q7-7 14 0" className={css.fogLine} strokeWidth="2" opacity=".75" />
    </pattern>
    <radialGradient id="pth-lit">
      <stop offset="0" stopColor="#fff6d2" stopOpacity=".95" />
      <stop offset=".55" stopColor="#ffe9a8" stopOpacity=".6" />
      <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="pth-beam" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff6d8" stopOpacity="0" />
      <stop offset="1" stopColor="#fff6d8" stopOpacity=".75" />
    </linearGradient>
    {PLACES.map((d) => (
      <clipPath key={d} id={`pth-c${d}`}>
        <path d={outlineOf(d)} />
      </clipPath>
    ))}
  </defs>
);

export const Fog = ({ view, plague }: { readonly view: State; readonly plague: boolean }) => {
  const near = plague ? 0 : nextTo(view.fog);
  return (
    <g>
      {PLACES.map((d) => {
        const now = mayBeIn(view, d);
        if (!now && !holds(near, d)) return null;
        return (
          <g key={d} clipPath={`url(#pth-c${d})`}>
            <path d={outlineOf(d)} className={css.fogFill} opacity={now ? 0.3 : 0.1} />
            <path d={outlineOf(d)} fill={`url(#${now ? 'pth-now' : 'pth-next'})`} />
            {now ? <path d={outlineOf(d)} className={css.fogRim} strokeWidth="22" opacity=".3" /> : null}
          </g>
        );
      })}
      {mayBeIn(view, STEPPE) || holds(near, STEPPE) ? (
        <rect x="376" y="638" width="208" height="54" rx="10" fill={`url(#${mayBeIn(view, STEPPE) ? 'pth-now' : 'pth-next'})`} />
      ) : null}
    </g>
  );
};

export const Lit = ({ view }: { readonly view: State }) => (
  <g className={css.lit}>
    {PLACES.filter((d) => isOngoing(view, d)).map((d) => (
      <g key={d} clipPath={`url(#pth-c${d})`}>
        <circle cx={slotsOf(d).event.x} cy={slotsOf(d).event.y} r="84" fill="url(#pth-lit)" />
      </g>
    ))}
  </g>
);

/** Gold on a dark line with four arrowheads: this can be chosen. */
export const Ring = () => (
  <g>
    <circle r="15" fill="none" stroke="#1b1310" strokeWidth="6" opacity=".85" />
    <circle r="15" className={css.ring} strokeWidth="3.200" />
    <circle r="20" className={`${css.ring} ${css.pulse}`} strokeWidth="2" opacity=".7" />
    {[0, 90, 180, 270].map((turn) => (
      <path key={turn} transform={`rotate(${turn})`} d="M0-18l4.500-7h-9Z" className={css.arrow} />
    ))}
  </g>
);

export const Labels = ({ p, choice, hot }: { readonly p: Props; readonly choice: Choice; readonly hot: number | null }) => {
  const { words } = useGiven();
  const meant = considered(p);
  // What is being told lights its district; else what is meant does.
  const f = asking(p.view);
  const told = p.now !== null ? ('at' in p.now ? p.now.at : null) : f?.step === 'window' && f.kind === 'W-ATK' ? f.about : null;
  // Whoever would stop on the way stops where they stand.
  const stops = meant?.verb === 'stop' && f?.step === 'walk' ? (p.view.at[f.piece] ?? null) : null;
  const aimed = told ?? (meant === null ? null : 'to' in meant ? meant.to : 'at' in meant ? meant.at : stops);
  const picked = choice.prefix.find((x) => x.startsWith('place:'));
  const live = (d: number): boolean => choice.next.has(`place:${d}`) || choice.strides.has(d);
  return (
    <g>
      {PLACES.map((d) => {
        const open = live(d);
        const chosen = aimed === d || picked === `place:${d}`;
        return open || chosen || hot === d ? (
          <path key={d} d={outlineOf(d)} className={chosen ? css.chosenLand : open ? css.openLand : css.hotLand} data-hot={hot === d || undefined} />
        ) : null;
      })}
      {PLACES.map((d) => {
        const { label } = slotsOf(d);
        const lines = words.lines(d);
        const open = live(d);
        const x = open ? 23 : 17;
        return (
          <g key={d} transform={`translate(${label.x} ${label.y})`}>
            {open ? <Ring /> : null}
            <circle r="12" className={css.badge} />
            <text y="5" textAnchor="middle" className={css.dnum}>
              {d}
            </text>
            {lines.map((line, i) => (
              <text key={line} x={x} y={lines.length === 1 ? 5 : i * 15} className={css.dname} {...together(line, roomBeside(d, x, words.lines))}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <text x="480" y="664" textAnchor="middle" className={css.steppe}>
        {words.steppe}
      </text>
      <text x="480" y="684" textAnchor="middle" className={css.steppe2}>
        {words.onlyPlague}
      </text>
      {live(0) ? (
        <>
          <rect x="372" y="636" width="216" height="58" rx="12" fill="none" stroke="#1b1310" strokeWidth="6" opacity=".85" />
          <rect x="372" y="636" width="216" height="58" rx="12" className={css.ring} strokeWidth="3.200" />
          <g transform="translate(360 664)">
            <path d="M0 0l-8-6v12Z" className={css.arrow} />
          </g>
          <g transform="translate(600 664)">
            <path d="M0 0l8-6v12Z" className={css.arrow} />
          </g>
        </>
      ) : null}
      {hot === 0 ? <rect x="372" y="636" width="216" height="58" rx="12" className={css.hotLand} /> : null}
      {aimed === 0 && meant !== null ? <rect x="372" y="636" width="216" height="58" rx="12" className={css.chosenLand} /> : null}
      <path id="pth-river" d="M318 44C350 40 380 37 430 34S540 25 590 20" fill="none" />
      <text dy="3" className={css.river}>
        <textPath href="#pth-river" startOffset="30">
          {words.river}
        </textPath>
      </text>
    </g>
  );
};

/** The infestation gauge: how many pests are still outside. The needle falls toward the striped end as the house fills. */

import { useGiven } from './given.tsx';
import css from './seats.module.css';

export const Gauge = ({ n, pool, id }: { readonly n: number; readonly pool: number; readonly id: string }) => {
  const { words } = useGiven();
  return (
    <svg className={css.gauge} viewBox="0 0 120 76" role="img" aria-label={words.reserveOf(n, pool)}>
      <defs>
        <pattern id={`ext-hz-${id}`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="#F2C62B" />
          <rect width="3.5" height="7" fill="#1B1B1B" />
        </pattern>
      </defs>
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M4 66A56 56 0 0 1 116 66Q116 74 108 74H12Q4 74 4 66Z" fill="#B9C4CC" stroke="#14233A" strokeWidth="2.4" />
        <path d="M10 65A50 50 0 0 1 110 65Q110 69 106 69H14Q10 69 10 65Z" fill="#FFF8E7" stroke="#14233A" strokeWidth="1.6" />
        <g fill="none" strokeWidth="7" strokeLinecap="butt">
          <path d="M14.5 62.6A45.5 45.5 0 0 1 29.9 29.9" stroke={`url(#ext-hz-${id})`} />
          <path d="M29.9 29.9A45.5 45.5 0 0 1 67.1 19.1" stroke="#E9B44C" />
          <path d="M67.1 19.1A45.5 45.5 0 0 1 105.5 62.6" stroke="#5E9B57" />
        </g>
        <path
          d="M16 64L22 64M17.8 51.6L20.7 52.4M23 40.2L25.5 41.8M31.2 30.7L33.2 33M41.7 24L43 26.7M53.7 20.4L54.6 26.4M66.3 20.4L65.8 23.4M78.3 24L77 26.7M88.8 30.7L86.8 33M97 40.2L94.5 41.8M102.2 51.6L96.5 53.3M104 64L101 64"
          fill="none"
          stroke="#14233A"
          strokeWidth="1.3"
        />
        <g className={css.needle} style={{ rotate: `${(180 * Math.min(n, pool)) / Math.max(1, pool)}deg` }}>
          <path d="M60 64H20" stroke="#14233A" strokeWidth="5" />
          <path d="M60 64H20" stroke="#C7372D" strokeWidth="2.6" />
        </g>
        <circle cx="60" cy="64" r="7" fill="#14233A" />
        <circle cx="60" cy="64" r="3" fill="#B9C4CC" />
      </g>
    </svg>
  );
};

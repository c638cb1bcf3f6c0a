/** The city in small: who stands where, for replays and lists. */
import { PLACES } from '../names.ts';
import type { State } from '../state.ts';
import { HUE } from './colours.ts';
import { Inset } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import { FERRY, LANDS, LINES, SPOT } from './map.ts';
import css from './small.module.css';

export const Small = ({ view }: { readonly view: State }) => {
  const { words } = useGiven();
  return (
    <div data-game="newyork" className={css.small}>
      <svg viewBox="0 0 1000 1000" role="img" aria-label={words.map}>
        <rect width="1000" height="1000" rx="14" fill="var(--ny-water)" />
        {LANDS.map((d) => (
          <path key={d} d={d} fill="var(--ny-land)" stroke="var(--ny-shore)" strokeWidth="4" />
        ))}
        <path d={FERRY} fill="none" stroke="var(--ny-ferry)" strokeWidth="7" strokeDasharray="4 14" strokeLinecap="round" />
        {LINES.map((l) => (
          <path key={l.color} d={l.path} fill="none" stroke={l.color} strokeWidth="8" strokeLinejoin="round" opacity=".4" />
        ))}
        {PLACES.map((at) => {
          const here = view.order.filter((who) => view.board[at].stacks[who].length > 0);
          const { x, y } = SPOT[at];
          if (!view.places.includes(at)) return <circle key={at} cx={x} cy={y} r="22" fill="#0B1226" stroke="#4B5E93" strokeWidth="6" strokeDasharray="10 8" />;
          if (here.length === 0) return <circle key={at} cx={x} cy={y} r="24" fill="#F4EFE6" stroke="#090D18" strokeWidth="8" />;
          return (
            <g key={at} transform={`translate(${x} ${y})`}>
              {here.map((who, i) => (
                <g key={who} transform={`translate(${(i - (here.length - 1) / 2) * 92} 0)`}>
                  <circle r="60" fill={HUE[who].mid} stroke="#090D18" strokeWidth="9" />
                  <Inset name={who} x={-52} y={-26} size={50} gap={HUE[who].mid} />
                  <text x="26" y="22" textAnchor="middle" fontSize="62" fontWeight="800" fill="#fff">
                    {view.board[at].stacks[who].length}
                  </text>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
};

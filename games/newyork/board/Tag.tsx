/** The tag of a group on a plaque: glyph, pests, dice, and card edges for its height. */
import type { Species } from '../names.ts';
import { HUE } from './colours.ts';
import { Inset } from './Drawing.tsx';
import { TAG } from './map.ts';

export interface TagProps {
  readonly species: Species;
  readonly x: number;
  readonly y: number;
  readonly pests: number;
  readonly dice: number;
  /** Drawn as it would be: dashed, with a sign of what changes. */
  readonly ghost?: 'plus' | 'minus';
  readonly dim?: boolean;
}

const EDGES = ['#B3A894', '#CFC5B3'] as const;

export const Tag = ({ species, x, y, pests, dice, ghost, dim }: TagProps) => {
  const edges = Math.min(2, Math.max(0, pests - 1));
  const hue = HUE[species];
  return (
    <g opacity={dim ? 0.55 : 1}>
      <rect x={x - 1} y={y + 2} width={TAG.w + 4} height={TAG.h + 4 + 3 * edges} rx="8" fill="#050814" opacity=".45" />
      {EDGES.slice(2 - edges).map((fill, i) => (
        <rect key={fill} x={x + 1.2 * (edges - i)} y={y + 3 * (edges - i)} width={TAG.w} height={TAG.h} rx="6" fill={fill} stroke="#0B1226" />
      ))}
      <rect x={x} y={y} width={TAG.w} height={TAG.h} rx="6" fill="#F4EFE6" stroke="#0B1226" />
      <path d={`M${x + 6} ${y}h20v32h-20a6 6 0 0 1-6-6v-20a6 6 0 0 1 6-6z`} fill={hue.mid} />
      <Inset name={species} x={x + 3.5} y={y + 6.5} size={19} gap={hue.mid} />
      <text x={x + 36.5} y={y + 24} textAnchor="middle" fontSize={pests > 9 ? 16.5 : 22} letterSpacing={pests > 9 ? -0.8 : 0} fontWeight="800" fill="#14213D">
        {pests}
      </text>
      <rect x={x + 47} y={y + 4} width="24" height="24" rx="5.5" fill={hue.dark} />
      <path
        d={`M${x + 52.5} ${y + 4}h13a5.5 5.5 0 0 1 5.5 5.5v1a5.5 5.5 0 0 0-5.5-4h-13a5.5 5.5 0 0 0-5.5 4v-1a5.5 5.5 0 0 1 5.5-5.5z`}
        fill="#fff"
        opacity=".3"
      />
      <text x={x + 59} y={y + 22} textAnchor="middle" fontSize={dice > 9 ? 16 : 17.5} letterSpacing={dice > 9 ? -1 : 0} fontWeight="800" fill="#fff">
        {dice}
      </text>
      {ghost === undefined ? null : (
        <>
          <rect x={x - 2.5} y={y - 2.5} width={TAG.w + 5} height={TAG.h + 5} rx="8" fill="none" stroke="#FFD34D" strokeWidth="4" strokeDasharray="7 4" />
          <g transform={`translate(${x - 1} ${y})`}>
            <circle r="11" fill="#F7B801" stroke="#090D18" strokeWidth="2" />
            <path d={ghost === 'plus' ? 'M-5 0h10M0-5v10' : 'M-5 0h10'} stroke="#14130A" strokeWidth="3.2" />
          </g>
        </>
      )}
    </g>
  );
};

/** An empty corner: a dashed glyph where the species may breed, a struck one where it may not. */
export const Corner = ({ species, x, y, open }: { readonly species: Species; readonly x: number; readonly y: number; readonly open: boolean }) => {
  const ink = open ? '#F4EFE6' : '#8D97AD';
  return (
    <g opacity={open ? 0.92 : 0.85}>
      <circle
        cx={x}
        cy={y}
        r="11.5"
        fill="#0B1226"
        fillOpacity={open ? 0.72 : 0.55}
        stroke={ink}
        strokeWidth="1.3"
        strokeDasharray={open ? '3 2.6' : undefined}
      />
      <Inset name={species} x={x - 7} y={y - 7} size={14} color={ink} />
      {open ? null : <path d={`M${x - 8} ${y + 8}l16-16`} stroke="#F2705A" strokeWidth="2.6" />}
    </g>
  );
};

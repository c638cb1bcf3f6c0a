/** The building site: cells that take the tile in hand, with the ways it can lie, and the tile itself as a ghost with its wheel. */

import { DOORS, turned } from '../data/tables.ts';
import { isOpen, SIDES } from '../doors.ts';
import { DX, DY, tileOf } from '../names.ts';
import { tileArt } from './art.ts';
import type { Building, Ghost } from './building.ts';
import { CELL, cellBox, middle, spotKey } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';
import { Ring } from './Marks.tsx';

const GAPS = ['M-7 7H-3.5M3.5 7H7', 'M-7 -7V-3.5M-7 3.5V7', 'M-7 -7H-3.5M3.5 -7H7', 'M7 -7V-3.5M7 3.5V7'] as const;
const WALLS = ['M-7 7H7', 'M-7 -7V7', 'M-7 -7H7', 'M7 -7V7'] as const;

/** The plan of a tile in small: gaps are doors. */
const Plan = ({ doors, x, ok }: { readonly doors: number; readonly x: number; readonly ok: boolean }) => (
  <g transform={`translate(${x} 10)`} fill="none" stroke={ok ? '#FFE07A' : '#8FA9C4'} strokeWidth={ok ? 3 : 2}>
    {SIDES.map((d) => (
      <path key={d} d={isOpen(doors, d) ? GAPS[d] : WALLS[d]} />
    ))}
    {ok ? null : <path d="M-9 9L9 -9" stroke="#FF9C8F" strokeWidth="2" />}
  </g>
);

const Cell = ({ b, x, y }: { readonly b: Building; readonly x: number; readonly y: number }) => {
  const { words } = useGiven();
  const ways = b.cells.get(spotKey(x, y)) ?? [];
  const box = cellBox(x, y);
  const at = middle(box);
  const doors = b.tile === null ? 0 : (DOORS[tileOf(b.tile)] ?? 0);
  const plans = [...new Set([0, 1, 2, 3].map((rot) => turned(doors, rot)))];
  const can = new Set(ways.map((m) => turned(doors, m.rot)));
  return (
    <g>
      <rect x={box.x + 6} y={box.y + 6} width={CELL - 12} height={CELL - 12} rx="8" fill="#1F3A5F" opacity=".9" />
      <Ring box={box} inset={6} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <path d="M0 -36V-14M-11 -25H11" stroke="#FFE07A" strokeWidth="6" strokeLinecap="round" />
        {plans.map((p, i) => (
          <Plan key={p} doors={p} x={(i - (plans.length - 1) / 2) * 22} ok={can.has(p)} />
        ))}
        <text className={css.ways} y="42">
          {words.ways(ways.length)}
        </text>
      </g>
    </g>
  );
};

const GhostTile = ({ g }: { readonly g: Ghost }) => {
  const {
    names: { roomName },
  } = useGiven();
  const { move } = g;
  const box = cellBox(move.x, move.y);
  const at = middle(box);
  const doors = turned(DOORS[tileOf(g.tile)] ?? 0, move.rot);
  return (
    <g className={css.ghost}>
      <rect x={box.x - 6} y={box.y - 6} width={CELL + 12} height={CELL + 12} rx="6" fill="#14233A" />
      <rect x={box.x - 4} y={box.y - 4} width={CELL + 8} height={CELL + 8} rx="5" fill="#FFE07A" />
      <image
        className={css.turning}
        href={tileArt(g.tile)}
        x={box.x}
        y={box.y}
        width={CELL}
        height={CELL}
        style={{ transformOrigin: `${at.x}px ${at.y}px`, rotate: `${90 * move.rot}deg` }}
      />
      <text className={css.name} x={at.x} y={box.y + 0.172 * CELL}>
        {roomName(g.tile)}
      </text>
      <g transform={`translate(${at.x} ${at.y + 2})`}>
        <circle r="31" fill="#14233A" opacity=".92" />
        {g.ways > 1 ? (
          <>
            <path d="M-14 8A16.5 16.5 0 1 1 8 14" fill="none" stroke="#FFE07A" strokeWidth="4.5" strokeLinecap="round" />
            <path d="M14 6L8 15L3 5Z" fill="#FFE07A" transform="rotate(24 8 10)" />
          </>
        ) : (
          <path d="M-13 1L-4 11L14 -10" fill="none" stroke="#FFE07A" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
        )}
        {g.ways > 1 ? (
          <text className={css.wheel} y="6">
            R
          </text>
        ) : null}
        {SIDES.map((d) => (
          <circle
            key={d}
            cx={(DX[d] ?? 0) * 34}
            cy={(DY[d] ?? 0) * 34}
            r="6.5"
            fill={isOpen(doors, d) ? '#FFF8E7' : '#3B5D8C'}
            stroke="#14233A"
            strokeWidth="2.4"
          />
        ))}
      </g>
      {move.verb === 'force' ? (
        <circle
          cx={at.x + (DX[['D', 'L', 'U', 'R'].indexOf(move.side)] ?? 0) * 63}
          cy={at.y + (DY[['D', 'L', 'U', 'R'].indexOf(move.side)] ?? 0) * 63}
          r="11"
          fill="#23766F"
          stroke="#FFF8E7"
          strokeWidth="2.5"
        />
      ) : null}
    </g>
  );
};

export const Site = ({ b }: { readonly b: Building }) => (
  <>
    {[...b.cells.entries()].map(([key, [first]]) =>
      first === undefined || (b.ghost !== null && b.ghost.move.x === first.x && b.ghost.move.y === first.y) ? null : (
        <Cell key={key} b={b} x={first.x} y={first.y} />
      ),
    )}
    {b.ghost === null ? null : <GhostTile g={b.ghost} />}
  </>
);

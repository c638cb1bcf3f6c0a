/** What the chart is drawn of: ground, roads, places with what stands there, and the rings round them. */

import { cx, times } from '@pesthouse/board';
import { memo } from 'react';
import { GROUND, ROAD } from '../data/tables.ts';
import { COLOURS, PLACES, RESOURCES, ROADS } from '../names.ts';
import { houseOf, mine, nth } from '../reading.ts';
import type { State } from '../state.ts';
import { HILLS, LABEL, SHORE, SHORE_ROOM, TREES } from './chart.ts';
import { Inset } from './Draw.tsx';
import { curve, HALF, kindOf, type Point, type Room } from './geometry.ts';
import css from './map.module.css';
import { buildingPic, kindPic, RES_PIC } from './pictures.ts';

/** What never changes in a game: sea, shore, countryside. */
export const Ground = memo(({ room }: { readonly room: Room }) => {
  const sx = room.width / SHORE_ROOM.width;
  const sy = room.height / SHORE_ROOM.height;
  const stretch = `scale(${sx} ${sy})`;
  return (
    <g>
      <rect width={room.width} height={room.height} fill="url(#pest-p-sea)" />
      <rect width={room.width} height={room.height} fill="var(--sea-wash)" />
      <g transform={stretch}>
        <path d={SHORE} fill="none" stroke="var(--shore-1)" strokeWidth="22" opacity=".35" />
        <path d={SHORE} fill="none" stroke="var(--shore-2)" strokeWidth="10" opacity=".45" />
        <path d={SHORE} fill="var(--land)" stroke="#1C1A1D" strokeWidth="1.8" />
        <path d={SHORE} fill="url(#pest-p-grain)" opacity=".5" />
      </g>
      <Inset name="sea-ship" x={room.width - 46} y={36} h={64} />
      <Inset name="sea-rose" x={38} y={room.height - 40} h={64} />
      <Inset name="sea-serpent" x={room.width - 58} y={room.height - 32} h={64} />
      <g opacity=".42">
        {HILLS.map(([x, y]) => (
          <Inset key={`${x} ${y}`} name="hill" x={x * sx + 10} y={y * sy - 7} h={18} />
        ))}
        {TREES.map(([x, y]) => (
          <Inset key={`${x} ${y}`} name="trees" x={x * sx + 6} y={y * sy - 7} h={18} />
        ))}
      </g>
    </g>
  );
});

export const Roads = memo(({ room, dim }: { readonly room: Room; readonly dim: boolean }) => (
  <g opacity={dim ? 0.75 : 1} fill="none">
    {ROADS.map((id, i) => {
      const { d } = curve(room, i);
      const colour = COLOURS[ROAD[i]?.colour ?? -1];
      if (colour === undefined)
        return (
          <g key={id}>
            <path d={d} stroke="var(--land)" strokeWidth="5" />
            <path d={d} stroke="#3A3330" strokeWidth="2" strokeDasharray="5 3.5" />
          </g>
        );
      if (colour === 'red')
        return (
          <g key={id}>
            <path d={d} stroke="#1C1A1D" strokeWidth="7" />
            <path d={d} stroke="#B23A36" strokeWidth="4.4" />
          </g>
        );
      if (colour === 'blue')
        return (
          <g key={id}>
            <path d={d} stroke="#1C1A1D" strokeWidth="7" />
            <path d={d} stroke="#7FA9D3" strokeWidth="4.6" />
            <path d={d} stroke="#1C1A1D" strokeWidth="1.2" />
          </g>
        );
      return (
        <g key={id}>
          <path d={d} stroke="#1C1A1D" strokeWidth="3" />
          <path d={d} stroke="#1C1A1D" strokeWidth="7" strokeDasharray="1.8 4.4" />
        </g>
      );
    })}
  </g>
));

export const Sick = ({
  x,
  y,
  n,
  h = 16.5,
  apart = 9,
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly h?: number;
  readonly apart?: number;
}) =>
  n >= 4 ? (
    <g>
      <Inset name="person-sick" x={x} y={y} h={h} />
      <circle cx={x + 9} cy={y - 5} r="7" fill="#1C1A1D" />
      <text x={x + 9} y={y - 0.8} textAnchor="middle" className={css.count}>
        {n}
      </text>
    </g>
  ) : (
    <g>
      {times(n).map((key, i) => (
        <Inset key={key} name="person-sick" x={x - i * apart} y={y} h={h} />
      ))}
    </g>
  );

/** A place with its yield, building places, Camps and Sick. */
export const Place = ({ s, at, x, y }: { readonly s: State; readonly at: number; readonly x: number; readonly y: number }) => {
  const g = GROUND[at];
  if (g === undefined) return null;
  const [rx, ry] = HALF[kindOf(at)];
  const ruined = nth(s.ruin, at) === 1;
  const harbour = COLOURS[g.harbour];
  const owners = s.players.flatMap((p, seat) => (mine(s, seat, at) ? [{ seat, b: p.site.indexOf(at) }] : []));
  const foot: readonly Point[] =
    g.capacity === 1
      ? // Where the name stands at the right the building stands below.
        [LABEL[PLACES[at] ?? 'alderrest'][2] === 'start' ? [0, ry + 4] : [rx, ry - 1]]
      : [
          [-rx + 1, ry - 2],
          [rx - 1, ry - 2],
          [0, ry + 2],
        ];
  return (
    <g>
      {harbour === undefined ? null : (
        <g opacity={ruined ? 0.55 : 1}>
          <Inset name={`harbour-${harbour}`} x={x - rx - 3} y={y - ry + 1} h={18} />
        </g>
      )}
      <Inset name={kindPic(g.kind, ruined)} x={x} y={y} h={ry * 2} />
      {ruined ? null : (
        <Inset name={RES_PIC[RESOURCES[nth(s.yields, at)] ?? 'coin']} x={x} y={y + ry * 0.38} h={g.kind === 2 ? 19 : g.kind === 1 ? 16.5 : 15} />
      )}
      {ruined
        ? null
        : foot.slice(0, g.capacity).map(([dx, dy], i) => {
            const o = owners[i];
            return o === undefined ? (
              <path key={`f${dx}`} d={`M${x + dx} ${y + dy - 3.6}l3.6 3.6l-3.6 3.6l-3.6 -3.6z`} fill="#EFE6D2" stroke="#1C1A1D" strokeWidth="1.3" />
            ) : (
              <g key={`b${o.seat}`} data-house={houseOf(s, o.seat)}>
                <Inset name={buildingPic(o.b)} x={x + dx} y={y + dy} h={19} />
              </g>
            );
          })}
      {s.players.map((p, seat) =>
        p.camp === at ? (
          <g key={p.house} data-house={houseOf(s, seat)}>
            <Inset name="camp" x={x - rx - 4 + seat * 3} y={y + 7} h={20} />
          </g>
        ) : null,
      )}
      <Sick x={x + rx + 8} y={y - ry + 3} n={nth(s.sick, at)} />
    </g>
  );
};

export const Ring = ({
  x,
  y,
  rx,
  ry,
  tone,
  hot,
}: {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly tone: string;
  readonly hot: boolean;
}) => (
  <g className={cx(css[tone], hot && css.hot)}>
    <ellipse className={css.halo} cx={x} cy={y} rx={rx + 15} ry={ry + 13} />
    <ellipse className={css.casing} cx={x} cy={y} rx={rx + 8} ry={ry + 6} />
    <ellipse className={css.ring} cx={x} cy={y} rx={rx + 8} ry={ry + 6} />
  </g>
);

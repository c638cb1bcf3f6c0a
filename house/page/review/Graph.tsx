/** The graph of a game: every seat's chance, or somebody's own score, over its moves. Point, drag or use the arrow keys to read it; the replay follows. */

import { cx } from '@pesthouse/board';
import type { Point } from '@pesthouse/bots/review';
import type { Seat } from '@pesthouse/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { SeatMark } from '../shown/SeatMark.tsx';
import type { ReviewText } from '../text/en/review.ts';
import type { Found } from './found.ts';
import css from './graph.module.css';
import { colourOf, DASHES, gridOf, pathOf, type Scale, valueAt } from './lines.ts';
import { howMuch, type Reader, whoIs } from './why.ts';

const HEIGHT = 210;
const EDGE = { left: 40, right: 34, top: 12, bottom: 22 } as const;
const LEAST_WIDTH = 240;

export interface GraphProps {
  readonly reader: Reader;
  readonly seats: number;
  readonly points: readonly Point[];
  readonly found: readonly Found[];
  readonly at: number;
  readonly last: number;
  go(at: number): void;
}

const allSeats = (n: number): Seat[] => Array.from({ length: n }, (_, i) => i);

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(LEAST_WIDTH, box.clientWidth)));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return [ref, width] as const;
};

/** Whose line is which, and what it says where the reader points. */
function Legend({ reader, seats, points, at }: Pick<GraphProps, 'reader' | 'seats' | 'points' | 'at'>) {
  return (
    <ul className={css.legend}>
      {allSeats(seats).map((seat) => (
        <li key={seat}>
          <SeatMark game={reader.game} view={reader.view} seat={seat} size={22} />
          <svg width="24" height="6" aria-hidden="true">
            <line
              x1="0"
              x2="24"
              y1="3"
              y2="3"
              className={cx(css.line, seat === reader.you && css.thick)}
              style={{ stroke: colourOf(reader, seat) }}
              strokeDasharray={DASHES[seat]}
            />
          </svg>
          <span>{whoIs(reader, seat)}</span>
          <b>{howMuch(reader.words, seats, valueAt(points, seat, at))}</b>
        </li>
      ))}
    </ul>
  );
}

const readOut = (reader: Reader, words: ReviewText, seats: number, points: readonly Point[], at: number, last: number): string =>
  words.reading(
    at,
    last,
    allSeats(seats)
      .map((p) => `${whoIs(reader, p)} ${howMuch(words, seats, valueAt(points, p, at))}`)
      .join(', '),
  );

export function Graph({ reader, seats, points, found, at, last, go }: GraphProps) {
  const { words } = reader;
  const [box, width] = useWidth();
  const [hover, setHover] = useState<number | null>(null);
  const grid = gridOf(points, seats);
  const inner = width - EDGE.left - EDGE.right;
  const scale: Scale = {
    x: (n) => EDGE.left + (last === 0 ? 0 : (n / last) * inner),
    y: (v) => EDGE.top + ((grid.top - v) / (grid.top - grid.bottom)) * (HEIGHT - EDGE.top - EDGE.bottom),
  };
  const cursor = hover ?? at;
  const back = (seat: Seat): number => (seat === reader.you ? 1 : 0);
  const order = allSeats(seats).sort((a, b) => back(a) - back(b));
  const heightOf = (t: Found): number => {
    const seat = t.kind === 'luck' ? Math.max(0, reader.you) : t.seat;
    // Luck above the line, what others gave away below it, so that marks of one moment do not lie on each other.
    const y = scale.y(valueAt(points, seat, t.at)) + (t.kind === 'luck' ? -24 : t.kind === 'theirs' ? 22 : 0);
    return Math.max(14, Math.min(HEIGHT - EDGE.bottom - 10, y));
  };
  const winner = points[points.length - 1]?.seats.findIndex((x) => x.mean === 1) ?? -1;
  return (
    <>
      <Legend reader={reader} seats={seats} points={points} at={cursor} />
      <div
        ref={box}
        className={css.box}
        onPointerMove={(e) => {
          const left = e.currentTarget.getBoundingClientRect().left;
          setHover(Math.max(0, Math.min(last, Math.round(((e.clientX - left - EDGE.left) / inner) * last))));
        }}
        onPointerLeave={() => setHover(null)}
      >
        <svg className={css.graph} width={width} height={HEIGHT} role="img" aria-label={words.graphOf(seats)}>
          {grid.lines.map((v) => (
            <g key={v}>
              <line className={css.grid} x1={EDGE.left} x2={width - EDGE.right} y1={scale.y(v)} y2={scale.y(v)} />
              <text className={css.tick} x={EDGE.left - 8} y={scale.y(v) + 4} textAnchor="end">
                {seats < 2 ? Math.round(v) : Math.round(v * 100)}
              </text>
            </g>
          ))}
          {[0, 0.25, 0.5, 0.75, 1].map((f) => (
            <text key={f} className={css.tick} x={scale.x(f * last)} y={HEIGHT - 4} textAnchor="middle">
              {Math.round(f * last)}
            </text>
          ))}
          {found.map((t) => (
            <line key={`${t.kind}${t.at}`} className={css.turnLine} x1={scale.x(t.at)} x2={scale.x(t.at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
          ))}
          {reader.you >= 0 && (
            <path className={css.area} d={`${pathOf(points, reader.you, scale)}V${scale.y(0)}H${scale.x(0)}Z`} style={{ fill: colourOf(reader, reader.you) }} />
          )}
          {order.map((seat) => (
            <path
              key={seat}
              className={cx(css.line, seat === reader.you && css.thick)}
              d={pathOf(points, seat, scale)}
              style={{ stroke: colourOf(reader, seat) }}
              strokeDasharray={DASHES[seat]}
            />
          ))}
          <line className={css.cursor} x1={scale.x(cursor)} x2={scale.x(cursor)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
          {found.map((t) => (
            <g key={`${t.kind}${t.at}`} transform={`translate(${scale.x(t.at)} ${heightOf(t)})`} className={css[t.kind]}>
              {t.kind === 'own' ? (
                <circle r="10" />
              ) : t.kind === 'luck' ? (
                <path d="M0-12 12 0 0 12-12 0Z" />
              ) : (
                <rect x="-9" y="-9" width="18" height="18" rx="3" />
              )}
              <text className={css.number} y="4.5" textAnchor="middle">
                {t.mark}
              </text>
            </g>
          ))}
        </svg>
        {winner >= 0 && (
          <span className={css.winner} style={{ left: width - EDGE.right + 4, top: scale.y(1) - 12 }}>
            <SeatMark game={reader.game} view={reader.view} seat={winner} size={24} />
          </span>
        )}
        <input
          type="range"
          className={css.range}
          style={{ left: EDGE.left, right: EDGE.right }}
          min={0}
          max={last}
          value={at}
          aria-label={words.read}
          aria-valuetext={readOut(reader, words, seats, points, at, last)}
          onChange={(e) => go(Number(e.currentTarget.value))}
        />
      </div>
    </>
  );
}

/** Where the pieces would go if moves were taken back: white dashes over the board, drawn from the way that they came. The same for every game. */

import type { Base } from '@pesthouse/kernel';
import { positionsOf } from '@pesthouse/table';
import { useEffect, useMemo, useState } from 'react';
import { spot } from '../kit/flights.tsx';
import { takenSince } from '../shown/past.ts';
import { useModel, useSeen } from './context.tsx';
import css from './ghosts.module.css';
import { atPresent } from './model.ts';
import { wishOf } from './wish.ts';

interface Way {
  readonly from: string;
  readonly to: string;
  readonly n: number;
}
/** More would say less. */
const MOST = 8;
const LOOK_MS = 250;

/** The ways back, the same way once. */
const useWays = (): readonly Way[] => {
  const { game } = useModel();
  const items = useSeen((s) => s.items);
  const talk = useSeen((s) => s.talk);
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const present = useSeen(atPresent);
  return useMemo(() => {
    const wish = seat < 0 || !present || info === null ? null : wishOf(talk, info, items.at(-1)?.at);
    if (wish === null || game.board === null) return [];
    const { before, takes } = takenSince(items, wish.to, game.text);
    const ways = new Map<string, Way>();
    let view: Base | null = before?.view ?? null;
    for (const { item } of takes) {
      const after = positionsOf(item);
      for (const [i, event] of item.events.entries()) {
        for (const x of view === null ? [] : game.board.flights(view, event)) {
          const key = `${x.to} ${x.from}`;
          if (x.from !== x.to) ways.set(key, { from: x.to, to: x.from, n: (ways.get(key)?.n ?? 0) + 1 });
        }
        view = after[i] ?? view;
      }
    }
    return [...ways.values()].slice(0, MOST);
  }, [game, items, talk, info, seat, present]);
};

interface Line {
  readonly key: string;
  readonly d: string;
  readonly boxes: readonly DOMRect[];
}
const lineOf = ({ from, to }: Way): Line | null => {
  const [a, b] = [spot(from), spot(to)];
  if (a === null || b === null) return null;
  const [x0, y0, x1, y1] = [a.x + a.width / 2, a.y + a.height / 2, b.x + b.width / 2, b.y + b.height / 2];
  const far = Math.hypot(x1 - x0, y1 - y0);
  // A bow to one side, so that a way back does not lie on the way of another.
  const bow = Math.min(60, far / 4) / Math.max(1, far);
  const [cx, cy] = [(x0 + x1) / 2 - (y1 - y0) * bow, (y0 + y1) / 2 + (x1 - x0) * bow];
  return { key: `${from} ${to}`, d: `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`, boxes: [a, b] };
};

export function Ghosts() {
  const ways = useWays();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const look = (): void => {
      const next = ways.flatMap((x) => lineOf(x) ?? []);
      setLines((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    look();
    // The board can be moved and zoomed meanwhile.
    const timer = ways.length === 0 ? undefined : setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [ways]);
  if (lines.length === 0) return null;
  return (
    <svg className={css.ghosts} aria-hidden="true" data-ghosts={lines.length}>
      <defs>
        <marker id="ghost-end" viewBox="0 0 12 12" refX="9" refY="6" markerWidth="12" markerHeight="12" markerUnits="userSpaceOnUse" orient="auto">
          <path d="M1 1l10 5-10 5z" fill="#fff" stroke="#000" strokeOpacity=".6" />
        </marker>
      </defs>
      {lines.map(({ key, d, boxes }) => (
        <g key={key}>
          {boxes.map((b, i) => (
            <rect key={i === 0 ? 'from' : 'to'} x={b.x - 3} y={b.y - 3} width={b.width + 6} height={b.height + 6} rx="8" />
          ))}
          <path className={css.halo} d={d} />
          <path className={css.way} d={d} markerEnd="url(#ghost-end)" />
        </g>
      ))}
    </svg>
  );
}

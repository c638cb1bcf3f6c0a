/** The house on a phone: a part of it that is moved with the finger, a small plan that shows which part, and the tiles while it is built. */

import type { PanZoomWindow } from '@pesthouse/board';
import { Overview } from '@pesthouse/board';
import { useState } from 'react';
import { colorName, NEST } from '../names.ts';
import { about } from './about.ts';
import { buildingOf } from './building.ts';
import type { Props } from './choice.ts';
import { Tiles } from './Dock.tsx';
import { boundsOf, boxOf, CELL, middle } from './geometry.ts';
import { House, marginOf } from './House.tsx';
import css from './phone.module.css';
import { Shelf } from './Shelf.tsx';
import { Warning } from './Warning.tsx';
import { infested, watches } from './who.ts';

/** While the house is built a cell is as large as a finger wants it, whatever has been built so far. */
const FINGER = 44;

const TINT: { readonly [c: string]: string } = { red: '#D8382F', orange: '#EE8A1D', yellow: '#F2C62B', green: '#3E9E4B', blue: '#2F74C0', purple: '#7C4BA8' };

const Plan = ({ p, seen }: { readonly p: Props; readonly seen: PanZoomWindow | null }) => {
  const s = p.view;
  const b = boundsOf(s, marginOf(p));
  const mine = s.players[p.seat]?.room ?? -1;
  return (
    <Overview
      className={css.plan}
      box={{ x: b.x * CELL, y: b.y * CELL, width: b.w * CELL, height: b.h * CELL }}
      seen={seen}
      frame={{ fill: 'none', stroke: '#FF6B5E', strokeWidth: 18 }}
    >
      {s.rooms.map((tile, room) => {
        const x = boxOf(s, room);
        return (
          <rect
            key={tile}
            x={x.x + 6}
            y={x.y + 6}
            width={x.w - 12}
            height={x.h - 12}
            fill={tile >= NEST ? TINT[colorName(tile - NEST)] : '#F4E9D0'}
            stroke={room === mine ? '#FFD84A' : 'none'}
            strokeWidth="26"
          />
        );
      })}
    </Overview>
  );
};

export const PhoneBoard = ({ p }: { readonly p: Props }) => {
  const [window, setWindow] = useState<PanZoomWindow | null>(null);
  const s = p.view;
  const building = s.phase === 'house';
  // Where to look first: my exterminator, for a watcher the one who acts, close enough to read.
  const [start] = useState(() => {
    if (!infested(s)) return undefined;
    const b = boundsOf(s, marginOf(p));
    const at = middle(boxOf(s, s.players[watches(p) ? s.active : p.seat]?.room ?? 0));
    return { x: at.x - b.x * CELL, y: at.y - b.y * CELL, k: 0.8 };
  });
  if (s.phase === 'exterminators' || s.phase === 'toolboxes') return <Shelf p={p} />;
  return (
    <div className={css.phone}>
      <div className={css.house} {...about('house')}>
        <House p={p} onWindow={setWindow} most={5} leastRoom={building ? FINGER : 0} {...(start === undefined ? {} : { start })} />
        <Plan p={p} seen={window} />
        <Warning p={p} />
      </div>
      {building && !watches(p) ? (
        <div className={css.tiles}>
          <Tiles p={p} b={p.now === null ? buildingOf(p) : null} />
        </div>
      ) : null}
    </div>
  );
};

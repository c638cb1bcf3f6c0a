/** The lawn with the house on it: fits itself into its room, can be moved and looked at closer, and holds drawing and buttons. */

import { asking, PanZoom, type PanZoomProps, type PanZoomWindow } from '@pesthouse/board';
import { memo, useRef, useState } from 'react';
import { colorOf, type TileId, tileOf } from '../names.ts';
import { buildingOf } from './building.ts';
import { begun, isHere, type Props, roomIn } from './choice.ts';
import { Garden } from './Garden.tsx';
import { boundsOf, boxOf, CELL, middle } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';
import { Arrows, Far, Fare, Marks } from './Marks.tsx';
import { Pieces } from './Pieces.tsx';
import { Roll } from './Roll.tsx';
import { RoomNames, Rooms } from './Rooms.tsx';
import { Site } from './Site.tsx';
import { legalRooms, Spots } from './Spots.tsx';
import { roomInSight } from './sight.ts';
import { Travel } from './Travel.tsx';
import { farRooms, useWalk } from './walk.ts';

/** Mown stripes, tufts and the surveyor's grid, far beyond what can be seen. */
const Lawn = memo(() => (
  <>
    <defs>
      <pattern id="ext-mown" width={2 * CELL} height={2 * CELL} patternUnits="userSpaceOnUse">
        <rect className={css.lawn} width={2 * CELL} height={2 * CELL} />
        <rect className={css.mown} width={CELL} height={2 * CELL} />
      </pattern>
      <pattern id="ext-tufts" width="84" height="72" patternUnits="userSpaceOnUse">
        <path d="M10 20l2 -7l2 7M16 20l3 -6l1 6M52 54l2 -7l2 7M58 54l3 -6l1 6M68 12l2 -6l2 6M28 62l2 -6l2 6" className={css.tuft} />
        <circle className={css.daisy} cx="40" cy="26" r="1.8" />
        <circle className={css.buttercup} cx="76" cy="44" r="1.8" />
      </pattern>
      <pattern id="ext-grid" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${CELL}M0 0V${CELL}`} className={css.survey} />
        <path d="M-5 0H5M0 -5V5M121 0H126M0 121V126" className={css.pegs} />
      </pattern>
    </defs>
    {['ext-mown', 'ext-tufts', 'ext-grid'].map((id) => (
      <rect key={id} x={-40 * CELL} y={-40 * CELL} width={80 * CELL} height={80 * CELL} fill={`url(#${id})`} />
    ))}
  </>
));

export interface HouseProps {
  readonly p: Props;
  readonly most?: number;
  readonly start?: PanZoomProps['start'];
  readonly onWindow?: PanZoomProps['onWindow'];
  readonly fit?: PanZoomProps['fit'];
  /** How large a room must be to be read, in pixels. A house that has no space for that opens, and is moved, to where something happens. */
  readonly leastRoom?: number;
}

/** Where rooms are narrower than this, in pixels, names would run into each other and what else is written could not be read: there a room says its name when it is asked. */
const NAMED = 60;

/** Room for the queen's way round the house; while it is built, for the next tile on every side. */
export const marginOf = (p: Props): number => (p.view.phase === 'house' ? 1.06 : 0.3);

export const House = ({ p, most = 4, start, onWindow, fit = 'contain', leastRoom = 0 }: HouseProps) => {
  const { words } = useGiven();
  const { view, seat, now, pointed } = p;
  const b = boundsOf(view, marginOf(p));
  const scene = useRef<HTMLDivElement>(null);
  // Names and counts grow as the house shrinks, so that they stay readable.
  const looked = (w: PanZoomWindow): void => {
    const room = scene.current?.closest('section')?.clientWidth ?? 0;
    if (scene.current !== null && w.width > 0 && room > 0) {
      const k = room / w.width;
      scene.current.style.setProperty('--k', String(k));
      scene.current.toggleAttribute('data-far', k * CELL < NAMED);
    }
    onWindow?.(w);
  };
  const site = now === null ? buildingOf(p) : null;
  const legal = legalRooms(p);
  const far = farRooms(p);
  const walk = useWalk(p);
  const [aim, setAim] = useState<TileId | null>(null);
  const acting = now === null && asking(view)?.step === 'act' && view.active === seat && p.legal.length > 0;
  const own = acting ? (view.players[seat]?.room ?? -1) : -1;
  const here = middle(boxOf(view, roomInSight(p)));
  const width = b.w * CELL;
  const height = b.h * CELL;
  const fresh = now?.type === 'placed' ? view.rooms.indexOf(tileOf(now.tile)) : -1;
  const sealing = now?.type === 'sealed' ? (view.seatOf[colorOf(now.color)] ?? -1) : -1;
  return (
    <PanZoom
      width={width}
      height={height}
      fit={fit}
      most={most}
      open={leastRoom / CELL}
      label={words.house}
      {...(start === undefined ? {} : { start })}
      focus={leastRoom === 0 ? undefined : { x: here.x - b.x * CELL, y: here.y - b.y * CELL }}
      onWindow={looked}
    >
      <div ref={scene} className={css.scene}>
        <svg className={css.drawing} width={width} height={height} viewBox={`${b.x * CELL} ${b.y * CELL} ${width} ${height}`} aria-hidden="true">
          <Lawn />
          <Garden s={view} b={b} />
          <Rooms s={view} fresh={fresh} sealing={sealing} />
          <Far s={view} far={far} own={own} aim={aim} />
          <Marks s={view} legal={legal} own={own} pointed={pointed === null ? null : roomIn(pointed)} here={pointed !== null && isHere(pointed)} />
          <RoomNames s={view} />
          <Pieces s={view} seat={seat} now={now} />
          {acting && !begun(p) ? (
            <Arrows s={view} own={own} legal={new Set(p.legal.flatMap((m) => (m.verb === 'move' && legal.has(m.to) ? [m.to] : [])))} />
          ) : null}
          {site === null ? null : <Site b={site} />}
          <Travel s={view} now={now} />
          <Roll s={view} now={now} />
          <Fare s={view} path={aim === null ? undefined : far.get(aim)} />
        </svg>
        <Spots p={p} b={b} site={site} far={far} walk={walk} aim={setAim} />
      </div>
    </PanZoom>
  );
};

/** The lawn with the house on it: fits itself into its room, can be moved and looked at closer, and holds drawing and buttons. */
import { memo, useRef } from 'react';
import { PanZoom, type PanZoomProps, type PanZoomWindow } from '../../../client/kit/panzoom.tsx';
import { colorOf, tileOf } from '../names.ts';
import { words } from '../text/labels.en.ts';
import { buildingOf } from './building.ts';
import { asking, begun, type Props, roomIn } from './choice.ts';
import { Garden } from './Garden.tsx';
import { boundsOf, CELL } from './geometry.ts';
import css from './house.module.css';
import { Arrows, Marks } from './Marks.tsx';
import { Pieces } from './Pieces.tsx';
import { RoomNames, Rooms } from './Rooms.tsx';
import { Site } from './Site.tsx';
import { legalRooms, Spots } from './Spots.tsx';
import { Travel } from './Travel.tsx';

/** Mown stripes, tufts and the surveyor's grid, far beyond what can be seen. */
const Lawn = memo(() => (
  <>
    <defs>
      <pattern id="ext-mown" width={2 * CELL} height={2 * CELL} patternUnits="userSpaceOnUse">
        <rect width={2 * CELL} height={2 * CELL} fill="#7FA65A" />
        <rect width={CELL} height={2 * CELL} fill="#88AE62" />
      </pattern>
      <pattern id="ext-tufts" width="84" height="72" patternUnits="userSpaceOnUse">
        <path
          d="M10 20l2 -7l2 7M16 20l3 -6l1 6M52 54l2 -7l2 7M58 54l3 -6l1 6M68 12l2 -6l2 6M28 62l2 -6l2 6"
          fill="none"
          stroke="#5E8640"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <circle cx="40" cy="26" r="1.6" fill="#F4E9D0" />
        <circle cx="76" cy="44" r="1.6" fill="#F7D774" />
      </pattern>
      <pattern id="ext-grid" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${CELL}M0 0V${CELL}`} fill="none" stroke="#F4E9D0" strokeOpacity=".42" strokeWidth="1.2" strokeDasharray="5 7" />
        <path d="M-5 0H5M0 -5V5M121 0H126M0 121V126" stroke="#F4E9D0" strokeOpacity=".8" strokeWidth="1.6" />
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
}

/** Room for the queen's way round the house; while it is built, for the next tile on every side. */
export const marginOf = (p: Props): number => (p.view.phase === 'house' ? 1.06 : 0.42);

export const House = ({ p, most = 4, start, onWindow, fit = 'contain' }: HouseProps) => {
  const { view, seat, now, pointed } = p;
  const b = boundsOf(view, marginOf(p));
  const scene = useRef<HTMLDivElement>(null);
  // Names and counts grow as the house shrinks, so that they stay readable.
  const looked = (w: PanZoomWindow): void => {
    const room = scene.current?.closest('section')?.clientWidth ?? 0;
    if (w.width > 0 && room > 0) scene.current?.style.setProperty('--k', String(room / w.width));
    onWindow?.(w);
  };
  const site = now === null ? buildingOf(p) : null;
  const legal = legalRooms(p);
  const acting = now === null && asking(view)?.step === 'act' && view.active === seat && p.legal.length > 0;
  const own = acting ? (view.players[seat]?.room ?? -1) : -1;
  const width = b.w * CELL;
  const height = b.h * CELL;
  const fresh = now?.type === 'placed' ? view.rooms.indexOf(tileOf(now.tile)) : -1;
  const sealing = now?.type === 'sealed' ? (view.seatOf[colorOf(now.color)] ?? -1) : -1;
  return (
    <PanZoom width={width} height={height} fit={fit} most={most} label={words.house} {...(start === undefined ? {} : { start })} onWindow={looked}>
      <div ref={scene} className={css.scene}>
        <svg className={css.drawing} width={width} height={height} viewBox={`${b.x * CELL} ${b.y * CELL} ${width} ${height}`} aria-hidden="true">
          <Lawn />
          <Garden s={view} b={b} />
          <Rooms s={view} fresh={fresh} sealing={sealing} />
          <Marks s={view} legal={legal} own={own} pointed={pointed === null ? null : roomIn(pointed)} />
          <RoomNames s={view} />
          <Pieces s={view} seat={seat} now={now} />
          {acting && !begun(p.draft) ? (
            <Arrows s={view} own={own} legal={new Set(p.legal.flatMap((m) => (m.verb === 'move' && legal.has(m.to) ? [m.to] : [])))} />
          ) : null}
          {site === null ? null : <Site b={site} />}
          <Travel s={view} now={now} />
        </svg>
        <Spots p={p} b={b} site={site} />
      </div>
    </PanZoom>
  );
};

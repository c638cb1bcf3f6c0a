/** The Influence track as a ribbon round the chart: 61 spaces clockwise from the top left. */
import { memo } from 'react';
import { TRACK_COVERED, TRACK_ICON, TRACK_REWARD, TRACK_SICK } from '../data/tables.ts';
import { GAINS } from '../names.ts';
import { houseOf, nth, solo } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { Inset } from './Draw.tsx';
import css from './frame.module.css';
import { chargeOf, GAIN_PIC } from './pictures.ts';

const THICK = 26;
const LAST = 60;
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** 20 along the top, 11 down the right, 20 back along the foot, 10 up the left. */
const spaceBox = (i: number, width: number, height: number): Box => {
  const w = width / 20;
  const tall = height - THICK * 2;
  if (i < 20) return { x: i * w, y: 0, w, h: THICK };
  if (i < 31) return { x: width - THICK, y: THICK + ((i - 20) * tall) / 11, w: THICK, h: tall / 11 };
  if (i < 51) return { x: width - (i - 30) * w, y: height - THICK, w, h: THICK };
  return { x: 0, y: height - THICK - ((i - 50) * tall) / 10, w: THICK, h: tall / 10 };
};

const SPACES = Array.from({ length: LAST + 1 }, (_, i) => i);

const Spaces = memo(
  ({
    width,
    height,
    covered,
    sick,
    from,
  }: {
    readonly width: number;
    readonly height: number;
    readonly covered: boolean;
    readonly sick: boolean;
    readonly from: number;
  }) => (
    <g>
      {SPACES.map((i) => {
        const b = spaceBox(i, width, height);
        const reward = TRACK_REWARD[i]?.[0];
        const icon = TRACK_ICON[i] === true;
        const shut = covered && TRACK_COVERED[i] === true;
        const ill = sick && TRACK_SICK[i] === true && i > from;
        const flat = b.h === THICK && b.w > b.h;
        const pic = reward === undefined ? (icon ? 'renown-seal' : null) : GAIN_PIC[GAINS[reward.what] ?? 'any'];
        const fill = reward !== undefined ? '#F3DDA0' : icon ? '#EBCFC4' : i % 2 === 0 ? '#EFE6D2' : '#E2D5B8';
        const two = pic !== null || ill;
        const tx = flat && two ? b.x + b.w * 0.27 : b.x + b.w / 2;
        const ty = flat ? b.y + 17 : two ? b.y + 14 : b.y + b.h / 2 + 4;
        const px = flat ? b.x + b.w * 0.72 : b.x + b.w / 2;
        const py = flat ? b.y + 13 : b.y + 25;
        return (
          <g key={i} {...about('influence', String(i))}>
            <rect x={b.x} y={b.y} width={b.w} height={b.h} fill={fill} stroke="#1C1A1D" strokeWidth="1.2" />
            {shut ? <path d={`M${b.x} ${b.y}L${b.x + b.w} ${b.y + b.h}M${b.x + b.w} ${b.y}L${b.x} ${b.y + b.h}`} stroke="#77716A" strokeWidth="3" /> : null}
            <text x={tx} y={ty} textAnchor="middle" className={css.n}>
              {i}
            </text>
            {ill ? (
              <Inset name="person-sick" x={px} y={py} h={16} />
            ) : pic === null ? null : (
              <Inset name={pic} x={px} y={py} h={reward === undefined ? 13 : 15} />
            )}
          </g>
        );
      })}
    </g>
  ),
);

export const Frame = ({ s, width, height }: { readonly s: State; readonly width: number; readonly height: number }) => (
  <g>
    <Spaces width={width} height={height} covered={s.versus} sick={solo(s)} from={solo(s) ? nth([s.players[0]?.influence ?? 0], 0) : 0} />
    {s.players.map((p, seat) => {
      const b = spaceBox(p.influence, width, height);
      const mates = s.players.flatMap((q, i) => (q.influence === p.influence ? [i] : []));
      const i = mates.indexOf(seat);
      const spread = mates.length > 1 ? (i - (mates.length - 1) / 2) * Math.min(10, 26 / mates.length) : b.w > b.h ? b.w * 0.22 : 0;
      const x = b.x + b.w / 2 + (b.w > b.h ? spread : 0);
      const y = b.y + b.h / 2 + (b.w > b.h ? 0 : mates.length > 1 ? spread : b.h > 34 ? 6 : 0);
      const house = houseOf(s, seat);
      return (
        <g key={p.house} data-house={house} className={css.marker}>
          <Inset name="marker-influence" x={x} y={y + 1} h={22} />
          <Inset name={chargeOf(house)} x={x} y={y - 1} h={12} />
        </g>
      );
    })}
  </g>
);

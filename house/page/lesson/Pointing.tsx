/** What the Doctor points with: everything else dimmed, rings round what he means, and his cane. Presses go through it to the board. */
import { useId } from 'react';
import { type Box, caneOf } from './placing.ts';
import css from './pointing.module.css';
import type { Seen, Target } from './targets.ts';

/** From here on a cane to the bar would lie on its words. */
const FAR = 90;

const NOTHING: { readonly box?: Box; readonly name?: string } = {};
const style = ({ x, y, w, h }: Box) => ({ left: x, top: y, width: w, height: h });

interface PointingProps {
  readonly seen: Seen;
  /** Those of what is seen that are ringed. */
  readonly targets: readonly Target[];
  readonly plate: Box | null;
}

export function Pointing({ seen, targets, plate }: PointingProps) {
  const { screen, room } = seen;
  const [{ box: first, name: firstName } = NOTHING, ...more] = targets;
  const holes = useId();
  // Over the sentences of the prompt bar he does not point: the ring is enough.
  const over = first !== undefined && first.y > room.y + room.h && plate !== null && first.y - (plate.y + plate.h) > FAR;
  const cane = first === undefined || plate === null || over ? null : caneOf(plate, first);
  const line = cane === null ? '' : `M${cane.from[0]} ${cane.from[1]}L${cane.to[0]} ${cane.to[1]}`;
  return (
    <div className={css.pointing} aria-hidden="true">
      <svg aria-hidden="true" className={css.scrim} viewBox={`0 0 ${screen.w} ${screen.h}`} width={screen.w} height={screen.h}>
        <mask id={holes}>
          <rect width={screen.w} height={screen.h} fill="#fff" />
          {targets.map(({ name, box: { x, y, w, h } }) => (
            <rect key={name} x={x} y={y} width={w} height={h} rx="10" />
          ))}
        </mask>
        <rect className={css.dim} width={screen.w} height={screen.h} mask={`url(#${holes})`} />
      </svg>
      {first !== undefined && <span className={css.ring} style={style(first)} data-ring={firstName} />}
      {more.map(({ name, box }) => (
        <span key={name} className={css.thin} style={style(box)} data-ring={name} />
      ))}
      {cane !== null && (
        <svg aria-hidden="true" className={css.cane} viewBox={`0 0 ${screen.w} ${screen.h}`} width={screen.w} height={screen.h}>
          <path d={line} stroke="#1a120b" strokeWidth="10" strokeLinecap="round" />
          <path d={line} stroke="#8a5a2a" strokeWidth="7" strokeLinecap="round" />
          <path d={line} stroke="#d9a35c" strokeWidth="2" strokeLinecap="round" />
          <circle cx={cane.to[0]} cy={cane.to[1]} r="8" fill="#f3d289" stroke="#1a120b" strokeWidth="2.5" />
          <circle cx={cane.to[0] - 2} cy={cane.to[1] - 2} r="2.5" fill="#fff6d8" />
        </svg>
      )}
    </div>
  );
}

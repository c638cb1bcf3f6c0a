/** A number that house rules have changed: ringed with the blue pencil wherever it stands, and what it would be without them is told beside it, printed or ours. */
import type { ReactNode } from 'react';
import { useOrigin } from '../given.tsx';
import { useText } from '../reader.ts';
import css from './turned.module.css';

export interface TurnedProps {
  /** Its name in the rules, by which the game says whether it is printed or ours. */
  readonly number: string;
  readonly now: number;
  /** As the edition has it. */
  readonly was: number;
  /** How it is shown, where that is not the plain number. */
  readonly children?: ReactNode;
}

/** In a line of text. What house rules leave alone is shown as it always was. */
export function Turned({ number, now, was, children = now }: TurnedProps) {
  const text = useText();
  const origin = useOrigin(number);
  if (now === was) return children;
  const said = text.otherwise(origin, was);
  return (
    <span className={css.turned} title={said}>
      {children}
      <span className="vh"> ({said})</span>
    </span>
  );
}

/** A sentence of a card whose numbers house rules have changed. */
export function TurnedText({ changed, children }: { readonly changed: boolean; readonly children: ReactNode }) {
  const text = useText();
  if (!changed) return children;
  return (
    <span className={css.text} title={text.changedHere}>
      {children}
      <span className="vh"> ({text.changedHere})</span>
    </span>
  );
}

interface RingProps extends Omit<TurnedProps, 'children'> {
  /** The middle of the number in the drawing's own units, and how much room the ring has. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Inside of a drawing, under its number. */
export function TurnedRing({ number, now, was, x, y, r }: RingProps) {
  const text = useText();
  const origin = useOrigin(number);
  return now === was ? null : (
    <g data-turned="">
      <title>{text.otherwise(origin, was)}</title>
      <ellipse className={css.ring} cx={x} cy={y} rx={r} ry={r * 1.03} strokeWidth={r * 0.22} transform={`rotate(-8 ${x} ${y})`} />
    </g>
  );
}

interface StruckProps extends Pick<RingProps, 'now' | 'was' | 'x' | 'y'> {
  readonly size: number;
}

/** The number as it would be, inside of a drawing, struck through. */
export function TurnedOld({ now, was, x, y, size }: StruckProps) {
  return now === was ? null : (
    <g className={css.was}>
      <text x={x} y={y + size * 0.36} textAnchor="middle" fontWeight="600" fontSize={size} fill="#fff" opacity="0.85">
        {was}
      </text>
      <path className={css.strike} d={`M${x - size * 0.5} ${y + size * 0.28}l${size} ${-size * 0.56}`} strokeWidth={size * 0.16} />
    </g>
  );
}

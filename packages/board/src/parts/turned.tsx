/** A number that house rules have changed: ringed with the blue pencil wherever it stands, and what is printed is told beside it. */
import type { ReactNode } from 'react';
import { useText } from '../reader.ts';
import css from './turned.module.css';

export interface TurnedProps {
  readonly now: number;
  /** As the edition prints it. */
  readonly was: number;
  /** How it is shown, where that is not the plain number. */
  readonly children?: ReactNode;
}

/** In a line of text. What is as printed is shown as it always was. */
export function Turned({ now, was, children = now }: TurnedProps) {
  const text = useText();
  if (now === was) return children;
  const said = text.asPrinted(was);
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
export function TurnedRing({ now, was, x, y, r }: RingProps) {
  const text = useText();
  return now === was ? null : (
    <g data-turned="">
      <title>{text.asPrinted(was)}</title>
      <ellipse className={css.ring} cx={x} cy={y} rx={r} ry={r * 1.03} strokeWidth={r * 0.22} transform={`rotate(-8 ${x} ${y})`} />
    </g>
  );
}

interface StruckProps extends Pick<RingProps, 'now' | 'was' | 'x' | 'y'> {
  readonly size: number;
}

/** The printed number inside of a drawing, struck through. */
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

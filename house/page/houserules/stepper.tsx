/** One number of the rules: its name, what is printed, and two buttons to turn it between its limits. */

import { cx, showTip } from '@pesthouse/board';
import { limitsOf, type SheetLine, type Tunable } from '@pesthouse/kernel';
import type { KeyboardEvent } from 'react';
import { announce } from '../kit/live.tsx';
import { figure } from '../text/figures.ts';
import { houserules as words } from '../text/rooms.ts';
import css from './stepper.module.css';

export interface StepperProps {
  readonly line: SheetLine;
  /** The name that stands by itself, for readers. */
  readonly name: string;
  readonly tunable: Tunable;
  readonly value: number;
  readonly fixed: boolean;
  readonly turn: (value: number) => void;
  /** Only the buttons, inside of a table. */
  readonly bare?: boolean;
}

const FAST = 5;
/** Shares are turned by a twentieth. */
const grain = (whole: boolean): number => (whole ? 1 : 0.05);
const tidy = (n: number): number => Math.round(n * 100) / 100;

export const Old = ({ children }: { readonly children: string }) => (
  <del className={css.old}>
    <span className="vh">{words.printed} </span>
    {children}
  </del>
);

export function Stepper({ line, name, tunable, value, fixed, turn, bare = false }: StepperProps) {
  const { least, most, whole } = limitsOf(tunable);
  const printed = tunable.get();
  const said = (n: number): string => figure(n, line.signed);
  const go = (by: number): void => {
    const next = tidy(Math.max(least, Math.min(most, value + by * grain(whole))));
    if (next === value || fixed) return;
    turn(next);
    announce(words.step.now(name, said(next), said(printed)));
  };
  const press = (e: KeyboardEvent): void => {
    const by = e.shiftKey ? FAST : 1;
    if (e.key === 'ArrowUp' || e.key === 'ArrowRight') go(by);
    else if (e.key === 'ArrowDown' || e.key === 'ArrowLeft') go(-by);
    else if (e.key === 'Backspace' && value !== printed && !fixed) turn(printed);
    else return;
    e.preventDefault();
  };
  const changed = value !== printed;
  const button = (by: 1 | -1) => {
    const stuck = by < 0 ? value <= least : value >= most;
    const why = by < 0 ? words.step.least(figure(least)) : words.step.most(figure(most));
    return (
      <button
        type="button"
        aria-label={by < 0 ? words.step.less(name) : words.step.more(name)}
        aria-disabled={stuck || undefined}
        title={stuck ? why : undefined}
        onKeyDown={press}
        onClick={(e) => (stuck ? showTip(e.currentTarget, { sentence: why, clause: tunable.clause }) : go(by))}
      >
        {by < 0 ? '−' : '+'}
      </button>
    );
  };
  const group = fixed ? (
    <span className={cx(css.fixed, changed && css.isNew)}>{said(value)}</span>
  ) : (
    <fieldset className={cx(css.steps, changed && css.isNew)} aria-label={name} data-number={line.number}>
      {button(-1)}
      <output aria-label={changed ? words.step.was(said(printed), said(value)) : undefined}>{said(value)}</output>
      {button(1)}
    </fieldset>
  );
  if (bare)
    return (
      <div className={css.bare}>
        {changed && <Old>{said(printed)}</Old>}
        {group}
      </div>
    );
  return (
    <div className={css.row}>
      <span className={css.label}>{line.label}</span>
      {changed ? <Old>{said(printed)}</Old> : <span />}
      {group}
    </div>
  );
}

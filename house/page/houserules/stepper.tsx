/** One number of the rules: its name, what it was and whether that is printed or ours, and two buttons to turn it between its limits. */

import { announce, cx, showTip } from '@pesthouse/board';
import { limitsOf, type Origin, type SheetLine, type Tunable } from '@pesthouse/kernel';
import type { KeyboardEvent, ReactNode } from 'react';
import { fromWord, was } from '../numbers/origin.ts';
import { figure } from '../text/figures.ts';
import { houserules as words } from '../text/rooms.ts';
import css from './stepper.module.css';

export interface StepperProps {
  readonly line: SheetLine;
  /** The name that stands by itself, for readers. */
  readonly name: string;
  readonly tunable: Tunable;
  readonly origin: Origin;
  /** Where it comes from, shown beside its name. */
  readonly mark?: ReactNode;
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

const Old = ({ origin, children }: { readonly origin: Origin; readonly children: string }) => (
  <del className={css.old} title={was(origin, children)}>
    <span className="vh">{fromWord(origin)} </span>
    {children}
  </del>
);

export function Stepper({ line, name, tunable, origin, mark, value, fixed, turn, bare = false }: StepperProps) {
  const { least, most, whole } = limitsOf(tunable);
  const printed = tunable.get();
  const said = (n: number): string => figure(n, line.signed);
  const go = (by: number): void => {
    const next = tidy(Math.max(least, Math.min(most, value + by * grain(whole))));
    if (next === value || fixed) return;
    turn(next);
    announce(words.step.now(name, said(next), was(origin, said(printed))));
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
      <output aria-label={changed ? words.step.was(was(origin, said(printed)), said(value)) : undefined}>{said(value)}</output>
      {button(1)}
    </fieldset>
  );
  if (bare)
    return (
      <div className={css.bare}>
        {mark}
        {changed && <Old origin={origin}>{said(printed)}</Old>}
        {group}
      </div>
    );
  return (
    <div className={css.row}>
      <span className={css.label}>
        {line.label} {mark}
      </span>
      {changed ? <Old origin={origin}>{said(printed)}</Old> : <span />}
      {group}
    </div>
  );
}

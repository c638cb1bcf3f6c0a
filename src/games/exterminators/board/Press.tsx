/** A button of the prompt bar: what it does, what it costs, its key; pointing at it shows on the board what it would do. */

import type { ReactNode } from 'react';
import { pointing } from '../../../client/kit/board/pointing.ts';
import { cx } from '../../../client/kit/cx.ts';
import type { Move } from '../state.ts';
import type { Props } from './choice.ts';
import css from './controls.module.css';

interface PressProps {
  readonly p: Props;
  readonly title: ReactNode;
  readonly more?: ReactNode;
  readonly hotkey?: string | undefined;
  readonly tone?: 'plain' | 'go' | 'hot' | 'alarm' | 'closed';
  readonly move?: Move | undefined;
  readonly label?: string | undefined;
  /** Its name for whoever points at it; without one, the verb of its move. */
  readonly spot?: string | undefined;
  onPress(at: Element): void;
}

export const Press = ({
  p,
  title,
  more,
  hotkey,
  tone = 'plain',
  move,
  label,
  spot = move === undefined ? undefined : `do:${move.verb}`,
  onPress,
}: PressProps) => (
  <button
    type="button"
    className={cx(css.act, css[tone])}
    aria-keyshortcuts={hotkey}
    aria-label={label}
    data-spot={spot}
    onClick={(e) => onPress(e.currentTarget)}
    {...pointing(p, move)}
  >
    <b>{title}</b>
    {more === undefined || more === '' ? null : <small>{more}</small>}
    {hotkey === undefined || p.narrow ? null : <kbd>{hotkey}</kbd>}
  </button>
);

/** Only the first sentence fits a button; the whole of it stands in the list of choices. */
export const brief = (detail: string): string => (detail.length <= 40 ? detail : (detail.split(/(?<=\.) /)[0] ?? detail));

/** A button of the prompt bar: what it does, what it costs, its key; pointing at it shows on the board what it would do. */

import { BarButton, cx, firstSentence, Key } from '@pesthouse/board';
import type { ReactNode } from 'react';
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
  /** The moves that it leads on to, where it makes none yet. */
  readonly leads?: readonly Move[] | undefined;
  readonly label?: string | undefined;
  /** Its name for whoever points at it; without one, the verb of its move. */
  readonly spot?: string | undefined;
  onPress(at: Element): void;
}

export const Press = ({ p, title, more, hotkey, tone = 'plain', move, leads, label, spot, onPress }: PressProps) => (
  <BarButton p={p} className={cx(css.act, css[tone])} move={move} leads={leads} hotkey={hotkey} label={label} spot={spot} act={onPress}>
    <b>{title}</b>
    {more === undefined || more === '' ? null : <small>{more}</small>}
    <Key p={p}>{hotkey}</Key>
  </BarButton>
);

const LONGEST = 40;
export const brief = (detail: string): string => firstSentence(detail, LONGEST);

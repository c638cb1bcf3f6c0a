/** A small label: a number beside a word, a state, a length of time. `turn` is kept for what is yours to do now. */
import type { ReactNode } from 'react';
import css from './chip.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

export function Chip({
  icon,
  tone = 'plain',
  children,
}: {
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'turn' | 'good' | 'bad';
  readonly children: ReactNode;
}) {
  return (
    <span className={cx(css.chip, css[tone])}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

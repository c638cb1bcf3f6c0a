/** The bar at the foot of the table: whose it is, one sentence, the numbers that matter, and the buttons. */
import type { ReactNode } from 'react';
import { Bold } from '../kit/bold.tsx';
import { cx } from '../kit/cx.ts';
import css from './prompt.module.css';
import { words } from './words.ts';

export interface BarProps {
  readonly yours: boolean;
  readonly mark: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Its buttons stand in one row, also on a phone. */
  readonly oneRow?: boolean;
  /** What follows the detail and is more than words. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

export function Bar({ yours, mark, title, detail, more, oneRow = false, children }: BarProps) {
  return (
    <section className={cx(css.bar, yours && css.yours)} aria-label={words.prompt.label} data-prompt={yours ? 'yours' : 'theirs'}>
      <span className={css.edge} aria-hidden="true" />
      <span className={css.mark}>{mark}</span>
      <div className={css.say} role="status" aria-live="polite">
        <p className={css.title}>
          <Bold>{title}</Bold>
        </p>
        {detail !== undefined && detail !== '' && (
          <p className={css.detail}>
            <Bold>{detail}</Bold> {more}
          </p>
        )}
      </div>
      {children !== undefined && <div className={cx(css.controls, oneRow && css.oneRow)}>{children}</div>}
    </section>
  );
}

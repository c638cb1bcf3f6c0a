/** A line of the page about messages: what it is, what is to be said of it, and its switch. */

import type { IconName } from '@pesthouse/board';
import { Icon } from '@pesthouse/board';
import { type ReactNode, useId } from 'react';
import css from './page.module.css';

export interface RowProps {
  readonly icon?: IconName;
  readonly name: string;
  readonly about?: ReactNode;
  /** What is wrong with it. */
  readonly bad?: ReactNode;
  readonly children?: ReactNode;
  /** What stands at its end instead of a switch. */
  readonly end?: ReactNode;
  readonly on?: boolean;
  readonly set?: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Row({ icon, name, about, bad, children, end, on, set, disabled = false }: RowProps) {
  const id = useId();
  return (
    <div className={css.item}>
      <div className={css.row}>
        {icon !== undefined && <Icon name={icon} size={22} />}
        <div className={css.words}>
          <label className={css.name} htmlFor={set === undefined ? undefined : id}>
            {name}
          </label>
          {(about !== undefined || bad !== undefined) && (
            <small id={`${id}a`}>
              {about} {bad !== undefined && <span className={css.bad}>{bad}</span>}
            </small>
          )}
        </div>
        {end}
        {set !== undefined && (
          <button
            type="button"
            id={id}
            role="switch"
            aria-checked={on === true}
            aria-describedby={about === undefined && bad === undefined ? undefined : `${id}a`}
            disabled={disabled}
            className={css.switch}
            onClick={() => set(on !== true)}
          />
        )}
      </div>
      {children}
    </div>
  );
}

/** A switch with its words: on or off, at once. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import css from './toggle.module.css';

export interface ToggleProps {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly name: string;
  readonly about?: ReactNode;
  readonly disabled?: boolean;
}

export function Toggle({ on, set, name, about, disabled = false }: ToggleProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={on}
        aria-describedby={about === undefined ? undefined : `${id}a`}
        disabled={disabled}
        className={css.switch}
        onClick={() => set(!on)}
      />
      <div>
        <label className={css.name} htmlFor={id}>
          {name}
        </label>
        {about !== undefined && (
          <small className={css.about} id={`${id}a`}>
            {about}
          </small>
        )}
      </div>
    </div>
  );
}

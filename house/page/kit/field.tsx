/** A line to write in, with its name above it and, where it helps, a word below. */

import { cx } from '@pesthouse/board';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import css from './field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'about' | 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly about?: ReactNode;
  readonly wrong?: string | undefined;
  /** The name is read aloud but not shown. */
  readonly bare?: boolean;
}

export function Field({ label, value, set, about, wrong, bare = false, className, ...rest }: FieldProps) {
  const id = useId();
  const below = wrong ?? about;
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={bare ? 'vh' : css.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={css.input}
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={below === undefined ? undefined : `${id}b`}
        onChange={(e) => set(e.currentTarget.value)}
      />
      {below !== undefined && (
        <small id={`${id}b`} className={cx(css.about, wrong !== undefined && css.wrong)}>
          {below}
        </small>
      )}
    </div>
  );
}

/** The mark of an entry: a disc for a choice of the reader, a diamond for luck, a square for a choice of another. */
import { cx } from '@pesthouse/board';
import css from './entries.module.css';
import type { Found } from './found.ts';

export function Mark({ found }: { readonly found: Found }) {
  return (
    <span className={cx(css.mark, css[found.kind])} aria-hidden="true">
      <span>{found.mark}</span>
    </span>
  );
}

/** A clause of the rulebook as a link: opens it in place where the table offers that, else at its line in the reader. */
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import css from './clause.module.css';
import { cx } from './cx.ts';

export interface ClauseLinkProps {
  readonly clause: string;
  readonly game?: string | undefined;
  readonly open?: ((clause: string) => void) | undefined;
  /** Only a sign where lines follow one another; the clause itself is told by a hover, a press or a reader. */
  readonly brief?: boolean;
}

export function ClauseLink({ clause, game, open, brief = false }: ClauseLinkProps) {
  if (open === undefined && game === undefined) return <span className={css.clause}>{clause}</span>;
  if (open === undefined)
    return (
      <Link className={css.clause} href={`/rules/${game}#${clause}`}>
        {clause}
      </Link>
    );
  const press = (e: MouseEvent) => {
    e.stopPropagation();
    open(clause);
  };
  return (
    <button type="button" className={cx(css.clause, brief && css.brief)} onClick={press} aria-label={brief ? clause : undefined} data-clause-of={clause}>
      {brief ? '§' : clause}
    </button>
  );
}

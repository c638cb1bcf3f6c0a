/** A clause of the rulebook as a link: opens it in place where the table offers that, else at its line in the reader. */
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import css from './clause.module.css';

export interface ClauseLinkProps {
  readonly clause: string;
  readonly game?: string | undefined;
  readonly open?: ((clause: string) => void) | undefined;
}

export function ClauseLink({ clause, game, open }: ClauseLinkProps) {
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
    <button type="button" className={css.clause} onClick={press}>
      {clause}
    </button>
  );
}

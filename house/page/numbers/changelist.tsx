/** All changes on one sheet of paper: what was is struck, what is played is ringed, and each can be put back. */

import { IconButton } from '@pesthouse/board';
import type { Origin } from '@pesthouse/kernel';
import type { ReactNode } from 'react';
import { houserules as words } from '../text/rooms.ts';
import css from './changelist.module.css';
import type { Change } from './changes.ts';
import { fromWord, was } from './origin.ts';

export const Struck = ({ old, now, origin }: { readonly old: string; readonly now: string; readonly origin: Origin | null }) => (
  <span className={css.figures}>
    <del className={css.old} title={was(origin, old)}>
      <span className="vh">{fromWord(origin)} </span>
      {old}
    </del>
    <span aria-hidden="true" className={css.gap} />
    <ins className={css.new}>{now}</ins>
  </span>
);

export interface ChangeListProps {
  readonly changes: readonly Change[];
  /** The clause as it opens here. */
  readonly clause: (clause: string) => ReactNode;
  readonly putBack?: ((change: Change) => void) | undefined;
}

export function ChangeList({ changes, clause, putBack }: ChangeListProps) {
  return (
    <ol className={css.list}>
      {changes.map((c) => (
        <li key={`${c.kind} ${c.key}`} data-change={c.key}>
          <span className={css.what}>
            <b>{c.name}</b>
            <small>
              {clause(c.clause)} {c.origin !== null && <span data-origin={c.origin}>{was(c.origin, c.old)}</span>}
            </small>
          </span>
          <Struck old={c.old} now={c.now} origin={c.origin} />
          {putBack !== undefined && <IconButton size="s" icon="reset" label={words.back(c.name)} onClick={() => putBack(c)} />}
        </li>
      ))}
    </ol>
  );
}

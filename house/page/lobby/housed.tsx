/** Which house rules a table plays: their name, who made them and why, and every difference from what is printed. */
import type { NamedVariant } from '@pesthouse/api';
import { ClauseLink, Icon } from '@pesthouse/board';
import { useDifferences } from '../houserules/shown.tsx';
import { ChangeList } from '../numbers/changelist.tsx';
import { lobby as words } from '../text/rooms.ts';
import css from './housed.module.css';

export function Housed({ variant }: { readonly variant: NamedVariant }) {
  const changes = useDifferences(variant);
  return (
    <div className={css.housed}>
      <p className={css.name}>
        <Icon name="pencil" size={16} /> {words.settled.variant(variant.name)}
      </p>
      {variant.note !== '' && <q className={css.note}>{variant.note}</q>}
      {changes.length > 0 && (
        <details className={css.all} open={changes.length <= FEW}>
          <summary>{words.settled.differs(changes.length)}</summary>
          <ChangeList changes={changes} clause={(c) => <ClauseLink clause={c} game={variant.game} />} />
        </details>
      )}
    </div>
  );
}
/** So many are read at a glance. */
const FEW = 6;

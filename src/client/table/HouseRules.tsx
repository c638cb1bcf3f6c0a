/** The house rules of a table: their name in the bar, what they change on request, and marks for the rulebook. */
import { useEffect, useState } from 'react';
import type { NamedVariant } from '../../api/index.ts';
import { shelf } from '../../games/index.ts';
import { ChangeList } from '../houserules/changelist.tsx';
import { type Change, changesOf } from '../houserules/changes.ts';
import { sharedPath } from '../houserules/link.ts';
import { sheetOf } from '../houserules/sheet.ts';
import { words } from '../houserules/words.ts';
import { LinkButton } from '../kit/button.tsx';
import { ClauseLink } from '../kit/clause.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { useNarrow } from '../kit/narrow.ts';
import { toast } from '../kit/toast.tsx';
import { wordsOf } from '../text/games.ts';
import { useClose, useDesk, useDeskStore, usePanel, useSeen } from './context.tsx';
import css from './houserules.module.css';

const differences = async (v: NamedVariant): Promise<readonly Change[]> => {
  const game = shelf(v.game);
  if (game === undefined) return [];
  const [printed, text, sheet] = await Promise.all([game.engine(v.edition), wordsOf(game, v.edition), sheetOf(v.game)]);
  return changesOf(v, printed, sheet, text);
};

const NONE: readonly Change[] = [];
/** What differs at this table from its edition as printed. */
export const useDifferences = (v: NamedVariant | undefined): readonly Change[] => {
  const [found, setFound] = useState<{ readonly id: string; readonly changes: readonly Change[] } | null>(null);
  const id = v?.id;
  useEffect(() => {
    let here = true;
    if (v !== undefined)
      differences(v).then(
        (changes) => here && setFound({ id: v.id, changes }),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [v]);
  return found !== null && found.id === id ? found.changes : NONE;
};

/** The same by clause, for the rulebook. */
export const byClause = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const map = new Map<string, Change[]>();
  for (const c of changes) map.set(c.clause, [...(map.get(c.clause) ?? []), c]);
  return map;
};

export function HouseRulesChip() {
  const desk = useDeskStore();
  const variant = useSeen((s) => s.info?.variant);
  if (variant === undefined) return null;
  return (
    <button
      type="button"
      className={css.chip}
      aria-haspopup="dialog"
      aria-label={words.table.chip(variant.name)}
      title={words.table.chip(variant.name)}
      onClick={() => desk.setState({ dialog: 'house' })}
    >
      <Icon name="pencil" size={14} />
      <span>{variant.name}</span>
    </button>
  );
}

/** Who made them and why, and all that differs. */
export function HouseRulesBody({ variant }: { readonly variant: NamedVariant }) {
  const changes = useDifferences(variant);
  const open = usePanel();
  return (
    <div className={css.body}>
      {(variant.note !== '' || variant.author !== '') && (
        <p className={css.note}>
          {variant.note !== '' && <q>{variant.note}</q>} {variant.author !== '' && <small>{words.by(variant.author)}</small>}
        </p>
      )}
      <p>{words.table.head(changes.length)}</p>
      <ChangeList changes={changes} clause={(c) => <ClauseLink clause={c} open={(x) => open('rules', x)} />} />
    </div>
  );
}

export function HouseRulesDialog() {
  const open = useDesk((d) => d.dialog === 'house');
  const close = useClose('house');
  const variant = useSeen((s) => s.info?.variant);
  const narrow = useNarrow();
  const desk = useDeskStore();
  const [path, setPath] = useState('');
  useEffect(() => {
    if (variant === undefined) return;
    const { id: _, ...plain } = variant;
    void sharedPath(plain).then(setPath);
  }, [variant]);
  // A phone has no room for the name in its bar: it is told once, and stands in the menu.
  const id = variant?.id;
  const name = variant?.name ?? '';
  useEffect(() => {
    if (narrow && id !== undefined)
      toast({ text: words.table.chip(name), action: { name: words.table.what, press: () => desk.setState({ dialog: 'house' }) } });
  }, [narrow, id, name, desk]);
  if (variant === undefined) return null;
  return (
    <Dialog
      wide
      open={open}
      onClose={close}
      title={words.table.chip(variant.name)}
      footer={
        <LinkButton icon="pencil" href={path} target="_blank">
          {words.table.edit}
        </LinkButton>
      }
    >
      <HouseRulesBody variant={variant} />
      <p className={css.apart}>{words.table.apart}</p>
    </Dialog>
  );
}

/** House rules beside a board: their name, what they change on request, and marks for the rulebook. Table and replay show the same. */

import type { NamedVariant } from '@pesthouse/api';
import { ClauseLink, Dialog, Icon, LinkButton } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import { findGame } from '../../games/index.ts';
import { ChangeList } from '../numbers/changelist.tsx';
import { type Change, changesOf } from '../numbers/changes.ts';
import { sheetOf } from '../numbers/sheet.ts';
import { wordsOf } from '../text/games.ts';
import { houserules as words } from '../text/rooms.ts';
import { sharedPath } from './link.ts';
import css from './shown.module.css';

const differences = async (v: NamedVariant): Promise<readonly Change[]> => {
  const game = findGame(v.game);
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

/** Their name, to be pressed. */
export function VariantChip({ name, onPress }: { readonly name: string; onPress(): void }) {
  return (
    <button type="button" className={css.chip} aria-haspopup="dialog" aria-label={words.table.chip(name)} title={words.table.chip(name)} onClick={onPress}>
      <Icon name="pencil" size={14} />
      <span>{name}</span>
    </button>
  );
}

export interface VariantProps {
  readonly variant: NamedVariant;
  openRule(clause: string): void;
}

/** Who made them and why, and all that differs. */
export function VariantBody({ variant, openRule }: VariantProps) {
  const changes = useDifferences(variant);
  return (
    <div className={css.body}>
      {(variant.note !== '' || variant.author !== '') && (
        <p className={css.note}>
          {variant.note !== '' && <q>{variant.note}</q>} {variant.author !== '' && <small>{words.by(variant.author)}</small>}
        </p>
      )}
      <p>{words.table.head(changes.length)}</p>
      <ChangeList changes={changes} clause={(c) => <ClauseLink clause={c} open={openRule} />} />
    </div>
  );
}

export function VariantDialog({ variant, openRule, open, close }: VariantProps & { readonly open: boolean; close(): void }) {
  const [path, setPath] = useState('');
  useEffect(() => {
    const { id: _, ...plain } = variant;
    void sharedPath(plain).then(setPath);
  }, [variant]);
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
      <VariantBody variant={variant} openRule={openRule} />
      <p className={css.apart}>{words.table.apart}</p>
    </Dialog>
  );
}

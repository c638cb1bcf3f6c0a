/** Tables that wait for a guest, of one game or of all. */

import { LinkButton } from '@pesthouse/board';
import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import css from './box.module.css';
import { RulesTag } from './rulestag.tsx';
import { SeatMarks } from './strip.tsx';
import { useOpenVisits } from './usevisits.ts';

interface OpenProps {
  readonly game?: string;
  /** Stands before each table, where they are of several games. */
  readonly picture?: (game: string) => ReactNode;
}

export function OpenTables({ game, picture }: OpenProps) {
  const text = useText();
  const open = useOpenVisits(game);
  return (
    <section className={css.box}>
      <h2>{text.tables.open}</h2>
      {open === 'gone' || open === null || open.length === 0 ? (
        <p className={css.none}>{open === 'gone' ? text.tables.openUnknown : open === null ? text.loading : text.tables.openNone}</p>
      ) : (
        <ul>
          {open.map((v) => (
            <li key={v.id} className={css.line}>
              {picture?.(v.game)}
              <div>
                <b>{v.name}</b>
                <small>{text.tables.seats(v.seats.filter((x) => x.kind !== 'open').length, v.seats.length)}</small>
                <RulesTag visit={v} />
                <SeatMarks visit={v} />
              </div>
              <LinkButton size="s" href={`/table/${v.id}`}>
                {v.seats.some((x) => x.you) ? text.tables.lookIn : text.tables.sitDown}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

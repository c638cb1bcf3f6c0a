/** The log: what happened, by turns, the newest at the bottom, every line with its clause. It is read where somebody looks for it; what happens is told elsewhere as it happens. */

import { Bold, ClauseLink } from '@pesthouse/board';
import type { Base, Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { table as words } from '../text/rooms.ts';
import type { Loaded } from './game.ts';
import css from './log.module.css';
import { besideRole } from './naming.ts';
import { type LogGroup, logOf } from './past.ts';
import { SeatMark } from './SeatMark.tsx';

export interface LogProps {
  readonly game: Loaded;
  readonly items: readonly Item[];
  readonly seat: Seat;
  /** Who sits where, by seat. */
  readonly names: readonly string[];
  openRule(clause: string): void;
  /** The name of whoever sits there, as it leads to them. */
  who?(seat: Seat, name: string): ReactNode;
}

function Group({
  group,
  game,
  view,
  name,
  newest,
  openRule,
  who,
}: {
  readonly group: LogGroup;
  readonly game: Loaded;
  readonly view: Base;
  /** Of whoever's turn it is, beside their role. */
  readonly name: string;
  readonly newest: boolean;
  openRule(c: string): void;
  readonly who: LogProps['who'];
}) {
  const title = group.title ?? (group.by === null ? null : game.text.seat(view, group.by));
  return (
    <li className={css.group}>
      {title !== null && (
        <h3 className={css.head}>
          {group.by !== null && <SeatMark game={game} view={view} seat={group.by} size={22} />}
          <span>
            <Bold>{title}</Bold>
          </span>
          {name !== '' && <small className={css.name}>{group.by === null || who === undefined ? name : who(group.by, name)}</small>}
        </h3>
      )}
      <ol className={css.lines}>
        {group.lines.map((line, i) => (
          <li key={line.key} className={newest && i === group.lines.length - 1 ? css.newest : css.line}>
            <Bold>{line.text}</Bold> {line.clause !== null && <ClauseLink brief clause={line.clause} open={openRule} />}
          </li>
        ))}
      </ol>
    </li>
  );
}

export function Log({ game, items, seat, names, openRule, who }: LogProps) {
  const groups = useMemo(() => logOf(items, game.engine, game.text, seat), [items, game, seat]);
  const end = useRef<HTMLElement>(null);
  const lines = items.length;
  useEffect(() => {
    if (lines > 0) end.current?.scrollTo(0, end.current.scrollHeight);
  }, [lines]);
  const view = items[items.length - 1]?.view;
  return (
    <section ref={end} className={css.log} aria-label={words.log.label}>
      {groups.length === 0 || view === undefined ? (
        <p className={css.empty}>{words.log.empty}</p>
      ) : (
        <ol>
          {groups.map((g, i) => (
            <Group
              key={g.key}
              group={g}
              game={game}
              view={view}
              name={g.by === null ? '' : besideRole(names, g.by, seat, game.text.seat(view, g.by))}
              newest={i === groups.length - 1}
              openRule={openRule}
              who={who}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

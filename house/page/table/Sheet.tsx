/** The score sheet: every seat's score by its sources, on paper. */

import type { TableInfo } from '@pesthouse/api';
import { cx } from '@pesthouse/board';
import type { Base, Score, Seat } from '@pesthouse/kernel';
import type { Loaded } from '../shown/game.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { table as words } from '../text/rooms.ts';
import css from './sheet.module.css';
import { linesOf } from './sheetlines.ts';
import { placeOf, sidesOf } from './yours.ts';

export interface SheetProps {
  readonly game: Loaded;
  readonly view: Base;
  readonly scores: readonly Score[];
  readonly info: TableInfo;
  readonly you: Seat;
}

export function Sheet({ game, view, scores, info, you }: SheetProps) {
  const columns = [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const { adds, total, others } = linesOf(game, columns);
  const sides = sidesOf(game.engine, view, scores);
  const kind = (seat: Seat): string => {
    const s = info.seats[seat];
    return seat === you ? words.seats.you : s?.kind === 'bot' ? words.seats.aBot : words.end.person;
  };
  const row = (line: string) => (
    <tr key={line} className={line === total ? css.total : undefined}>
      <th scope="row">{game.text.sheet(line)}</th>
      {columns.map((s) => (
        <td key={s.seat} className={cx(s.rank === 1 && css.first, (s.sheet[line] ?? 0) !== 0 && css.has)}>
          {s.sheet[line] === undefined || (s.sheet[line] === 0 && adds.includes(line)) ? '·' : s.sheet[line]}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={css.paper}>
      <table className={css.table}>
        <caption className="vh">{words.end.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{words.end.sheet}</th>
            {columns.map((s) => (
              <th key={s.seat} scope="col" className={cx(css.who, s.rank === 1 && css.first)}>
                <span className={css.mark}>
                  <SeatMark game={game} view={view} seat={s.seat} size={34} />
                </span>
                <b>{info.seats[s.seat]?.name ?? game.text.seat(view, s.seat)}</b>
                {info.seats[s.seat]?.name !== game.text.seat(view, s.seat) && <small>{game.text.seat(view, s.seat)}</small>}
                <small>
                  {game.text.place?.(view, s.seat) ?? words.end.place(placeOf(scores, s.seat, sides))}, {kind(s.seat)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {adds.map(row)}
          {total !== null && row(total)}
          {total === null && game.text.place === undefined && (
            <tr className={css.total}>
              <th scope="row">{words.end.sum}</th>
              {columns.map((s) => (
                <td key={s.seat} className={cx(s.rank === 1 && css.first, css.has)}>
                  {s.score}
                </td>
              ))}
            </tr>
          )}
          {others.map(row)}
        </tbody>
      </table>
    </div>
  );
}

/** The position in words: headings, lists and tables. The board of whoever hears the page, and of every game whose board is not drawn yet. */

import { Bold } from '@pesthouse/board';
import type { Base, BoardPart, Seat } from '@pesthouse/kernel';
import type { ReactNode } from 'react';
import type { AnyText } from '../../games/index.ts';
import { table as words } from '../text/rooms.ts';
import css from './textboard.module.css';

/** A row is a block of its own where the panel is narrow, and then each cell stands behind its heading; browsers keep it a table all the same. */
function Table({ head, rows }: Extract<BoardPart, { kind: 'table' }>) {
  const [about, ...columns] = head;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {[about, ...columns].map((x) => (
            <th key={x} scope="col">
              {x}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells], i) => {
          const key = `${i}`;
          return (
            <tr key={key}>
              <th scope="row">
                <Bold>{first}</Bold>
              </th>
              {columns.map((column, c) => (
                <td key={column} data-head={column} data-empty={cells[c] === '' || undefined}>
                  <Bold>{cells[c] ?? ''}</Bold>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Part({ part }: { readonly part: BoardPart }) {
  if (part.kind === 'table') return <Table {...part} />;
  if (part.kind === 'says')
    return (
      <p>
        <Bold>{part.text}</Bold>
      </p>
    );
  return (
    <ul>
      {part.items.map((x, i) => {
        const key = `${i}`;
        return (
          <li key={key}>
            <Bold>{x}</Bold>
          </li>
        );
      })}
    </ul>
  );
}

export interface TextBoardProps {
  readonly text: AnyText;
  readonly view: Base;
  readonly seat: Seat;
  readonly big?: boolean;
  /** What stands above the position. */
  readonly children?: ReactNode;
}

export function TextBoard({ text, view, seat, big = false, children }: TextBoardProps) {
  return (
    <section className={big ? css.big : css.small} aria-label={words.text.label} tabIndex={-1} data-textboard="">
      {children}
      {text.board(view, seat).map(({ title, parts }, i) => {
        const key = `${i}`;
        return (
          <div key={key} className={css.section}>
            <h2>{title}</h2>
            {parts.map((part, n) => {
              const key = `${n}`;
              return <Part key={key} part={part} />;
            })}
          </div>
        );
      })}
    </section>
  );
}

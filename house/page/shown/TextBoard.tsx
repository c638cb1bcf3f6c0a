/** The position in words: the board of the screen reader, and of every game whose board is not drawn yet. */

import { Bold } from '@pesthouse/board';
import type { Base, Seat } from '@pesthouse/kernel';
import type { AnyText } from '../../games/index.ts';
import { table as words } from '../text/rooms.ts';
import css from './textboard.module.css';

export function TextBoard({ text, view, seat, big = false }: { readonly text: AnyText; readonly view: Base; readonly seat: Seat; readonly big?: boolean }) {
  return (
    <section className={big ? css.big : css.small} aria-label={words.text.label} tabIndex={-1} data-textboard="">
      {text.board(view, seat).map((line, i) => {
        const key = `${i}`;
        return line.trim() === '' ? (
          <hr key={key} className={css.gap} />
        ) : (
          <p key={key}>
            <Bold>{line}</Bold>
          </p>
        );
      })}
    </section>
  );
}

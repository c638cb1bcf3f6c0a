/** How many are changed, as a small round number; nothing where none are. */
import { houserules as words } from '../text/rooms.ts';
import css from './count.module.css';

export const Count = ({ n }: { readonly n: number }) =>
  n === 0 ? null : (
    <span className={css.count} title={words.lines(n)}>
      {n}
    </span>
  );

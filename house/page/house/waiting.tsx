/** While a room is being loaded: a lantern, and only if it takes long enough to be noticed. */
import { Loader } from '../kit/loader.tsx';
import { useText } from '../text/index.ts';
import css from './plain.module.css';

export function Waiting() {
  const text = useText();
  return (
    <main id="main" className={css.waiting} aria-busy="true">
      <Loader>{text.loading}</Loader>
    </main>
  );
}

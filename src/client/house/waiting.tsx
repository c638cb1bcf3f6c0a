/** While a room is being loaded: the house's mark, and only if it takes long enough to be noticed. */
import { Logo } from '../kit/logo.tsx';
import { useText } from '../text/index.ts';
import css from './plain.module.css';

export function Waiting() {
  const text = useText();
  return (
    <main id="main" className={css.waiting} aria-busy="true">
      <span className={css.mark}>
        <Logo />
      </span>
      <p className="display">{text.loading}</p>
    </main>
  );
}

/** All faces of the game in full, for phones: what each says and how many there are. */
import { CARD } from '../cards/cards.ts';
import { FACES } from '../names.ts';
import { words } from '../text/labels.en.ts';
import { Full } from './Face.tsx';
import css from './phone.module.css';

export const CardsTab = () => (
  <div className={css.tab}>
    <div className={css.gallery}>
      {FACES.map((face, f) => (
        <figure key={face}>
          <Full face={face} />
          <figcaption>{words.copies(CARD[f]?.copies ?? 0)}</figcaption>
        </figure>
      ))}
    </div>
  </div>
);

/** All faces of the game in full, for phones: what each says and how many there are. */
import { FACES } from '../names.ts';
import { about } from './about.ts';
import { Full } from './Face.tsx';
import { useGiven } from './given.tsx';
import css from './phone.module.css';

export const CardsTab = () => {
  const {
    words,
    tables: { CARD },
  } = useGiven();
  return (
    <div className={css.tab}>
      <div className={css.gallery}>
        {FACES.map((face, f) => (
          <figure key={face} {...about('card', face)}>
            <Full face={face} />
            <figcaption>{words.copies(CARD[f]?.copies ?? 0)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
};

/** The pest decks as cards for phones: your own first, then everybody else's, with the attack bonuses. */
import { Turned } from '@pesthouse/board';
import { KINDS_OF } from '../data/tables.ts';
import type { Species } from '../names.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Bullet } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import { PestCard } from './PestCard.tsx';
import css from './phone.module.css';

export const CardsTab = ({ view, seat }: Props) => {
  const {
    words,
    names: { KIND_WORDS, SPECIES_NAME },
    tables: { BONUS },
    printed,
  } = useGiven();
  const me = seat < 0 ? null : (view.species[seat] ?? null);
  const order: readonly Species[] = me === null ? view.order : [me, ...view.order.filter((who) => who !== me)];
  return (
    <div className={css.tab}>
      {order.map((who) => (
        <section key={who} {...about('seat', who)}>
          <h3>{who === me ? words.yourDeck : SPECIES_NAME[who]}</h3>
          <div className={css.deck}>
            {KINDS_OF[who].map((kind) => (
              <figure key={kind} {...about('kind', kind)}>
                <PestCard kind={kind} />
                <figcaption>
                  {words.left(view.deck[kind])}
                  <small>{KIND_WORDS[kind].rule}</small>
                </figcaption>
              </figure>
            ))}
          </div>
          <p className={css.bonus} title={words.bonusTitle}>
            <span>{words.attack}</span>
            {view.order
              .filter((x) => x !== who)
              .map((x) => (
                <span key={x} {...about('bonus', who, x)}>
                  <Bullet species={x} size={20} rim={1.5} />
                  <Turned number={`bonus.${who}.${x}`} now={BONUS[who][x]} was={printed.BONUS[who][x]}>
                    +{BONUS[who][x]}
                  </Turned>
                </span>
              ))}
          </p>
        </section>
      ))}
    </div>
  );
};

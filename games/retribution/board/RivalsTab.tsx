/** The rivals for phones: what lies on their tables and in their discard piles, and what all know of their hands. */
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import { seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { Faces } from './Inspect.tsx';
import css from './phone.module.css';
import { rivalsOf } from './rivals.ts';
import { deckSize, drawCount, nameOf, openCards, penanceOf } from './who.ts';

export const RivalsTab = (p: Props) => {
  const here = useGiven();
  const {
    names: { seatName },
    words,
  } = here;
  const { view } = p;
  return (
    <div className={css.tab}>
      {rivalsOf(p).map((who) => {
        const player = playerAt(view, who);
        return (
          <section key={who} {...about('seat', String(who))}>
            <h3>
              <img src={seatArt(who)} alt="" />
              <span>
                {nameOf(p, who)}
                <small>{seatName(who)}</small>
              </span>
            </h3>
            <p>
              {words.counts({
                hand: player.handSize,
                draw: drawCount(view, who),
                discard: player.discardSize,
                deck: deckSize(view, who),
                penance: penanceOf(view, who),
              })}
            </p>
            {openCards(here, view, who).map(({ name, pile }) => (
              <div key={name}>
                <h4>{name}</h4>
                <Faces pile={pile} />
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
};

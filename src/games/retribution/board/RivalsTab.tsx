/** The rivals for phones: what lies on their tables and in their discard piles, and what all know of their hands. */
import { pile } from '../piles.ts';
import { playerAt } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { seatName } from '../text/names.en.ts';
import { seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { Faces } from './Inspect.tsx';
import css from './phone.module.css';
import { rivalsOf } from './Seats.tsx';
import { deckSize, drawCount, nameOf, penanceOf } from './who.ts';

export const RivalsTab = (p: Props) => {
  const { view } = p;
  return (
    <div className={css.tab}>
      {rivalsOf(p).map((who) => {
        const player = playerAt(view, who);
        const table = pile();
        for (const x of player.control) table[x.card] = (table[x.card] ?? 0) + 1;
        return (
          <section key={who}>
            <h3>
              <img src={seatArt(who)} alt="" />
              <span>
                {nameOf(p, who)}
                <small>{seatName(who)}</small>
              </span>
            </h3>
            <p>
              {player.handSize} {words.handWord}, {drawCount(view, who)} {words.drawWord}, {player.discardSize} {words.discardWord}, {deckSize(view, who)}{' '}
              {words.deckWord}, {penanceOf(view, who)} {words.penance}
            </p>
            <h4>{words.onTable}</h4>
            <Faces pile={table} />
            {player.knownSize > 0 ? (
              <>
                <h4>
                  {words.hand}, {words.known}
                </h4>
                <Faces pile={player.known} />
              </>
            ) : null}
            <h4>{words.discard}</h4>
            <Faces pile={player.discard} />
          </section>
        );
      })}
    </div>
  );
};

/** The dice on their felt and the two piles: what came up last, and where to roll or buy when that can be done. */

import { cx, only, tell } from '@pesthouse/board';
import { about } from './about.ts';
import { d6Art } from './art.ts';
import { CardsSign, QueenDie } from './Bits.tsx';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { useRolled } from './rolled.ts';
import css from './seats.module.css';
import { infested } from './who.ts';

export const DiceTray = ({ p }: { readonly p: Props }) => {
  const {
    words,
    names: { colorWord, FACE_NAME, queenName },
  } = useGiven();
  const { view, now, legal } = p;
  const { face, die } = useRolled(now, infested(view));
  const [roll] = only(legal, 'roll');
  const [buy] = only(legal, 'buy');
  const felt = (
    <>
      <span>
        <QueenDie
          key={face === null ? 'none' : `${face.color} ${face.face} ${now === face}`}
          face={face?.face ?? 'P'}
          rolling={now === face && face !== null}
        />
        {roll !== undefined ? words.rollNow : face === null ? words.queenWaits : `${queenName(face.color)}: ${FACE_NAME[face.face]}`}
      </span>
      <span>
        <img
          key={die === null ? 'none' : `${die.color} ${die.die} ${now === die}`}
          className={cx(now === die && die !== null && css.tumble)}
          src={d6Art(die?.die ?? 6)}
          alt=""
        />
        {die === null ? words.dieWaits : `${colorWord(die.color)}: ${words.rolled(die.die, die.up)}`}
      </span>
    </>
  );
  return (
    <section className={css.tray} aria-label={words.dice} {...about('dice')}>
      {roll === undefined ? (
        <div className={css.felt}>{felt}</div>
      ) : (
        <button type="button" className={cx(css.felt, css.rollNow)} data-live="" data-place="" onClick={() => p.choose(roll)}>
          {felt}
        </button>
      )}
      <div className={css.piles}>
        <button
          type="button"
          data-spot="draw"
          {...about('draw')}
          data-place=""
          data-live={buy === undefined ? undefined : ''}
          onClick={(e) =>
            buy === undefined ? legal.length > 0 && tell(p, e.currentTarget, { name: words.whyNot(words.act.buy), wishes: [{ verb: 'buy' }] }) : p.choose(buy)
          }
        >
          <CardsSign />
          {words.draw} {view.drawSize}
        </button>
        <span data-spot="discard" {...about('discard')}>
          <CardsSign />
          {words.discard} {view.discardSize}
        </span>
      </div>
    </section>
  );
};

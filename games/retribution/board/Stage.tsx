/** The scenes that stop the eye: an attack, a Repent, and the beginning of the End Times. */
import type { Seat } from '@pesthouse/kernel';
import { Arrow } from './Arrow.tsx';
import { picture, seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { Full } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import css from './stage.module.css';
import { nameOf } from './who.ts';

const attack = (here: GivenHere, p: Props, who: Seat, target: Seat): string => {
  const { words } = here;
  if (who === p.seat) return words.youPersecute(nameOf(p, target));
  return target === p.seat ? words.persecutes(nameOf(p, who)) : words.persecutesWhom(nameOf(p, who), nameOf(p, target));
};

export const Stage = (p: Props) => {
  const here = useGiven();
  const {
    words,
    names: { CARD_NAME },
  } = here;
  const { now } = p;
  if (now?.type === 'persecuted')
    return (
      <div className={css.stage} data-you={now.target === p.seat || undefined}>
        <div className={css.leaf}>
          <figure>
            <img src={seatArt(now.who)} alt="" />
            <figcaption>{nameOf(p, now.who)}</figcaption>
          </figure>
          <span className={css.way}>
            <Arrow />
          </span>
          <span className={css.card}>
            <Full face={now.card} />
          </span>
          <span className={css.way}>
            <Arrow />
          </span>
          <figure>
            <img src={seatArt(now.target)} alt="" />
            <figcaption>{nameOf(p, now.target)}</figcaption>
          </figure>
          <p>{attack(here, p, now.who, now.target)}</p>
        </div>
      </div>
    );
  if (now?.type === 'repented')
    return (
      <div className={css.stage}>
        <div className={css.stamp}>
          <img src={picture('shield-repent')} alt="" />
          <p>
            {now.who === p.seat ? words.youRepent : words.repents(nameOf(p, now.who))}
            <small>{CARD_NAME[now.card]}</small>
          </p>
        </div>
      </div>
    );
  if (now?.type === 'end-times')
    return (
      <div className={css.dusk}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <path fill="none" stroke="#17100b" strokeWidth="5" d="M60 6V22" />
          <path
            fill="#E5C877"
            stroke="#17100b"
            strokeWidth="4"
            strokeLinejoin="round"
            d="M60 20C84 20 88 44 90 66C92 80 100 86 104 92H16C20 86 28 80 30 66C32 44 36 20 60 20Z"
          />
          <path fill="#B98F49" d="M60 24C78 24 82 46 84 66C86 80 92 84 96 89H74C78 70 76 36 60 24Z" />
          <circle cx="60" cy="100" r="9" fill="#17100b" />
        </svg>
        <h2>{words.endTimes}</h2>
        <p>{words.endTimesWhy[now.why]}</p>
      </div>
    );
  return null;
};

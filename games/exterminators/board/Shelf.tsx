/** Before the house: the six exterminators to choose from, and the toolbox cards that lie face up. */

import { cx, only, pointing, tell } from '@pesthouse/board';
import { CARDS, COLORS, type Color } from '../names.ts';
import { about } from './about.ts';
import { faceArt, pestArt, queenArt } from './art.ts';
import { Glyph } from './Bits.tsx';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './shelf.module.css';
import { ToolCard } from './ToolCard.tsx';
import { plateName, seatOfColor, sitterName } from './who.ts';

const Person = ({ p, color }: { readonly p: Props; readonly color: Color }) => {
  const {
    words,
    names: { pestsName, queenName, titleName, traits, whoName },
  } = useGiven();
  const move = only(p.legal, 'choose').find((m) => m.color === color);
  const seat = seatOfColor(p.view, color);
  return (
    <button
      type="button"
      className={cx(css.person, move !== undefined && css.live, seat >= 0 && css.taken)}
      data-color={color}
      data-card=""
      data-live={move === undefined ? undefined : ''}
      data-spot={`shelf-${color}`}
      {...about('person', color)}
      onClick={(e) =>
        move === undefined
          ? p.legal.length > 0 && tell(p, e.currentTarget, { name: words.whyNotWho(whoName(color)), wishes: [{ verb: 'choose', color }] })
          : p.choose(move)
      }
      {...pointing(p, move)}
    >
      <span className={css.head}>
        <Glyph color={color} size={22} />
        {whoName(color)}
      </span>
      <span className={css.row}>
        <img className={css.face} src={faceArt(color)} alt="" />
        <span className={css.kin}>
          <small>{titleName(color)}</small>
          <span>
            <img src={pestArt(color)} alt="" />
            {pestsName(color)}
          </span>
          <span>
            <img src={queenArt(color)} alt="" />
            {queenName(color)}
          </span>
        </span>
      </span>
      <span className={css.traits}>
        {traits(color).map((t) => (
          <span key={t.name}>
            <b>{t.name}.</b> {t.text}
          </span>
        ))}
      </span>
      {seat >= 0 ? <span className={css.stamp}>{words.taken(sitterName(p, seat) || plateName(p, seat))}</span> : null}
    </button>
  );
};

export const Shelf = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  if (view.phase === 'exterminators')
    return (
      <section className={css.shelf} aria-label={words.chooseTitle} {...about('shelf')}>
        <header>
          <h2>{words.chooseTitle}</h2>
          <p>{words.chooseMore}</p>
        </header>
        <div className={css.people}>
          {COLORS.map((color) => (
            <Person key={color} p={p} color={color} />
          ))}
        </div>
      </section>
    );
  const open = CARDS.filter((_, c) => (view.draw[c] ?? 0) > 0);
  return (
    <section className={css.shelf} aria-label={words.draftTitle} {...about('shelf')}>
      <header>
        <h2>{words.draftTitle}</h2>
        <p>{words.draftMore}</p>
      </header>
      <div className={css.cards}>
        {open.map((card) => {
          const move = only(p.legal, 'take').find((m) => m.card === card);
          return (
            <ToolCard
              key={card}
              card={card}
              look="full"
              live={move !== undefined}
              copies={view.draw[CARDS.indexOf(card)] ?? 1}
              spot={`shelf-${card}`}
              on={move === undefined ? undefined : { onClick: () => p.choose(move), ...pointing(p, move) }}
            />
          );
        })}
      </div>
    </section>
  );
};

/** Whom the townsfolk turn on: every opponent with what the attack could do to them. */

import { asking, cx, keyOf, only, pointing } from '@pesthouse/board';
import { idOf } from '../names.ts';
import { about } from './about.ts';
import { seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { Full } from './Face.tsx';
import { useGiven } from './given.tsx';
import { nameOf, penanceOf } from './who.ts';
import css from './window.module.css';

export const Targets = ({ p }: { readonly p: Props }) => {
  const {
    read: { listOf },
    words,
    names: { CARD_NAME, effectText, seatName },
  } = useGiven();
  const f = asking(p.view);
  const all = only(p.legal, 'target');
  if (f?.step !== 'target' || all.length === 0) return null;
  const face = idOf(listOf(f.list).face);
  return (
    <section className={cx(css.window, css.targets, p.narrow && css.narrow)} aria-label={words.whom} data-sheet="" {...about('target')}>
      <div className={css.attack}>
        <Full face={face} />
      </div>
      <header className={css.head}>
        <h2>{words.whom}</h2>
        <p>
          <b>{CARD_NAME[face]}:</b> {effectText(face, 'persecute')}
        </p>
      </header>
      <div className={css.whom}>
        {all.map((m) => {
          const { label, detail } = p.text.move(p.view, p.seat, m);
          const pointed = p.pointed !== null && keyOf(p.pointed) === keyOf(m);
          return (
            <button
              key={m.seat}
              type="button"
              className={cx(css.target, pointed && css.pointed)}
              aria-label={`${label}, ${nameOf(p, m.seat)}: ${detail}`}
              data-live=""
              onClick={() => p.choose(m)}
              {...pointing(p, m)}
            >
              <img src={seatArt(m.seat)} alt="" />
              <b>{nameOf(p, m.seat)}</b>
              <small>{seatName(m.seat)}</small>
              <span>
                {detail}, {words.penances(penanceOf(p.view, m.seat))}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
};

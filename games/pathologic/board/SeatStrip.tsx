/** The seats as a strip for phones: who, and how much Evidence. */
import { ClockSpot, cx, sits } from '@pesthouse/board';
import { num } from '../data/tables.ts';
import { HEALERS, PLAGUE } from '../names.ts';
import { seatOfRole } from '../state.ts';
import { about } from './about.ts';
import { EMBLEM, HUE, picture, portraitArt } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { Icon } from './Icon.tsx';
import css from './strip.module.css';
import { playerOf, sitterOf } from './who.ts';

export const SeatStrip = ({ p, side }: { readonly p: Props; readonly side: string }) => {
  const {
    words,
    names: { ROLE_NAME },
  } = useGiven();
  const { view } = p;
  const over = view.phase === 'over' || view.phase === 'setup';
  return (
    <section className={css.strip} data-side={side} aria-label={words.healersTab} {...about('ticker')}>
      <div
        className={cx(css.plague, view.active === PLAGUE && !over && css.on)}
        {...about('plague')}
        {...sits(seatOfRole(view, PLAGUE))}
        data-spot="plague"
        title={`${ROLE_NAME.plague}, ${playerOf(p, PLAGUE)}`}
      >
        <img src={picture('plague-mask')} alt={ROLE_NAME.plague} />
        <b>{view.gripSize}</b>
        <ClockSpot p={p} seat={seatOfRole(view, PLAGUE)} strip />
      </div>
      {view.order.map((h) => {
        const id = HEALERS[h] ?? 'bachelor';
        const { away } = sitterOf(p, h);
        return (
          <div
            key={id}
            className={cx(css.healer, view.active === h && !over && css.on, away !== null && css.gone)}
            style={{ '--hc': HUE[id] }}
            data-spot={`sheet:${id}`}
            {...about('healer', id)}
            {...sits(seatOfRole(view, h))}
          >
            <img src={portraitArt(id)} alt="" />
            <span>
              <b>{playerOf(p, h) === words.you ? words.you : words.shortPiece(id)}</b>
              <small>
                <Icon name={EMBLEM[id]} size={14} />
                {words.evidenceOf(num(view.evidence, h))}
              </small>
              {away !== null && <i className="vh">{away}</i>}
            </span>
            <ClockSpot p={p} seat={seatOfRole(view, h)} strip />
          </div>
        );
      })}
    </section>
  );
};

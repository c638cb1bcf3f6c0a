/** The seats as a strip for phones: mark, name, hand and Penance; a tap looks at the open cards. */

import { asking, ClockSpot, cx, only, sits } from '@pesthouse/board';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import { picture, seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import type { Looked } from './Inspect.tsx';
import { looksAt, rivalsOf } from './rivals.ts';
import css from './seats.module.css';
import { nameOf, penanceOf } from './who.ts';

export const SeatStrip = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const here = useGiven();
  const {
    words,
    names: { seatName },
  } = here;
  const { view, seat } = p;
  const f = asking(view);
  return (
    <div className={css.strip}>
      {rivalsOf(p).map((who) => {
        const target = only(p.legal, 'target').find((m) => m.seat === who);
        const attacks = f?.step === 'respond' && f.victim === seat && view.active === who;
        const n = playerAt(view, who).handSize;
        return (
          <button
            key={who}
            type="button"
            className={cx(css.small, view.active === who && css.turn, attacks && css.foe, target !== undefined && css.legal)}
            data-spot={`seat-${who}`}
            data-opens={target === undefined || undefined}
            {...about('seat', String(who))}
            {...sits(who)}
            aria-label={`${words.lookAt(nameOf(p, who))}. ${seatName(who)}: ${words.counts({ hand: n, penance: penanceOf(view, who) })}`}
            onClick={() => (target === undefined ? look(looksAt(here, p, who)) : p.choose(target))}
          >
            <img src={seatArt(who)} alt="" />
            <span>
              <b>{nameOf(p, who)}</b>
              <small>
                <span data-spot={`hand-${who}`}>{n}</span>
                <img src={picture('suit-penance')} alt="" />
                <span data-spot={`draw-${who}`}>{penanceOf(view, who)}</span>
                <i data-spot={`discard-${who}`} />
                <i data-spot={`control-${who}`} />
                <i data-spot={`chronic-${who}`} />
              </small>
            </span>
            <ClockSpot p={p} seat={who} strip />
          </button>
        );
      })}
    </div>
  );
};

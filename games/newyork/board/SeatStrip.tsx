/** The seats as a strip for phones: glyph, score, food in hand. */
import { ClockSpot, cx, sits } from '@pesthouse/board';
import { activeSpecies, pestsOf } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Bullet, Icon } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import css from './seats.module.css';

export const SeatStrip = ({ view, seat, sitters }: Props) => {
  const { words } = useGiven();
  return (
    <div className={css.strip}>
      {view.order.map((who) => (
        <div
          key={who}
          className={cx(css.small, view.phase !== 'over' && activeSpecies(view) === who && css.smallTurn)}
          data-species={who}
          data-you={view.seatOf[who] === seat || undefined}
          data-spot={`plate:${who}`}
          {...about('seat', who)}
          {...sits(view.seatOf[who])}
          role="img"
          aria-label={words.inShort(who, view.seatOf[who] === seat, pestsOf(view, who), view.hand[who])}
        >
          <Bullet species={who} size={26} rim={1.5} />
          <b {...about('score', who)}>{pestsOf(view, who)}</b>
          <span data-spot={`hand:${who}`} {...about('hand', who)}>
            <Icon name="slice" size={16} />
            {view.hand[who]}
          </span>
          <ClockSpot p={{ sitters }} seat={view.seatOf[who]} strip />
        </div>
      ))}
    </div>
  );
};

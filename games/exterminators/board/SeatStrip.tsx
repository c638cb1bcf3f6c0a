/** The seats as a strip for phones: portrait, glyph, reserve, four lamps; a target where a card may go there. */

import { ClockSpot, cx, seatedAt, sits } from '@pesthouse/board';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import { CardsSign, Glyph, Portrait } from './Bits.tsx';
import { colorIn, colorMoves, type Props, press } from './choice.ts';
import { useGiven } from './given.tsx';
import { Lamps } from './Lamps.tsx';
import css from './seats.module.css';
import { colorOfSeat, inDanger, infested, jobsOf, plateName, poolOf, seatsOf } from './who.ts';

export const SeatStrip = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  return (
    <div className={css.strip} data-count={view.players.length}>
      {seatsOf(p).map((who) => {
        const color = colorOfSeat(view, who);
        const x = playerAt(view, who);
        const targets = p.now === null && color !== null ? colorMoves(p).filter((m) => colorIn(m) === color) : [];
        const turn = p.now === null ? seatedAt(p, who, words.you).deciding : infested(view) && view.active === who;
        const inside = (
          <>
            <Portrait color={color} className={css.chipFace} />
            <span className={css.chipWords}>
              {infested(view) ? (
                <>
                  <b {...about('reserve', String(who))} data-spot={`reserve-${color}`} className={cx(inDanger(view, x) && css.hot)}>
                    {color === null ? null : <Glyph color={color} size={16} />}
                    {x.alive ? x.reserve : words.out}
                  </b>
                  <Lamps jobs={jobsOf(view, who)} bare who={who} spot={`jobs-${color}`} />
                </>
              ) : (
                <>
                  <em>{plateName(p, who)}</em>
                  <b>
                    <CardsSign />
                    {x.handSize}
                  </b>
                </>
              )}
            </span>
            <i data-spot={`hand-${color}`} />
            <i data-spot={`front-${color}`} />
            <i data-spot={`tiles-${who}`} />
            <ClockSpot p={p} seat={who} strip />
          </>
        );
        const name = cx(css.chip, turn && css.chipTurn, !x.alive && css.gone, targets.length > 0 && css.target);
        return targets.length > 0 && color !== null ? (
          <button
            key={who}
            type="button"
            className={name}
            {...about('seat', String(who))}
            {...sits(who)}
            data-color={color}
            data-place=""
            data-live=""
            aria-label={targets.map((m) => p.text.move(view, p.seat, m).label).join('; ')}
            onClick={() => press(p, `color:${color}`)}
          >
            {inside}
          </button>
        ) : (
          <section
            key={who}
            className={name}
            {...about('seat', String(who))}
            {...sits(who)}
            data-color={color ?? 'none'}
            aria-label={`${plateName(p, who)}, ${words.hand(x.handSize)}, ${words.reserveOf(x.reserve, poolOf(x))}`}
          >
            {inside}
          </section>
        );
      })}
    </div>
  );
};

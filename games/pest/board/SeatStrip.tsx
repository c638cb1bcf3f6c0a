/** The Houses as chips on a phone, each with the Renown that it would have if the game ended now, as the goal card says it; with the own stock below them on every tab. */

import { ClockSpot, cx, ownOr, sits } from '@pesthouse/board';
import { RESOURCES } from '../names.ts';
import { houseOf, nth, quarantined } from '../reading.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import css from './phone.module.css';
import { crestOf, RES_PIC } from './pictures.ts';
import { Spots } from './Rivals.tsx';
import { useScene } from './underway.ts';

export const SeatStrip = (p: Props) => {
  const {
    words,
    names: { HOUSE_NAME, RESOURCE_NAME },
    read: { regularSlots, totalOf },
  } = useGiven();
  const s = useScene(p);
  const own = ownOr(p, s.active);
  const me = s.players[own];
  return (
    <section aria-label={words.houses} {...about('house', String(own))}>
      <ol className={css.strip}>
        {s.order.map((seat) => {
          const house = houseOf(s, seat);
          const q = s.players[seat];
          return (
            <li
              key={seat}
              className={cx(css.chip, s.phase === 'action' && s.active === seat && css.turn, seat === p.seat && css.you)}
              data-house={house}
              {...about('house', String(seat))}
              {...sits(seat)}
            >
              <Pic name={crestOf(house)} h={26} />
              <span>
                <b>{seat === p.seat ? words.you : HOUSE_NAME[house]}</b>
                <small>
                  <Pic name="renown-seal" h={13} label={words.renown} />
                  {q === undefined ? 0 : totalOf(s, seat)}
                  <Pic name="influence" h={13} label={words.influence} />
                  {q?.influence ?? 0}
                </small>
              </span>
              <Spots s={s} seat={seat} />
              <ClockSpot p={p} seat={seat} strip />
            </li>
          );
        })}
      </ol>
      {me === undefined ? null : (
        <div className={css.stock} data-house={houseOf(s, own)}>
          {RESOURCES.map((r, i) => (
            <span key={r} data-spot={`res:${houseOf(s, own)}:${r}`} {...about('res', r, String(own))}>
              <Pic name={RES_PIC[r]} h={20} label={RESOURCE_NAME[r]} />
              {nth(me.res, i)}
            </span>
          ))}
          <span>
            <Pic name="research" h={20} label={words.research} />
            {me.research}
          </span>
          <span className={css.rule}>
            <Pic name="person-sick" h={20} label={words.quarantine} />
            {quarantined(me)}/{regularSlots(me) + 4}
          </span>
          <span>
            <Pic name="skull" h={20} label={words.graveShort} />
            {me.dead}
          </span>
        </div>
      )}
    </section>
  );
};

/** The other Houses as strips: what one asks about most often; a press shows the whole board. */

import { ClockSpot, cx, seatedAt, sits } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { CASTLE } from '../data/tables.ts';
import { CELLS, cellAt, RESOURCES, TECHS } from '../names.ts';
import { houseOf, nth, ones, quarantined, stood } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Pic } from './Draw.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import { crestOf, RES_PIC, techPic } from './pictures.ts';
import css from './rivals.module.css';

/** The spots that pieces of this House fly from and to, where its board is not open. */
export const Spots = ({ s, seat }: { readonly s: State; readonly seat: Seat }) => {
  const house = houseOf(s, seat);
  return (
    <span className={css.spots} aria-hidden="true">
      {['quarantine', 'camp', 'store', 'track', 'buildings', 'grave', 'tech', 'ready', 'seat'].map((x) => (
        <i key={x} data-spot={`${x}:${house}`} />
      ))}
    </span>
  );
};

const whoSits = (here: GivenHere, p: Props, seat: Seat): string => {
  const { name, you, away } = seatedAt(p, seat, here.words.you);
  return away === null || you ? name : `${name}, ${away}`;
};

export const RivalPlate = ({
  p,
  s,
  seat,
  dense,
  look,
}: {
  readonly p: Props;
  readonly s: State;
  readonly seat: Seat;
  readonly dense: boolean;
  look(seat: Seat): void;
}) => {
  const here = useGiven();
  const {
    words,
    names: { HOUSE_NAME, RESOURCE_NAME, techName },
    text: { ordinal },
    read: { regularSlots },
  } = here;
  const me = s.players[seat];
  if (me === undefined) return null;
  const house = houseOf(s, seat);
  const turn = s.phase === 'action' && s.active === seat;
  const built = me.site.slice(0, CASTLE).filter((x) => x >= 0).length;
  return (
    <button
      type="button"
      className={cx(css.plate, dense && css.dense, turn && css.turn)}
      data-house={house}
      aria-label={words.look(HOUSE_NAME[house])}
      data-opens=""
      {...about('house', String(seat))}
      {...sits(seat)}
      onClick={() => look(seat)}
    >
      <ClockSpot p={p} seat={seat} strip />
      <span className={css.head}>
        <Pic name={crestOf(house)} h={dense ? 24 : 30} />
        <span className={css.names}>
          <b>
            {HOUSE_NAME[house]} <em>{ordinal(s.order.indexOf(seat) + 1)}</em>
          </b>
          <small>{whoSits(here, p, seat)}</small>
        </span>
        <span className={css.renown}>
          <Pic name="renown-seal" h={17} label={words.renown} />
          {me.renown - me.negative}
        </span>
      </span>
      <span className={css.body}>
        <span className={css.grid}>
          {[0, 1, 2].flatMap((r) =>
            [0, 1, 2].map((c) => {
              const i = cellAt(c, r);
              const used = stood(me, i);
              return (
                <i key={CELLS[i]} className={used ? css.used : undefined}>
                  {used ? <Pic name="assistant" h={dense ? 11 : 15} /> : null}
                </i>
              );
            }),
          )}
        </span>
        <span className={css.stats}>
          <span>
            <Pic name="influence" h={16} label={words.influence} />
            {me.influence}
          </span>
          <span>
            <Pic name="research" h={16} label={words.research} />
            {me.research}
          </span>
          <span>
            <Pic name="person-sick" h={16} label={words.quarantine} />
            {quarantined(me)}
            <em>/{regularSlots(me) + 4}</em>
          </span>
          <span>
            <Pic name="person-dead" h={16} label={words.graveShort} />
            {me.dead}
            <em>/5</em>
          </span>
          <span>
            <Pic name="person-healthy" h={16} label={words.trackShort} />
            {ones(me.track)}
            <em>/12</em>
          </span>
          <span>
            <Pic name="building-district" h={16} />
            {built}
            <em>/9</em>
          </span>
        </span>
        <span className={css.stock}>
          {RESOURCES.map((r, i) => (
            <span key={r}>
              <Pic name={RES_PIC[r]} h={16} label={RESOURCE_NAME[r]} />
              {nth(me.res, i)}
            </span>
          ))}
        </span>
        <span className={css.more}>
          {keyed(me.tech).map(({ x: n, key }) => {
            const id = TECHS[n - 1];
            return id === undefined ? (
              <i key={key} className={css.empty} />
            ) : (
              <Pic key={id} name={techPic(n)} h={dense ? 18 : 24} label={techName(id)} className={css.tech} />
            );
          })}
          <span className={css.left}>
            <Pic name="assistant" h={18} label={words.assistants} />
            {me.ready}
            {me.camp < 0 ? <Pic name="camp" h={17} label={words.campHome} /> : null}
          </span>
        </span>
      </span>
      <Spots s={s} seat={seat} />
    </button>
  );
};

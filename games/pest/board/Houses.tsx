/** The buildings of a player board in their three rows, the Castle and the Technologies beside them. */

import type { Aim } from '@pesthouse/board';
import { cx, Turned } from '@pesthouse/board';
import { BUILDING_TYPE, BUILDINGS_A_ROW, CASTLE, MOBILE, NEEDS_WORKER, ROW_BONUS, ROW_SLOTS } from '../data/tables.ts';
import { BUILDINGS, RESOURCES, TECHS, type TechId, TIERS, type Tier } from '../names.ts';
import { nth, row, spaceName as spaceId, stands, stood } from '../reading.ts';
import { about } from './about.ts';
import { live } from './choice.ts';
import { Pic } from './Draw.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import css from './own.module.css';
import { type PartProps, part } from './parts.ts';
import { buildingPic, RES_PIC, techPic } from './pictures.ts';

const priceOf = (here: GivenHere, i: number): string => {
  const {
    tables: { BUILDING },
    names: { join, resource },
  } = here;
  const b = BUILDING[i];
  return b === undefined ? '' : join([resource(b.lumber, 'lumber'), resource(b.stone, 'stone')]);
};

const said = (here: GivenHere, x: PartProps, i: number): string => {
  const {
    words,
    names: { buildingName, RESOURCE_NAME, spaceName },
    tables: { BUILDING },
  } = here;
  const { me } = x;
  const at = nth(me.site, i);
  const id = BUILDINGS[i] ?? 'castle';
  if (at < 0) return words.building(buildingName(id), words.costs(priceOf(here, i), BUILDING[i]?.renown ?? 0));
  const makes = BUILDING_TYPE[i] === 'treasury' ? RESOURCE_NAME.coin : RESOURCE_NAME[RESOURCES[nth(me.makes, i)] ?? 'coin'];
  return words.building(
    buildingName(id),
    words.stands(spaceName(spaceId(at)), makes, NEEDS_WORKER[i] === true ? (nth(me.worker, i) === 1 ? words.staffed : words.idle) : ''),
  );
};

/** What a standing building makes, and who works there. */
const Standing = ({ x, i }: { readonly x: PartProps; readonly i: number }) => {
  const { me, would } = x;
  const makes = RESOURCES[nth(me.makes, i)] ?? 'coin';
  const type = BUILDING_TYPE[i];
  const staffed = nth(me.worker, i) === 1;
  const ghost = !staffed && would !== null && nth(would.after.worker, i) === 1;
  return (
    <>
      <Pic name={buildingPic(i)} h={25} className={css.gone} />
      <span className={css.makes}>
        <Pic name={type === 'treasury' ? 'res-coin' : RES_PIC[makes]} h={21} />
        {type === 'workshop' ? <b>×2</b> : null}
        {NEEDS_WORKER[i] !== true ? null : staffed || ghost ? (
          <Pic name="person-healthy" h={23} className={ghost ? css.faint : undefined} />
        ) : (
          <i className={css.vacant} />
        )}
      </span>
    </>
  );
};

/** What a Building costs. */
export const Price = ({ i, h }: { readonly i: number; readonly h: number }) => {
  const { tables, printed } = useGiven();
  const [now, was] = [tables.BUILDING[i], printed.BUILDING[i]];
  return (
    <span>
      <Turned number={`${BUILDINGS[i]}.lumber`} now={now?.lumber ?? 0} was={was?.lumber ?? 0} />
      <Pic name="res-lumber" h={h} />
      <Turned number={`${BUILDINGS[i]}.stone`} now={now?.stone ?? 0} was={was?.stone ?? 0} />
      <Pic name="res-stone" h={h} />
    </span>
  );
};

const Unbuilt = ({ i }: { readonly i: number }) => {
  const { tables, printed } = useGiven();
  const b = tables.BUILDING[i];
  const was = printed.BUILDING[i];
  return (
    <>
      <Pic name={buildingPic(i)} h={30} />
      <span className={css.price}>
        <Price i={i} h={15} />
        {(b?.renown ?? 0) > 0 ? (
          <span>
            <Turned number={`${BUILDINGS[i]}.renown`} now={b?.renown ?? 0} was={was?.renown ?? 0} />
            <Pic name="renown-seal" h={13} />
          </span>
        ) : null}
      </span>
    </>
  );
};

export const Houses = (x: PartProps) => {
  const here = useGiven();
  const {
    words,
    names: { buildingName, RESOURCE_NAME, spaceName },
  } = here;
  return (
    <span className={css.houses} data-spot={`buildings:${x.house}`} {...about('house', String(x.seat))}>
      {BUILDINGS.slice(0, CASTLE).map((id, i) => {
        const built = nth(x.me.site, i) >= 0;
        return (
          <button
            key={id}
            type="button"
            className={cx(css.bld, !built && css.unbuilt)}
            style={{ left: 312 + 101 * (i % BUILDINGS_A_ROW), top: 74 + 46 * Math.floor(i / BUILDINGS_A_ROW) }}
            aria-label={said(here, x, i)}
            data-card={`bld:${id}`}
            data-spot={`bld:${x.house}:${id}`}
            {...part(x, ['bld', id], `bld:${id}`, words.why(buildingName(id)))}
          >
            {built ? <Standing x={x} i={i} /> : <Unbuilt i={i} />}
          </button>
        );
      })}
      {ROW_BONUS.map((n, r) => {
        const full = row(ROW_SLOTS, r).every((i) => stands(x.me, i));
        return (
          <span
            key={`row ${n}`}
            className={cx(css.bonus, full && css.won)}
            style={{ top: 74 + 46 * r }}
            role="img"
            aria-label={words.row(n)}
            {...about('row', TIERS[r] ?? 'top', String(x.seat))}
          >
            <Pic name="renown-seal" h={17} />+{n}
          </span>
        );
      })}
      <span className={css.castle} {...about('castle', String(x.seat))}>
        <Pic name="building-castle" h={40} />
        <b>{words.castle}</b>
        {nth(x.me.site, CASTLE) < 0 ? null : (
          <>
            <Pic name={RES_PIC[RESOURCES[nth(x.me.makes, CASTLE)] ?? 'coin']} h={24} label={RESOURCE_NAME[RESOURCES[nth(x.me.makes, CASTLE)] ?? 'coin']} />
            <small>{spaceName(spaceId(nth(x.me.site, CASTLE)))}</small>
          </>
        )}
      </span>
    </span>
  );
};

/** What lies on a Technology: a Sick on its way, People who wait, a worker. */
const OnTech = ({ x, n }: { readonly x: PartProps; readonly n: number }) => {
  const { words } = useGiven();
  const { me } = x;
  const space = n === 1 ? me.breathing : n === 14 ? me.infirmary : 0;
  if (space > 0) return <Pic name="person-sick" h={18} label={words.level(space)} />;
  if (n === 10 && me.experts > 0)
    return (
      <b className={css.held}>
        {me.experts}
        <Pic name="person-healthy" h={18} />
      </b>
    );
  if (n === 25 && me.mobile >= 0)
    return (
      <b className={css.held}>
        <Pic name={RES_PIC[RESOURCES[me.mobile] ?? 'coin']} h={18} />
        {nth(me.worker, MOBILE) === 1 ? <Pic name="person-healthy" h={18} /> : null}
      </b>
    );
  const stand = n === 17 ? 9 : n === 28 ? 10 : -1;
  return stand >= 0 && stood(me, stand) ? <Pic name="assistant" h={22} /> : null;
};

/** What stands for the place of a Technology: the card, or its tier where one is to be chosen or none lies there. */
export const techTarget = (x: PartProps, tier: Tier, id: TechId | undefined): Aim =>
  id === undefined || (x.mine && live(x.p, `tier:${tier}`)) ? `tier:${tier}` : `tech:${id}`;

export const Techs = (x: PartProps) => {
  const {
    words,
    names: { TIER_NAME, techName, techText, TECH_SHORT },
    tables: { TECH },
    printed,
  } = useGiven();
  return (
    <span data-spot={`tech:${x.house}`} {...about('house', String(x.seat))}>
      {TIERS.map((tier, t) => {
        const n = nth(x.me.tech, t);
        const id = TECHS[n - 1];
        const target = techTarget(x, tier, id);
        const style = { left: 717, top: 74 + 46 * t, width: 192 + x.extra };
        return id === undefined ? (
          <button key={tier} type="button" className={cx(css.tech, css.bare)} style={style} data-card={`tier:${tier}`} {...part(x, ['tier', tier], target)}>
            {words.techSlot(TIER_NAME[tier])}
          </button>
        ) : (
          <button
            key={tier}
            type="button"
            className={css.tech}
            style={style}
            aria-label={`${techName(id)}. ${techText(id)}`}
            title={techText(id)}
            data-card={`tech:${id}`}
            {...part(x, ['tech', id], target, words.why(techName(id)))}
          >
            <Pic name={techPic(n)} h={40} />
            <span className={css.about}>
              <b>
                {techName(id)}
                <i>
                  <Turned number={`tech-${n}.renown`} now={TECH[n]?.renown ?? 0} was={printed.TECH[n]?.renown ?? 0} />
                  <Pic name="renown-seal" h={13} />
                </i>
              </b>
              <small>{TECH_SHORT[n]}</small>
            </span>
            <OnTech x={x} n={n} />
          </button>
        );
      })}
    </span>
  );
};

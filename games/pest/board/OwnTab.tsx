/** The phone's tab of the own board, and of a rival's. */

import { cx, ownOr, Turned, times } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { CASTLE, GRAVE, ROW_BONUS, ROW_SLOTS } from '../data/tables.ts';
import { ACTIONS, type Action, BUILDINGS, CELLS, cellAt, RESOURCES, TECHS, TIERS } from '../names.ts';
import { actionState, hindered as isHindered, nth, onTrack, row, solo, spaceName as spaceId, stood } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { live, type Props } from './choice.ts';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import { Price, techTarget } from './Houses.tsx';
import { keyed } from './keyed.ts';
import { partsOf } from './OwnBoard.tsx';
import { type PartProps, part } from './parts.ts';
import css from './phone.module.css';
import { buildingPic, crestOf, RES_PIC, techPic } from './pictures.ts';
import { Ranks } from './Ranks.tsx';
import paper from './sheet.module.css';
import type { Drawing } from './sizes.ts';
import { useScene } from './underway.ts';

const TOP: readonly Action[] = ['move', 'construct', 'produce'];
const LEFT: readonly Action[] = ['research', 'cure', 'assign'];
const SLOT = ['move', 'construct', 'produce'] as const;
const actPic = (a: Action): Drawing => `act-${a}`;

const Head = ({ x, a }: { readonly x: PartProps; readonly a: Action }) => {
  const {
    words,
    names: { ACTION_NAME },
  } = useGiven();
  const i = ACTIONS.indexOf(a);
  const hindered = isHindered(x.me, i);
  const on = actionState(x.s, x.seat, i) === 'open';
  return (
    <button
      type="button"
      className={cx(css.act, hindered && paper.hind, on && paper.on)}
      data-card={`act:${a}`}
      data-spot={x.mine ? `head:${a}` : undefined}
      {...part(x, ['act', a], `act:${a}`, words.why(ACTION_NAME[a]))}
    >
      <Pic name={actPic(a)} h={18} />
      {ACTION_NAME[a]}
    </button>
  );
};

const PhoneGrid = ({ x }: { readonly x: PartProps }) => {
  const {
    words,
    names: { slotName, standName },
  } = useGiven();
  return (
    <div className={css.grid}>
      <span className={css.corner}>
        <Pic name={crestOf(x.house)} h={34} />
      </span>
      {SLOT.map((a, i) => (
        <button
          key={a}
          type="button"
          className={cx(css.bed, css.harm, nth(x.me.sick, i + 1) > 0 && css.full)}
          aria-label={words.slot(slotName(a), nth(x.me.sick, i + 1) > 0)}
          data-card={`slot:${a}`}
          data-spot={x.mine ? `slot:${a}` : undefined}
          {...part(x, ['slot', a], `slot:${a}`, words.whyNot)}
        >
          {nth(x.me.sick, i + 1) > 0 ? <Pic name="person-sick" h={26} /> : null}
        </button>
      ))}
      <span className={css.corner} role="img" aria-label={words.ready(x.me.ready)} {...about('ready', String(x.seat))}>
        {times(x.me.ready).map((key) => (
          <Pic key={key} name="assistant" h={20} />
        ))}
      </span>
      {TOP.map((a) => (
        <Head key={a} x={x} a={a} />
      ))}
      {LEFT.flatMap((a, r) => [
        <Head key={a} x={x} a={a} />,
        ...[0, 1, 2].map((c) => {
          const i = cellAt(c, r);
          const cell = CELLS[i] ?? CELLS[0];
          const used = stood(x.me, i);
          return (
            <button
              key={cell}
              type="button"
              className={cx(css.cell, used && css.used)}
              aria-label={words.cell(standName(cell), used)}
              data-card={`cell:${cell}`}
              data-spot={`cell:${x.house}:${cell}`}
              {...part(x, ['cell', cell], `cell:${cell}`, words.why(standName(cell)))}
            >
              {used ? <Pic name="assistant" h={32} /> : null}
            </button>
          );
        }),
      ])}
    </div>
  );
};

const Wards = ({ x }: { readonly x: PartProps }) => {
  const {
    words,
    read: { regularSlots },
    names: { spaceName, slotName },
  } = useGiven();
  const { me } = x;
  const shut = nth(me.sick, 4) > 0;
  return (
    <div className={css.wards}>
      <div>
        <small>{words.quarantine}</small>
        <button
          type="button"
          className={css.beds}
          aria-label={words.regular(nth(me.sick, 0), regularSlots(me))}
          data-card="slot:regular"
          data-spot={x.mine ? 'beds' : undefined}
          {...part(x, ['slot', 'regular'], 'slot:regular', words.whyNot)}
        >
          {times(regularSlots(me)).map((key, i) => (
            <span key={key} className={css.bed}>
              {i < nth(me.sick, 0) ? <Pic name="person-sick" h={24} /> : null}
            </span>
          ))}
        </button>
      </div>
      <div>
        <small>{words.camp}</small>
        <button
          type="button"
          className={css.campBox}
          aria-label={me.camp < 0 ? words.campHome : words.campAway(spaceName(spaceId(me.camp)))}
          data-card="camp"
          {...part(x, ['camp', ''], 'camp')}
        >
          {me.camp < 0 ? <Pic name="camp" h={26} /> : <small>{spaceName(spaceId(me.camp))}</small>}
        </button>
      </div>
      <div>
        <small>{words.store}</small>
        <button
          type="button"
          className={cx(css.bed, css.harm, shut && css.full)}
          aria-label={words.slot(slotName('storage'), shut)}
          data-card="slot:storage"
          data-spot={x.mine ? 'slot:storage' : undefined}
          {...part(x, ['slot', 'storage'], 'slot:storage', words.whyNot)}
        >
          {shut ? <Pic name="person-sick" h={24} /> : null}
        </button>
      </div>
      <div>
        <small>{words.graveShort}</small>
        <button
          type="button"
          className={css.graves}
          aria-label={words.graves(me.dead)}
          data-card="grave"
          data-spot={x.mine ? 'stones' : undefined}
          {...part(x, ['grave', ''], 'grave', words.whyNot)}
        >
          {keyed(GRAVE).map(({ x: n, i, key }) => (
            <span key={key}>
              {i < me.dead ? <Pic name="person-dead" h={18} /> : null}
              <b>−{n}</b>
            </span>
          ))}
        </button>
      </div>
    </div>
  );
};

const Stock = ({ x }: { readonly x: PartProps }) => {
  const {
    names: { RESOURCE_NAME },
  } = useGiven();
  return (
    <div className={css.stores}>
      {RESOURCES.map((r, i) => (
        <button key={r} type="button" data-card={`res:${r}`} {...part(x, ['res', r], `res:${r}`)}>
          <Pic name={RES_PIC[r]} h={20} label={RESOURCE_NAME[r]} />
          {nth(x.me.res, i)}
        </button>
      ))}
    </div>
  );
};

const PhoneTrack = ({ x }: { readonly x: PartProps }) => {
  const {
    words,
    tables: { SPACE },
    printed,
  } = useGiven();
  return (
    <button type="button" className={css.track} aria-label={words.trackShort} data-card="track" {...part(x, ['track', ''], 'track')}>
      {[...SPACE.keys()].reverse().map((i) => {
        const space = SPACE[i];
        const was = printed.SPACE[i];
        if (space === undefined || was === undefined) return null;
        const full = onTrack(x.me, i);
        return (
          <span
            key={`space ${i + 1}`}
            data-lab={space.lab || undefined}
            data-spot={x.mine ? `space:${i + 1}` : undefined}
            {...about('space', String(i + 1), String(x.seat))}
          >
            <b>
              <Turned number={`space-${i + 1}.herbs`} now={space.herbs} was={was.herbs} />
              <Pic name="res-herbs" h={10} />
            </b>
            {full ? <Pic name="person-healthy" h={24} /> : space.lab ? <Pic name="laboratory" h={15} /> : <i />}
            {(space.renown > 0 || was.renown > 0) && !full ? (
              <b>
                <Turned number={`space-${i + 1}.renown`} now={space.renown} was={was.renown} />
                <Pic name="renown-seal" h={11} />
              </b>
            ) : (
              <i />
            )}
          </span>
        );
      })}
    </button>
  );
};

const PhoneHouses = ({ x }: { readonly x: PartProps }) => {
  const {
    tables: { BUILDING },
    names: { buildingName, TECH_SHORT, TIER_NAME, techName },
    words,
  } = useGiven();
  return (
    <div className={css.houses}>
      {ROW_BONUS.flatMap((bonus, r) => {
        const tier = TIERS[r] ?? 'top';
        const n = nth(x.me.tech, r);
        const id = TECHS[n - 1];
        const target = techTarget(x, tier, id);
        return [
          ...row(ROW_SLOTS, r).map((i) => {
            const b = BUILDING[i];
            const id = BUILDINGS[i] ?? 'castle';
            const built = nth(x.me.site, i) >= 0;
            return (
              <button
                key={id}
                type="button"
                className={cx(css.bld, !built && css.unbuilt)}
                aria-label={buildingName(id)}
                data-card={`bld:${id}`}
                data-spot={`bld:${x.house}:${id}`}
                {...part(x, ['bld', id], `bld:${id}`, words.why(buildingName(id)))}
              >
                <Pic name={buildingPic(i)} h={24} className={built ? css.gone : undefined} />
                {built ? (
                  <span>
                    <Pic name={b?.type === 'treasury' ? 'res-coin' : RES_PIC[RESOURCES[nth(x.me.makes, i)] ?? 'coin']} h={18} />
                    {b?.type === 'factory' ? null : nth(x.me.worker, i) === 1 ? <Pic name="person-healthy" h={20} /> : <i className={css.vacant} />}
                  </span>
                ) : (
                  <Price i={i} h={13} />
                )}
              </button>
            );
          }),
          <span key={`bonus ${bonus}`} className={css.bonus} role="img" aria-label={words.row(bonus)} {...about('row', tier, String(x.seat))}>
            <Pic name="renown-seal" h={15} />+{bonus}
          </span>,
          <button
            key={tier}
            type="button"
            className={cx(css.tech, id === undefined && css.bare)}
            title={TECH_SHORT[n]}
            data-card={target}
            {...part(x, id === undefined ? ['tier', tier] : ['tech', id], target)}
          >
            {id === undefined ? (
              words.tierSlot(TIER_NAME[tier])
            ) : (
              <>
                <Pic name={techPic(n)} h={36} label={techName(id)} />
                <small>{techName(id)}</small>
              </>
            )}
          </button>,
        ];
      })}
    </div>
  );
};

export const PhoneOwn = ({ p, s, seat }: { readonly p: Props; readonly s: State; readonly seat: Seat }) => {
  const here = useGiven();
  const {
    words,
    names: { spaceName },
  } = here;
  const x = partsOf(here, p, s, seat);
  if (x === null) return null;
  return (
    <div className={css.own} data-house={x.house} {...about('house', String(x.seat))}>
      <PhoneGrid x={x} />
      <Wards x={x} />
      {RESOURCES.some((r) => live(p, `res:${r}`)) || !x.mine ? <Stock x={x} /> : null}
      <small>{words.trackShort}</small>
      <PhoneTrack x={x} />
      <PhoneHouses x={x} />
      <div className={css.castle} {...about('castle', String(x.seat))}>
        <Pic name="building-castle" h={30} />
        {nth(x.me.site, CASTLE) < 0 ? words.castle : words.castleAt(spaceName(spaceId(nth(x.me.site, CASTLE))))}
        {nth(x.me.makes, CASTLE) < 0 ? null : <Pic name={RES_PIC[RESOURCES[nth(x.me.makes, CASTLE)] ?? 'coin']} h={26} />}
        <b data-spot={x.mine ? 'renown' : undefined} {...about('renown', String(x.seat))}>
          <Pic name="renown-seal" h={20} label={words.renown} />
          {x.me.renown}
        </b>
        <b>
          <Pic name="renown-cracked" h={20} label={words.negative} />
          {x.me.negative}
        </b>
      </div>
    </div>
  );
};

export const OwnTab = (p: Props) => {
  const s = useScene(p);
  return (
    <div className={css.tab}>
      <PhoneOwn p={p} s={s} seat={ownOr(p, s.active)} />
      {solo(s) ? <Ranks s={s} flat /> : null}
    </div>
  );
};

/** The upper line of a player board: Quarantine, Camp, the Healthy Population track and the Graveyard; and its storage. */

import { cx, Turned, times } from '@pesthouse/board';
import { GRAVE } from '../data/tables.ts';
import { RESOURCES } from '../names.ts';
import { nth, onTrack, spaceName as spaceId } from '../reading.ts';
import { about } from './about.ts';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import css from './own.module.css';
import { type PartProps, part } from './parts.ts';
import { RES_PIC } from './pictures.ts';

export const Quarantine = (x: PartProps) => {
  const {
    read: { regularSlots },
    words,
  } = useGiven();
  const { me, would } = x;
  const n = nth(me.sick, 0);
  const slots = regularSlots(me);
  const after = would === null ? n : nth(would.after.sick, 0);
  const target = part(x, ['slot', 'regular'], 'slot:regular', words.whyNot);
  return (
    <button
      type="button"
      className={css.quarantine}
      aria-label={words.regular(n, slots)}
      data-card="slot:regular"
      data-spot={`quarantine:${x.house}`}
      {...target}
    >
      <span className={css.label}>{words.quarantine}</span>
      <span className={cx(css.beds, slots > 3 && css.many)} data-spot={x.mine ? 'beds' : undefined}>
        {times(slots).map((key, i) => (
          <span key={key} className={cx(css.bed, i >= n && i < after && css.ghost)}>
            {i < Math.max(n, after) ? <Pic name="person-sick" h={slots > 3 ? 18 : 24} className={i >= after ? css.faint : undefined} /> : null}
          </span>
        ))}
      </span>
    </button>
  );
};

export const Camp = (x: PartProps) => {
  const {
    words,
    names: { spaceName },
  } = useGiven();
  const home = x.me.camp < 0;
  return (
    <button
      type="button"
      className={css.camp}
      aria-label={home ? words.campHome : words.campAway(spaceName(spaceId(x.me.camp)))}
      data-card="camp"
      data-spot={`camp:${x.house}`}
      {...part(x, ['camp', ''], 'camp', words.why(words.camp))}
    >
      <span className={css.label}>{words.camp}</span>
      <span className={css.pitch}>{home ? <Pic name="camp" h={27} /> : <small>{spaceName(spaceId(x.me.camp))}</small>}</span>
    </button>
  );
};

export const Track = (x: PartProps) => {
  const {
    words,
    tables: { SPACE },
    printed,
  } = useGiven();
  const { me, would, extra } = x;
  const wide = 35 + extra / 12;
  return (
    <button
      type="button"
      className={css.track}
      style={{ width: 422 + extra }}
      aria-label={words.trackShort}
      data-card="track"
      data-spot={`track:${x.house}`}
      {...part(x, ['track', ''], 'track')}
    >
      <span className={css.label}>{words.track}</span>
      {keyed(SPACE).map(({ x: space, i, key }) => {
        const full = onTrack(me, i);
        const was = printed.SPACE[i] ?? space;
        const after = would === null ? full : onTrack(would.after, i);
        return (
          <span
            key={key}
            className={cx(css.space, space.lab && css.lab, after && !full && css.ghost)}
            style={{ left: 385 + extra - extra / 12 - wide * i, width: wide + 1.5 }}
            role="img"
            data-spot={x.mine ? `space:${i + 1}` : undefined}
            {...about('space', String(i + 1), String(x.seat))}
            aria-label={words.space(i + 1, space.herbs, space.renown, space.lab, full)}
          >
            <b>
              <Turned number={`space-${i + 1}.herbs`} now={space.herbs} was={was.herbs} />
              <Pic name="res-herbs" h={11} />
            </b>
            {full || after ? (
              <Pic name="person-healthy" h={23} className={full && after ? undefined : css.faint} />
            ) : (
              <span className={css.worth}>
                {space.lab ? <Pic name="laboratory" h={14} /> : null}
                {space.renown > 0 || was.renown > 0 ? (
                  <>
                    <Turned number={`space-${i + 1}.renown`} now={space.renown} was={was.renown} />
                    <Pic name="renown-seal" h={11} />
                  </>
                ) : null}
              </span>
            )}
          </span>
        );
      })}
    </button>
  );
};

export const Graveyard = (x: PartProps) => {
  const { words } = useGiven();
  const { me, would } = x;
  const after = would === null ? me.dead : would.after.dead;
  return (
    <button
      type="button"
      className={css.graves}
      style={{ left: 928 + x.extra }}
      aria-label={words.graves(me.dead)}
      data-card="grave"
      data-spot={`grave:${x.house}`}
      {...part(x, ['grave', ''], 'grave', words.whyNot)}
    >
      <span className={css.label}>{words.graveyard}</span>
      <span className={css.stones} data-spot={x.mine ? 'stones' : undefined}>
        {keyed(GRAVE).map(({ x: n, i, key }) => (
          <span key={key} className={cx(css.stone, i < me.dead && css.filled, i >= me.dead && i < after && css.ghost)}>
            {i < me.dead ? <Pic name="person-dead" h={25} /> : i < after ? <Pic name="skull" h={22} /> : null}
            <b>−{n}</b>
          </span>
        ))}
      </span>
    </button>
  );
};

export const Storage = (x: PartProps) => {
  const {
    read: { limitOf },
    words,
    names: { RESOURCE_NAME, slotName },
  } = useGiven();
  const { me, would } = x;
  const shut = nth(me.sick, 4) > 0;
  const ghost = would !== null && nth(would.after.sick, 4) > nth(me.sick, 4);
  const most = Math.max(5, ...RESOURCES.map((_, i) => limitOf(me, i)));
  return (
    <span className={css.storage} style={{ left: 917 + x.extra }} data-spot={`store:${x.house}`} {...about('house', String(x.seat))}>
      {RESOURCES.map((r, i) => {
        const n = nth(me.res, i);
        const after = would === null ? n : nth(would.after.res, i);
        const limit = limitOf(me, i);
        return (
          <button
            key={r}
            type="button"
            className={css.row}
            aria-label={words.stock(RESOURCE_NAME[r], n, limit)}
            data-card={`res:${r}`}
            data-spot={`res:${x.house}:${r}`}
            {...part(x, ['res', r], `res:${r}`)}
          >
            <Pic name={RES_PIC[r]} h={20} />
            <b className={after !== n ? css.change : undefined}>{after}</b>
            <span className={css.cells} data-most={most > 5 || undefined}>
              {times(Math.max(5, limit)).map((key, k) => (
                <i
                  key={key}
                  className={cx(k < n && k < after && css.has, k < n && k >= after && css.paid, k >= n && k < after && css.gain, k >= limit && css.closed)}
                >
                  {k < Math.max(n, after) ? <Pic name={RES_PIC[r]} h={15} /> : k + 1}
                </i>
              ))}
            </span>
          </button>
        );
      })}
      <span className={css.science} {...about('research', String(x.seat))}>
        <Pic name="research" h={20} label={words.research} />
        <b className={would !== null && would.research !== 0 ? css.change : undefined}>{would === null ? me.research : would.after.research}</b>
      </span>
      <span className={css.sickHere}>
        {words.sickHere}
        <br />
        {words.limited}
      </span>
      <button
        type="button"
        className={cx(css.slot, css.harm, css.storeSlot, shut && css.full, ghost && css.ghost)}
        aria-label={words.slot(slotName('storage'), shut)}
        data-card="slot:storage"
        data-spot={x.mine ? 'slot:storage' : undefined}
        {...part(x, ['slot', 'storage'], 'slot:storage', words.whyNot)}
      >
        {shut || ghost ? <Pic name="person-sick" h={24} /> : null}
      </button>
    </span>
  );
};

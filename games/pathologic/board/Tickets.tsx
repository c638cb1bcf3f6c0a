/** The ongoing Events with their words, as tickets beside the map. */
import { cx } from '@pesthouse/board';
import { eventOf, num } from '../data/tables.ts';
import { RESOURCES } from '../names.ts';
import { isOngoing } from '../state.ts';
import { about } from './about.ts';
import { eventArt } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { Counter, Icon } from './Icon.tsx';
import { PLACES } from './map.ts';
import { resolvable } from './Pieces.tsx';
import css from './tickets.module.css';

export const Ticket = ({ p, d, on = false }: { readonly p: Props; readonly d: number; readonly on?: boolean }) => {
  const {
    words,
    names: { eventRule, eventTitle, RESOURCE },
  } = useGiven();
  const { kind } = eventOf(d);
  const need = RESOURCES[num(p.view.need, d)] ?? 'coin';
  return (
    <article className={cx(css.ticket, on && css.on)} data-spot={`ticket:${d}`} {...about('event', String(d))}>
      <div className={css.vg}>
        <img src={eventArt(d)} alt="" />
        <span className={css.no}>{d}</span>
      </div>
      <div className={css.tx}>
        <h3 data-long={eventTitle(d).length > 25 || undefined}>{eventTitle(d)}</h3>
        <p title={eventRule(d)}>{words.eventBrief(d)}</p>
        <div className={css.ft}>
          <Icon name={`kind-${kind}`} size={13} />
          {words.kind[kind]}
          <span className={css.rq}>
            {words.needs} <Counter r={need} size={19} />
            <span className="vh">{RESOURCE[need]}</span>
          </span>
        </div>
      </div>
    </article>
  );
};

export const Tickets = ({ p }: { readonly p: Props }) => {
  const {
    words,
    names: { RESOURCE },
  } = useGiven();
  const { view } = p;
  const open = PLACES.filter((d) => isOngoing(view, d));
  const can = resolvable(p);
  return (
    <section className={css.events} aria-label={words.events} {...about('deck')}>
      <div className={css.head}>
        <h2>{words.events}</h2>
        <span data-spot="deck">{words.eventsOf(view.ongoing, view.undrawn)}</span>
      </div>
      <div className={css.list}>
        {open.map((d) => (
          <Ticket key={d} p={p} d={d} on={can.includes(d)} />
        ))}
        {open.length === 0 ? <p className={css.none}>{words.noEvents}</p> : null}
      </div>
      <div className={css.pool} data-spot="pool" {...about('pool')}>
        <span>{words.pool}</span>
        {RESOURCES.map((r, t) => (
          <span key={r} title={RESOURCE[r]} {...about('resource', r)}>
            <Counter r={r} size={19} dull={num(view.pool, t) === 0} />
            {num(view.pool, t)}
          </span>
        ))}
      </div>
    </section>
  );
};

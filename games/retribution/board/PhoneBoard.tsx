/** The table on a phone: Nobility as chips, the Lineup as a row to swipe, piles as chips, your cards as prints, and the hand as a fan that never leaves the screen. */

import { cx, only } from '@pesthouse/board';
import { useState } from 'react';
import { faceOf, type Good, idOf } from '../names.ts';
import { EMPTY } from '../state.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import board from './board.module.css';
import { controlTag } from './Control.tsx';
import { asked, lookedAt, offered, type Props, wished } from './choice.ts';
import { EndTimes } from './EndTimes.tsx';
import { Full, Print } from './Face.tsx';
import { useGiven } from './given.tsx';
import { DiscardPile, DrawPile } from './Hand.tsx';
import { HandCards } from './HandCards.tsx';
import { Inspect, type Looked } from './Inspect.tsx';
import { keyed } from './keyed.ts';
import { Lineup } from './Lineup.tsx';
import { nobleMove, onTheKing } from './Nobility.tsx';
import { Persecuted } from './Persecuted.tsx';
import { Blot, poolAfter, poolShown } from './Pool.tsx';
import css from './phone.module.css';
import { Spot } from './Spot.tsx';
import { looksInto } from './Supplies.tsx';
import { Targets } from './Targets.tsx';
import { Tray } from './Tray.tsx';
import { isChronic, nameOf, ownSeat, signed } from './who.ts';

const Noble = ({ p, what, f }: { readonly p: Props; readonly what: Good; readonly f: number }) => {
  const {
    words,
    read: { priceOf },
    names: { CARD_NAME },
  } = useGiven();
  const move = nobleMove(p, what);
  const locked = what === 'king' ? onTheKing(p.view) : 0;
  if (f === EMPTY)
    return (
      <span className={css.noble} data-spot={what} {...about('gap', 'nobility')}>
        {words.stackGone}
      </span>
    );
  const price = priceOf(p.view, f);
  const says =
    locked > 0 ? words.kingLocked : asked(p, 'infect') ? (move === null ? words.short(price - Math.max(0, p.view.pool)) : words.pay(price)) : String(price);
  return (
    <Spot p={p} face={idOf(f)} move={move} wish={{ verb: 'infect', what }} spot={what} dim={locked > 0} className={css.noble}>
      <span className={css.nobleIn}>
        <Print face={idOf(f)} />
        <span>
          <b>{CARD_NAME[idOf(f)]}</b>
          <small>{says}</small>
        </span>
      </span>
    </Spot>
  );
};

const Chips = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const here = useGiven();
  const { words } = here;
  const { view } = p;
  const into = looksInto(here, p);
  const free = only(p.legal, 'take-rat-king')[0] ?? null;
  const chip = (name: string, n: number, spot: 'kingdom' | 'penance' | 'pit', art: string, at: Looked) => (
    <button type="button" className={css.chip} data-spot={spot} aria-label={words.lookInto(name, n)} onClick={() => look(at)} data-opens="" {...about(spot)}>
      <img src={art} alt="" />
      <span>
        <b>{n}</b>
        {name}
      </span>
    </button>
  );
  return (
    <div className={css.chips}>
      {chip(words.kingdom, view.kingdomSize, 'kingdom', picture('back-kingdom'), into.kingdom)}
      <Spot p={p} face="rat_king" move={free} wish={{ verb: 'take-rat-king' }} spot="rat-kings" className={css.chipSpot}>
        <span className={css.chip}>
          <img src={picture('suit-festering')} alt="" />
          <span>
            <b>{free === null ? view.ratKings : words.freeShort(view.ratKings)}</b>
            {words.ratKing}
          </span>
        </span>
      </Spot>
      {chip(words.penance, view.penanceSize, 'penance', picture('back-penance'), into.penance)}
      {chip(words.pitShort, view.pitSize, 'pit', picture('plague-pit'), into.pit)}
    </div>
  );
};

/** All that lies on a table as small prints: Chronics first, then what was played. */
const Prints = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const {
    words,
    read: { baseOf, card },
  } = here;
  const { view } = p;
  const own = ownSeat(p);
  const whose = view.phase === 'over' ? own : view.active;
  const player = view.players[whose];
  const mine = view.players[own];
  if (player === undefined || mine === undefined) return null;
  const shown = whose === own ? player.control : [...mine.control, ...player.control];
  const seatOf = (i: number): number => (whose === own || i < mine.control.length ? own : whose);
  return (
    <div className={css.prints} {...about('played')}>
      <h2>{whose === own ? `${words.playedThisTurn}: ${words.onCards(baseOf(player), view.gained)}` : words.hasPlayed(nameOf(p, whose))}</h2>
      <div className={css.row} data-spot={`control-${whose}`}>
        <i data-spot={`control-${own}`} />
        <i data-spot={`chronic-${own}`} />
        <i data-spot={`chronic-${whose}`} />
        {keyed(shown, (x) => x.card).map(({ x, key }, i) => {
          const who = seatOf(i);
          const face = idOf(x.card);
          const tag = controlTag(here, p, who, x);
          return (
            <Spot
              key={key}
              p={p}
              face={face}
              move={who === p.seat && !x.used ? offered(p.legal, 'control', face) : null}
              wish={who === p.seat ? wished(view, 'control', face) : null}
              dim={x.used}
              at={tag?.words ?? ''}
              className={cx(css.print, who !== own && css.foreign)}
            >
              <span className={css.printIn}>
                <Print face={face} />
                {isChronic(x) ? <img src={picture('chronic')} alt="" /> : <b>{signed(card(x.card).base)}</b>}
              </span>
            </Spot>
          );
        })}
        {shown.length === 0 ? <p>{words.nothingPlayed}</p> : null}
      </div>
    </div>
  );
};

/** The card that was tapped, in full, until it is tapped away. */
const Look = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const face = lookedAt(p.draft);
  if (face === null) return null;
  const close = (): void => {
    const { look: _, ...rest } = p.draft;
    p.setDraft(rest);
  };
  return (
    <button type="button" className={css.look} onClick={close} aria-label={words.close} data-opens="">
      <Full face={face} />
    </button>
  );
};

export const PhoneBoard = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const { words } = here;
  const [looked, setLooked] = useState<Looked | null>(null);
  const { view } = p;
  const top = (i: number): number => view.stacks[i]?.at(-1) ?? EMPTY;
  const after = poolAfter(here, p);
  return (
    <section className={cx(board.room, css.phone)} aria-label={words.table} {...about('table')}>
      <div className={css.scroll}>
        <div className={css.nobles}>
          <Noble p={p} what="stack-0" f={top(0)} />
          <Noble p={p} what="stack-1" f={top(1)} />
          <Noble p={p} what="king" f={view.king ? faceOf('king') : EMPTY} />
        </div>
        <Lineup p={p} />
        <Chips p={p} look={setLooked} />
        <Prints p={p} />
      </div>
      <div className={css.edge}>
        <DrawPile p={p} look={setLooked} />
        <HandCards p={p} crop />
        <DiscardPile p={p} look={setLooked} />
        <span className={css.pool} data-spot="pool" {...about('pool')}>
          <Blot n={after ?? poolShown(here, view)} dull={view.active !== p.seat} />
        </span>
      </div>
      <Look p={p} />
      <Persecuted p={p} />
      <Targets p={p} />
      <Tray p={p} />
      <EndTimes p={p} />
      <Inspect looked={looked} close={() => setLooked(null)} />
    </section>
  );
};

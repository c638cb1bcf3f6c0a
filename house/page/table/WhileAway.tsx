/** The card for who comes back: what happened meanwhile in a few lines, with pins where it happened, to be shown again or skipped. */

import { Bold, Button, cx, Icon, IconButton } from '@pesthouse/board';
import { firstOf, holds, type Seat } from '@pesthouse/kernel';
import type { Mattered } from '@pesthouse/table';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Avatar } from '../kit/avatar.tsx';
import type { Loaded } from '../shown/game.ts';
import { useText } from '../text/index.ts';
import { results } from '../text/rooms.ts';
import { changesSince, longAway, MANY_MOVES, recapOf } from './away.ts';
import { useModel, useSeen } from './context.tsx';
import { atPresent } from './model.ts';
import { noteSeen } from './seen.ts';
import type { Gone } from './state.ts';
import css from './whileaway.module.css';

const MINUTE = 60_000;
const spanOf = (ms: number | null): string => {
  if (ms === null || ms < MINUTE) return '';
  if (ms < 60 * MINUTE) return results.away.minutes(Math.floor(ms / MINUTE));
  if (ms < 24 * 60 * MINUTE) return results.away.hours(Math.floor(ms / (60 * MINUTE)));
  return results.away.days(Math.floor(ms / (24 * 60 * MINUTE)));
};

/** A page that is out of sight is as good as left: what comes meanwhile was missed, too. */
const useHidden = (): void => {
  const model = useModel();
  useEffect(() => {
    let left: { readonly seq: number; readonly at: number } | null = null;
    const note = (): void => {
      const { info, seat, shown } = model.store.getState();
      if (info !== null && shown !== null) noteSeen(info.id, seat, shown.seq);
    };
    const look = (): void => {
      const { items, seat, shown, wasGone, status } = model.store.getState();
      if (document.hidden) {
        note();
        left = shown === null ? null : { seq: shown.seq, at: Date.now() };
        return;
      }
      if (left === null || model.link.kind === 'local' || wasGone !== null || status !== 'open') return;
      const gone: Gone = { seq: left.seq, ms: Date.now() - left.at };
      left = null;
      if (
        longAway(
          items.filter((x) => x.seq > gone.seq),
          seat,
          gone.ms,
        )
      )
        model.setGone(gone);
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', note);
    return () => {
      note();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', note);
    };
  }, [model]);
};

interface Pin {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}
/** Where the pieces of an event went, if the board shows that place now. */
const spotOf = (game: Loaded, x: Mattered): DOMRect | null => {
  for (const flight of game.board?.flights(x.before, x.event) ?? [])
    for (const found of document.querySelectorAll(`main [data-spot="${CSS.escape(flight.to)}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return box;
    }
  return null;
};

function Pins({ told, lit }: { readonly told: readonly Mattered[]; readonly lit: number | null }) {
  const { game } = useModel();
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useLayoutEffect(() => {
    const look = (): void =>
      setPins(
        told.flatMap((x, i) => {
          const box = spotOf(game, x);
          return box === null ? [] : [{ n: i + 1, x: box.left + box.width / 2, y: box.top + box.height / 2 }];
        }),
      );
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [told, game]);
  return (
    <div className={css.pins} aria-hidden="true">
      {pins.map((x) => (
        <span key={x.n} className={cx(css.pin, lit === x.n && css.lit)} style={{ left: x.x, top: x.y }}>
          {x.n}
        </span>
      ))}
    </div>
  );
}

function Face({ seat }: { readonly seat: Seat | null }) {
  const who = useSeen((s) => (seat === null ? undefined : s.info?.seats[seat]));
  return <Avatar avatar={who?.avatar ?? ''} bot={who?.kind === 'bot'} size={30} />;
}

/** What is asked now, and of whom. */
function Now() {
  const { game } = useModel();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  if (shown === null || shown.over !== null) return null;
  const set = game.engine.deciders(shown.view);
  const mine = holds(set, seat);
  const who = mine ? seat : firstOf(set);
  const p = game.engine.prompt(shown.view, who);
  if (p === null) return null;
  const said = mine ? game.text.prompt(shown.view, seat, p).title : game.text.waiting(shown.view, p);
  return (
    <li className={css.line}>
      <span className={css.flag}>
        <Icon name="flag" size={18} />
      </span>
      <Face seat={who} />
      <div>
        <b>
          <Bold>{said}</Bold>
        </b>
        <small>{mine ? results.away.yours : results.away.theirs}</small>
      </div>
    </li>
  );
}

function Card({ gone }: { readonly gone: Gone }) {
  const text = useText();
  const model = useModel();
  const { game } = model;
  const seat = useSeen((s) => s.seat);
  const info = useSeen((s) => s.info);
  const items = useSeen((s) => s.items);
  const [lit, setLit] = useState<number | null>(null);
  const seats = info?.seats.length ?? 0;
  // What comes while the card is open is no longer missed.
  const [last] = useState(items.length);
  const recap = useMemo(() => recapOf(game, seats, seat, items.slice(0, last), gone), [game, seats, seat, items, last, gone]);
  const seating = useSeen((s) => s.seating);
  const [opened] = useState(() => Date.now());
  const changes = gone.ms === null ? [] : changesSince(seating, seat, opened - gone.ms);
  const close = (): void => model.setGone(null);
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') model.setGone(null);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model]);
  useEffect(() => {
    if (recap === null) model.setGone(null);
  }, [recap, model]);
  if (recap === null) return null;
  const span = spanOf(gone.ms);
  const seconds = Math.round(recap.ms / 1000);
  const show = (): void => {
    close();
    model.replay(recap.from, recap.hurry);
  };
  const nameOf = (by: Seat | null): string => (by === null ? '' : (info?.seats[by]?.name ?? ''));
  return (
    <>
      <Pins told={recap.told} lit={lit} />
      <section className={css.card} aria-labelledby="while-away" data-while-away="">
        <header>
          <div>
            <h2 id="while-away">{results.away.title}</h2>
            <p>{recap.moves > MANY_MOVES ? results.away.short(span, recap.moves) : results.away.what(span, recap.moves)}</p>
          </div>
          <IconButton size="s" icon="close" label={text.close} onClick={close} className={css.close} />
        </header>
        <ol>
          {changes.map((x) => (
            <li key={x} className={css.line}>
              <span className={css.flag}>
                <Icon name="seats" size={18} />
              </span>
              <div>
                <b className={css.said}>{x}</b>
              </div>
            </li>
          ))}
          {recap.told.map((x, i) => (
            <li key={`${x.item.seq} ${x.event.type}`} className={css.line} onPointerEnter={() => setLit(i + 1)} onPointerLeave={() => setLit(null)}>
              <span className={css.number}>{i + 1}</span>
              <Face seat={x.item.by} />
              <div>
                <b className={css.said}>
                  <Bold>{game.text.event(x.view, x.event)}</Bold>
                </b>
                {x.item.by !== null && (
                  <small>
                    {nameOf(x.item.by)}
                    {nameOf(x.item.by) === game.text.seat(x.view, x.item.by) ? '' : `, ${game.text.seat(x.view, x.item.by)}`}
                  </small>
                )}
              </div>
            </li>
          ))}
          <Now />
        </ol>
        <footer>
          <Button icon="skip-fwd" onClick={close} className={css.skip}>
            {results.away.skip}
          </Button>
          <Button variant="primary" icon="play" onClick={show}>
            {results.away.play} {seconds > 0 && <small>{results.away.seconds(seconds)}</small>}
          </Button>
        </footer>
      </section>
    </>
  );
}

export function WhileAway() {
  useHidden();
  const gone = useSeen((s) => s.wasGone);
  const present = useSeen(atPresent);
  const ended = useSeen((s) => (s.info?.ended ?? null) !== null || (s.shown?.over ?? null) !== null);
  return gone === null || !present || ended ? null : <Card key={gone.seq} gone={gone} />;
}

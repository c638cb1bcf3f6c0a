/** A board for tables of an older edition: it is handed what `since` makes of their states, events and moves, and gives back moves as the edition says them. */

import type { BoardModule, BoardProps } from '@pesthouse/board';
import { type Base, type Fact, type Flat, same } from '@pesthouse/kernel';
import { type ComponentType, createElement } from 'react';
import type { AnySince } from '../../games/index.ts';

export const bridgedBoard = (board: BoardModule, since: AnySince, edition: string): BoardModule => {
  const state = (s: Base): Base => since.state(edition, s);
  const event = (e: Fact): Fact => since.event(edition, e);
  const props = (p: BoardProps): BoardProps => {
    const legal = p.legal.map((m) => since.move(edition, m));
    const said = (m: Flat): Flat => p.legal[legal.findIndex((x) => same(x, m))] ?? m;
    return {
      ...p,
      view: state(p.view),
      next: state(p.next),
      now: p.now === null ? null : event(p.now),
      legal,
      choose: (m) => p.choose(said(m)),
      why: (m) => p.why(said(m)),
      pointed: p.pointed === null ? null : since.move(edition, p.pointed),
      point: (m) => p.point(m === null ? null : said(m)),
    };
  };
  const part = (Part: ComponentType<BoardProps>): ComponentType<BoardProps> =>
    function Bridged(p: BoardProps) {
      return createElement(Part, props(p));
    };
  const { Board, Seats, Rail, Controls, Stage, Small, Mark, tabs, pace, caption, flights, colour } = board;
  return {
    ...board,
    Board: part(Board),
    Seats: part(Seats),
    ...(Rail === undefined ? {} : { Rail: part(Rail) }),
    ...(Controls === undefined ? {} : { Controls: part(Controls) }),
    ...(Stage === undefined ? {} : { Stage: part(Stage) }),
    ...(Small === undefined ? {} : { Small: (p) => createElement(Small, { ...p, view: state(p.view) }) }),
    ...(tabs === undefined ? {} : { tabs: tabs.map((x) => ({ ...x, Tab: part(x.Tab) })) }),
    Mark: (p) => createElement(Mark, { ...p, view: p.view === null ? null : state(p.view) }),
    pace: (e) => pace(event(e)),
    ...(caption === undefined ? {} : { caption: (view, e, text) => caption(state(view), event(e), text) }),
    flights: (view, e) => flights(state(view), event(e)),
    ...(colour === undefined ? {} : { colour: (view, seat) => colour(state(view), seat) }),
  };
};

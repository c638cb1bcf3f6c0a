/** Time: the log beside a table's record, holidays, and standing orders. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goAway, holidayOf } from '../clocks/holidays.ts';
import { giveOrders, ordersOf } from '../clocks/orders.ts';
import { inLine } from '../live.ts';
import type { Room } from '../room/room.ts';
import type { TimeRow } from '../store/time-schema.ts';
import { answers, look, meOf, sitter, tableParams } from './ask.ts';

const entryOf = ({ nr, at, after, why, seat, what, hands }: TimeRow): api.TimeEntry => ({
  nr,
  at,
  after,
  position: hands.position,
  why,
  seat,
  what: why === 'holiday' ? null : what,
  until: why === 'holiday' && what !== null ? Number(what) : null,
  running: [...hands.running],
  left: [...hands.left],
});

/** The log with the stretches in which no house was open between its entries. */
const withDowns = (log: readonly TimeRow[], downs: readonly { readonly from: number; readonly until: number }[]): api.TimeEntry[] => {
  const first = log[0];
  if (first === undefined) return [];
  const down = downs.flatMap((x): api.TimeEntry[] => {
    const before = log.findLast((y) => y.at <= x.from);
    return before === undefined || before.why === 'stopped' ? [] : [{ ...entryOf(before), why: 'down', seat: null, what: null, at: x.from, until: x.until }];
  });
  return [...log.map(entryOf), ...down].sort((a, b) => a.at - b.at || a.nr - b.nr);
};

export const timeRoutes =
  (room: Room): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables, wall, clocks } = room;
    const { store } = tables;
    const tags = ['time'];
    const params = tableParams;

    app.get(
      '/api/tables/:id/time',
      { schema: { tags, summary: 'How time went at a table: the log beside the record', params, response: answers(api.timeLog, 403, 404) } },
      async (request) => {
        const { live } = await look(tables, request, request.params.id);
        const log = await store.time.log(live.row.id, 0);
        return { time: withDowns(log, await store.time.downs(log[0]?.at ?? 0)) };
      },
    );

    app.get('/api/me/holiday', { schema: { tags, summary: 'Until when I am away', response: answers(api.holiday, 401, 403) } }, async (request) =>
      holidayOf(store.time, (await meOf(tables, request)).person, wall.now()),
    );
    app.post(
      '/api/me/holiday',
      {
        schema: {
          tags,
          summary: 'I am away until then: at tables by turns my time stands still',
          body: api.holidayWanted,
          response: answers(api.holiday, 400, 401, 403, 409),
        },
      },
      async (request) => {
        const { person } = await meOf(tables, request);
        const now = await goAway(store.time, person, wall.now(), request.body.until);
        await clocks.reckon(person, now.until);
        return now;
      },
    );

    app.get(
      '/api/tables/:id/orders',
      { schema: { tags, summary: 'My standing orders for reactions at this table', params, response: answers(api.orders, 401, 403, 404) } },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        return ordersOf(tables, live, seat);
      },
    );
    app.post(
      '/api/tables/:id/orders',
      {
        schema: {
          tags,
          summary: 'Leave standing orders for reactions; nobody else is told',
          params,
          body: api.ordersWanted,
          response: answers(api.orders, 400, 401, 403, 404),
        },
      },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        await inLine(live, () => giveOrders(tables, live, seat, request.body.orders));
        room.orders.again(live);
        return ordersOf(tables, live, seat);
      },
    );
  };

/** What a seat does at its table: moves, takes back, answers, talks, plays again. */

import * as api from '@pesthouse/api';
import { WATCHER } from '@pesthouse/kernel';
import { at, position } from '@pesthouse/table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notStarted } from '../failure.ts';
import { heldBy, inLine, present, started } from '../live.ts';
import { makeMove } from '../moving.ts';
import { distinctAt } from '../naming.ts';
import type { Hosting } from '../owner/hosting.ts';
import { allowed } from '../room/asking.ts';
import { cameTo } from '../room/coming.ts';
import type { Room } from '../room/room.ts';
import { playAgain } from '../seating.ts';
import { roomOf } from '../seats.ts';
import { answerAsk, takeBack } from '../taking-back.ts';
import { presenceOf } from '../who.ts';
import { answers, sitter, tableParams, visitor } from './ask.ts';

export const playRoutes =
  (room: Room, { budgets, door: { quiet }, thinking }: Pick<Hosting, 'budgets' | 'door' | 'thinking'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = room;
    const tags = ['play'];
    const params = tableParams;

    app.get(
      '/api/tables/:id/moves',
      { schema: { tags, summary: 'All that your seat may do now, and its view', params, response: answers(api.choices, 401, 403, 404, 409) } },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        return inLine(live, async () => {
          await tables.refresh(live);
          if (!started(live)) throw notStarted();
          const { engine, state } = live.play;
          const legal = engine.moves(state, seat);
          const held = heldBy(live, seat);
          // Who has answered a sealed question is not asked, but may still change the answer.
          const moves = held === null ? legal : [];
          const { seq, view, over } = position(live.play, seat);
          return {
            seat,
            seq,
            at: at(live.play),
            prompt: moves.length === 0 ? null : engine.prompt(view, seat),
            moves,
            held: held === null ? null : { move: held, moves: legal },
            view: { ...view },
            over: over === null ? null : over.map((x) => ({ ...x })),
          };
        });
      },
    );

    app.post(
      '/api/tables/:id/moves',
      { schema: { tags, summary: 'Make a move', params, body: api.makeMove, response: answers(api.moved, 400, 401, 403, 404, 409, 422) } },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        const done = await makeMove(tables, live, seat, request.body.at, request.body.move);
        // Nobody's time runs before they have come: whoever moves has.
        const now = room.wall.now();
        if (cameTo(live.row, seat, now) !== null) await inLine(live, () => tables.change(live, (row) => cameTo(row, seat, now)));
        // Whoever only makes calls is not away.
        if (roomOf(live.row).away.rule !== 'wait' && !present(live, seat)) await room.attendance.glimpse(live, presenceOf(live.row, seat));
        return done;
      },
    );

    app.post(
      '/api/tables/:id/undo',
      {
        schema: { tags, summary: 'Take moves back, alone or by consent', params, body: api.takeBack, response: answers(api.tookBack, 400, 401, 403, 404, 409) },
      },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        return takeBack(room, live, seat, request.body.at, request.body.to);
      },
    );

    app.post(
      '/api/tables/:id/answer',
      {
        schema: {
          tags,
          summary: 'Agree or decline that moves are taken back; whoever asked withdraws the request by declining it',
          params,
          body: api.answer,
          response: answers(api.answered, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        return answerAsk(room, live, seat, request.body.proposal, request.body.yes);
      },
    );

    app.post(
      '/api/tables/:id/talk',
      { schema: { tags, summary: 'Say something at the table', params, body: api.say, response: answers(api.talk, 400, 401, 403, 404, 409) } },
      async (request) => {
        const { live, who } = await visitor(tables, request, request.params.id);
        budgets.spend(request.ip, 'talk');
        return inLine(live, async () => {
          const seat = allowed({ live, who }, live.row, 'talk');
          const name = seat === WATCHER ? (who.person?.name ?? null) : null;
          const person = who.person?.person ?? live.row.seats[seat]?.person ?? null;
          const no = person === null ? null : quiet(person);
          if (no !== null) throw no;
          // A guest speaks for nobody who sits here.
          if (name !== null) distinctAt(live.row, name, person);
          return tables.say(live, { seat, kind: 'say', text: request.body.text, ref: null, position: null, name, person });
        });
      },
    );

    app.post(
      '/api/tables/:id/rematch',
      {
        schema: {
          tags,
          summary: 'The same people play again, with the same keys: in a waiting room, until all have come',
          params,
          response: answers(api.rematched, 401, 403, 404, 409, 429),
        },
      },
      async (request) => {
        const { live, seat, key } = await sitter(tables, request, request.params.id);
        const lays = live.row.status === 'over' && live.row.rematch === null;
        // Another table with bots is one, however it was laid.
        if (lays) budgets.spend(request.ip, 'bots', live.row.seats.filter((x) => x.kind === 'bot' && x.standIn === null).length);
        const next = await playAgain(tables, live, seat);
        if (lays) thinking.laid(request.ip, next.table);
        return { ...next, secret: key };
      },
    );
  };

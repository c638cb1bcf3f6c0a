/** Results: a person's page, for themselves and for whoever knows them. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../failure.ts';
import { hide, isHidden } from '../results/hidden.ts';
import { personResultsOf } from '../results/person.ts';
import type { Tables } from '../tables.ts';
import { answers, meOf } from './ask.ts';

const unknown = (): Refusal =>
  new Refusal(404, 'no-such-person', 'You have not met this person: their page opens once you have played a game together or are in the same circle.');

const alone = (): Refusal => new Refusal(403, 'hidden-person', 'They keep their results to themselves.');

export const resultRoutes =
  (tables: Tables): FastifyPluginAsyncZod =>
  async (app) => {
    const { store } = tables;
    app.get(
      '/api/persons/:person',
      {
        schema: {
          tags: ['results'],
          summary: 'What somebody has played: places, scores, ratings; for whoever has played a game with them or is in a circle with them',
          params: api.personParams,
          response: answers(api.personResults, 401, 403, 404),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        const id = request.params.person === 'me' ? me.person : request.params.person;
        const found = api.personId.safeParse(id).success ? await store.personBy(id) : null;
        if (found === null || (id !== me.person && !(await store.acquainted(me.person, id)))) throw unknown();
        if (id !== me.person && (await isHidden(store, id))) throw alone();
        return personResultsOf(store, found, me.person, Date.now());
      },
    );
    app.post(
      '/api/me/hidden',
      {
        schema: { tags: ['results'], summary: 'Keep my results to myself, or show them again', body: api.hidden, response: answers(api.hidden, 400, 401, 403) },
      },
      async (request) => {
        const { person } = await meOf(tables, request);
        await hide(store, person, request.body.hidden);
        return { hidden: await isHidden(store, person) };
      },
    );
  };

/** Messages to whoever is elsewhere: what I want to hear, by which channels and when, a test of each, and the one press that stops it. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../failure.ts';
import { hashOf, newTableId } from '../key.ts';
import type { Limits } from '../limits.ts';
import { whyNotCall } from '../post/outward.ts';
import type { Sending } from '../post/sending.ts';
import { channelIn } from '../post/stop.ts';
import { usualWishes } from '../post/when.ts';
import type { ChannelRow } from '../store/messages-schema.ts';
import type { Tables } from '../tables.ts';
import { answers, guestOf, meOf } from './ask.ts';

export interface Posting {
  readonly sending: Pick<Sending, 'test'>;
  /** The time of day in milliseconds. */
  now(): number;
  readonly pushKey: string;
  readonly stopKey: string;
  /** The owner lets messages go to addresses of the own network. */
  readonly privately: boolean;
  readonly canMail: boolean;
  /** The addresses that somebody has proved to be theirs. */
  mailsOf(person: string): Promise<readonly string[]>;
}

const MOST: { readonly [kind in api.ChannelKind]: number } = { push: 12, mail: 1, hook: 5 };

const shown = ({ id, kind, name, mark, on, daily, arrived, failed, code }: ChannelRow): api.Channel => ({
  id,
  kind,
  name,
  mark: mark.slice(0, 16),
  on,
  daily,
  arrived,
  failed,
  code,
});
const WHY = {
  address: 'That is not an address of a chat. Copy it whole from the settings of the channel.',
  https: 'The address must begin with https.',
  private: 'This house does not send messages to addresses of a private network.',
} as const;
const noChannel = (): Refusal => new Refusal(404, 'no-channel', 'There is no such channel any more. Load the page again.');

export const messageRoutes =
  (tables: Tables, limits: Limits, posting: Posting): FastifyPluginAsyncZod =>
  async (app) => {
    const { store } = tables;
    const { sending, pushKey, stopKey, privately, canMail } = posting;
    const mailOf = async (person: string): Promise<string | null> => (canMail ? ((await posting.mailsOf(person))[0] ?? null) : null);
    const tags = ['messages'];
    const config = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };
    const all = async (person: string): Promise<api.Messages> => ({
      wishes: (await store.wishes(person)) ?? usualWishes(),
      channels: (await store.channels(person)).map(shown),
      pushKey,
      mail: { can: canMail, address: await mailOf(person) },
    });
    const own = async (person: string, id: string): Promise<ChannelRow> => {
      const found = await store.channel(id);
      if (found?.person !== person) throw noChannel();
      return found;
    };

    /** What makes it the same channel, where it leads, and what it is called. */
    const placeOf = async (person: string, wanted: api.NewChannel): Promise<{ same: string; address: string; name: string }> => {
      if (wanted.kind === 'mail') {
        const address = await mailOf(person);
        if (address === null) throw new Refusal(409, 'no-own-mail', 'The house knows no mail address of yours. Add one to your account first.');
        return { same: address, address, name: address };
      }
      const url = wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.url.trim();
      const why = whyNotCall(url, privately);
      if (why !== null) throw new Refusal(400, `hook-${why}`, WHY[why]);
      if (wanted.kind === 'hook') return { same: url, address: url, name: new URL(url).hostname };
      return { same: url, address: JSON.stringify(wanted.subscription), name: wanted.name };
    };

    // Whoever has not said who they are yet may see what they could choose.
    const nobody = (): api.Messages => ({ wishes: usualWishes(), channels: [], pushKey, mail: { can: canMail, address: null } });
    app.get('/api/me/messages', { schema: { tags, summary: 'What I am told, where and when', response: answers(api.messages, 403) } }, async (request) => {
      const me = await guestOf(tables, request);
      return me === null ? nobody() : all(me.person);
    });
    app.post(
      '/api/me/messages',
      { config, schema: { tags, summary: 'Choose what I am told and when', body: api.messageWishes, response: answers(api.messages, 400, 401, 403, 429) } },
      async (request) => {
        const me = await meOf(tables, request);
        await store.setWishes(me.person, request.body);
        return all(me.person);
      },
    );
    app.post(
      '/api/me/messages/channels',
      {
        config,
        schema: {
          tags,
          summary: 'Another way to reach me: a device, my mail, or a chat',
          body: api.newChannel,
          response: answers(api.messages, 400, 401, 403, 409, 429),
        },
      },
      async (request) => {
        const { person } = await meOf(tables, request);
        const { kind } = request.body;
        const { same, address, name } = await placeOf(person, request.body);
        const mark = hashOf(same);
        const before = (await store.channels(person)).filter((x) => x.kind === kind);
        // Of mail there is one: an address that was given up is forgotten.
        if (kind === 'mail') for (const x of before) if (x.mark !== mark) await store.dropChannel(x.id);
        if (kind !== 'mail' && !before.some((x) => x.mark === mark) && before.length >= MOST[kind])
          throw new Refusal(409, 'many-channels', 'You have too many of these already. Take one away first.');
        const made = posting.now();
        await store.addChannel({
          id: newTableId(),
          person,
          kind,
          address,
          mark,
          name,
          on: true,
          daily: kind === 'mail',
          made,
          arrived: null,
          failed: null,
          code: null,
        });
        return all(person);
      },
    );
    app.post(
      '/api/me/messages/channels/:channel',
      {
        config,
        schema: {
          tags,
          summary: 'Turn a channel on or off, let it tell once a day, or forget it',
          params: api.channelParams,
          body: api.setChannel,
          response: answers(api.messages, 400, 401, 403, 404, 429),
        },
      },
      async (request) => {
        const { person } = await meOf(tables, request);
        const { id } = await own(person, request.params.channel);
        const { gone, on, daily } = request.body;
        if (gone === true) await store.dropChannel(id);
        else await store.changeChannel(id, { ...(on === undefined ? {} : { on }), ...(daily === undefined ? {} : { daily }) });
        return all(person);
      },
    );
    app.post(
      '/api/me/messages/channels/:channel/test',
      {
        config: { rateLimit: { max: Math.ceil(limits.tables / 12), timeWindow: '1 minute' } },
        schema: { tags, summary: 'Send a test by this channel now', params: api.channelParams, response: answers(api.tried, 401, 403, 404, 429) },
      },
      async (request) => {
        const { person } = await meOf(tables, request);
        const outcome = await sending.test(await own(person, request.params.channel));
        return { arrived: outcome.is === 'arrived', code: outcome.is === 'arrived' ? null : outcome.code, messages: await all(person) };
      },
    );

    // Mail programs stop a list by this call, with a form for a body.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) => done(null, {}));
    const stopping = async (token: string, on: boolean) => {
      const id = channelIn(stopKey, token);
      const found = id === null ? null : await store.channel(id);
      if (found === null) throw noChannel();
      await store.changeChannel(found.id, { on });
      return { kind: found.kind, name: found.name, on };
    };
    app.post(
      '/api/messages/stop/:token',
      {
        config,
        schema: {
          tags,
          summary: 'Stop the messages of one channel, by the link in any of them',
          params: api.stopParams,
          response: answers(api.stopped, 404, 429),
        },
      },
      (request) => stopping(request.params.token, false),
    );
    app.post(
      '/api/messages/resume/:token',
      { config, schema: { tags, summary: 'Take that back', params: api.stopParams, response: answers(api.stopped, 404, 429) } },
      (request) => stopping(request.params.token, true),
    );
  };

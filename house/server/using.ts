/** When a key was last used, and on which device: written down now and then, behind the answer. */
import type { FastifyInstance } from 'fastify';
import { hashOf } from './key.ts';
import { cookieOf, deviceOf } from './session.ts';
import type { Store } from './store/store.ts';

const OFTEN_MS = 5 * 60_000;
const MOST = 10_000;

export const watchUse = (app: FastifyInstance, store: Pick<Store, 'usedKey'>): void => {
  const seen = new Map<string, number>();
  app.addHook('onResponse', async (request, reply) => {
    const key = request.headers.authorization?.replace(/^Bearer /, '') ?? cookieOf(request);
    if (key?.startsWith('me_') !== true || reply.statusCode >= 400) return;
    const hash = hashOf(key);
    const now = Date.now();
    if (now - (seen.get(hash) ?? 0) < OFTEN_MS) return;
    if (seen.size > MOST) seen.clear();
    seen.set(hash, now);
    await store.usedKey(hash, deviceOf(request), now).catch((e: unknown) => request.log.error({ err: e }, 'when a key was used could not be written down'));
  });
};

/** The keys by which the house signs: its push messages, and the links that stop messages. It makes them itself at its first start, and all houses of one store have the same. */
import { randomBytes } from 'node:crypto';
import push from 'web-push';
import * as z from 'zod';
import type { MessageStore } from '../store/messages.ts';

export interface PostKeys {
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  readonly stop: string;
}

const pair = z.object({ publicKey: z.string(), privateKey: z.string() });

export const openKeys = async (store: Pick<MessageStore, 'houseSecret'>): Promise<PostKeys> => ({
  push: pair.parse(JSON.parse(await store.houseSecret('push', () => JSON.stringify(push.generateVAPIDKeys())))),
  stop: await store.houseSecret('stop', () => randomBytes(32).toString('base64url')),
});

/** Signing in: this browser becomes a person by a cookie, and what it played as a guest comes along. */

import type { Account, Person } from '@pesthouse/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { devicesOf, endDevices } from './devices.ts';
import { Refusal } from './failure.ts';
import { joinPersons } from './joining.ts';
import { hashOf } from './key.ts';
import type { Room } from './room/room.ts';
import { guestOf, keyOf } from './routes/ask.ts';
import { deviceOf, newSession, type Standing, setCookie } from './session.ts';
import type { Store } from './store/store.ts';

/** Whether there is a way to somebody besides their browser. */
export const isKept = async (store: Store, person: string): Promise<boolean> =>
  (await store.passkeysOf(person)).length > 0 || (await store.mailsOf(person)).length > 0 || (await store.hasRecovery(person));

export const accountOf = async (store: Store, me: Person, here: string | null): Promise<Account> => {
  const [passkeys, mails, recovery, keys] = await Promise.all([
    store.passkeysOf(me.person),
    store.mailsOf(me.person),
    store.hasRecovery(me.person),
    store.keysOf(me.person),
  ]);
  return {
    me,
    kept: passkeys.length > 0 || mails.length > 0 || recovery,
    passkeys: passkeys.map(({ id, name, made, used, place }) => ({ id, name, made, used, place })),
    mails,
    recovery,
    devices: devicesOf(keys, here),
  };
};

/** This browser is from now on the person by a cookie. */
export const openSession = async (
  store: Store,
  person: string,
  origin: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
  standing: Standing,
): Promise<string> => {
  const key = newSession();
  await store.openSession({ hash: hashOf(key), person, device: deviceOf(request), origin });
  setCookie(request, reply, key, standing);
  return hashOf(key);
};

/** Whoever proved to be `person` is so in this browser. A guest that it was joins; an account that it was is left, and stays what it is. */
export const signIn = async (
  { tables }: Room,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
  standing: Standing,
): Promise<{ me: Person; joined: { tables: number; results: number } }> => {
  const { store } = tables;
  const me = await store.known(person);
  if (me === null) throw new Refusal(404, 'no-account', 'This account has been deleted.');
  const key = keyOf(request);
  const before = await guestOf(tables, request);
  const old = key === undefined || before === null ? null : hashOf(key);
  let joined = { tables: 0, results: 0 };
  let origin: string | null = null;
  if (before !== null && old !== null) {
    const same = before.person === person;
    const guest = !same && !(await isKept(store, before.person));
    if (guest) joined = await joinPersons(tables, before.person, me);
    if (same || guest) origin = old;
    else await endDevices(tables, before, old, 'here');
  }
  await openSession(store, person, origin, request, reply, standing);
  return { me, joined };
};

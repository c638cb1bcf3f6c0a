/** Messages of a house on one file, and of one that is started again; and an owner who keeps messages out of the own network. */
import { expect, test } from 'vitest';
import { send } from './guest.ts';
import { folder, openHouse } from './houses.ts';
import { friend, refusal } from './people.ts';
import { addChannel, messagesOf, postSuite } from './post-suite.ts';
import { openDevice, openReceiver } from './receivers.ts';

const home = (): { dataDir: string } => ({ dataDir: folder() });

postSuite('SQLite', async () => home());

test('the keys by which a house signs are made once, and stay when it is started again', async () => {
  const where = home();
  const first = await openHouse({ ...where, privateHooks: true });
  const ada = await friend(first.address, 'Ada');
  const receiver = await openReceiver();
  const phone = openDevice(receiver, '/phone');
  const { pushKey } = await addChannel(first.address, ada.key, { kind: 'push', name: 'Phone', subscription: phone.subscription });
  await first.close();
  const again = await openHouse({ ...where, privateHooks: true });
  const { pushKey: still, channels } = await messagesOf(again.address, ada.key);
  expect(still).toBe(pushKey);
  await send(again.address, `/api/me/messages/channels/${channels[0]?.id}/test`, {}, ada.key);
  expect(phone.heard({ key: pushKey })).toHaveLength(1);
  await again.close();
  await receiver.close();
});

test('a house whose owner did not allow it calls nobody in the own network, and works without mail', async () => {
  const house = await openHouse();
  const ada = await friend(house.address, 'Ada');
  const add = (wanted: object) => refusal(send(house.address, '/api/me/messages/channels', wanted, ada.key));
  expect(await add({ kind: 'hook', url: 'https://192.168.1.1/hook' })).toBe('hook-private');
  expect(await add({ kind: 'hook', url: 'http://example.org/hook' })).toBe('hook-https');
  expect(await add({ kind: 'hook', url: 'not an address' })).toBe('hook-address');
  expect(await add({ kind: 'push', name: 'x', subscription: { endpoint: 'https://localhost/x', keys: { p256dh: 'x', auth: 'x' } } })).toBe('hook-private');
  expect(await add({ kind: 'mail' })).toBe('no-own-mail');
  expect((await messagesOf(house.address, ada.key)).mail).toEqual({ can: false, address: null });
  await house.close();
});

/** Four friends at one house: from one link to the end of a game, and the same with the house stopped and started again in the middle. */
import { rmSync } from 'node:fs';
import * as api from '@pesthouse/api';
import { unpaced } from '@pesthouse/bots';
import { afterAll, expect, test } from 'vitest';
import { benLeaves, benReturns, ends, gather, hostSeesNoHand } from './friends-suite.ts';
import { ask, info } from './guest.ts';
import { folder, openHouse } from './houses.ts';
import { act, does, framesOf, joins, layRoom, logOf, playOn, refusal, seatOf, watches } from './people.ts';

const MINUTE = 30;
const ROOM = { away: { rule: 'bot', minutes: 2, level: 'random' } };
const home = folder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('four friends from one link: one leaves, a bot plays on, they come back on another device, and the game is played to its end', async () => {
  const house = await openHouse({ minuteMs: MINUTE });
  const houses = [house.address];
  const friends = await gather({ houses, game: 'newyork', seats: 4 }, ROOM);
  const { ada, guests } = friends;
  const keys = [ada.key, ...guests.map((x) => x.key)];
  await hostSeesNoHand(friends, []);
  await playOn(houses, ada.table, keys, 12);
  await benLeaves(friends);
  await playOn(houses, ada.table, [ada.key, ...guests.slice(1).map((x) => x.key)], 8);
  const { phone, ear } = await benReturns(friends, house.address);
  expect(await refusal(act(house.address, ada.table, phone, { act: 'back' }))).toBe('not-away');
  await playOn(houses, ada.table, [ada.key, phone, ...guests.slice(1).map((x) => x.key)], Infinity);
  await ear.until((f) => f.some((x) => x.type === 'item' && x.item.over !== null));
  await ends(friends, true);
  await Promise.all([ear, ...friends.ears].map((x) => x.close()));
  await house.close();
});

test('the host has no way to a hand: not by keys of seats it had, nor by those of seats it freed or left', async () => {
  const house = await openHouse();
  const at = (): string => house.address;
  const ada = await layRoom(house.address, 'toy', 3);
  const ben = await joins(house.address, ada.table, 'Ben', 1);
  // The host changes seats, renews its key, frees a seat, and carries itself about.
  await does(house.address, ada.table, ada.key, { act: 'sit', seat: 2 });
  const renewed = (await does(house.address, ada.table, ada.key, { act: 'key' })).secret ?? '';
  await does(house.address, ada.table, ada.key, { act: 'sit', seat: 0 });
  await does(house.address, ada.table, ada.key, { act: 'free', seat: 1 });
  const di = await joins(house.address, ada.table, 'Di', 1);
  const { code } = await ask(api.carried, house.address, '/api/carry', { table: ada.table }, ada.key);
  expect(await refusal(act(house.address, ada.table, ada.key, { act: 'key', secret: code.padEnd(43, 'A') }))).toBe('wrong-key');
  for (const x of [ada, di]) await does(house.address, ada.table, x.key, { act: 'ready', ready: true });
  await does(house.address, ada.table, ada.key, { act: 'start', open: 'bots', level: 'random' });
  await hostSeesNoHand({ at, ada, guests: [di] }, [renewed, code.padEnd(43, 'A')]);
  // Nor has whoever was freed.
  expect(await refusal(act(house.address, ada.table, ben.secret, { act: 'back' }))).toBe('removed');
  expect(await info(house.address, ada.table)).toMatchObject({ seats: [{ name: 'Ada' }, { name: 'Di' }, { kind: 'bot' }] });
  await house.close();
});

test('a house that is stopped in the middle goes on where it was: seats, rules, who is away, and the time that runs', async () => {
  // The bots take so long that the game is not over before somebody is back.
  const wish = { dataDir: home, minuteMs: MINUTE, pace: { ...unpaced(), keeping: 400 } };
  const first = await openHouse(wish);
  const friends = await gather({ houses: [first.address], game: 'toy', seats: 3, options: { rounds: 3 } }, ROOM);
  const { ada, guests } = friends;
  await playOn([first.address], ada.table, [ada.key, ...guests.map((x) => x.key)], 3);
  await first.close();
  // Nobody comes back but Ada: for the others the time ran on.
  const second = await openHouse(wish);
  const hers = await watches(second.address, ada.table, ada.key);
  expect(hers.frames[0]).toMatchObject({ type: 'here', seat: 0 });
  await hers.until(() => [1, 2].every((seat) => framesOf(hers, 'table').some((f) => f.info.seats[seat]?.standIn?.why === 'away')));
  const away = (await logOf(second.address, ada.table)).filter((x) => x.why === 'away');
  expect(away.map((x) => x.seat)).toEqual(expect.arrayContaining([1, 2]));
  expect(away.every((x) => x.by === null && x.after >= 3)).toBe(true);
  // On a slow machine time ran out for Ada too: she is back by one call, like anybody.
  for (const [seat, key] of [ada.key, guests[0]?.key ?? ''].entries())
    if ((await seatOf(second.address, ada.table, seat)).standIn !== null) await does(second.address, ada.table, key, { act: 'back' });
  await playOn([second.address], ada.table, [ada.key, guests[0]?.key ?? ''], Infinity);
  expect(await info(second.address, ada.table)).toMatchObject({ status: 'over', ended: null });
  await hers.close();
  await Promise.all(friends.ears.map((x) => x.close()));
  await second.close();
});

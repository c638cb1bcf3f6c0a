/** The address that works: what the house says of itself depends on where it listens, on the network, and on what its owner set. */
import type { NetworkInterfaceInfo } from 'node:os';
import * as api from '@pesthouse/api';
import { expect, test } from 'vitest';
import { addressesOf, standsAt } from '../addresses.ts';
import { ask } from './guest.ts';
import { openHouse } from './houses.ts';

const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({ address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null });
const NETWORK = { lo: [v4('127.0.0.1', true)], docker0: [v4('172.17.0.1')], wlan0: [v4('10.0.0.7')], eth0: [v4('192.168.1.20')], usb0: [v4('169.254.3.3')] };

test('a house that listens on this machine only says so, and how to open it', () => {
  const { addresses, advice } = addressesOf({ host: '127.0.0.1', port: 4747 }, NETWORK);
  expect(addresses).toEqual([{ url: 'http://127.0.0.1:4747', reach: 'machine' }]);
  expect(advice).toContain('HOST=0.0.0.0');
  // Which address friends would use is said all the same.
  expect(advice).toMatch(/they then use http:\/\/192\.168\.[\d.]+:4747$/);
  expect(addressesOf({ host: '127.0.0.1', port: 4747 }, {}).advice).toMatch(/HOST=0\.0\.0\.0\.$/);
});

test('one that listens everywhere names the home network first, and no address that only containers know', () => {
  const { addresses, advice } = addressesOf({ host: '0.0.0.0', port: 4747 }, NETWORK);
  expect(addresses).toEqual([
    { url: 'http://192.168.1.20:4747', reach: 'lan' },
    { url: 'http://10.0.0.7:4747', reach: 'lan' },
    { url: 'http://127.0.0.1:4747', reach: 'machine' },
  ]);
  expect(advice).toBeNull();
  expect(addressesOf({ host: '0.0.0.0', port: 4747 }, {}).advice).toMatch(/no network/);
});

test('what the owner set goes before all, also where the house listens on this machine only', () => {
  const { addresses, advice } = addressesOf({ host: '127.0.0.1', port: 4747, publicUrl: 'https://pest.example.org/' }, NETWORK);
  expect(addresses[0]).toEqual({ url: 'https://pest.example.org', reach: 'public' });
  expect(advice).toBeNull();
});

test('one address of this machine is taken at its word', () => {
  expect(addressesOf({ host: '192.168.1.20', port: 80 }, NETWORK).addresses).toEqual([{ url: 'http://192.168.1.20', reach: 'lan' }]);
});

test('the page hears of it', async () => {
  const house = await openHouse({ publicUrl: 'https://pest.example.org' });
  const said = await ask(api.houseInfo, house.address, '/api/house');
  expect(said.addresses).toEqual([
    { url: 'https://pest.example.org', reach: 'public' },
    { url: house.address, reach: 'machine' },
  ]);
  expect(said.advice).toBeNull();
  await house.close();
});

test('a letter leads to the house by the name that the browser knows it by, and to no other house', () => {
  const own = ['http://127.0.0.1:4747', 'http://192.168.0.7:4747'];
  expect(standsAt(own, '192.168.0.7:4747')).toBe('http://192.168.0.7:4747');
  // A browser keeps its guest by name: "localhost" has another one than 127.0.0.1.
  expect(standsAt(own, 'localhost:4747')).toBe('http://localhost:4747');
  expect(standsAt(own, 'localhost:9999')).toBe(own[0]);
  expect(standsAt(own, 'evil.example.org')).toBe(own[0]);
  expect(standsAt(['https://pest.example.org'], 'localhost:4747')).toBe('https://pest.example.org');
});

/** What the house says when it is open: the address for friends before anything is sent, and its code where somebody sees it. */

import { expect, test } from 'vitest';
import { qrText } from '../../shared/qr.ts';
import { greeting, settingsOf } from '../serve.ts';

const machine = { url: 'http://127.0.0.1:4747', reach: 'machine' } as const;

test('on this machine only: it says so, and how to let the network in', () => {
  const said = greeting({ address: machine.url, addresses: { addresses: [machine], advice: 'Only this machine. Start it with HOST=0.0.0.0.' } }, true);
  expect(said).toEqual(['Pesthouse is open at http://127.0.0.1:4747', 'Only this machine. Start it with HOST=0.0.0.0.']);
});

test('on the network: the address for friends and its code, which is left out where nobody sees it', () => {
  const lan = { url: 'http://192.168.1.20:4747', reach: 'lan' } as const;
  const house = { address: machine.url, addresses: { addresses: [lan, machine], advice: null } };
  expect(greeting(house, false)).toEqual(['Pesthouse is open at http://127.0.0.1:4747', 'Friends on the same network: http://192.168.1.20:4747']);
  expect(greeting(house, true)).toContain(qrText(lan.url));
});

test('an address for friends that is none is refused in words', () => {
  expect(() => settingsOf({ PUBLIC_URL: 'pest.example.org' })).toThrow('PUBLIC_URL must be an address like https://pest.example.org, not "pest.example.org".');
});

test('at the first start it says where the owner comes in', () => {
  const said = greeting({ address: machine.url, addresses: { addresses: [machine], advice: null }, ownerPath: '/owner#code' }, true);
  expect(said).toContain('The owner of this house comes in here, once: http://127.0.0.1:4747/owner#code');
});

/** Push in this browser: a worker that never comes keeps nobody waiting. */
import { afterEach, expect, test, vi } from 'vitest';
import { subscribe } from '../push.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withWorker = (ready: Promise<unknown>): void => {
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}), ready } });
};

test('a worker that is never ready is given up', async () => {
  vi.useFakeTimers();
  withWorker(new Promise(() => undefined));
  const asked = expect(subscribe('AA')).rejects.toThrow('no worker');
  await vi.advanceTimersByTimeAsync(61_000);
  await asked;
});

test('a worker that is ready subscribes by the key of the house', async () => {
  const keys = { p256dh: 'p', auth: 'a' };
  const wanted: unknown[] = [];
  const pushManager = {
    subscribe: async (x: unknown) => {
      wanted.push(x);
      return { toJSON: () => ({ endpoint: 'https://push.example/1', keys }) };
    },
  };
  withWorker(Promise.resolve({ pushManager }));
  expect(await subscribe('AQID')).toEqual({ endpoint: 'https://push.example/1', keys });
  expect(wanted).toEqual([{ userVisibleOnly: true, applicationServerKey: new Uint8Array([1, 2, 3]) }]);
});

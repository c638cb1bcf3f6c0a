/** Push in this browser: whether it can, whether it may, which channel of mine it is, and the subscription itself. The browser is asked only when somebody wants it. */
import type { Channel } from '@pesthouse/api';

export type Push = 'ready' | 'none' | 'insecure' | 'blocked';

/** What stands in the way, if anything. */
export const pushState = (): Push => {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
};

/** iPhones and iPads push only to pages on the home screen. */
export const isApple = (): boolean => /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent);

/** A worker first keeps the files of the house, which takes a while on a slow line; one that cannot be installed is never ready, and nobody is left waiting for it. */
const PATIENCE_MS = 60_000;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const { serviceWorker } = navigator;
  if ((await serviceWorker.getRegistration()) === undefined) throw new Error('no worker');
  const tooLong = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error('no worker')), PATIENCE_MS);
  });
  return Promise.race([serviceWorker.ready, tooLong]);
};
const subscribed = async (): Promise<PushSubscription | null> => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((x) => x.toString(16).padStart(2, '0')).join('');
const markOf = async (endpoint: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** The channel that leads to this browser. */
export const ownChannel = async (channels: readonly Channel[]): Promise<Channel | null> => {
  if (pushState() !== 'ready') return null;
  const own = await subscribed().catch(() => null);
  if (own === null) return null;
  const mark = await markOf(own.endpoint);
  return channels.find((x) => x.kind === 'push' && mark.startsWith(x.mark)) ?? null;
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (x) => x.charCodeAt(0));

/** Asks the browser, and subscribes by the key of this house. Null: it may not. Throws where its push service cannot be reached. */
export const subscribe = async (key: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // Subscribed by the key of another house that had this address before.
    await (await subscribed())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) throw new Error('no subscription');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
};
export const unsubscribe = async (): Promise<void> => {
  await (await subscribed().catch(() => null))?.unsubscribe().catch(() => undefined);
};

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const;
const firstOf = (list: readonly (readonly [RegExp, string])[], agent: string): string => list.find(([sign]) => sign.test(agent))?.[1] ?? '?';

/** What this browser is called among others. */
export const deviceName = (agent: string, on: (browser: string, system: string) => string): string => on(firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent));

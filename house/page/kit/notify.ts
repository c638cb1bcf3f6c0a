/** News for a reader who looks elsewhere: asks for leave once, and only when the reader turns it on. */
import { BASE } from '../base.ts';
import { settings, useSettings } from '../prefs/store.ts';

export const canNotify = (): boolean => 'Notification' in window;

/** Turns notifications on, or says that the browser will not. */
export const askToNotify = async (): Promise<boolean> => {
  if (!canNotify()) return false;
  const leave = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  useSettings.getState().set({ notifications: leave === 'granted' });
  return leave === 'granted';
};

/** The worker of the page, where there is one; it is not waited for. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Tells it if the reader wants that and is not looking. `tag` replaces the last news of the same kind; a press leads to `path`. */
export const notify = (title: string, body: string, tag: string, path: string): void => {
  if (!canNotify() || !settings().notifications || Notification.permission !== 'granted' || !document.hidden) return;
  const about = { body, tag, icon: `${BASE}/favicon.svg`, data: { link: path } };
  void worker()
    .then((found) => {
      // Phones allow it only to a service worker.
      if (found?.active) return found.showNotification(title, about);
      const news = new Notification(title, about);
      news.onclick = () => {
        window.focus();
        news.close();
      };
      return undefined;
    })
    .catch(() => undefined);
};

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

/** Tells it if the reader wants that and is not looking. `tag` replaces the last news of the same table. */
export const notify = (title: string, body: string, tag: string): void => {
  if (!canNotify() || !settings().notifications || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const news = new Notification(title, { body, tag, icon: `${BASE}/favicon.svg` });
    news.onclick = () => {
      window.focus();
      news.close();
    };
  } catch {
    // Phones allow it only to a service worker; the title and the icon tell it there.
  }
};

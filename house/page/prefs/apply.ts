/** Puts light and motion onto the page whenever a setting or the system's wish changes. */
import { type Settings, stillness, useSettings } from './store.ts';

export const isDay = (theme: Settings['theme']): boolean => theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);

const put = ({ theme, motion }: Settings): void => {
  const root = document.documentElement;
  root.dataset.theme = isDay(theme) ? 'light' : 'dark';
  root.dataset.motion = stillness(motion) ? 'off' : 'on';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDay(theme) ? '#efe5d0' : '#151311');
};

export const applySettings = (): void => {
  put(useSettings.getState());
  useSettings.subscribe(put);
  for (const wish of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(wish).addEventListener('change', () => put(useSettings.getState()));
  }
};

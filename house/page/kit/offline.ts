/** Tells the offline shell what to keep: the language that is read here, and the games that are played. */
import { language } from '../text/language.ts';

/** Whoever has little data to spend says so to their browser. */
export const sparing = (): boolean => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

/** Without a shell, as in a private window of some browsers, nothing is kept and nothing is lost. */
export const keepOffline = (game?: string): void => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker === undefined) return;
  void navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ keep: { language, sparing: sparing(), ...(game === undefined ? {} : { game }) } }),
    () => undefined,
  );
};

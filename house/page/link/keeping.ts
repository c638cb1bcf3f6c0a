/** Settings and results of somebody with an account: the same on all devices, each setting as it was last chosen anywhere. */

import { COOKIE, type KeptAll, type KeptSettings, keptAll, keptSettings } from '@pesthouse/api';
import { signedInAs } from '../marks.ts';
import { MOTIONS, PASS_OVERS, type Settings, SPEEDS, START, settings, THEMES, useSettings } from '../prefs/store.ts';
import { allResults, joinResults } from '../results.ts';
import { ask, HouseError } from './house.ts';

const PLACE = 'pesthouse.unsent';
const SOON_MS = 800;

/** What goes along; sound, volume and notifications are each device's own. */
const keptIn = ({ language, theme, speed, motion, confirmMoves, passOver, mark }: Settings): Required<KeptSettings> => ({
  language,
  theme,
  speed,
  motion,
  confirmMoves,
  passOver,
  mark,
});
const differing = (now: Settings, before: Settings): KeptSettings => {
  const was: { readonly [name: string]: unknown } = keptIn(before);
  return keptSettings.parse(Object.fromEntries(Object.entries(keptIn(now)).filter(([name, value]) => was[name] !== value)));
};

/** What was chosen here and the house has not heard of yet. */
const unsent = (): KeptSettings => {
  try {
    return keptSettings.parse(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    return {};
  }
};
const remind = (waiting: KeptSettings): void => {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(waiting));
  } catch {
    // Then it is told now or not at all.
  }
};

let taking = false;
/** Takes over what was chosen elsewhere, as far as this page knows it. */
const take = ({ settings: kept, results }: KeptAll): void => {
  const known = <T extends string>(of: readonly T[], x: string | undefined): T | undefined => of.find((y) => y === x);
  const found = {
    language: kept.language,
    theme: known(THEMES, kept.theme),
    speed: known(SPEEDS, kept.speed),
    motion: known(MOTIONS, kept.motion),
    confirmMoves: kept.confirmMoves,
    passOver: known(PASS_OVERS, kept.passOver),
    mark: kept.mark,
  };
  const { language, theme, speed, motion, confirmMoves, passOver, mark } = settings();
  const own = { language, theme, speed, motion, confirmMoves, passOver, mark };
  taking = true;
  useSettings.getState().set({
    language: found.language ?? own.language,
    theme: found.theme ?? own.theme,
    speed: found.speed ?? own.speed,
    motion: found.motion ?? own.motion,
    confirmMoves: found.confirmMoves ?? own.confirmMoves,
    passOver: found.passOver ?? own.passOver,
    mark: found.mark ?? own.mark,
  });
  taking = false;
  joinResults(results);
};

const tell = async (): Promise<void> => {
  const waiting = unsent();
  take(await ask(keptAll, '/api/account/kept', { body: { settings: waiting, results: allResults() }, secret: COOKIE }));
  if (JSON.stringify(unsent()) === JSON.stringify(waiting)) remind({});
};

/** On signing in: what the account has counts; what it has not is what was chosen here. */
export const joinKept = async (): Promise<void> => {
  const { settings: kept } = await ask(keptAll, '/api/account/kept', { secret: COOKIE });
  const chosen = differing(settings(), START);
  remind(keptSettings.parse(Object.fromEntries(Object.entries(chosen).filter(([name]) => !(name in kept)))));
  await tell();
};

let watching = false;
/** From now on every change goes to the house too, and what was chosen elsewhere comes here. `out`: the house does not know this browser any more. */
export const followKept = (out: () => void = () => undefined): void => {
  if (watching || signedInAs() === null) return;
  watching = true;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(soon);
    // Where the house does not answer it is told at the next change, or the next visit.
    soon = setTimeout(() => void tell().catch(() => undefined), SOON_MS);
  };
  useSettings.subscribe((now, before) => {
    if (taking || signedInAs() === null) return;
    const changed = differing(now, before);
    if (Object.keys(changed).length === 0) return;
    remind({ ...unsent(), ...changed });
    later();
  });
  void tell().catch((e: unknown) => {
    if (e instanceof HouseError && e.code === 'no-person') out();
  });
};

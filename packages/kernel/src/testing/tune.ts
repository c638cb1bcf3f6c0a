/** For tests alone: turns numbers of the source's own rules. Everybody else makes an engine of an edition and numbers. */
import type { Numbers, Tunable } from '../index.ts';

/** Turns the named numbers, and gives back what turns them back. Throws on a name that is not there. */
export const tune = (tunables: readonly Tunable[], wanted: Numbers): (() => void) => {
  const turned = Object.entries(wanted).map(([name, value]) => {
    const t = tunables.find((x) => x.name === name);
    if (t === undefined) throw new Error(`there is no tunable ${name}`);
    if (!Number.isFinite(value)) throw new Error(`${name} must be a number`);
    return { t, value, before: t.get() };
  });
  for (const { t, value } of turned) t.set(value);
  return () => {
    for (const { t, before } of turned) t.set(before);
  };
};

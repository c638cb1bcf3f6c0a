/** Copies that follow a position: each shares with the one before all that has not changed, so it costs one look and almost no memory, and two of them are compared at a glance. */
import { clone } from '@pesthouse/kernel';

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

const keptList = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] => {
  const n = now.length;
  let out: unknown[] | undefined = before.length === n ? undefined : before.slice(0, n);
  for (let i = 0; i < n; i++) {
    const was = before[i];
    const is = now[i];
    if (was === is && i < before.length) continue;
    const value = isObject(is) ? kept(was, is) : is;
    if (value === was && i < before.length) continue;
    out ??= before.slice();
    out[i] = value;
  }
  return out ?? before;
};

/** The same keys, whatever their order. Own keys only: a key may bear the name of something that every object has. */
const sameKeys = (a: object, b: object): boolean => {
  let n = 0;
  for (const k in b) {
    if (!Object.hasOwn(a, k)) return false;
    n++;
  }
  for (const _ in a) n--;
  return n === 0;
};

type Plain = { readonly [k: string]: unknown };

const keptRecord = (before: Plain, now: Plain): Plain => {
  let out: { [k: string]: unknown } | undefined;
  let same = 0;
  for (const k in now) {
    const was = before[k];
    const is = now[k];
    same++;
    // What is there at all and equal is there as an own key: no plain data is what every object has.
    if (was === is && was !== undefined) continue;
    const value = isObject(is) ? kept(was, is) : is;
    if (value === was && (was !== undefined || Object.hasOwn(before, k))) continue;
    if (out === undefined) {
      if (!sameKeys(before, now)) return rebuilt(before, now);
      out = { ...before };
    }
    out[k] = value;
  }
  if (out !== undefined) return out;
  for (const _ in before) same--;
  return same === 0 ? before : rebuilt(before, now);
};

/** Another set of keys: a new object, of old parts where they are the same. */
const rebuilt = (before: Plain, now: Plain): Plain => {
  const out = { ...now };
  for (const k in out) if (isObject(out[k])) out[k] = kept(Object.hasOwn(before, k) ? before[k] : undefined, out[k]);
  return out;
};

const isPlain = (x: object): x is Plain => !Array.isArray(x);

/** A copy of `now` that shares nothing with it, and with the copy `before` all that is the same: `before` itself where nothing has changed. Neither is ever written to. */
function kept<T>(before: unknown, now: T): T;
function kept(before: unknown, now: unknown): unknown {
  if (!isObject(now)) return now;
  if (!isObject(before)) return clone(now);
  if (Array.isArray(now)) return Array.isArray(before) ? keptList(before, now) : clone(now);
  return isPlain(before) && isPlain(now) ? keptRecord(before, now) : clone(now);
}

export { kept };

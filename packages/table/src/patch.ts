/** A patch: what changed between two views, so that a move costs bytes by what it did and not by the size of the board. */
import { clone } from '@pesthouse/kernel';

export type Path = readonly (string | number)[];
/** Set what lies at the path, or take it away where no value is given. */
export type Change = readonly [path: Path] | readonly [path: Path, value: unknown];
export type Patch = readonly Change[];

const isRecord = (x: unknown): x is { [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);

/** `path` is where the walk stands; it is copied only where something has changed. */
const walk = (a: unknown, b: unknown, path: (string | number)[], out: Change[]): void => {
  if (a === b) return;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      const was: unknown = a[i];
      const is: unknown = b[i];
      if (was !== is) step(was, is, i, path, out);
    }
    return;
  }
  if (!isRecord(a) || !isRecord(b)) {
    out.push([path.slice(), b]);
    return;
  }
  // Own keys only: a key may bear the name of something that every object has, such as `valueOf`. No plain data is equal to one of those.
  let gone = 0;
  for (const _ in a) gone++;
  for (const k in b) {
    const was = a[k];
    const is = b[k];
    if ((was === is && was !== undefined) || Object.hasOwn(a, k)) {
      gone--;
      if (was !== is) step(was, is, k, path, out);
    } else out.push([[...path, k], is]);
  }
  if (gone > 0) for (const k in a) if (!Object.hasOwn(b, k)) out.push([[...path, k]]);
};

const step = (a: unknown, b: unknown, key: string | number, path: (string | number)[], out: Change[]): void => {
  path.push(key);
  walk(a, b, path, out);
  path.pop();
};

/** What turns `a` into `b`. Both are plain data. */
export const patchOf = (a: unknown, b: unknown): Patch => {
  const out: Change[] = [];
  walk(a, b, [], out);
  return out;
};

/** Brings a view up to date in place. What the patch sets is copied, so the view shares nothing with where the patch came from. */
export const patchInto = <T>(view: T, patch: Patch): T => {
  const root = { view };
  for (const change of patch) {
    let home: object = root;
    let key: string | number = 'view';
    for (const step of change[0]) {
      const next: unknown = Object.hasOwn(home, key) ? Reflect.get(home, key) : undefined;
      if (typeof next !== 'object' || next === null) throw new Error('the patch does not fit the view');
      home = next;
      key = step;
    }
    if (change.length === 1) Reflect.deleteProperty(home, key);
    else Reflect.set(home, key, clone(change[1]));
  }
  return root.view;
};

/** The view after the patch; the one before stays as it was. Throws if the patch was made for another view. */
export const patched = (view: unknown, patch: Patch): unknown => patchInto(clone(view), patch);

/** A patch: what changed between two views, so that a move costs bytes by what it did and not by the size of the board. */
import { clone } from '../kernel/index.ts';

export type Path = readonly (string | number)[];
/** Set what lies at the path, or take it away where no value is given. */
export type Change = readonly [path: Path] | readonly [path: Path, value: unknown];
export type Patch = readonly Change[];

const isRecord = (x: unknown): x is { [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);

const walk = (a: unknown, b: unknown, path: Path, out: Change[]): void => {
  if (a === b) return;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) walk(a[i], b[i], [...path, i], out);
    return;
  }
  if (!isRecord(a) || !isRecord(b)) {
    out.push([path, b]);
    return;
  }
  // Own keys only: a key may bear the name of something that every object has, such as `valueOf`.
  for (const k in b) {
    if (!Object.hasOwn(a, k)) out.push([[...path, k], b[k]]);
    else if (a[k] !== b[k]) walk(a[k], b[k], [...path, k], out);
  }
  for (const k in a) if (!Object.hasOwn(b, k)) out.push([[...path, k]]);
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

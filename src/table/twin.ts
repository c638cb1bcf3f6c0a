/** The twin of a position that is being followed: brought up to date in place at one look, which tells what has changed since the last one, there and back. */
import { clone } from '../kernel/index.ts';
import type { Change, Patch, Path } from './patch.ts';

type Plain = { readonly [k: string]: unknown };
const isPlain = (x: object): x is Plain => !Array.isArray(x);
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** One object or list of the position. Its values lie in a row, whatever they are called: that is what makes a look cheap. */
interface Part {
  /** Null: a list. */
  keys: readonly string[] | null;
  values: Value[];
}
type Bare = string | number | boolean | null | undefined;
type Value = Bare | Part;
const isPart = (x: Value): x is Part => typeof x === 'object' && x !== null;

/** What changed, and what was there before. */
export interface Steps {
  readonly forth: Patch;
  readonly back: Patch;
}

const bare = (x: unknown): Bare => {
  if (x === null || x === undefined || typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean') return x;
  throw new Error('a position is plain data');
};

const partOf = (x: object): Part => {
  if (Array.isArray(x)) return { keys: null, values: x.map(twinOf) };
  const keys = Object.keys(x);
  return { keys, values: Object.values(x).map(twinOf) };
};
const twinOf = (x: unknown): Value => (isObject(x) ? partOf(x) : bare(x));

/** The plain data of which it is the twin. */
const plainOf = (x: Value): unknown => {
  if (!isPart(x)) return x;
  const { keys, values } = x;
  if (keys === null) return values.map(plainOf);
  return Object.fromEntries(keys.map((k, i) => [k, plainOf(values[i])]));
};

/** One look: it stands somewhere in the position and writes down what is not as it was. */
class Look {
  readonly trail: (string | number)[] = [];
  forth: Change[] = [];
  back: Change[] = [];
  /** Nobody wants to go back. */
  forthOnly = true;

  private here(depth: number, key: string | number): Path {
    const path = this.trail.slice(0, depth);
    path.push(key);
    return path;
  }

  set(depth: number, key: string | number, was: Value, is: unknown): Value {
    const path = this.here(depth, key);
    this.forth.push([path, clone(is)]);
    if (!this.forthOnly) this.back.push([path, plainOf(was)]);
    return twinOf(is);
  }

  /** False where it is of another kind or length: then it is set as a whole. */
  into(part: Part, now: object, depth: number): boolean {
    if (Array.isArray(now)) {
      if (part.keys !== null || part.values.length !== now.length) return false;
      this.list(part.values, now, depth);
      return true;
    }
    if (part.keys === null || !isPlain(now)) return false;
    this.record(part, part.keys, now, depth);
    return true;
  }

  private list(values: Value[], now: readonly unknown[], depth: number): void {
    for (let i = 0; i < now.length; i++) {
      const is = now[i];
      const was = values[i];
      if (was === is) continue;
      if (isObject(is) && isPart(was)) {
        this.trail[depth] = i;
        if (this.into(was, is, depth + 1)) continue;
      }
      values[i] = this.set(depth, i, was, is);
    }
  }

  private record(part: Part, keys: readonly string[], now: Plain, depth: number): void {
    const { values } = part;
    let i = 0;
    for (const k in now) {
      if (keys[i] !== k) {
        this.rekeyed(part, keys, now, depth);
        return;
      }
      const is = now[k];
      const was = values[i];
      if (was !== is) {
        if (isObject(is) && isPart(was)) {
          this.trail[depth] = k;
          if (!this.into(was, is, depth + 1)) values[i] = this.set(depth, k, was, is);
        } else values[i] = this.set(depth, k, was, is);
      }
      i++;
    }
    if (i !== keys.length) this.rekeyed(part, keys, now, depth);
  }

  /** Other keys than before, or in another order. Those before have been looked at and are found equal. */
  private rekeyed(part: Part, keys: readonly string[], now: Plain, depth: number): void {
    const before = new Map(keys.map((k, i) => [k, part.values[i]]));
    const names = Object.keys(now);
    const values = names.map((k) => {
      const is = now[k];
      if (!before.has(k)) {
        const path = this.here(depth, k);
        this.forth.push([path, clone(is)]);
        if (!this.forthOnly) this.back.push([path]);
        return twinOf(is);
      }
      const was = before.get(k);
      before.delete(k);
      if (was === is) return was;
      if (isObject(is) && isPart(was)) {
        this.trail[depth] = k;
        if (this.into(was, is, depth + 1)) return was;
      }
      return this.set(depth, k, was, is);
    });
    for (const [k, was] of before) {
      const path = this.here(depth, k);
      this.forth.push([path]);
      if (!this.forthOnly) this.back.push([path, plainOf(was)]);
    }
    part.keys = names;
    part.values = values;
  }
}

/** A twin of plain data that goes on changing. */
export class Twin {
  private readonly own: Part;
  constructor(of: object) {
    this.own = partOf(of);
  }
  /** What has changed since the last look. */
  follow(now: object, back: boolean): Steps {
    const look = new Look();
    look.forthOnly = !back;
    if (!look.into(this.own, now, 0)) throw new Error('a position stays what it is');
    return { forth: look.forth, back: look.back };
  }
}

/** The twin of a position that is being followed: brought up to date in place at one look, which tells what has changed since the last one, there and back. */
import { clone } from '@pesthouse/kernel';
import { type Change, type Patch, patchOf } from './patch.ts';

type Plain = { readonly [k: string]: unknown };
const isPlain = (x: object): x is Plain => !Array.isArray(x);
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** Stands before the values of an object, which has these keys, or of a list, which has so many places and no keys. */
interface Head {
  readonly keys: readonly string[] | null;
  readonly size: number;
}
type Bare = string | number | boolean | null | undefined;
/** The whole position lies in one row, as one would read it out: a look at it goes from its beginning to its end, and that is what makes it cheap. */
type Tape = (Bare | Head)[];
const isHead = (x: Bare | Head): x is Head => typeof x === 'object' && x !== null;

/** Positions have few kinds of objects, and all twins share their heads. */
const heads = new Map<string, Head>();
const lists: Head[] = [];
const MOST_HEADS = 5_000;
const headOf = (keys: readonly string[]): Head => {
  const name = JSON.stringify(keys);
  const known = heads.get(name);
  if (known !== undefined) return known;
  if (heads.size >= MOST_HEADS) heads.clear();
  const head = { keys, size: keys.length };
  heads.set(name, head);
  return head;
};
const listOf = (size: number): Head => {
  lists[size] ??= { keys: null, size };
  return lists[size];
};

const bare = (x: unknown): Bare => {
  if (x === null || x === undefined || typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean') return x;
  throw new Error('a position is plain data');
};

const readOut = (x: unknown, tape: Tape): Tape => {
  if (Array.isArray(x)) {
    tape.push(listOf(x.length));
    for (const v of x) readOut(v, tape);
  } else if (isObject(x)) {
    tape.push(headOf(Object.keys(x)));
    for (const v of Object.values(x)) readOut(v, tape);
  } else tape.push(bare(x));
  return tape;
};

/** What changed, and what was there before. */
export interface Steps {
  readonly forth: Patch;
  readonly back: Patch;
}

/** A twin of plain data that goes on changing. */
export class Twin {
  private readonly tape: Tape;
  /** Where the look is: on the tape, and by which keys one gets there. */
  private at = 0;
  private readonly trail: (string | number)[] = [];
  private forth: Change[] = [];
  private back: Change[] | null = null;

  constructor(of: object) {
    this.tape = readOut(of, []);
  }

  /** What has changed since the last look. */
  follow(now: object, back: boolean): Steps {
    this.at = 0;
    this.forth = [];
    this.back = back ? [] : null;
    if (!this.into(now, 0)) throw new Error('a position stays what it is');
    return { forth: this.forth, back: this.back ?? [] };
  }

  /** Goes through what begins here, and stands behind it then. False, and still here, where it is of another kind or length now. */
  private into(now: object, depth: number): boolean {
    const head = this.tape[this.at];
    if (head === undefined || !isHead(head)) return false;
    if (Array.isArray(now)) {
      if (head.keys !== null || head.size !== now.length) return false;
      this.at++;
      this.list(now, depth);
      return true;
    }
    if (head.keys === null || !isPlain(now)) return false;
    this.record(head.keys, now, depth);
    return true;
  }

  private list(now: readonly unknown[], depth: number): void {
    for (let i = 0; i < now.length; i++) {
      const is = now[i];
      if (isObject(is)) {
        this.trail[depth] = i;
        if (!this.into(is, depth + 1)) this.set(depth, i, is);
      } else if (this.tape[this.at] === is) this.at++;
      else this.set(depth, i, is);
    }
  }

  private record(keys: readonly string[], now: Plain, depth: number): void {
    const begin = this.at++;
    let i = 0;
    for (const k in now) {
      if (keys[i] !== k) {
        this.rekeyed(begin, now, depth);
        return;
      }
      const is = now[k];
      if (isObject(is)) {
        this.trail[depth] = k;
        if (!this.into(is, depth + 1)) this.set(depth, k, is);
      } else if (this.tape[this.at] === is) this.at++;
      else this.set(depth, k, is);
      i++;
    }
    if (i !== keys.length) this.rekeyed(begin, now, depth);
  }

  /** What begins here is another thing now. */
  private set(depth: number, key: string | number, is: unknown): void {
    const path = this.trail.slice(0, depth);
    path.push(key);
    const begin = this.at;
    const was = this.tape[begin];
    if (isObject(is) || (was !== undefined && isHead(was))) {
      this.forth.push([path, clone(is)]);
      if (this.back === null) this.skip();
      else this.back.push([path, this.plain()]);
      this.replace(begin, is);
      return;
    }
    this.forth.push([path, is]);
    this.back?.push([path, was]);
    this.tape[begin] = bare(is);
    this.at++;
  }

  /** What begins there and ends here is read out anew. */
  private replace(begin: number, is: unknown): void {
    const fresh = readOut(is, []);
    const { tape, at } = this;
    if (fresh.length === at - begin) for (let i = 0; i < fresh.length; i++) tape[begin + i] = fresh[i];
    else tape.splice(begin, at - begin, ...fresh);
    this.at = begin + fresh.length;
  }

  private skip(): void {
    const head = this.tape[this.at++];
    if (head !== undefined && isHead(head)) for (let i = 0; i < head.size; i++) this.skip();
  }

  /** Other keys than before, or in another order. What was looked at so far is told already. */
  private rekeyed(begin: number, now: Plain, depth: number): void {
    this.at = begin;
    const was = this.plain();
    const here = this.trail.slice(0, depth);
    const from = ([path, ...value]: Change): Change => [[...here, ...path], ...value];
    this.forth.push(...clone(patchOf(was, now)).map(from));
    this.back?.push(...clone(patchOf(now, was)).map(from));
    this.replace(begin, now);
  }

  /** The plain data that begins here; one stands behind it then. */
  private plain(): unknown {
    const head = this.tape[this.at++];
    if (head === undefined || !isHead(head)) return head;
    if (head.keys === null) return Array.from({ length: head.size }, () => this.plain());
    return Object.fromEntries(head.keys.map((k) => [k, this.plain()]));
  }
}

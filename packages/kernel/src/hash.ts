/** Hash and equality of plain data, whatever the order of keys. No strings are built on the way. */

/** FNV-1a, as a signed number of 32 bits. */
export const hashText = (s: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193);
  return h;
};

const names = new Map<string, number>();
const name = (s: string): number => {
  let h = names.get(s);
  if (h === undefined) {
    h = hashText(s);
    names.set(s, h);
  }
  return h;
};

const mix = (x: number, salt: number): number => {
  let h = Math.imul(x ^ (x >>> 16) ^ salt, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null;

const half = (x: unknown, salt: number): number => {
  switch (typeof x) {
    case 'number':
      return Number.isInteger(x) && x === (x | 0) ? mix(x | 0, salt + 1) : mix(hashText(String(x)), salt + 2);
    case 'string':
      return mix(hashText(x), salt + 3);
    case 'boolean':
      return x ? salt + 11 : salt + 13;
    case 'object':
      break;
    default:
      throw new Error(`not plain data: ${typeof x}`);
  }
  if (x === null) return salt + 17;
  if (Array.isArray(x)) {
    let h = salt + x.length;
    for (let i = 0; i < x.length; i++) h = mix(Math.imul(h, 31) + half(x[i], salt), salt + 5);
    return h;
  }
  let h = salt;
  if (isObject(x)) for (const k in x) h = (h + mix(name(k) ^ Math.imul(half(x[k], salt), 0x9e3779b1), salt + 7)) | 0;
  return mix(h, salt + 19);
};

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** 64 bits in hex: enough to compare positions, not to keep secrets. */
export const hash = (x: unknown): string => hex(half(x, 0)) + hex(half(x, 0x5bd1e995));

export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let left = 0;
  for (const k in a) {
    if (!Object.hasOwn(b, k) || !same(a[k], b[k])) return false;
    left++;
  }
  for (const _ in b) left--;
  return left === 0;
};

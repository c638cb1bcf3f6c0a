/** Plain data: what a state, a move and an event must be made of, and which objects they hold. */

/** The path of the first thing that JSON would lose or change; null if there is none. */
export const notPlain = (x: unknown, path = ''): string | null => {
  switch (typeof x) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(x) && !Object.is(x, -0) ? null : `${path} is ${Object.is(x, -0) ? '-0' : x}`;
    case 'object':
      break;
    default:
      return `${path} is ${typeof x}`;
  }
  if (x === null) return null;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const no = i in x ? notPlain(x[i], `${path}[${i}]`) : `${path}[${i}] is a hole`;
      if (no !== null) return no;
    }
    return null;
  }
  if (Object.getPrototypeOf(x) !== Object.prototype) return `${path} is a ${x.constructor?.name ?? 'bare object'}`;
  for (const [k, v] of Object.entries(x)) {
    const no = notPlain(v, `${path}.${k}`);
    if (no !== null) return no;
  }
  return null;
};

/** Every object inside, with the path by which it was met; `twice` is told of one that is met again. */
export const objects = (x: unknown, twice?: (first: string, second: string) => void, path = '', into = new Map<object, string>()): Map<object, string> => {
  if (typeof x !== 'object' || x === null) return into;
  const before = into.get(x);
  if (before !== undefined) {
    twice?.(before, path);
    return into;
  }
  into.set(x, path);
  for (const [k, v] of Object.entries(x)) objects(v, twice, `${path}.${k}`, into);
  return into;
};

/** The path of an object of `x` that `known` holds too; null if they share nothing. */
export const shared = (x: unknown, known: ReadonlyMap<object, string>): string | null => {
  for (const [o, path] of objects(x)) if (known.has(o)) return path === '' ? 'the whole' : path;
  return null;
};

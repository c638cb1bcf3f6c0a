/** A fast copy of plain data. Spread keeps an object's hidden class, so only nested values have to be visited. */

function copy<T>(x: T): T;
function copy(x: unknown): unknown {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    // Boards are full of empty lists, and a new one is cheaper than a copy.
    if (x.length === 0) return [];
    const a: unknown[] = x.slice();
    for (let i = 0; i < a.length; i++) {
      const v = a[i];
      if (typeof v === 'object' && v !== null) a[i] = copy(v);
    }
    return a;
  }
  const o: { [k: string]: unknown } = { ...x };
  for (const k in o) {
    const v = o[k];
    if (typeof v === 'object' && v !== null) o[k] = copy(v);
  }
  return o;
}

export const clone = copy;

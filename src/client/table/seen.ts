/** How far each table was seen from this browser, so that a page that comes back plays what was missed. */
const PLACE = 'pesthouse.seen';
const MOST = 60;

const read = (): [string, number][] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((x): [string, number][] => (Array.isArray(x) && typeof x[0] === 'string' && typeof x[1] === 'number' ? [[x[0], x[1]]] : []));
  } catch {
    return [];
  }
};

const key = (table: string, seat: number): string => `${table}/${seat}`;

export const seenOf = (table: string, seat: number): number => read().find(([k]) => k === key(table, seat))?.[1] ?? 0;

export const noteSeen = (table: string, seat: number, seq: number): void => {
  const k = key(table, seat);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[k, seq], ...read().filter(([x]) => x !== k)].slice(0, MOST)));
  } catch {
    // Not remembered: the page then starts at the present.
  }
};

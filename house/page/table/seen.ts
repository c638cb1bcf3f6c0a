/** How far each table was seen from this browser and when, so that a page that comes back knows what was missed. */
const PLACE = 'pesthouse.seen';
const MOST = 60;

type Line = readonly [key: string, seq: number, at: number | null];

const read = (): Line[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((x): Line[] =>
      Array.isArray(x) && typeof x[0] === 'string' && typeof x[1] === 'number' ? [[x[0], x[1], typeof x[2] === 'number' ? x[2] : null]] : [],
    );
  } catch {
    return [];
  }
};

const key = (table: string, seat: number): string => `${table}/${seat}`;

export const seenOf = (table: string, seat: number): number => read().find(([k]) => k === key(table, seat))?.[1] ?? 0;
/** When this browser last looked at the table from the seat; null where that is not known. */
export const lookedAt = (table: string, seat: number): number | null => read().find(([k]) => k === key(table, seat))?.[2] ?? null;

export const noteSeen = (table: string, seat: number, seq: number): void => {
  const k = key(table, seat);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[k, seq, Date.now()], ...read().filter(([x]) => x !== k)].slice(0, MOST)));
  } catch {
    // Not remembered: the page then starts at the present.
  }
};

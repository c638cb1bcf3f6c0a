/** The address by which another device finds this house, and the time that a code has left. */

interface Address {
  readonly url: string;
  readonly reach: 'public' | 'lan' | 'machine';
}

const ownMachine = (url: string): boolean => /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|\/|$)/.test(url);

/** Whoever came by an address that others can use goes on with it; else the best that the house knows of. */
export const addressFor = (origin: string, known: readonly Address[]): { readonly url: string; readonly machine: boolean } => {
  if (!ownMachine(origin)) return { url: origin, machine: false };
  const best = known.find((x) => x.reach !== 'machine');
  return best === undefined ? { url: origin, machine: true } : { url: best.url.replace(/\/$/, ''), machine: false };
};

/** 4:38 */
export const clockOf = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

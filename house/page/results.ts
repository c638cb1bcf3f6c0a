/** The history of own results in games that are played alone: kept in this browser, newest first. */
import * as z from 'zod';

const result = z.object({
  table: z.string(),
  /** Played in this browser alone: its replay is here, not at the house. */
  local: z.boolean(),
  game: z.string(),
  /** The house rules it was played by, if any: their results are a list of their own. */
  variant: z.object({ id: z.string(), name: z.string() }).optional(),
  /** When it ended, in milliseconds. */
  when: z.number(),
  score: z.number(),
  /** The verdict of the game in its own words. */
  verdict: z.string(),
});
export type Result = z.infer<typeof result>;

const PLACE = 'pesthouse.results';
const MOST = 200;
/** What this page remembers when the browser refuses to. */
let pocket: readonly Result[] = [];

const readAll = (): readonly Result[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    if (!Array.isArray(kept)) return pocket;
    // One broken line must not cost the others.
    const good = kept.flatMap((x) => {
      const ok = result.safeParse(x);
      return ok.success ? [ok.data] : [];
    });
    return good.length === 0 ? pocket : good;
  } catch {
    return pocket;
  }
};

/** Own results of one game as printed, or of some house rules of it: they never mix. */
export const resultsOf = (game: string, variant?: string): readonly Result[] => readAll().filter((x) => x.game === game && x.variant?.id === variant);

/** Keeps a result; the same table counts once. */
export const keepResult = (fresh: Result): void => {
  const all = readAll();
  if (all.some((x) => x.table === fresh.table)) return;
  pocket = [fresh, ...all].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(pocket));
  } catch {
    // Storage is full or forbidden: the pocket holds until the page closes.
  }
};

/** All of them, for the account that keeps them on every device. */
export const allResults = (): readonly Result[] => readAll();

/** Takes in results of other devices. */
export const joinResults = (others: readonly Result[]): void => {
  const all = readAll();
  const fresh = others.filter((x) => !all.some((y) => y.table === x.table));
  if (fresh.length === 0) return;
  pocket = [...fresh, ...all].sort((a, b) => b.when - a.when).slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(pocket));
  } catch {
    // As above.
  }
};

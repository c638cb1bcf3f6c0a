/** Budgets: how much of what costs the house one visitor may ask for in a while. Whoever has used theirs up is told so, and until when. */
import type { Clock } from '../clock.ts';
import { Refusal } from '../failure.ts';
import { visitorOf } from './visitor.ts';

export type Costly = 'tables' | 'imports' | 'bots' | 'hints' | 'talk';

const HOUR_MS = 3_600_000;
const SPANS: { readonly [C in Costly]: number } = { tables: HOUR_MS, imports: HOUR_MS, bots: HOUR_MS, hints: HOUR_MS, talk: 60_000 };
const WORDS: { readonly [C in Costly]: string } = {
  tables: 'You have laid a lot of tables in a short time.',
  imports: 'You have brought a lot of records in a short time.',
  bots: 'You have set a lot of bots at tables in a short time.',
  hints: 'You have taken a lot of hints in a short time.',
  talk: 'You have written a lot in a short time.',
};
/** Seats that a start may fill with bots. */
const MOST_OPEN = 5;
/** Visitors that are remembered at once; the oldest go first. */
const MOST = 20_000;

export interface Budgets {
  /** Takes so much from the visitor's budget, or says why not. */
  spend(ip: string, what: Costly, n?: number): void;
}

const minutes = (ms: number): string => {
  const n = Math.max(1, Math.ceil(ms / 60_000));
  return n === 1 ? 'a minute' : `${n} minutes`;
};

/** What an act at a table costs. Bots that fill a table are paid for one by one when it is laid; here it is as many as there may be. */
export const costOf = ({
  act,
  ...rest
}: {
  readonly act: string;
  readonly open?: string | undefined;
  readonly level?: string | null;
}): readonly [Costly, number] | null => {
  if (act === 'hint') return ['hints', 1];
  if (act === 'bot' && rest.level !== null) return ['bots', 1];
  return act === 'start' && rest.open === 'bots' ? ['bots', MOST_OPEN] : null;
};

export const openBudgets = (most: { readonly [C in Costly]: number }, clock: Pick<Clock, 'now'>): Budgets => {
  const spent = new Map<string, { since: number; n: number }>();
  return {
    spend(ip, what, n = 1) {
      if (n <= 0) return;
      const key = `${what} ${visitorOf(ip)}`;
      const now = clock.now();
      const span = SPANS[what];
      const before = spent.get(key);
      const own = before === undefined || now - before.since > span ? { since: now, n: 0 } : before;
      if (own.n + n > most[what]) {
        const wait = minutes(own.since + span - now);
        throw new Refusal(429, `budget-${what}`, `${WORDS[what]} Try again in ${wait}.`, null, wait.replace('a minute', '1').replace(/\D+$/, ''));
      }
      own.n += n;
      spent.delete(key);
      spent.set(key, own);
      for (const old of spent.keys()) {
        if (spent.size <= MOST) break;
        spent.delete(old);
      }
    },
  };
};

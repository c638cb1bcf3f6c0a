/** Budgets: how much of what costs the house one visitor may ask for in a while. Whoever has used theirs up is told so, and until when. */
import type { Clock } from '../clock.ts';
import { Refusal } from '../failure.ts';
import { visitorOf } from './visitor.ts';

export type Costly = 'tables' | 'imports' | 'bots' | 'hints' | 'talk' | 'stories' | 'pictures' | 'mails';
/** What all visitors together may ask for, by the name under which it is limited. */
const OF_ALL = { mails: 'mailsOfAll' } as const;
type Most = { readonly [C in Costly | 'botTables' | (typeof OF_ALL)[keyof typeof OF_ALL]]: number };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SPANS: { readonly [C in Costly]: number } = {
  tables: HOUR_MS,
  imports: HOUR_MS,
  bots: HOUR_MS,
  hints: HOUR_MS,
  talk: MINUTE_MS,
  stories: MINUTE_MS,
  pictures: HOUR_MS,
  mails: HOUR_MS,
};
const WORDS: { readonly [C in Costly]: string } = {
  tables: 'You have laid a lot of tables in a short time.',
  imports: 'You have brought a lot of records in a short time.',
  bots: 'You have set a lot of bots at tables in a short time.',
  hints: 'You have taken a lot of hints in a short time.',
  talk: 'You have written a lot in a short time.',
  stories: 'You have opened a lot of tables in a short time.',
  pictures: 'You have asked for a lot of pictures in a short time.',
  mails: 'A lot of letters have been sent for you in a short time.',
};
const ALL_MAILS = 'This house has sent a lot of letters in a short time.';
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

/** The one who stands for everybody. No address is written like this. */
const EVERYBODY = '*';

/** `thinks` says at how many tables of a visitor bots think now. */
export const openBudgets = (most: Most, clock: Pick<Clock, 'now'>, thinks: (ip: string) => number = () => 0): Budgets => {
  const spent = new Map<string, { since: number; n: number }>();
  const purse = (who: string, what: Costly) => {
    const key = `${what} ${who}`;
    const now = clock.now();
    const before = spent.get(key);
    const own = before === undefined || now - before.since > SPANS[what] ? { since: now, n: 0 } : before;
    const wait = minutes(own.since + SPANS[what] - now);
    return { key, own, wait, number: wait.replace('a minute', '1').replace(/\D+$/, '') };
  };
  const pay = ({ key, own }: Pick<ReturnType<typeof purse>, 'key' | 'own'>, n: number): void => {
    own.n += n;
    spent.delete(key);
    spent.set(key, own);
  };
  return {
    spend(ip, what, n = 1) {
      if (n <= 0) return;
      if (what === 'bots' && thinks(ip) >= most.botTables)
        throw new Refusal(
          429,
          'many-bot-tables',
          `Bots are thinking at ${most.botTables} of your tables already. Try again when one of these games is over, or waits for you.`,
          null,
          String(most.botTables),
        );
      const mine = purse(visitorOf(ip), what);
      if (mine.own.n + n > most[what]) throw new Refusal(429, `budget-${what}`, `${WORDS[what]} Try again in ${mine.wait}.`, null, mine.number);
      if (what === 'mails') {
        const all = purse(EVERYBODY, what);
        if (all.own.n + n > most[OF_ALL.mails]) throw new Refusal(429, 'budget-all-mails', `${ALL_MAILS} Try again in ${all.wait}.`, null, all.number);
        pay(all, n);
      }
      pay(mine, n);
      for (const old of spent.keys()) {
        if (spent.size <= MOST) break;
        spent.delete(old);
      }
    },
  };
};

/** Takes it from the budget of whoever asks before their body is read: what is refused costs next to nothing. */
export const paying =
  ({ spend }: Budgets, what: Costly) =>
  async ({ ip }: { readonly ip: string }): Promise<void> =>
    spend(ip, what);

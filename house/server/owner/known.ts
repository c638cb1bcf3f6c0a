/** What the house knows of somebody who was reported. Facts alone: what they mean is for the owner to say. */
import { type ReportKnown, reportDecision } from '@pesthouse/api';
import { personWho } from '../results/who.ts';
import { isKept } from '../signing.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 3_600_000;
const MOST_REPORTS = 200;

/** What a move of this seat usually takes: the middle one of all, for one long night says nothing. */
export const paceOf = (moved: readonly { readonly seat: number; readonly at: number }[], seat: number): number | null => {
  const took = moved.flatMap((x, i) => (x.seat === seat && i > 0 ? [Math.max(0, x.at - (moved[i - 1]?.at ?? x.at))] : [])).sort((a, b) => a - b);
  return took[Math.floor(took.length / 2)] ?? null;
};

/** At the table of the report: how quickly they move, and how often a bot had to, because their time was over. */
const atTable = async (store: Store, about: string, table: TableRow | null): Promise<Pick<ReportKnown, 'pace' | 'overtime'>> => {
  const seat = table?.seats.findIndex((x) => x.person === about) ?? -1;
  if (table === null || seat < 0) return { pace: null, overtime: 0 };
  const [moved, log] = await Promise.all([store.movedAt(table.id), store.seating(table.id, 0)]);
  return { pace: paceOf(moved, seat), overtime: log.filter((x) => x.seat === seat && x.why === 'time').length };
};

export const knownOf = async (store: Store, about: string, table: TableRow | null, now: number): Promise<ReportKnown> => {
  const all = await store.reports({ about }, MOST_REPORTS);
  const [names, shunned, played, here, sharing, person, member] = await Promise.all([
    Promise.all([...new Set(all.map((x) => x.person))].map(async (x) => (await store.personBy(x))?.name ?? '')),
    store.shunnedBy(about),
    store.playedBy(personWho(about), now - DAY),
    atTable(store, about, table),
    store.hosting.sharing(about),
    store.personBy(about),
    isKept(store, about),
  ]);
  // Several reports that were settled by one decision are one.
  const before = new Map(
    all.flatMap((x) => {
      const decision = reportDecision.safeParse(x.decision);
      return x.decided === null || !decision.success ? [] : [[x.decided, { decision: decision.data, at: x.decided }]];
    }),
  );
  return {
    reports: all.length,
    reporters: names.filter((x) => x !== ''),
    before: [...before.values()],
    ...shunned,
    ...played,
    ...here,
    sharing,
    since: person?.made ?? null,
    member,
  };
};

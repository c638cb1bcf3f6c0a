/** Reports: what somebody picked of the talk at a table, with what others said between; for the owner to read and to decide. */
import type { OwnerReports, ReportDecision, ReportKnown, report, Word } from '@pesthouse/api';
import { REPORT_REASONS, reportDecision } from '@pesthouse/api';
import { WATCHER } from '@pesthouse/kernel';
import type * as z from 'zod';
import { Refusal } from '../failure.ts';
import { newTableId } from '../key.ts';
import type { TableRow, TalkRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { knownOf } from './known.ts';

const DAY = 24 * 3_600_000;
const KEPT = 365 * DAY;
/** So many lines go along at most, and so many reports may one person write in a day. */
const MOST_LINES = 60;
const MOST_A_DAY = 10;
const MOST_SHOWN = 100;

type Reported = z.output<typeof report>;

const nobody = (): Refusal => new Refusal(404, 'no-report', 'There is nobody there to report. Pick a line of theirs.');

/** The lines from the first that was picked to the last. */
const between = (talk: readonly TalkRow[], picked: readonly number[]): TalkRow[] => {
  const said = talk.filter((x) => x.kind === 'say');
  const [first, last] = [Math.min(...picked), Math.max(...picked)];
  return said.filter((x) => x.n >= first && x.n <= last).slice(-MOST_LINES);
};

export const reportFrom = async (store: Store, row: TableRow, by: string, { seat, lines, reason, words }: Reported, now: number): Promise<void> => {
  const lately = (await store.reports({ person: by }, MOST_A_DAY)).filter((x) => x.at > now - DAY);
  if (lately.length >= MOST_A_DAY) throw new Refusal(429, 'many-reports', 'You have reported a lot in a short time. The owner has it; wait for their answer.');
  const shown = lines.length === 0 ? [] : between(await store.talk(row.id, Math.min(...lines) - 1), lines);
  const picked = shown.filter((x) => lines.includes(x.n));
  const [line] = picked;
  const at = seat ?? (line === undefined || line.seat === WATCHER ? undefined : line.seat);
  const sits = at === undefined ? undefined : row.seats[at];
  const about = line?.person ?? sits?.person ?? null;
  const name = line?.name ?? sits?.name ?? '';
  if (name === '' || (sits !== undefined && sits.kind === 'bot' && sits.standIn === null && !sits.resigned)) throw nobody();
  if (about === by) throw new Refusal(409, 'own-person', 'This is you.');
  // One report tells of one person.
  const theirs = (x: TalkRow): boolean => lines.includes(x.n) && (x.person ?? `${x.seat}`) === (line?.person ?? `${line?.seat}`);
  const nameAt = (x: TalkRow): string => x.name ?? row.seats[x.seat]?.name ?? '';
  await store.sweepReports(now - KEPT);
  await store.addReport({
    id: newTableId(),
    person: by,
    about,
    name,
    table: row.id,
    lines: shown.map((x) => ({ name: nameAt(x), text: x.text, theirs: theirs(x), at: x.at })),
    reason,
    words: words.trim(),
    at: now,
    decision: null,
    decided: null,
    why: '',
    until: null,
    heard: null,
  });
};

const decisionOf = (x: string | null): ReportDecision | null => {
  const read = reportDecision.safeParse(x);
  return read.success ? read.data : null;
};

export const ownerReportsOf = async (store: Store, now: number): Promise<OwnerReports> => {
  const rows = await store.reports({}, MOST_SHOWN);
  const [known, found] = [new Map<string, Promise<ReportKnown>>(), new Map<string, ReturnType<Store['table']>>()];
  const once = <T>(all: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> => {
    const asked = all.get(key) ?? ask();
    all.set(key, asked);
    return asked;
  };
  const reports = await Promise.all(
    rows.map(async (x) => {
      const { about } = x;
      const [by, table, sits] = await Promise.all([
        store.personBy(x.person),
        once(found, x.table, () => store.table(x.table)),
        about === null ? null : store.personBy(about),
      ]);
      return {
        id: x.id,
        by: { person: x.person, name: by?.name ?? '', avatar: by?.avatar ?? '' },
        about,
        name: x.name,
        avatar: sits?.avatar ?? '',
        table: x.table,
        tableName: table?.name ?? '',
        entries: await store.entriesUntil(x.table, x.at),
        lines: [...x.lines],
        reason: REPORT_REASONS.find((r) => r === x.reason) ?? 'other',
        words: x.words,
        at: x.at,
        decision: decisionOf(x.decision),
        decided: x.decided,
        why: x.why,
        until: x.until,
        // What is settled is not weighed again.
        knows: about === null || x.decided !== null ? null : await once(known, `${about} ${x.table}`, () => knownOf(store, about, table, now)),
      };
    }),
  );
  return { reports };
};

/** What the owner says to somebody who has not read it. */
export const wordsOf = async (store: Store, person: string, now: number): Promise<Word[]> =>
  (await store.wordsFor(person, now)).map((x) => ({
    id: x.id,
    kind: x.decision === 'quiet' ? ('quiet' as const) : ('word' as const),
    text: x.why,
    until: x.until,
    at: x.decided ?? x.at,
  }));

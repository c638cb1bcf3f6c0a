/** What finished games tell: in words of the interface, who finished ahead of whom, and the best that was done. */
import { type FinishedInfo, level as levels, type RecordInfo, type Scored } from '@pesthouse/api';
import type { Finished } from '../store/results.ts';
import type { ScoreRow } from '../store/results-schema.ts';

const levelOf = (who: string): Scored['level'] => {
  const read = levels.safeParse(who.slice(2));
  return who.startsWith('b:') && read.success ? read.data : null;
};
const personIn = (who: string): string | null => (who.startsWith('p:') ? who.slice(2) : null);

export const finishedInfo = ({ played, scores }: Finished): FinishedInfo => ({
  table: played.table,
  game: played.game,
  name: played.name,
  at: played.at,
  kind: played.kind,
  variant: played.variant,
  unordered: played.unordered,
  rounds: played.rounds,
  seats: scores.map((x) => ({
    seat: x.seat,
    person: personIn(x.who),
    level: levelOf(x.who),
    name: x.name,
    avatar: x.avatar,
    place: x.place,
    score: x.score,
    side: x.side,
    resigned: x.resigned,
  })),
});

/** Games that were played to their end as printed, by at least two sides: the ones that are compared. */
export const compared = (x: Finished): boolean => x.played.kind === 'rated' || x.played.kind === 'unrated' || x.played.kind === 'few';

/** 1: the first finished ahead; -1: the other; 0: neither, or they were on one side. */
export const ahead = (a: ScoreRow, b: ScoreRow): -1 | 0 | 1 => (a.side === b.side || a.place === b.place ? 0 : a.place < b.place ? 1 : -1);

export const sidesOf = ({ scores }: Finished): number => new Set(scores.map((x) => x.side)).size;

/** A whole game between people: nobody resigned, no bot. Only there records are won. */
const between = (x: Finished): boolean => x.scores.every((s) => s.who.startsWith('p:') && !s.resigned);

type Found = Omit<RecordInfo, 'by'> & { readonly by: readonly ScoreRow[]; readonly more: boolean };

const candidates = (x: Finished, who: (s: ScoreRow) => boolean): Found[] => {
  const { game, table, name, at, unordered, rounds } = x.played;
  const head = { game, table, name, at };
  const first = x.scores.filter((s) => s.place === 1);
  const winners = first.filter(who);
  const found: Found[] = [];
  if (!unordered) {
    for (const s of x.scores.filter(who)) found.push({ ...head, kind: 'score', value: s.score, by: [s], more: true });
    const others = x.scores.filter((s) => s.place !== 1).map((s) => s.score);
    const lead = others.length === 0 || first[0] === undefined ? 0 : first[0].score - Math.max(...others);
    if (lead > 0 && winners.length > 0) found.push({ ...head, kind: 'lead', value: lead, by: winners, more: true });
  }
  if (rounds !== null && rounds > 0 && winners.length > 0) found.push({ ...head, kind: 'quick', value: rounds, by: winners, more: false });
  return found;
};

/** The best of each kind in each game; of two that are alike the earlier one stands. */
export const recordsOf = (games: readonly Finished[], who: (s: ScoreRow) => boolean = () => true, people = true): RecordInfo[] => {
  const best = new Map<string, Found>();
  for (const x of [...games].sort((a, b) => a.played.at - b.played.at)) {
    if (!compared(x) || (people && !between(x))) continue;
    for (const c of candidates(x, who)) {
      const key = `${c.game} ${c.kind}`;
      const old = best.get(key);
      if (old === undefined || (c.more ? c.value > old.value : c.value < old.value)) best.set(key, c);
    }
  }
  return [...best.values()].map(({ by, more: _, ...x }) => ({
    ...x,
    by: by.flatMap((s) => {
      const person = personIn(s.who);
      return person === null ? [] : [{ person, name: s.name, avatar: s.avatar }];
    }),
  }));
};

/** Reports as the owner weighs them: all that waits about the same person is one, and so is what one decision has settled. */
import type { OwnerReports } from '@pesthouse/api';

export type Report = OwnerReports['reports'][number];
export interface Case {
  /** The one that was written last. */
  readonly last: Report;
  /** All of them, the last one first. */
  readonly all: readonly Report[];
  /** The names of those who wrote, each once. */
  readonly by: readonly string[];
}

/** What belongs together. Where nobody knows whom it is about, each stands alone. */
const keyOf = (x: Report): string => (x.about === null ? x.id : `${x.about} ${x.decided ?? ''}`);

export const casesOf = (reports: readonly Report[]): { readonly waiting: readonly Case[]; readonly settled: readonly Case[] } => {
  const found = new Map<string, Report[]>();
  for (const x of [...reports].sort((a, b) => b.at - a.at)) found.set(keyOf(x), [...(found.get(keyOf(x)) ?? []), x]);
  const cases = [...found.values()].flatMap((all) => {
    const [last] = all;
    return last === undefined ? [] : [{ last, all, by: [...new Set(all.map((x) => x.by.name))] }];
  });
  return {
    waiting: cases.filter((x) => x.last.decided === null),
    settled: cases.filter((x) => x.last.decided !== null).sort((a, b) => (b.last.decided ?? 0) - (a.last.decided ?? 0)),
  };
};

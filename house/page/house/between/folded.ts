/** A talk as somebody sees it who has muted some: what those said is folded into one line that can be opened. */
import type { Talk } from '@pesthouse/api';

export interface Folded {
  readonly key: string;
  readonly folded: true;
  readonly name: string;
  readonly lines: readonly Talk[];
}
export const isFolded = (x: object): x is Folded => 'folded' in x;

interface Asking<T> {
  /** The line of the talk that it is, if it is one. */
  readonly talkOf: (line: T) => Talk | null;
  readonly personOf: (talk: Talk) => string | null;
  readonly nameOf: (talk: Talk) => string;
  readonly muted: (person: string) => boolean;
  /** Opened by the reader, by its first number. */
  readonly open: ReadonlySet<number>;
}

/** Lines of the muted that follow one another are one. */
export const folded = <T>(lines: readonly T[], { talkOf, personOf, nameOf, muted, open }: Asking<T>): readonly (T | Folded)[] => {
  const shown: (T | Folded)[] = [];
  let run: { person: string; name: string; lines: Talk[]; first: T[] } | null = null;
  const close = (): void => {
    if (run !== null) {
      const n = run.lines[0]?.n ?? 0;
      if (open.has(n)) shown.push(...run.first);
      else shown.push({ key: `folded ${n}`, folded: true, name: run.name, lines: run.lines });
    }
    run = null;
  };
  for (const line of lines) {
    const talk = talkOf(line);
    const person = talk === null || talk.kind !== 'say' ? null : personOf(talk);
    if (talk === null || person === null || !muted(person)) {
      close();
      shown.push(line);
      continue;
    }
    if (run !== null && run.person !== person) close();
    run ??= { person, name: nameOf(talk), lines: [], first: [] };
    run.lines.push(talk);
    run.first.push(line);
  }
  close();
  return shown;
};

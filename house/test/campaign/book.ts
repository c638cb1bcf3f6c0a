/** The book of a campaign: what each part has counted so far and everything that went wrong. It is written down after every round, so that a campaign that is stopped has lost nothing and goes on where it was. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import * as z from 'zod';

const page = z.object({
  /** The day of the last round. */
  day: z.string(),
  /** How long it has run in all. */
  seconds: z.number(),
  figures: z.record(z.string(), z.number()),
  faults: z.array(z.string()),
});
const written = z.object({ machine: z.string(), node: z.string(), parts: z.record(z.string(), page) });
export type Written = z.infer<typeof written>;

/** So many are told in full; the rest is counted. */
const MOST_FAULTS = 50;

/** What one part writes into. */
export interface Page {
  get(name: string): number;
  add(name: string, n?: number): void;
  /** The greatest that was ever measured. */
  most(name: string, n: number): void;
  /** As measured last. */
  put(name: string, n: number): void;
  fault(words: string): void;
  faults(): readonly string[];
  save(): void;
}

export interface Book {
  readonly all: Written;
  page(part: string, afresh: boolean): Page;
}

const machine = (): string => `${availableParallelism()} cores (${cpus()[0]?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GiB`;

export const readBook = (file: string): Written | null => (existsSync(file) ? written.parse(JSON.parse(readFileSync(file, 'utf8'))) : null);

/** Without a file nothing is kept. */
export const openBook = (file: string | null): Book => {
  const read = (): Written['parts'] => (file === null ? {} : (readBook(file)?.parts ?? {}));
  const all: Written = { machine: machine(), node: process.version, parts: read() };
  /** Another campaign may write into the same book meanwhile: only the own page is replaced. */
  const save = (part: string): void => {
    const mine = all.parts[part];
    if (file === null || mine === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, `${JSON.stringify({ ...all, parts: { ...read(), [part]: mine } }, null, 2)}\n`);
    renameSync(`${file}.${process.pid}`, file);
  };
  return {
    all,
    page(part, afresh) {
      const kept = afresh ? undefined : all.parts[part];
      const mine = kept ?? { day: '', seconds: 0, figures: {}, faults: [] };
      all.parts[part] = mine;
      let since = performance.now();
      const set = (name: string, n: number): void => {
        mine.figures[name] = n;
      };
      return {
        get: (name) => mine.figures[name] ?? 0,
        add: (name, n = 1) => set(name, (mine.figures[name] ?? 0) + n),
        most: (name, n) => set(name, Math.max(mine.figures[name] ?? 0, n)),
        put: set,
        fault(words) {
          set('faults', (mine.figures.faults ?? 0) + 1);
          if (mine.faults.length < MOST_FAULTS) mine.faults.push(words);
        },
        faults: () => mine.faults,
        save() {
          const now = performance.now();
          mine.seconds = Math.round((mine.seconds + (now - since) / 1000) * 10) / 10;
          since = now;
          mine.day = new Date().toISOString().slice(0, 10);
          save(part);
        },
      };
    },
  };
};

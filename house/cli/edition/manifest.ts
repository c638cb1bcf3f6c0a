/** The manifest of a published edition: what it is, what proves it, and what changed in it, clause by clause. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { options } from '@pesthouse/api';
import * as z from 'zod';
import { Wrong } from '../wrong.ts';

const clauseChange = z.object({ clause: z.string(), was: z.string().nullable(), now: z.string().nullable() });
const golden = z.object({ name: z.string(), seats: z.number(), options, seed: z.number(), hash: z.string(), moves: z.array(z.string()) });
export const manifest = z.object({
  game: z.string(),
  version: z.string(),
  /** The module's file, and SHA-256 of it and of the rulebook beside it. */
  module: z.string(),
  sha256: z.string(),
  rulebook: z.string(),
  /** Of the game's data file, and of its numbers by name. */
  data: z.string(),
  numbers: z.string(),
  /** Against the edition before: a clause that is new, gone, or says something else. */
  changed: z.array(clauseChange),
  golden: z.array(golden).min(1),
});
export type Manifest = z.infer<typeof manifest>;
export type ClauseChange = z.infer<typeof clauseChange>;

const CLAUSE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.+)$/gm;
const clausesIn = (rulebook: string): ReadonlyMap<string, string> => new Map([...rulebook.matchAll(CLAUSE)].map((m) => [m[1] ?? '', m[2] ?? '']));

/** What the newer rulebook says differently. */
export const changesBetween = (older: string, newer: string): ClauseChange[] => {
  const [a, b] = [clausesIn(older), clausesIn(newer)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((clause) => ({ clause, was: a.get(clause) ?? null, now: b.get(clause) ?? null }))
    .filter((x) => x.was !== x.now);
};

export const editionFolder = (root: string, game: string): string => join(root, 'games', game, 'editions');

export const readManifest = (root: string, game: string, version: string): Manifest => {
  const read = manifest.safeParse(JSON.parse(readFileSync(join(editionFolder(root, game), `${version}.json`), 'utf8')));
  if (!read.success) throw new Wrong(`The manifest of edition ${version} of ${game} cannot be read.`);
  return read.data;
};

/** The versions that are published, the oldest first. */
export const publishedVersions = (root: string, game: string): string[] => {
  const folder = editionFolder(root, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((x) => x.endsWith('.json'))
    .map((x) => x.slice(0, -5))
    .sort((a, b) => Number(a) - Number(b));
};

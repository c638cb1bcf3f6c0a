/** A game's rulebook as the command line reads it: every clause with its sentence. */
import { existsSync, readFileSync } from 'node:fs';
import { gameFile, ROOT } from './folder.ts';

const CLAUSE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.+)$/gm;

/** What the kernel itself says, in words. */
const KERNEL: { readonly [reason: string]: string } = {
  'KERNEL-OVER': 'The game is over.',
  'KERNEL-STALE': 'That answers a different decision from the one being asked now.',
  'KERNEL-NOT-YOURS': 'That seat is not being asked now.',
  'KERNEL-NOT-NOW': 'That is not what is being decided now.',
  'KERNEL-MALFORMED': 'That is not a move of this game.',
};

/** Today's, or that of a published edition. Empty where there is no such file beside the program. */
export const readRulebook = (game: string, edition?: string): ReadonlyMap<string, string> => {
  const file = edition === undefined ? gameFile(game, 'rulebook.md') : `${ROOT}games/${game}/editions/${edition}.md`;
  if (!existsSync(file)) return new Map();
  return new Map([...readFileSync(file, 'utf8').matchAll(CLAUSE)].map((m) => [m[1] ?? '', m[2] ?? '']));
};

export const sentence = (rulebook: ReadonlyMap<string, string>, clause: string): string =>
  KERNEL[clause] ?? rulebook.get(clause)?.replace(/\s*\*\([^)]*\)\*$/, '') ?? 'The rules do not allow it.';

/** `pesthouse variant check|play|lab FILE`, and the reader of such files. */

import { variant as shape, type Variant } from '@pesthouse/api';
import { type OpenVariant, openVariant, soundness } from '@pesthouse/table';
import * as z from 'zod';
import { findGame } from '../games/index.ts';
import { draftHere } from './edition/draft.ts';
import type { Io } from './io.ts';
import { readJson } from './record-file.ts';
import { Wrong } from './wrong.ts';

export interface ReadVariant extends OpenVariant {
  readonly variant: Variant;
}

/** The variant of a file, known to fit its edition. */
export const readVariant = async (file: string): Promise<ReadVariant> => {
  const read = shape.safeParse(readJson(file));
  if (!read.success) throw new Wrong(`The file ${file} holds no house rules: ${z.prettifyError(read.error).replaceAll('\n', ' ')}.`);
  const variant = read.data;
  draftHere(variant.game);
  const open = await openVariant(findGame, variant);
  if ('wrong' in open) throw new Wrong(`These house rules cannot be played: ${open.wrong}.`);
  if ('unknown' in open) throw new Wrong(`These house rules cannot be played here: ${open.unknown}.`);
  return { variant, ...open };
};

/** What differs from the edition, one line each with its clause. */
const differences = ({ printed, meaning }: OpenVariant): string[] => {
  const { tunables, meta } = printed.game;
  const clauseOf = (name: string): string => tunables.find((t) => t.name === name)?.clause ?? '';
  return [
    ...Object.entries(meaning.numbers).map(
      ([name, value]) => `  ${name}: ${value} instead of ${tunables.find((t) => t.name === name)?.get()} (${clauseOf(name)})`,
    ),
    ...Object.entries(meaning.switches).map(
      ([id, value]) => `  ${id}: ${value} instead of ${String(meta.options[id]?.default)} (${meta.options[id]?.clause ?? ''})`,
    ),
  ];
};

/** Tells what a variant is, and whether it still makes a game: 1 where it does not. */
export const checkVariant = async (file: string, io: Io): Promise<number> => {
  const found = await readVariant(file);
  const { variant, engine, id, meaning } = found;
  io.out(`${variant.name}: ${engine.game.meta.title}, edition ${variant.edition}, house rules ${id}`);
  const lines = differences(found);
  for (const line of lines.length === 0 ? ['  nothing differs from the edition'] : lines) io.out(line);
  const sound = soundness(engine, meaning.switches);
  if ('wrong' in sound) {
    io.out(`This is no game any more: with ${sound.seats} seats ${sound.wrong} (seed ${sound.seed}).`);
    return 1;
  }
  io.out(`${sound.games} games of ${sound.steps} decisions came to their end, and nobody was stuck.`);
  return 0;
};

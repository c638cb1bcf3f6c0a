/** A file is written whole or not at all: whoever is broken off leaves the one before. */
import { renameSync, writeFileSync } from 'node:fs';

export const writeWhole = (file: string, text: string | Uint8Array): void => {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};

/** `pesthouse tripwire`: compares the tripwires of the rules with the rules as they are, or sets them anew. */
import { existsSync, readFileSync } from 'node:fs';
import { same } from '@pesthouse/kernel';
import { tripwire } from '@pesthouse/kernel/laws';
import { GAME_IDS } from '../games/index.ts';
import { gameFile } from './folder.ts';
import { loadGame } from './game.ts';
import type { Io } from './io.ts';
import { writeFile } from './record-file.ts';

export const tripwires = async (games: readonly string[], write: boolean, io: Io): Promise<number> => {
  let wrong = 0;
  for (const id of games.length > 0 ? games : GAME_IDS) {
    const { engine } = await loadGame(id);
    const now = tripwire(engine);
    const file = gameFile(id, 'test/tripwire.json');
    const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    if (same(now, before)) io.out(`${id}: the rules are unchanged.`);
    else if (write) {
      writeFile(file, now);
      io.out(`${id}: the tripwire now matches the rules.`);
    } else {
      wrong++;
      io.out(`${id}: the rules no longer match the tripwire. If that is what you want: pesthouse tripwire --write ${id}`);
    }
  }
  return wrong > 0 ? 1 : 0;
};

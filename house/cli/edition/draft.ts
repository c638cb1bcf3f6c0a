/** Lets this process and its threads play variants of rules that are not published yet, where there is a bundler to make them with. */
import { existsSync } from 'node:fs';
import { drafting, findGame } from '../../games/index.ts';
import { gameFile, ROOT } from '../folder.ts';
import { drafts } from './bundle.ts';

let ready = false;
/** Where the sources lie beside the program and the game's newest rules may be ahead of its editions. */
export const draftHere = (game: string): void => {
  if (ready || findGame(game) === undefined || !existsSync(gameFile(game, 'rules.ts'))) return;
  ready = true;
  drafting(drafts(ROOT));
};

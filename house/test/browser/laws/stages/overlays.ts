/** Every file of the page that draws something which lies over something else, found by reading the sources: each must be shown by a stage, be met in a room, or be none for a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../cli/folder.ts';
import { GAME_IDS } from '../../../../games/index.ts';

/** What lies over the rest, asks or tells: dialogs, plates, cards of the house, bars that ask, and whatever is said aloud in words that one can see. */
const OVERLAY =
  /<Dialog\s|<dialog\s|role="(?:dialog|alertdialog|alert)"|createPortal\(|<Frame\s|<Bar\s|\btoast\(|data-sheet=|useToasts|data-while-away=|data-line=|data-puzzle=|data-goal=|<TopBar\s/;

const FOLDERS = ['house/page', 'packages/board/src', ...GAME_IDS.map((id) => `games/${id}/board`)];

/** They lie over no table: the dialogs and words of rooms, which `rooms.laws.ts` enters and `dialogs.laws.ts` opens one by one. */
const IN_ROOMS = /^house\/page\/(?:account|house|houserules|howto|lab|lobby|messages|owner|people|settings)\//;

/** Those that need no stage of their own, each with its reason. */
const NONE: { readonly [file: string]: string } = {
  'packages/board/src/parts/dialog.tsx': 'every dialog is made of it',
  'house/page/table/HouseRules.tsx': 'the dialog is that of a door, which is opened there; the chip stands in the top bar',
  'games/pest/board/Decrees.tsx': 'a decree in full is a dialog of a few sentences, in the ink of every dialog',
  'games/pest/board/MapView.tsx': 'its frame is the edge of the map',
  'games/retribution/board/Inspect.tsx': 'a card in full is read in large, as the card explains itself',
  'house/page/table/Waiting.tsx': 'it is a room: `rooms.laws.ts` enters it',
};

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx$/.test(name) && !/(?:^|\/)test\//.test(name))
    .map((name) => `${folder}/${name}`);

export const overlays = (shown: readonly string[]): { readonly unseen: readonly string[]; readonly gone: readonly string[] } => {
  const all = FOLDERS.flatMap(filesBelow);
  const over = all.filter((file) => OVERLAY.test(readFileSync(join(ROOT, file), 'utf8')));
  const named = [...shown, ...Object.keys(NONE)];
  return {
    unseen: over.filter((file) => !named.includes(file) && !IN_ROOMS.test(file)),
    gone: [...new Set(named)].filter((file) => !all.includes(file) && !file.endsWith('.ts')),
  };
};

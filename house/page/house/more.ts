/** What the doors tell besides their words: for the pages that show it. */

import type { DoorMore } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { GAME_IDS } from '../../games/index.ts';
import { moreFileOf } from '../text/games.ts';

const NONE: DoorMore = { things: [], faces: '' };

/** A game that tells nothing has no things to show. */
export const moreOf = async (game: string): Promise<DoorMore> => (await moreFileOf(game)) ?? NONE;

let known: { readonly [game: string]: DoorMore } = {};
/** Of these doors; nothing until it is loaded. */
export const useMore = (games: readonly string[] = GAME_IDS): ((game: string) => DoorMore) => {
  const wanted = games.join(' ');
  const [all, setAll] = useState(known);
  useEffect(() => {
    let here = true;
    Promise.all(wanted.split(' ').map(async (id) => [id, await moreOf(id)] as const)).then(
      (found) => {
        known = { ...known, ...Object.fromEntries(found) };
        if (here) setAll(known);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return (game) => all[game] ?? NONE;
};

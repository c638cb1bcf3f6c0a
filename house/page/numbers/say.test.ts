/** A report of the lab calls everything by a name: no id of the rules is left in it, in any language. */

import type { NumberSheet } from '@pesthouse/kernel';
import { playOne } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';
import { engineOf, planFor } from '../../test/lab/load.ts';
import { KINDS } from '../text/de/report.ts';
import { namesOf } from './say.ts';

const SHEETS = import.meta.glob<{ readonly sheet: NumberSheet }>('../../../games/*/text/numbers.de.ts', { eager: true });

test.each(GAME_IDS)('in German everything that is counted of %s has a German name', async (id) => {
  const e = await engineOf(id);
  const found = findGame(id);
  const sheet = SHEETS[`../../../games/${id}/text/numbers.de.ts`]?.sheet;
  if (found === undefined || sheet === undefined) throw new Error(`${id} has no words`);
  const text = await found.text('de');
  const names = namesOf(found.meta, sheet, text);
  const bare = new Set<string>();
  const ask = (x: string): void => {
    if (text.lab?.labels?.[x] === undefined && !names.has(x) && KINDS[x] === undefined) bare.add(x);
  };
  for (const players of new Set([...found.meta.seats.slice(0, 1), found.meta.usual])) {
    const { seats, ending } = playOne(e, planFor(e, { players, bots: ['random'], games: 1, seed: 7 }), 0);
    if (text.lab?.endings[ending] === undefined) bare.add(ending);
    for (const { labels, verbs, picks } of seats) {
      for (const [kind, label] of Object.entries(labels)) for (const x of [kind, label]) ask(x);
      for (const verb of Object.keys(verbs)) if (text.lab?.verbs[verb] === undefined) bare.add(verb);
      for (const [deck, cards] of Object.entries(picks)) for (const x of [deck, ...Object.keys(cards)]) ask(x);
    }
  }
  expect([...bare]).toEqual([]);
});

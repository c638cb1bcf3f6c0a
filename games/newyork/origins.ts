/** Which numbers of New York are printed and which are ours, as its data say it. Places, cards and bonuses were not to be had: all their numbers are ours. */
import { type Lot, originsOf } from '@pesthouse/kernel';
import { constants, locations, masterDeck, options, pestKinds } from './data/printed.ts';
import { tunables } from './data/tables.ts';
import { SPECIES } from './names.ts';

/** All numbers of a card or a place: `rats-rat-king.cost`. */
const of = (id: string): readonly string[] => tunables.map((t) => t.name).filter((name) => name.startsWith(`${id}.`));

export const origins = originsOf([
  [constants.baseDrawMax.source, ['baseDrawMax']],
  [constants.diceCap.source, ['diceCap']],
  [constants.dieFaces.source, ['dieFaces']],
  [constants.finalRollOffDice.source, ['rollOffDice']],
  ...options.flatMap((x): Lot[] => (x.id === 'slowFinish' ? [[x.source, ['slowShare']]] : [])),
  ...[...pestKinds, ...locations].map(({ id, source }): Lot => [source, of(id)]),
  [masterDeck.contributionSource, SPECIES.flatMap((who) => [`share.${who}.food`, `share.${who}.poison`])],
  // NYC-FIGHT-18: that there is a bonus by species is printed, how many dice it is was not to be had.
  ['reconstructed', SPECIES.flatMap((who) => SPECIES.filter((x) => x !== who).map((x) => `bonus.${who}.${x}`))],
]);

/** Which numbers of Pathologic are printed and which are ours, as its data say it. */
import { type Lot, originsOf } from '@pesthouse/kernel';
import { constants, prescriptions, strains, twoPlayerDeck } from './data/printed.ts';
import { tunables } from './data/tables.ts';

const all = tunables.map((t) => t.name);
const only = (name: string): readonly string[] => all.filter((x) => x === name);
/** Six titles are printed by name, with two copies each (PATH-P2-04); which of the others there are twice is ours. */
const pair: readonly string[] = twoPlayerDeck.titles;

export const origins = originsOf([
  [constants.source, ['evidenceStart', 'evidenceWin', 'evidenceMin', 'ongoingMost', 'actionPoints', 'moveSpaces', 'plagueSpaces', 'firstDraw', 'counters']],
  // PATH-RES-10 to 12: what each way of resolving an Event brings.
  ['rulebook', ['ownWard', 'otherWard', 'inPerson']],
  ...prescriptions.flatMap(({ id, source }): Lot[] => [
    [pair.includes(id) ? twoPlayerDeck.source : 'reconstructed', [`${id}.copies`]],
    [source, only(`${id}.n`)],
  ]),
  // Of two Strains the effect was found; how many there are of each is ours.
  ...strains.flatMap(({ id, source }): Lot[] => [
    ['reconstructed', [`${id}.copies`]],
    [source, only(`${id}.n`)],
  ]),
]);

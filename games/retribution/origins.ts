/** Which numbers of Retribution are printed and which are ours, as its data say it: how many there are of a card is printed, what it is worth and does is ours. */
import { type Lot, originsOf } from '@pesthouse/kernel';
import { tunables } from './cards/tunables.ts';
import { faces, limits, options, setup } from './data/printed.ts';

const all = tunables.map((t) => t.name);
/** What a face is worth and does: `ale_knight.resistance`, `ale_knight.ALE-02.draw.n`. */
const worthOf = (id: string): readonly string[] => all.filter((name) => name.startsWith(`${id}.`) && name !== `${id}.copies`);
/** The copies of Rats, Filth, Rat Kings and the Nobility are no numbers that can be turned. */
const copiesOf = (id: string): readonly string[] => all.filter((name) => name === `${id}.copies`);

export const origins = originsOf([
  [setup.source, ['hand', 'rats', 'filth', 'ratKings']],
  ...options.flatMap((x): Lot[] => {
    if (x.id === 'lineupRedeal')
      return [
        [x.fieldSources.resistanceAtLeast, ['costly']],
        [x.fieldSources.cardsAtLeast, ['costlyCards']],
        [x.fieldSources.maxRedeals, ['redeals']],
      ];
    return x.id === 'secondSeatCard' ? [[x.source, ['secondHand']]] : [];
  }),
  [limits.source, ['idleTurns']],
  // Two sample texts and that Chronic cards lack Contagions are printed; which cards carry them is ours, and so are their numbers.
  ...faces.flatMap(({ id, source, fieldSources }): Lot[] => [
    [fieldSources.copies, copiesOf(id)],
    [source, worthOf(id)],
  ]),
]);

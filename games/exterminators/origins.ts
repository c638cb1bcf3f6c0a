/** Which numbers of Pests! are printed and which are ours, as its data say it. An exterminator's number that is the rule of the game for everybody is printed; where it is a trait, the trait says where it comes from. */
import { type Lot, originsOf, type Source } from '@pesthouse/kernel';
import { cardTunables } from './cards/cards.ts';
import { actions, exterminators, numbers, toolbox } from './data/printed.ts';

const ACTION = {
  exterminate: 'exterminate',
  drop: 'drop_trap',
  empty: 'empty_trap',
  drag: 'drag_trap',
  destroy: 'destroy_trap',
  unseal: 'unseal_nest',
  buy: 'buy_card',
} as const;
const actionOf = (id: string) => {
  const found = actions.find((x) => x.id === id);
  if (found === undefined) throw new Error(`the data lack the action ${id}`);
  return found;
};

/** That the red queen calls further is printed, how far is ours (EXT-CHAR-03, EXT-CHAR-11). */
const UNTOLD: ReadonlySet<string> = new Set(['red.summonSteps']);

type Trait = { readonly source: Source } | null;
/** What everybody has, by number; and whose card it is that says otherwise: the exterminator's, or the queen's. */
const EVERYBODY = {
  queenSteps: [1, 'queen'],
  summonSteps: [1, 'queen'],
  trapCapacity: [numbers.trapCapacity, 'exterminator'],
  freeMoves: [numbers.freeMoves, 'exterminator'],
  // A roll counts as what it shows: at least one (EXT-ACT-05).
  exterminateMinimum: [1, 'exterminator'],
  sealNestCost: [actionOf('seal_nest').cost, 'exterminator'],
} as const;

const traits = exterminators.flatMap(({ color, params, exterminatorTrait, queenTrait }) => {
  const own: { readonly [who in 'queen' | 'exterminator']: Trait } = { queen: queenTrait, exterminator: exterminatorTrait };
  const shown: { readonly [key: string]: unknown } = params;
  const sourceOf = (key: string, usual: number, who: 'queen' | 'exterminator'): Source => {
    if (shown[key] === usual) return numbers.source;
    return UNTOLD.has(`${color}.${key}`) ? 'reconstructed' : (own[who]?.source ?? 'reconstructed');
  };
  return Object.entries(EVERYBODY).map(([key, [usual, who]]): Lot => [sourceOf(key, usual, who), [`${color}.${key}`]]);
});

export const origins = originsOf([
  ...Object.entries(ACTION).map(([name, id]): Lot => [actionOf(id).source, [`cost.${name}`]]),
  [
    numbers.source,
    ['startPestsInNest', 'startPestsAround', 'nestFromRound', 'actionPoints', 'populate', 'drop', 'frustratedDrop', 'emerge', 'firstTurnQueenPhases'],
  ],
  ...toolbox.flatMap(({ id, source }): Lot[] => [
    [source, cardTunables.map((t) => t.name).filter((name) => name.startsWith(`${id}.`))],
    // What a stuck player has left is written on the card that does it.
    ...(id === 'stuck' ? [[source, ['stuckActionPoints']] as const] : []),
  ]),
  ...traits,
]);

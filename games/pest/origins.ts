/** Which numbers of Pest are printed and which are ours, as its data say it: what things do is printed, what they cost and are worth was not to be had. */
import { type Lot, originsOf } from '@pesthouse/kernel';
import {
  capitalBuildings,
  construct,
  decreeCards,
  imperativeTracks,
  influenceTrack,
  move,
  pestRules,
  playerBoard,
  technologyCards,
  technologyMarket,
  versus,
} from './data/printed.ts';

const { start, storage, quarantine, graveyard, healthyTrack, buildings } = playerBoard;

export const origins = originsOf([
  [start.amountsSource, ['research']],
  [storage.source, ['storage', 'storageBlocked']],
  [quarantine.source, ['regularSlots']],
  [graveyard.overflowSource, ['overflow']],
  [pestRules.source, ['destroy']],
  [technologyMarket.source, ['market']],
  [move.source, ['movement', 'horseshoe', 'cloneCost', 'freeSick']],
  [construct.source, ['mapBuildings', 'surcharge', 'rebate']],
  [influenceTrack.mostSource, ['most', 'second']],
  [versus.source, ['versusWorks', 'versusQuarantine', 'neutralStart', 'neutralEra']],
  // The texts of the Technologies are printed, so how much two of them store is (PEST-TECH-26, PEST-TECH-27); signs that were lost in them are ours (PEST-TCR-19, PEST-TCR-20).
  ...technologyCards.flatMap((x): Lot[] => {
    const own: Lot = [x.source, [`${x.id}.cost`, `${x.id}.renown`]];
    switch (x.id) {
      case 'tech-1':
        return [own, [x.source, ['breathing']]];
      case 'tech-14':
        return [own, [x.source, ['infirmary']]];
      case 'tech-17':
        return [own, [x.spendSource, ['trialsHerbs']]];
      case 'tech-26':
        return [own, [x.effectSource, ['storageCrane']]];
      case 'tech-27':
        return [own, [x.effectSource, ['storageContainer']]];
      default:
        return [own];
    }
  }),
  ...buildings.map(({ id, source }): Lot => [source, [`${id}.lumber`, `${id}.stone`, `${id}.renown`]]),
  ...capitalBuildings.map(({ source }, i): Lot => [source, ['lumber', 'stone', 'herbs', 'renown', 'influence'].map((x) => `work-${i + 1}.${x}`)]),
  ...healthyTrack.slots.map((_, i): Lot => [healthyTrack.source, [`space-${i + 1}.herbs`, `space-${i + 1}.renown`]]),
  // Five Agendas are told by people who own the game.
  ...decreeCards.map((x): Lot => ['agendaSource' in x ? x.agendaSource : x.source, [`${x.id}.renown`]]),
  ...imperativeTracks.map(
    ({ era, levels, source }): Lot => [source, levels.flatMap(({ level }) => [`imperative-${era}-${level}.influence`, `imperative-${era}-${level}.renown`])],
  ),
]);

/** What Technologies and Decrees say, with the numbers of a table. */
import { some } from '@pesthouse/kernel';
import { decreeCards, technologyCards } from '../data/printed.ts';
import type { Tables } from '../data/tables.ts';
import type { DecreeId, TechId } from '../names.ts';
import { agendaRenown, freeWithCart, printedSlots } from './facts.ts';

/** Small numbers in words, as a sentence has them. */
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => COUNT[n] ?? String(n);

const steps = (n: number): string => some(n, 'step', 'steps');

/** The texts of Technologies that name a number which can be turned; all others stand in the data as they are. */
const numbered = (tables: Tables): { readonly [id in TechId]?: string } => {
  const { NUMBER } = tables;
  const free = freeWithCart(tables);
  return {
    'tech-6': `For ${NUMBER.cloneCost} movement, put your Plague Doctor in any location of the same size as its present one.`,
    'tech-8': `In each location you enter, the first ${free === 1 ? 'Sick Person is' : `${free} Sick People are`} free. Not on roads.`,
    'tech-14': `As the Breathing Apparatus, but ${inWords(NUMBER.infirmary)} ${NUMBER.infirmary === 1 ? 'step is' : 'steps are'} enough.`,
    'tech-17': `Action space: spend ${NUMBER.trialsHerbs} Herbs, take 2 Healthy People from the supply onto your track.`,
    'tech-22': `Move up to ${some(NUMBER.horseshoe, 'location', 'locations')} instead of ${NUMBER.movement}.`,
    'tech-26': `Store up to ${NUMBER.storageCrane} of each resource.`,
    'tech-27': `Store up to ${NUMBER.storageContainer} of one resource.`,
  };
};

export const techTexts = (tables: Tables): ((id: TechId) => string) => {
  const own = numbered(tables);
  return (id) => own[id] ?? technologyCards.find((x) => x.id === id)?.text ?? '';
};

/** The Agenda begins with the Renown for each; that is the table's. */
export const decreeTexts =
  (tables: Tables) =>
  (id: DecreeId): { readonly agenda: string; readonly imperative: string } => {
    const d = decreeCards.find((x) => x.id === id);
    const agenda = (d?.agendaText ?? '')
      .replace(/^\d+/, String(agendaRenown(tables, id)))
      .replace('the seven printed', `the ${inWords(printedSlots(tables))} printed`);
    return { agenda, imperative: d?.imperativeText ?? '' };
  };

/** What each Technology does, in the few words that a card has room for. */
export const techShort = (tables: Tables): readonly string[] => {
  const { NUMBER } = tables;
  const free = freeWithCart(tables);
  return [
    '',
    `One gathered Sick, cured in ${steps(NUMBER.breathing)}`,
    '+1 Influence for building in a Village',
    '1 Coin when a rival enters your place',
    'Entering: you may leave 1 Sick behind',
    'Gain the resource of rivals’ places',
    `${NUMBER.cloneCost} movement: jump to a same-sized place`,
    '+1 Influence for building in a Town',
    free === 1 ? 'The first Sick is free in each place' : `The first ${free} Sick are free in each place`,
    'Cure: may discard 1 Sick',
    '2 People wait here for Research or Cure',
    'Research: take 1 back from the Capital',
    'Research: 1 Person for 3 Sick',
    'The Castle produces 2',
    `One gathered Sick, cured in ${steps(NUMBER.infirmary)}`,
    'Districts may turn away 1 Sick',
    'Rivals’ places cost 0 movement',
    `Assistant: ${NUMBER.trialsHerbs} Herbs for 2 People`,
    '+1 Quarantine slot',
    '+2 Quarantine slots',
    'Construct: gain the resource of the site',
    'Camp stays; cures 1 where it is placed',
    `Move up to ${NUMBER.horseshoe}`,
    '1 Coin at the end of each Cure',
    'Special buildings turn Sick away',
    'Staffed: 1 of the chosen resource',
    `Store ${NUMBER.storageCrane} of each`,
    `Store ${NUMBER.storageContainer} of one resource`,
    'Assistant: repeat a pair of this Year',
    'Assign to the Capital: 1 Research',
    'Produce: add your Doctor’s resource',
  ];
};

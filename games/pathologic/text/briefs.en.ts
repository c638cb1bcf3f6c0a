/** Cards, Strains and Events in the fewest words, for hand, tickets and scenes. */
import { capital } from '@pesthouse/kernel';
import type { EventData } from '../data/tables.ts';
import type { Strain, Title, Window } from '../names.ts';
import { inWords, someWords } from './names.en.ts';
import type { Reading } from './reading.ts';

export const KIND: Readonly<Record<EventData['kind'], string>> = { start: 'On start', resolve: 'On resolve', ongoing: 'While ongoing', condition: 'Condition' };

/** The Events in fewer words, for the tickets; the whole text stands in the rules. */
export const EVENT_BRIEF: Readonly<Record<number, string>> = {
  1: 'No Pact token may be placed or moved.',
  2: 'The resolver may quarantine one free Healer or Ward.',
  3: 'The Haruspex and the Changeling pay one extra Coin.',
  4: 'Every quarantined Ward in 4, 3, 5, 11 and 12 leaves Quarantine.',
  5: 'The Plague returns one dead Ward to district 5; its Healer regains 1 Evidence.',
  6: 'The resolver takes two counters of their choice.',
  7: 'Whenever another Event is resolved, the Plague draws one Strain.',
  8: 'Two counters of the required type are needed.',
  9: 'One more free piece must stand in district 9.',
  10: 'A Move covers at most one space.',
  11: 'Everybody learns where the Plague is.',
  12: 'The Plague may take one extra step in its Movement Phase.',
  13: 'Each Healer returns one counter to the Pool.',
  14: 'The resolver takes one extra Prescription.',
  15: 'Everybody learns which part of the map the Plague is in.',
};

/** The Prescriptions in fewer words, for the hand; the whole text is read out and shown when one is played. */
const cardTexts = (n: Reading['times']): Readonly<Record<Title, string>> => ({
  paralysis: 'On its next turn the Plague attacks first and moves afterwards.',
  curfew: 'Until your next turn nobody crosses the borders of one district.',
  summons: 'Move a free Ward one space. It may not act this turn.',
  'emergency-powers': 'This turn you may use Wards in others’ Pacts.',
  'isolation-order': 'When the Plague attacks: first quarantine one free Ward there.',
  'thanatologists-method': 'Name a district: is the Plague there, next to it, or neither?',
  'wild-harvest': 'Take two counters of your choice from the Pool.',
  'ticking-away': `${capital(inWords(n('ticking-away')))} more action ${n('ticking-away') === 1 ? 'point' : 'points'} this turn. A piece still acts once.`,
  shortcuts: `This turn your Moves may cover ${inWords(n('shortcuts'))} more ${n('shortcuts') === 1 ? 'space' : 'spaces'}.`,
  'blood-debt': `When a rival resolves with your Ward, gain ${n('blood-debt')} Evidence.`,
  'living-panacea': 'A Ward about to die survives and is quarantined.',
  'herb-brides-dance': 'Two free Wards swap places.',
  no: 'Cancel a rival’s Prescription, or a Strain.',
  'have-no-fear': 'One Ward cannot die until your next turn.',
  'laying-on-of-hands': 'Look at a Strain; leave, discard or carry it.',
  'false-witness': `A rival who resolves gains ${n('false-witness')} Evidence less.`,
  'light-fingers': 'Take up to two counters from one rival.',
  'false-kin': 'This turn a Ward counts as your own when it resolves.',
});

/** PATH-OPT-03 gives one card another text. */
export const cardBriefs = ({ times, fullParalysis }: Reading) => {
  const texts = cardTexts(times);
  return (title: Title, s: { readonly fullParalysis: boolean }): string =>
    title === 'paralysis' && fullParalysis(s) ? 'On its next turn the Plague may not move at all.' : texts[title];
};

/** The Strains in fewer words, for the Plague's hand. */
export const strainBriefs = ({ strength: n }: Reading): Readonly<Record<Strain, string>> => ({
  drift: 'Move one space, harming nobody.',
  'shifting-hunger': 'Swap a living target in its group.',
  collapse: 'The Action cannot be completed.',
  relapse: 'A Healer is quarantined; a Ward’s Action fails.',
  'open-doors': 'Every Ward here leaves Quarantine.',
  ague: `${capital(someWords(n('ague'), 'action point'))} ${n('ague') === 1 ? 'is' : 'are'} lost.`,
  spoilage: `Destroy ${someWords(n('spoilage'), 'counter')} of your choice.`,
  oblivion: 'A Prescription is lost at random.',
  sporulation: `Draw ${someWords(n('sporulation'), 'Strain')}.`,
  'it-was-here': 'If you are here: strike at once.',
  stampede: 'Drive the piece one space; its Action fails.',
  slander: `The player loses ${n('slander')} Evidence.`,
});

/** What a Strain does, in one word. */
export const DOES: Readonly<Record<Strain, string>> = {
  drift: 'moves',
  'shifting-hunger': 'moves',
  collapse: 'stops',
  relapse: 'harms',
  'open-doors': 'harms',
  ague: 'stops',
  spoilage: 'takes',
  oblivion: 'takes',
  sporulation: 'grows',
  'it-was-here': 'harms',
  stampede: 'stops',
  slander: 'takes',
};

/** What has happened that opens a window, as everybody knows it. */
export const CAUSE: Readonly<Record<Window, string>> = {
  'W-INF': 'A Healer’s turn begins: Influence cards may be played',
  'W-RX': 'A Prescription has been played',
  'W-STR': 'A Strain has gone off',
  'W-ATK': 'The Plague attacks',
  'W-DIE': 'A Ward is about to die',
  'W-RES': 'An Event has been resolved',
};

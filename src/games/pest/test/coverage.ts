/** What the laws must see reached in play: every card, and the few things that a handful of games may not meet, each with its reason. */
import type { AnyOptions } from '../../../kernel/index.ts';
import { AIDS, CAPITALS, DECREES, PESTS, STARTS, TECHS, WORKS } from '../names.ts';

/** Cards are told of when they are turned up, taken, fulfilled or paid. */
export const cards: readonly string[] = [...PESTS, ...AIDS, ...DECREES, ...CAPITALS, ...TECHS, ...WORKS, ...STARTS];

/** The modes and their mixtures (those that do not go with a seat count are left out there). */
export const notable: readonly AnyOptions[] = [{ advanced: true }, { versus: true }, { versus: true, advanced: true }, { soloNeutralPersists: true }];

export const except: { readonly [thing: string]: string } = {
  'verb:jump': 'Clone Experiment is dear and seldom bought; the tests of the Technologies play it',
  'verb:send': 'Plague Experts are seldom bought; the tests of the Technologies play them',
  'verb:recall': 'Scholars are seldom bought; the tests of the Technologies play them',
  'verb:experiment': 'the Experimental Lab is seldom bought; the tests of the Technologies play it',
  'reason:lay PEST-QUA-07': 'rearranging while placing is refused only where no Sick can move, and then there is seldom a choice of bed',
  'reason:pair PEST-TCR-13': 'an Adrenaline Shot on the board, and a strange answer to its one question',
  'reason:trials PEST-TCR-12': 'Medicinal Trials on the board, with Coins to choose, and a strange answer to that one question',
  'reason:assistant PEST-TCR-13': 'an Adrenaline Shot on the board at the first turn of a Year',
  'reason:research PEST-TCR-24': 'a second use of Experts, Scholars or the Lab within one Research',
  'reason:research PEST-ASG-03': 'Experts on the card and a desk that is not free, named by chance',
  'reason:cure PEST-TCR-22': 'Airborne Medicine used, and named once more by chance in the same Cure',
  'reason:cure PEST-TECH-09': 'sending a Sick away is asked for by chance only',
  'reason:cure PEST-TCR-24': 'a third Expert within one Cure',
  'reason:cure PEST-ASG-03': 'Experts on the card and a desk that is not free, named by chance',
  'reason:cure PEST-CUR-05': 'twelve People on one track',
  'reason:research PEST-TCR-09': 'Scholars on the board, and a desk that is not free, named by chance',
  'reason:assistant PEST-TCR-12': 'Medicinal Trials on the board without the means to run them',
  'reason:act PEST-MOV-15': 'a Doctor shut in by Sick on every side',
  'reason:move PEST-MOV-04': 'the Capital next door, named by chance, with no movement left for leaving it',
  'reason:move PEST-MOV-06': 'the Capital passed, and named by chance once more',
  'reason:move PEST-MOV-07': 'a neighbour behind a crowded road, named by chance among 46 spaces',
  'reason:move PEST-MOV-12': 'a crowded neighbour, named by chance among 46 spaces',
  'reason:move PEST-TCR-07': 'Clone Experiment on the board, and a strange target',
  'reason:construct PEST-LOC-10': 'a full location under the Doctor, named by chance among 45',
  'reason:construct PEST-CNS-04': 'a destroyed location under the Doctor, named by chance among 45',
  'reason:settle PEST-MOV-10': 'a step that Food alone cannot pay, and a strange answer to that one question',
  'reason:research PEST-RES-05': 'a Technology that holds a Sick, and a card for its slot, named by chance',
  'reason:research PEST-RES-09': 'a Technology that holds an Assistant, and a card for its slot, named by chance',
};

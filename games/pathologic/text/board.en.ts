/** The whole position in English: the board of the terminal and of the screen reader. */

import { capital } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { healerName, PLAGUE, ROLES, type Ward, wardName } from '../names.ts';
import type { Page, State } from '../state.ts';
import { eventTitle, join, pieceText, placeName, RESOURCE, ROLE_NAME, some, strainText, titleText, wardText } from './names.en.ts';
import { districtOf, type Some } from './position.ts';
import { type BoardWords, prescriptionsOf } from './textboard.ts';

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  setup: 'Setup',
  movement: 'Movement',
  attack: 'Infection or Blockade',
  strains: 'Strains',
  events: 'Setup Phase',
  actions: 'Actions',
  over: 'Over',
};

const counted = (list: readonly Some[]): string => list.map(({ resource, n }) => some(n, RESOURCE[resource])).join(', ');
const wards = (list: readonly Ward[]): string => join(list.map(wardText)) || 'nobody';

/** One row of the Notebook in words. */
export const pageText = (p: Page): string => {
  switch (p.note) {
    case 'start':
      return `started in ${placeName(p.a)}`;
    case 'stay':
      return `stayed in ${placeName(p.a)}`;
    case 'step':
      return `moved to ${placeName(p.a)}`;
    case 'extra':
      return `slipped away to ${placeName(p.a)}`;
    case 'drift':
      return `drifted to ${placeName(p.a)}`;
    case 'killed':
      return `killed ${wardText(wardName(p.a))}`;
    case 'quarantined':
      return `quarantined ${pieceText(healerName(p.a))}`;
    case 'target':
      return p.a === p.b ? `marked ${wardText(wardName(p.a))}` : `marked ${wardText(wardName(p.a))} instead of ${wardText(wardName(p.b))}`;
    default:
      return p.note satisfies never;
  }
};

export const board: BoardWords = {
  titles: { turn: 'The turn', map: 'The Town', events: 'Events', dead: 'The dead and the Pool', plague: 'Known to the Plague alone' },
  turn: (s) =>
    `Round ${s.round}, ${ROLE_NAME[ROLES[s.active] ?? 'plague']}, ${PHASE_NAME[s.phase]}${s.active === PLAGUE ? '' : `, ${some(s.ap, 'action point')}`}.`,
  seen: (s, steppe) =>
    `${s.lastSeenRound === 0 ? 'The Plague has not shown itself.' : `The Plague was last seen in ${placeName(s.lastSeen)} in round ${s.lastSeenRound}.`}${steppe ? ' It may be in the Steppe.' : ''}`,
  counts: (s) => `The Plague holds ${some(s.gripSize, 'Strain')}, ${s.strainsLeft} in the deck. Events: ${s.ongoing} ongoing, ${s.undrawn} to come.`,
  steppe: (next) => `For the Plague alone the Steppe lies next to ${join(next.map(placeName))}.`,
  mapHead: ['District', 'Who', 'What', 'Next to'],
  district: (d) => capital(placeName(d)),
  who: (people) => join(people.map(({ id, free }) => `${pieceText(id)}${free ? '' : ' (quarantined)'}`)) || 'nobody',
  there: ({ needs, resolved, strain, blockade, curfew, fog }, d) => [
    ...(needs === null ? (resolved ? ['Event resolved'] : []) : [`Event ${eventTitle(d)}`]),
    ...(strain === null ? [] : [strain === 'back' ? 'a Strain' : `Strain ${strainText(strain)}`]),
    ...(blockade ? ['the Blockade'] : []),
    ...(curfew ? ['under Curfew'] : []),
    ...(fog ? ['the Plague may be here'] : []),
  ],
  next: placeName,
  eventHead: ['Event', 'District', 'Requires', 'Effect'],
  event: eventTitle,
  needs: (d, s) => {
    const { needs } = districtOf(s, d);
    return needs === null ? '' : `a ${RESOURCE[needs]}`;
  },
  dead: (crypts, grave, pool) => [`Crypts: ${wards(crypts)}`, `Mass Grave: ${wards(grave)}`, `Pool: ${counted(pool)}`],
  healer: (id, you) => `${ROLE_NAME[id]}${you ? ' (you)' : ''}`,
  has: (s, h, sheet, pact) => {
    const { held, rest } = prescriptionsOf(s, h);
    return [
      `Evidence: ${num(s.evidence, h)}`,
      `Counters: ${counted(sheet)}`,
      pact === null ? 'No Pact' : `A Pact with ${wardText(pact)}`,
      `${some(held, 'Prescription')} in hand, ${rest} in the deck`,
    ];
  },
  cardHead: ['Prescription', 'Effect'],
  card: titleText,
  plague: (s, targets) => [`The Plague is in ${placeName(s.place)}`, `Hit List: ${join(targets.map(wardText))}`],
  strainHead: ['Strain in hand', 'Effect'],
  strain: strainText,
  page: (p) => `Notebook, round ${p.round}: ${pageText(p)}`,
};

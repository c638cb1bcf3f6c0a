/** The whole position in lines: the board of the terminal and of the screen reader. */

import type { Seat } from '@pesthouse/kernel';
import { capital } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { DISTRICTS, healerName, PLAGUE, ROLES, STEPPE, wardName } from '../names.ts';
import { mayBeIn, wardsIn } from '../reading.ts';
import { type Page, pages, type State } from '../state.ts';
import { eventTitle, join, pieceText, placeName, RESOURCE, ROLE_NAME, some, strainText, titleText, wardText } from './names.en.ts';
import { districtOf, healerOf, plagueOf, poolOf, type Some, sheetOf } from './position.ts';

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  setup: 'Setup',
  movement: 'Movement',
  attack: 'Infection or Blockade',
  strains: 'Strains',
  events: 'Setup Phase',
  actions: 'Actions',
  over: 'Over',
};

const districtLine = (s: State, d: number): string => {
  const { people, needs, resolved, strain, blockade, curfew, fog } = districtOf(s, d);
  const parts = [people.length === 0 ? 'nobody' : join(people.map(({ id, free }) => `${pieceText(id)}${free ? '' : ' (quarantined)'}`))];
  if (needs !== null) parts.push(`Event ${eventTitle(d)}, requires a ${RESOURCE[needs]}`);
  else if (resolved) parts.push('Event resolved');
  if (strain !== null) parts.push(strain === 'back' ? 'a Strain' : `Strain ${strainText(strain)}`);
  if (blockade) parts.push('the Blockade');
  if (curfew) parts.push('under Curfew');
  if (fog) parts.push('the Plague may be here');
  return `${capital(placeName(d))}: ${parts.join('; ')}.`;
};
const counted = (list: readonly Some[]): string => list.map(({ resource, n }) => some(n, RESOURCE[resource])).join(', ');
const healerLine = (s: State, h: number, you: boolean): string => {
  const { id, pact, hand } = healerOf(s, h);
  const cards = you ? join(hand.map(titleText)) : '';
  return `${ROLE_NAME[id]}${you ? ' (you)' : ''}: Evidence ${num(s.evidence, h)}; ${counted(sheetOf(s, h))}; ${pact === null ? 'no Pact' : `a Pact with ${wardText(pact)}`}; ${some(num(s.held, h), 'Prescription')} in hand${cards === '' ? '' : ` (${cards})`}, ${num(s.rest, h)} in the deck.`;
};
const dead = (set: number): string => join(wardsIn(set).map(wardText)) || 'nobody';

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

const plagueLines = (s: State): string[] => {
  const own = plagueOf(s);
  if (own === null) return [];
  const grip = join(own.grip.map(strainText));
  return [
    `The Plague is in ${placeName(s.place)}. Hit List: ${join(own.targets.map(wardText))}. Strains in hand: ${grip === '' ? 'none' : grip}.`,
    `Notebook: ${pages(s)
      .map((p) => `round ${p.round} ${pageText(p)}`)
      .join('; ')}.`,
  ];
};

export const board = (s: State, seat: Seat): readonly string[] => {
  const role = seat < 0 ? -1 : (s.roles[seat] ?? -1);
  const steppe = mayBeIn(s, STEPPE) ? ' The Plague may be in the Steppe.' : '';
  const seen = s.lastSeenRound === 0 ? 'The Plague has not shown itself.' : `The Plague was last seen in ${placeName(s.lastSeen)} in round ${s.lastSeenRound}.`;
  return [
    `Round ${s.round}, ${ROLE_NAME[ROLES[s.active] ?? 'plague']}, ${PHASE_NAME[s.phase]}${s.active === PLAGUE ? '' : `, ${some(s.ap, 'action point')}`}.`,
    `${seen}${steppe} It holds ${some(s.gripSize, 'Strain')}, ${s.strainsLeft} in the deck. Events: ${s.ongoing} ongoing, ${s.undrawn} to come.`,
    ...Array.from({ length: DISTRICTS }, (_, i) => districtLine(s, i + 1)),
    `Crypts: ${dead(s.crypt)}. Mass Grave: ${dead(s.grave)}. Pool: ${counted(poolOf(s))}.`,
    ...s.order.map((h) => healerLine(s, h, h === role)),
    ...plagueLines(s),
  ];
};

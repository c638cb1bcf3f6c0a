/** The whole position in lines: the board of the terminal and of the screen reader. */
import type { Seat } from '../../../kernel/index.ts';
import { deckList, num } from '../data/tables.ts';
import { DISTRICTS, HEALERS, PIECES, PLAGUE, RESOURCES, ROLES, STRAINS, TITLES, UNKNOWN, WARDS } from '../names.ts';
import { atOf, deckKind, isFree, isOngoing, type Page, pages, RESOLVED, type State, targetOf } from '../state.ts';
import { capital, eventTitle, join, pieceText, placeName, RESOURCE, ROLE_NAME, some, strainText, titleText, wardText } from './names.en.ts';

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  setup: 'Setup',
  movement: 'Movement',
  attack: 'Infection or Blockade',
  strains: 'Strains',
  events: 'Setup Phase',
  actions: 'Actions',
  over: 'Over',
};

const people = (s: State, d: number): string => {
  const list = PIECES.flatMap((id, p) => (atOf(s, p) === d ? [`${pieceText(id)}${isFree(s, p) ? '' : ' (quarantined)'}`] : []));
  return list.length === 0 ? 'nobody' : join(list);
};
const districtLine = (s: State, d: number): string => {
  const more: string[] = [];
  if (isOngoing(s, d)) more.push(`Event ${eventTitle(d)}, requires a ${RESOURCE[RESOURCES[num(s.need, d)] ?? 'none']}`);
  else if (s.event[d] === RESOLVED) more.push('Event resolved');
  const mine = num(s.mine, d);
  if (mine >= 0) more.push(mine < STRAINS.length ? `Strain ${strainText(STRAINS[mine] ?? 'back')}` : 'a Strain');
  if (s.blockade === d) more.push('the Blockade');
  if (s.curfew === d) more.push('under Curfew');
  if ((s.fog >> d) & 1) more.push('the Plague may be here');
  return `${capital(placeName(d))}: ${[people(s, d), ...more].join('; ')}.`;
};
const handOf = (s: State, h: number): string =>
  join(deckList(deckKind(s, h)).flatMap((t, slot) => Array.from({ length: s.hand[h]?.[slot] ?? 0 }, () => titleText(TITLES[t] ?? 'back'))));
const healerLine = (s: State, h: number, you: boolean): string => {
  const id = HEALERS[h] ?? 'bachelor';
  const counters = RESOURCES.map((r, t) => some(num(s.counters, h * 3 + t), RESOURCE[r])).join(', ');
  const pact = num(s.pact, h) < 0 ? 'no Pact' : `a Pact with ${wardText(WARDS[num(s.pact, h)] ?? '')}`;
  const hand = you ? handOf(s, h) : '';
  return `${ROLE_NAME[id]}${you ? ' (you)' : ''}: Evidence ${num(s.evidence, h)}; ${counters}; ${pact}; ${some(num(s.held, h), 'Prescription')} in hand${hand === '' ? '' : ` (${hand})`}, ${num(s.rest, h)} in the deck.`;
};
const dead = (set: number): string => join(WARDS.filter((_, w) => (set >> w) & 1).map(wardText)) || 'nobody';

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
      return `killed ${wardText(WARDS[p.a] ?? '')}`;
    case 'quarantined':
      return `quarantined ${pieceText(HEALERS[p.a] ?? 'bachelor')}`;
    case 'target':
      return p.a === p.b ? `marked ${wardText(WARDS[p.a] ?? '')}` : `marked ${wardText(WARDS[p.a] ?? '')} instead of ${wardText(WARDS[p.b] ?? '')}`;
    default:
      return p.note satisfies never;
  }
};

const plagueLines = (s: State): string[] => {
  if (s.place === UNKNOWN && targetOf(s, 0) < 0) return [];
  const targets = [0, 1, 2].flatMap((g) => (targetOf(s, g) < 0 ? [] : [wardText(WARDS[targetOf(s, g)] ?? '')]));
  const grip = join(STRAINS.flatMap((x, i) => Array.from({ length: num(s.grip, i) }, () => strainText(x))));
  return [
    `The Plague is in ${placeName(s.place)}. Hit List: ${join(targets)}. Strains in hand: ${grip === '' ? 'none' : grip}.`,
    `Notebook: ${pages(s)
      .map((p) => `round ${p.round} ${pageText(p)}`)
      .join('; ')}.`,
  ];
};

export const board = (s: State, seat: Seat): readonly string[] => {
  const role = seat < 0 ? -1 : (s.roles[seat] ?? -1);
  const steppe = s.fog & 1 ? ' The Plague may be in the Steppe.' : '';
  const seen = s.lastSeenRound === 0 ? 'The Plague has not shown itself.' : `The Plague was last seen in ${placeName(s.lastSeen)} in round ${s.lastSeenRound}.`;
  return [
    `Round ${s.round}, ${ROLE_NAME[ROLES[s.active] ?? 'plague']}, ${PHASE_NAME[s.phase]}${s.active === PLAGUE ? '' : `, ${some(s.ap, 'action point')}`}.`,
    `${seen}${steppe} It holds ${some(s.gripSize, 'Strain')}, ${s.strainsLeft} in the deck. Events: ${s.ongoing} ongoing, ${s.undrawn} to come.`,
    ...Array.from({ length: DISTRICTS }, (_, i) => districtLine(s, i + 1)),
    `Crypts: ${dead(s.crypt)}. Mass Grave: ${dead(s.grave)}. Pool: ${RESOURCES.map((r, t) => some(num(s.pool, t), RESOURCE[r])).join(', ')}.`,
    ...s.order.map((h) => healerLine(s, h, h === role)),
    ...plagueLines(s),
  ];
};

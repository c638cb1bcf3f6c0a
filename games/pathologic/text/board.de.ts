/** The whole position in lines, in German. */

import type { Seat } from '@pesthouse/kernel';
import { capital, some } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { DISTRICTS, healerName, PLAGUE, ROLES, STEPPE, wardName } from '../names.ts';
import { mayBeIn, wardsIn } from '../reading.ts';
import { type Page, pages, type State } from '../state.ts';
import { aResource, eventTitle, evidence, join, piece, place, role, someResource, strainText, titleText, ward } from './names.de.ts';
import { districtOf, healerOf, plagueOf, poolOf, type Some, sheetOf } from './position.ts';

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  setup: 'Aufbau',
  movement: 'Bewegung',
  attack: 'Infektion oder Blockade',
  strains: 'Keime',
  events: 'Vorbereitung',
  actions: 'Aktionen',
  over: 'Vorbei',
};

const districtLine = (s: State, d: number): string => {
  const { people, needs, resolved, strain, blockade, curfew, fog } = districtOf(s, d);
  const parts = [people.length === 0 ? 'niemand' : join(people.map(({ id, free }) => `${piece(id, 'nom')}${free ? '' : ' (in Quarantäne)'}`))];
  if (needs !== null) parts.push(`Ereignis ${eventTitle(d)}, braucht ${aResource(needs)}`);
  else if (resolved) parts.push('Ereignis gelöst');
  if (strain !== null) parts.push(strain === 'back' ? 'ein Keim' : `Keim ${strainText(strain)}`);
  if (blockade) parts.push('die Blockade');
  if (curfew) parts.push('unter Ausgangssperre');
  if (fog) parts.push('die Seuche kann hier sein');
  return `${capital(place(d, 'nom'))}: ${parts.join('; ')}.`;
};
const counted = (list: readonly Some[]): string => list.map(({ resource, n }) => someResource(n, resource)).join(', ');
const healerLine = (s: State, h: number, you: boolean): string => {
  const { id, pact, hand } = healerOf(s, h);
  const cards = you ? join(hand.map(titleText)) : '';
  return `${capital(role(id, 'nom'))}${you ? ' (du)' : ''}: ${evidence(num(s.evidence, h))}; ${counted(sheetOf(s, h))}; ${pact === null ? 'kein Pakt' : `ein Pakt mit ${ward(pact, 'dat')}`}; ${some(num(s.held, h), 'Rezept', 'Rezepte')} auf der Hand${cards === '' ? '' : ` (${cards})`}, ${num(s.rest, h)} im Stapel.`;
};
const dead = (set: number): string => join(wardsIn(set).map((id) => ward(id, 'nom'))) || 'niemand';

/** One row of the Notebook in words. */
export const pageText = (p: Page): string => {
  switch (p.note) {
    case 'start':
      return `${place(p.a, 'at')} begonnen`;
    case 'stay':
      return `${place(p.a, 'at')} geblieben`;
    case 'step':
      return `${place(p.a, 'to')} gegangen`;
    case 'extra':
      return `${place(p.a, 'to')} entwischt`;
    case 'drift':
      return `${place(p.a, 'to')} abgedriftet`;
    case 'killed':
      return `${ward(wardName(p.a), 'acc')} getötet`;
    case 'quarantined':
      return `${role(healerName(p.a), 'acc')} in Quarantäne gebracht`;
    case 'target':
      return p.a === p.b ? `${ward(wardName(p.a), 'acc')} markiert` : `${ward(wardName(p.a), 'acc')} statt ${ward(wardName(p.b), 'gen')} markiert`;
    default:
      return p.note satisfies never;
  }
};

const plagueLines = (s: State): string[] => {
  const own = plagueOf(s);
  if (own === null) return [];
  const grip = join(own.grip.map(strainText));
  return [
    `Die Seuche ist ${place(s.place, 'at')}. Todesliste: ${join(own.targets.map((id) => ward(id, 'nom')))}. Keime auf der Hand: ${grip === '' ? 'keine' : grip}.`,
    `Notizbuch: ${pages(s)
      .map((p) => `Runde ${p.round} ${pageText(p)}`)
      .join('; ')}.`,
  ];
};

export const board = (s: State, seat: Seat): readonly string[] => {
  const own = seat < 0 ? -1 : (s.roles[seat] ?? -1);
  const steppe = mayBeIn(s, STEPPE) ? ' Sie kann in der Steppe sein.' : '';
  const seen =
    s.lastSeenRound === 0
      ? 'Die Seuche hat sich noch nicht gezeigt.'
      : `Die Seuche wurde zuletzt in Runde ${s.lastSeenRound} ${place(s.lastSeen, 'at')} gesehen.`;
  return [
    `Runde ${s.round}, ${role(ROLES[s.active] ?? 'plague', 'nom')}, ${PHASE_NAME[s.phase]}${s.active === PLAGUE ? '' : `, ${some(s.ap, 'Aktionspunkt', 'Aktionspunkte')}`}.`,
    `${seen}${steppe} Sie hat ${some(s.gripSize, 'Keim', 'Keime')} auf der Hand, im Stapel ${s.strainsLeft === 1 ? 'liegt' : 'liegen'} ${s.strainsLeft}. Ereignisse: ${s.ongoing} im Gange, ${s.undrawn} noch im Stapel.`,
    ...Array.from({ length: DISTRICTS }, (_, i) => districtLine(s, i + 1)),
    `Grüfte: ${dead(s.crypt)}. Massengrab: ${dead(s.grave)}. Vorrat: ${counted(poolOf(s))}.`,
    ...s.order.map((h) => healerLine(s, h, h === own)),
    ...plagueLines(s),
  ];
};

/** The whole position in German: the board of the terminal and of the screen reader. */

import { capital, some } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { healerName, PLAGUE, ROLES, type Ward, wardName } from '../names.ts';
import type { Page, State } from '../state.ts';
import { aResource, eventTitle, join, piece, place, role, someResource, strainText, titleText, ward } from './names.de.ts';
import { districtOf, type Some } from './position.ts';
import { type BoardWords, prescriptionsOf } from './textboard.ts';

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  setup: 'Aufbau',
  movement: 'Bewegung',
  attack: 'Infektion oder Blockade',
  strains: 'Keime',
  events: 'Vorbereitung',
  actions: 'Aktionen',
  over: 'Vorbei',
};

const counted = (list: readonly Some[]): string => list.map(({ resource, n }) => someResource(n, resource)).join(', ');
const wards = (list: readonly Ward[]): string => join(list.map((id) => ward(id, 'nom'))) || 'niemand';

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

export const board: BoardWords = {
  titles: { turn: 'Der Zug', map: 'Die Stadt', events: 'Ereignisse', dead: 'Die Toten und der Vorrat', plague: 'Was nur die Seuche weiß' },
  turn: (s) =>
    `Runde ${s.round}, ${role(ROLES[s.active] ?? 'plague', 'nom')}, ${PHASE_NAME[s.phase]}${s.active === PLAGUE ? '' : `, ${some(s.ap, 'Aktionspunkt', 'Aktionspunkte')}`}.`,
  seen: (s, steppe) =>
    `${s.lastSeenRound === 0 ? 'Die Seuche hat sich noch nicht gezeigt.' : `Die Seuche wurde zuletzt in Runde ${s.lastSeenRound} ${place(s.lastSeen, 'at')} gesehen.`}${steppe ? ' Sie kann in der Steppe sein.' : ''}`,
  counts: (s) =>
    `Die Seuche hat ${some(s.gripSize, 'Keim', 'Keime')} auf der Hand, im Stapel ${s.strainsLeft === 1 ? 'liegt' : 'liegen'} ${s.strainsLeft}. Ereignisse: ${s.ongoing} im Gange, ${s.undrawn} noch im Stapel.`,
  steppe: (next) => `Neben der Steppe liegen, nur für die Seuche: ${join(next.map((d) => place(d, 'nom')))}.`,
  mapHead: ['Bezirk', 'Wer', 'Was', 'Daneben'],
  district: (d) => capital(place(d, 'nom')),
  who: (people) => join(people.map(({ id, free }) => `${piece(id, 'nom')}${free ? '' : ' (in Quarantäne)'}`)) || 'niemand',
  there: ({ needs, resolved, strain, blockade, curfew, fog }, d) => [
    ...(needs === null ? (resolved ? ['Ereignis gelöst'] : []) : [`Ereignis ${eventTitle(d)}`]),
    ...(strain === null ? [] : [strain === 'back' ? 'ein Keim' : `Keim ${strainText(strain)}`]),
    ...(blockade ? ['die Blockade'] : []),
    ...(curfew ? ['unter Ausgangssperre'] : []),
    ...(fog ? ['die Seuche kann hier sein'] : []),
  ],
  next: (d) => place(d, 'nom'),
  eventHead: ['Ereignis', 'Bezirk', 'Braucht', 'Wirkung'],
  event: eventTitle,
  needs: (d, s) => {
    const { needs } = districtOf(s, d);
    return needs === null ? '' : aResource(needs);
  },
  dead: (crypts, grave, pool) => [`Grüfte: ${wards(crypts)}`, `Massengrab: ${wards(grave)}`, `Vorrat: ${counted(pool)}`],
  healer: (id, you) => `${capital(role(id, 'nom'))}${you ? ' (du)' : ''}`,
  has: (s, h, sheet, pact) => {
    const { held, rest } = prescriptionsOf(s, h);
    return [
      `Beweise: ${num(s.evidence, h)}`,
      `Marken: ${counted(sheet)}`,
      pact === null ? 'Kein Pakt' : `Ein Pakt mit ${ward(pact, 'dat')}`,
      `${some(held, 'Rezept', 'Rezepte')} auf der Hand, ${rest} im Stapel`,
    ];
  },
  cardHead: ['Rezept', 'Wirkung'],
  card: titleText,
  plague: (s, targets) => [`Die Seuche ist ${place(s.place, 'at')}`, `Todesliste: ${join(targets.map((id) => ward(id, 'nom')))}`],
  strainHead: ['Keim auf der Hand', 'Wirkung'],
  strain: strainText,
  page: (p) => `Notizbuch, Runde ${p.round}: ${pageText(p)}`,
};

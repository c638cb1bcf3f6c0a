/** What there is to say of a position, in no language: who stands where and what lies there, what a Healer has, what the Plague keeps to itself. */

import type { Prompt } from '@pesthouse/kernel';
import { titleIn } from '../cards/code.ts';
import { ACCESS, deckList, num } from '../data/tables.ts';
import {
  FIRST_WARD,
  HEALERS,
  type Healer,
  healerName,
  PIECES,
  type Piece,
  RESOURCES,
  type Resource,
  resourceName,
  STRAINS,
  type Strain,
  type StrainFace,
  strainFace,
  TITLES,
  type Title,
  titleName,
  UNKNOWN,
  WARDS,
  type Ward,
  WINDOWS,
  type Window,
  wardName,
} from '../names.ts';
import { counterOf, mayBeIn } from '../reading.ts';
import { atOf, deckKind, isFree, isOngoing, RESOLVED, type State, targetOf } from '../state.ts';
import { missing } from '../sums.ts';

/** Counters of one kind. */
export interface Some {
  readonly resource: Resource;
  readonly n: number;
}

export const districtOf = (s: State, d: number) => {
  const mine = num(s.mine, d);
  const strain: StrainFace | null = mine < 0 ? null : strainFace(mine);
  return {
    people: PIECES.flatMap((id, p) => (atOf(s, p) === d ? [{ id, free: isFree(s, p) }] : [])),
    /** What its Event requires while it is ongoing. */
    needs: isOngoing(s, d) ? resourceName(num(s.need, d)) : null,
    resolved: s.event[d] === RESOLVED,
    strain,
    blockade: s.blockade === d,
    curfew: s.curfew === d,
    fog: mayBeIn(s, d),
  };
};

/** Counters on a Healer's sheet, of every kind. */
export const sheetOf = (s: State, h: number): readonly Some[] => RESOURCES.map((resource, t) => ({ resource, n: counterOf(s, h, t) }));
/** The same without those that there are none of. */
export const countersOf = (s: State, h: number): readonly Some[] => sheetOf(s, h).filter((x) => x.n > 0);
export const poolOf = (s: State): readonly Some[] => RESOURCES.map((resource, t) => ({ resource, n: num(s.pool, t) }));
/** The counters that a Supply hands over to this Ward. */
export const priceOf = (s: State, ward: Ward): readonly Some[] =>
  RESOURCES.map((resource, t) => ({ resource, n: missing(s, s.active, WARDS.indexOf(ward) + FIRST_WARD, t) })).filter((x) => x.n > 0);

/** The Resource that a Ward brings. */
export const accessOf = (ward: Ward): Resource => resourceName(num(ACCESS, WARDS.indexOf(ward)));

export const healerOf = (s: State, h: number) => {
  const pact = num(s.pact, h);
  return {
    id: healerName(h),
    pact: pact < 0 ? null : wardName(pact),
    /** Every card of the hand, as far as this view shows it. */
    hand: deckList(deckKind(s, h)).flatMap((t, slot) => Array.from({ length: s.hand[h]?.[slot] ?? 0 }, () => titleName(t))),
  };
};

/** What the Plague alone knows; null in a view that does not know it. */
export const plagueOf = (s: State) =>
  s.place === UNKNOWN && targetOf(s, 0) < 0
    ? null
    : {
        targets: HEALERS.flatMap((_, g): Ward[] => (targetOf(s, g) < 0 ? [] : [wardName(targetOf(s, g))])),
        grip: STRAINS.flatMap((x, i): Strain[] => Array.from({ length: num(s.grip, i) }, () => x)),
      };

/** With two players: turns until the Ticker is on this Healer's tier again (PATH-P2-07). */
export const turnsToTier = (s: State, h: number): number => (h - s.tier + HEALERS.length) % HEALERS.length;

/** The piece that a prompt names. */
export const pieceIn = (x: Prompt[string] | undefined): Piece | null => PIECES.find((id) => id === x) ?? null;
/** The piece or the card that is picked first while something is chosen: the page keeps the things pressed as `kind:name`, one a line. */
export const pickedIn = (p: Prompt): { readonly piece: Piece | null; readonly card: Title | null } => {
  const [kind, id] = typeof p.picked === 'string' ? (p.picked.split('\n')[0] ?? '').split(':') : [];
  return { piece: kind === 'piece' ? pieceIn(id) : null, card: kind === 'card' ? (TITLES.find((t) => t === id) ?? null) : null };
};

/** What a Prescription is aimed at, as the log tells it. */
export type Aimed =
  | { readonly kind: 'place'; readonly at: number }
  | { readonly kind: 'resource'; readonly id: Resource }
  | { readonly kind: 'healer'; readonly id: Healer }
  | { readonly kind: 'ward'; readonly id: string };
export const aimedAt = (targets: readonly (string | number)[]): readonly Aimed[] =>
  targets.flatMap((x): Aimed[] => {
    if (x === 'none') return [];
    if (typeof x === 'number') return [{ kind: 'place', at: x }];
    const resource = RESOURCES.find((r) => r === x);
    if (resource !== undefined) return [{ kind: 'resource', id: resource }];
    const healer = HEALERS.find((h) => h === x);
    return healer === undefined ? [{ kind: 'ward', id: x }] : [{ kind: 'healer', id: healer }];
  });
/** The Prescription of this id; null for a Strain. */
export const titleOf = (id: Title | StrainFace): Title | null => TITLES.find((t) => t === id) ?? null;
export const strainFaceOf = (id: Title | StrainFace): StrainFace => STRAINS.find((x) => x === id) ?? 'back';

/** What a window is about, as everybody knows it. */
export type About =
  | { readonly kind: 'title'; readonly id: Title }
  | { readonly kind: 'strain'; readonly id: StrainFace }
  | { readonly kind: 'place'; readonly at: number }
  | { readonly kind: 'ward'; readonly id: Ward }
  | { readonly kind: 'turn' };
export const windowIn = (p: Prompt): Window => WINDOWS.find((w) => w === p.kind) ?? 'W-INF';
export const aboutIn = (p: Prompt): About => {
  const n = Number(p.about);
  switch (p.kind) {
    case 'W-RX':
      return { kind: 'title', id: titleName(titleIn(n)) };
    case 'W-STR':
      return { kind: 'strain', id: strainFace(n) };
    case 'W-ATK':
      return { kind: 'place', at: n };
    case 'W-DIE':
      return { kind: 'ward', id: wardName(n) };
    default:
      return { kind: 'turn' };
  }
};

/** What those who wait are told of a question: an open window, and every hidden choice of the Plague, looks the same to all of them. */
export type Waiting = 'prescribe' | 'window' | 'plague' | 'place' | 'loot' | 'card' | 'turn';
const WAITING: { readonly [key: string]: Waiting } = {
  prescribe: 'prescribe',
  window: 'window',
  hit: 'plague',
  begin: 'plague',
  step: 'plague',
  attack: 'plague',
  extra: 'plague',
  lay: 'plague',
  drift: 'plague',
  hunger: 'plague',
  ambush: 'plague',
  spoil: 'plague',
  stampede: 'plague',
  revive: 'plague',
  'place-piece': 'place',
  'place-district': 'place',
  loot: 'loot',
  'take-card': 'card',
};
export const waitingIn = (p: Prompt): Waiting => WAITING[p.key] ?? 'turn';

/** Names, places and states of people as this board speaks of them. */

import { type Seated, seatedAt } from '@pesthouse/board';
import { ACCESS, deckList, num } from '../data/tables.ts';
import { mayBeTarget } from '../fog.ts';
import { FIRST_WARD, groupOf, type Healer, healerName, PIECES, PLAGUE, pieceName, RESOURCES, type Resource, STRAINS, titleName } from '../names.ts';
import { hasActed, inCrypts, isDead } from '../reading.ts';
import { atOf, deckKind, isFree, isOngoing, pactOn, RESOLVED, type State, seatOfRole, targetOf } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { Props } from './choice.ts';
import { fogShown } from './help.ts';

/** The person or bot that plays a role. */
export const playerOf = (p: Pick<Props, 'sitters' | 'seat' | 'view' | 'text'>, role: number): string =>
  seatOfRole(p.view, role) < 0 ? p.text.label.absent : sitterOf(p, role).name;
export const sitterOf = (p: Pick<Props, 'sitters' | 'seat' | 'view' | 'text'>, role: number): Seated => seatedAt(p, seatOfRole(p.view, role), p.text.label.you);

export const healerOf = (piece: number): Healer => healerName(piece < FIRST_WARD ? piece : groupOf(piece - FIRST_WARD));
export const resourceOf = (ward: number): Resource => RESOURCES[num(ACCESS, ward)] ?? 'coin';
export const piecesAt = (view: State, place: number): readonly number[] => PIECES.flatMap((_, i) => (place > 0 && atOf(view, i) === place ? [i] : []));
export const laidStrains = (view: State): number => view.mine.filter((x, d) => d > 0 && x >= 0).length;
export const discarded = (view: State): number => view.spent.reduce((n, x) => n + x, 0);
const counted = (name: string, n: number): string => (n > 1 ? `${name} ×${n}` : name);
/** The discard piles, which anybody may look through at any time. */
export const spentText = ({ label: words, names: { strainText } }: Words, view: State): string => {
  const list = STRAINS.flatMap((x, i) => (num(view.spent, i) > 0 ? [counted(strainText(x), num(view.spent, i))] : []));
  return list.length === 0 ? words.noDiscards : `${list.join(', ')}.`;
};
export const discardText = ({ label: words, names: { titleText } }: Words, view: State, h: number): string => {
  const list = deckList(deckKind(view, h)).flatMap((t, slot) => {
    const n = view.discard[h]?.[slot] ?? 0;
    return n > 0 ? [counted(titleText(titleName(t)), n)] : [];
  });
  return `${words.handAndDeck(num(view.held, h), num(view.rest, h))} ${list.length === 0 ? words.noDiscards : words.discards(list)}`;
};
/** Whether this view knows that the Ward is on the Hit List. */
export const isTarget = (view: State, ward: number): boolean => targetOf(view, groupOf(ward)) === ward;

/** A piece in one line: whose, what it brings, how it is. */
export const describePiece = ({ view, seat, text }: Pick<Props, 'view' | 'seat' | 'text'>, piece: number): string => {
  const {
    label: words,
    names: { capital, pieceText, RESOURCE },
  } = text;
  const id = pieceName(piece);
  const at = atOf(view, piece);
  const ward = piece - FIRST_WARD;
  const parts: string[] = [];
  if (ward >= 0) {
    parts.push(words.wardOf(healerOf(piece), RESOURCE[resourceOf(ward)]));
    if (isDead(view, ward)) return [capital(pieceText(id)), ...parts, inCrypts(view, ward) ? words.crypt : words.grave].join(', ');
    const pact = pactOn(view, ward);
    if (pact >= 0) parts.push(words.pactOf(healerName(pact)));
    if (view.shield === ward) parts.push(words.shield);
    if (isTarget(view, ward)) parts.push(words.yourTarget);
    else if (view.roles[seat] !== PLAGUE && fogShown()) parts.push(mayBeTarget(view, ward) ? words.mayBeTarget : words.noTarget);
  }
  parts.push(at === 0 ? words.unplaced : words.inPlace(at));
  if (at > 0) parts.push(isFree(view, piece) ? words.free : words.quarantined);
  if (hasActed(view, piece)) parts.push(words.acted);
  return [capital(pieceText(id)), ...parts].join(', ');
};

/** A district in one line. */
export const describePlace = ({ label: words, names }: Words, view: State, d: number): string => {
  const { capital, eventTitle, join, pieceText, placeName, RESOURCE, strainText } = names;
  if (d === 0) return `${words.steppe}, ${words.onlyPlague}`;
  const people = piecesAt(view, d).map((i) => `${pieceText(pieceName(i))}${isFree(view, i) ? '' : ` (${words.quarantined})`}`);
  const parts = [people.length === 0 ? words.nobody : join(people)];
  if (isOngoing(view, d)) parts.push(words.eventHere(eventTitle(d), RESOURCE[RESOURCES[num(view.need, d)] ?? 'none']));
  else if (view.event[d] === RESOLVED) parts.push(words.resolvedHere);
  const mine = num(view.mine, d);
  if (mine >= 0) parts.push(mine < STRAINS.length ? words.strainIs(strainText(STRAINS[mine] ?? 'back')) : words.strainHere);
  if (view.blockade === d) parts.push(words.blockade);
  if (view.curfew === d) parts.push(words.curfew);
  return `${capital(placeName(d))}: ${parts.join('; ')}`;
};

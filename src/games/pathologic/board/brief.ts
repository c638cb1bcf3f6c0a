/** The few words of a button: what it does, what it costs, and the key and drawing that go with it. */
import { ACCESS, num } from '../data/tables.ts';
import { FIRST_WARD, PIECES, pieceName, RESOURCES, WARDS } from '../names.ts';
import { atOf, isFree, type Move } from '../state.ts';
import { reachNow } from '../steps/legal.ts';
import { join, RESOURCE, some } from '../text/names.en.ts';
import type { Props, Verb } from './choice.ts';
import { wouldGain } from './Sheet.tsx';
import { piecesAt, shortName } from './who.ts';

export interface Brief {
  readonly label: string;
  readonly detail: string;
}

/** Whom an attack would find where the Plague is: Wards who die, Healers who go into Quarantine. A ceased Blockade finds quarantined Wards too. */
const prey = (p: Props, all: boolean): { readonly dying: readonly string[]; readonly shut: readonly string[] } => {
  const here = piecesAt(p.view, p.view.place);
  const names = (which: (i: number) => boolean): readonly string[] => here.filter(which).map((i) => shortName(pieceName(i)));
  return {
    dying: names((i) => i >= FIRST_WARD && (all || isFree(p.view, i)) && p.view.shield !== i - FIRST_WARD),
    shut: names((i) => i < FIRST_WARD && isFree(p.view, i)),
  };
};
/** Whether a move is an attack that would strike nobody. */
export const idle = (p: Props, m: Move): boolean => {
  if (m.verb !== 'infect' && m.verb !== 'cease' && m.verb !== 'reveal') return false;
  const { dying, shut } = prey(p, m.verb === 'cease');
  return dying.length + shut.length === 0;
};
const struck = (p: Props, all: boolean): string => {
  const { dying, shut } = prey(p, all);
  const parts = [
    dying.length === 0 ? '' : `${join(dying)} ${dying.length === 1 ? 'dies' : 'die'}`,
    shut.length === 0 ? '' : `${join(shut)} quarantined`,
  ].filter((x) => x !== '');
  return parts.length === 0 ? 'harms nobody' : parts.join('; ');
};

export const briefOf = (p: Props, m: Move): Brief => {
  const { view } = p;
  switch (m.verb) {
    case 'resolve': {
      const at = atOf(view, PIECES.indexOf(m.piece));
      const gain = wouldGain({ ...p, pointed: m }, view.active);
      return { label: 'Resolve', detail: `${shortName(m.piece)} in ${at}: +${gain} Evidence${num(view.mine, at) >= 0 ? '; Strain first' : ''}` };
    }
    case 'move':
      return { label: 'Move', detail: `up to ${some(reachNow(view), 'space')}` };
    case 'leave':
      return { label: 'Leave Quarantine', detail: num(view.mine, atOf(view, PIECES.indexOf(m.piece))) >= 0 ? 'Strain first' : 'one action' };
    case 'transfer':
      return { label: 'Transfer', detail: `+1 ${RESOURCE[RESOURCES[num(ACCESS, WARDS.indexOf(m.ward))] ?? 'none']}` };
    case 'supply':
      return { label: 'Supply', detail: 'it must resolve next' };
    case 'pact':
      return { label: 'Pact', detail: 'free' };
    case 'claim':
      return { label: 'Claim', detail: 'any counter' };
    case 'use':
      return { label: 'Use a card', detail: 'an Action card' };
    case 'end':
      return { label: 'End turn', detail: view.ap > 0 ? `${some(view.ap, 'action')} unused` : '' };
    case 'infect':
      return { label: 'Infect', detail: struck(p, false) };
    case 'blockade':
      return { label: 'Start a Blockade', detail: struck(p, false) };
    case 'cease':
      return { label: 'Cease the Blockade', detail: struck(p, true) };
    case 'reveal':
      return { label: 'Strike here', detail: struck(p, false) };
    case 'keep':
      return { label: 'Keep it', detail: 'harms nobody' };
    case 'interrupt':
      return { label: 'Interrupt it', detail: 'harms nobody' };
    case 'conceal':
      return { label: 'Stay hidden', detail: 'tells nothing' };
    case 'pass':
      return { label: 'Pass', detail: 'gives nothing away' };
    default:
      return p.text.move(view, p.seat, m);
  }
};

export const KEYS: Readonly<Partial<Record<Verb, string>>> = {
  resolve: 'R',
  move: 'M',
  leave: 'V',
  transfer: 'T',
  supply: 'S',
  pact: 'K',
  claim: 'C',
  use: 'A',
  end: 'E',
  infect: 'I',
  blockade: 'D',
  cease: 'I',
  keep: 'K',
  interrupt: 'X',
  conceal: 'C',
  stay: 'S',
  done: 'E',
  pass: 'X',
  stop: 'X',
  cancel: 'X',
  complete: 'C',
  decline: 'X',
  reveal: 'I',
  'let-lie': 'X',
  'throw-out': 'D',
};

export const ICONS: Readonly<Partial<Record<Verb, string>>> = {
  resolve: 'kind-resolve',
  move: 'icon-boot',
  go: 'icon-boot',
  leave: 'kind-start',
  use: 'rxtype-action',
  infect: 'icon-infect',
  reveal: 'icon-infect',
  cease: 'icon-infect',
  conceal: 'icon-conceal',
  stay: 'icon-conceal',
  pass: 'icon-conceal',
  claim: 'glyph-coin',
  transfer: 'glyph-key',
  supply: 'glyph-secret',
};

/** The few words of a button: what it does, what it costs, and the key and drawing that go with it. */
import { ACCESS, num } from '../data/tables.ts';
import { FIRST_WARD, PIECES, pieceName, RESOURCES, WARDS } from '../names.ts';
import { atOf, isFree, type Move } from '../state.ts';
import type { Props, Verb } from './choice.ts';
import type { GivenHere } from './given.tsx';
import { wouldGain } from './Sheet.tsx';
import { piecesAt } from './who.ts';

export interface Brief {
  readonly label: string;
  readonly detail: string;
}

/** Whom an attack would find where the Plague is: Wards who die, Healers who go into Quarantine. A ceased Blockade finds quarantined Wards too. */
const prey = (p: Props, all: boolean): { readonly dying: readonly string[]; readonly shut: readonly string[] } => {
  const here = piecesAt(p.view, p.view.place);
  const names = (which: (i: number) => boolean): readonly string[] => here.filter(which).map((i) => p.text.label.shortPiece(pieceName(i)));
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
  return p.text.label.button.struck(dying, shut);
};

export const briefOf = (here: Pick<GivenHere, 'read'>, p: Props, m: Move): Brief => {
  const { view } = p;
  const {
    label: { button, shortPiece },
    names: { RESOURCE },
  } = p.text;
  switch (m.verb) {
    case 'resolve': {
      const at = atOf(view, PIECES.indexOf(m.piece));
      const gain = wouldGain(here, { ...p, pointed: m }, view.active);
      return { label: button.resolve, detail: button.brings(shortPiece(m.piece), at, gain, num(view.mine, at) >= 0) };
    }
    case 'move':
      return { label: button.move, detail: button.upTo(here.read.reach(view)) };
    case 'leave':
      return { label: button.leave, detail: num(view.mine, atOf(view, PIECES.indexOf(m.piece))) >= 0 ? button.strainFirst : button.oneAction };
    case 'transfer':
      return { label: button.transfer, detail: button.plusOne(RESOURCE[RESOURCES[num(ACCESS, WARDS.indexOf(m.ward))] ?? 'none']) };
    case 'supply':
      return { label: button.supply, detail: button.resolvesAfter };
    case 'pact':
      return { label: button.pact, detail: button.free };
    case 'claim':
      return { label: button.claim, detail: button.anyCounter };
    case 'use':
      return { label: button.use, detail: button.actionCard };
    case 'end':
      return { label: button.end, detail: button.unused(view.ap) };
    case 'infect':
      return { label: button.infect, detail: struck(p, false) };
    case 'blockade':
      return { label: button.blockade, detail: struck(p, false) };
    case 'cease':
      return { label: button.cease, detail: struck(p, true) };
    case 'reveal':
      return { label: button.reveal, detail: struck(p, false) };
    case 'keep':
      return { label: button.keep, detail: button.harmsNobody };
    case 'interrupt':
      return { label: button.interrupt, detail: button.harmsNobody };
    case 'conceal':
      return { label: button.conceal, detail: button.tellsNothing };
    case 'pass':
      return { label: button.pass, detail: button.givesNothingAway };
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

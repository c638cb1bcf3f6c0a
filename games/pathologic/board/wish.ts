/** What somebody means who presses a thing that cannot be chosen: the move to ask the rules about. */

import type { About } from '@pesthouse/board';
import { type Aim, asking, kindOf, restOf } from '@pesthouse/board';
import { FIRST_WARD, PIECES, STRAINS, TITLES, type Title, WARDS, type Ward } from '../names.ts';
import { isFree, type Move } from '../state.ts';
import { choiceOf, type Props } from './choice.ts';

const wardOf = (id: string): Ward | undefined => WARDS.find((w) => w === id);
const titleOf = (id: string): Title | undefined => TITLES.find((t) => t === id);

/** A card with some target, for asking whether it can be played at all. */
const wishCard = (t: Title): Move | null => {
  switch (t) {
    case 'summons':
      return { verb: t, ward: 'andrey', to: 1 };
    case 'wild-harvest':
      return { verb: t, first: 'coin', second: 'coin' };
    case 'herb-brides-dance':
      return { verb: t, ward: 'andrey', other: 'maria' };
    case 'light-fingers':
      return { verb: t, healer: 'bachelor', first: 'coin', second: 'none' };
    case 'laying-on-of-hands':
    case 'curfew':
    case 'thanatologists-method':
      return { verb: t, at: 1 };
    case 'false-kin':
    case 'isolation-order':
    case 'have-no-fear':
      return { verb: t, ward: 'andrey' };
    default:
      return { verb: t };
  }
};

const wishPlace = (p: Props, at: number, card: Title | undefined, ward: Ward | undefined): Move | null => {
  if (card === 'laying-on-of-hands' || card === 'curfew' || card === 'thanatologists-method') return { verb: card, at };
  if (card === 'summons') return ward === undefined ? null : { verb: 'summons', ward, to: at };
  switch (asking(p.view)?.step) {
    case 'place-district':
      return { verb: 'put', at };
    case 'begin':
      return { verb: 'begin', at };
    case 'step':
    case 'extra':
    case 'drift':
    case 'walk':
      return { verb: 'go', to: at };
    case 'stampede':
      return { verb: 'drive', to: at };
    case 'hands':
      return { verb: 'carry', to: at };
    case 'lay': {
      const picked = choiceOf(p).prefix.find((x) => kindOf(x) === 'strain');
      const strain = STRAINS.find((x, i) => (picked === undefined ? (p.view.grip[i] ?? 0) > 0 : x === restOf(picked)));
      return strain === undefined ? null : { verb: 'lay', strain, at };
    }
    default:
      return null;
  }
};

const wishPiece = (p: Props, id: string, card: Title | undefined): Move | null => {
  const ward = wardOf(id);
  const piece = PIECES.find((x) => x === id);
  if (piece === undefined) return null;
  if (ward !== undefined && (card === 'false-kin' || card === 'isolation-order' || card === 'have-no-fear')) return { verb: card, ward };
  if (ward !== undefined && card === 'summons') return { verb: 'summons', ward, to: 1 };
  if (ward !== undefined && card === 'herb-brides-dance') return { verb: card, ward, other: ward };
  switch (asking(p.view)?.step) {
    case 'act': {
      if (ward !== undefined && p.view.supplied >= 0 && p.view.supplied + FIRST_WARD !== PIECES.indexOf(piece)) return { verb: 'move', piece };
      return isFree(p.view, PIECES.indexOf(piece)) ? { verb: 'move', piece } : { verb: 'leave', piece };
    }
    case 'place-piece':
      return { verb: 'piece', piece };
    case 'confine':
      return { verb: 'confine', piece };
    case 'hunger':
      return ward === undefined ? null : { verb: 'shift', ward };
    case 'hit':
      return ward === undefined ? null : { verb: 'target', ward };
    case 'revive':
      return ward === undefined ? null : { verb: 'revive', ward };
    default:
      return null;
  }
};

const wishOf = (p: Props, aim: Aim): Move | null => {
  const { prefix } = choiceOf(p);
  const card = titleOf(restOf(prefix.find((x) => kindOf(x) === 'card') ?? ':'));
  const ward = wardOf(restOf(prefix.find((x) => kindOf(x) === 'piece') ?? ':'));
  if (kindOf(aim) === 'place') return wishPlace(p, Number(restOf(aim)), card, ward);
  if (kindOf(aim) === 'piece') return wishPiece(p, restOf(aim), card);
  if (kindOf(aim) === 'card') {
    const title = titleOf(restOf(aim));
    return title === undefined ? null : wishCard(title);
  }
  return null;
};

/** What a thing tells of itself: why it cannot be chosen, or, where nothing is asked, what it is. */
export const aboutAim = (p: Props, aim: Aim, name: string, says: string): About<Move> => {
  const c = choiceOf(p);
  const wish = p.legal.length === 0 ? null : wishOf(p, aim);
  return {
    name,
    whyNot: p.text.label.whyNot(name),
    wishes: wish === null || c.live.has(aim) ? [] : [wish],
    says,
  };
};

/** What this seat can do now and how far it has chosen: every legal move is reached by pressing the things it is about, in one or two presses. Shared by board, seats and controls. */
import type { BoardProps } from '../../../client/kit/board.ts';
import { showTip } from '../../../client/kit/tip.tsx';
import type { Bed, Desk } from '../names.ts';
import type { Event, Frame, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;
export const only = <V extends Verb>(moves: readonly Move[], verb: V): MoveOf<V>[] => moves.filter((m): m is MoveOf<V> => m.verb === verb);

/** The frame that asks; undefined once the game is over. */
export const asking = (view: State): Frame | undefined => view.stack[view.stack.length - 1];
export const keyOf = (m: Move): string => JSON.stringify(m);

const bed = (to: Bed): string => (to === 'graveyard' ? 'grave' : to === 'tech-1' || to === 'tech-14' ? `tech:${to}` : `slot:${to}`);
const desk = (to: Desk): string => {
  switch (to) {
    case 'mobile':
      return 'tech:tech-25';
    case 'experts':
      return 'tech:tech-10';
    case 'capital':
    case 'track':
      return to;
    default:
      return `bld:${to}`;
  }
};

/** The things on the board that a move is about. */
export const targetsOf = (m: Move): readonly string[] => {
  switch (m.verb) {
    case 'castle':
    case 'doctor':
      return [`place:${m.at}`];
    case 'crate':
    case 'store':
    case 'mobile':
    case 'more':
    case 'less':
      return [`res:${m.resource}`];
    case 'lay':
      return [bed(m.to)];
    case 'carry':
      return [`slot:${m.from}`, `slot:${m.to}`];
    case 'swap':
      return [`res:${m.first}`, `res:${m.second}`];
    case 'assistant':
      return [m.stand === 'tech-17' || m.stand === 'tech-28' ? `tech:${m.stand}` : `cell:${m.stand}`];
    case 'pair':
      return [`cell:${m.cell}`];
    case 'act':
      return [`act:${m.action}`];
    case 'step':
    case 'jump':
      return [`place:${m.to}`];
    case 'camp':
      return ['camp', `place:${m.at}`];
    case 'build':
      return [`bld:${m.building}`, `place:${m.at}`];
    case 'raise':
      return [`work:${m.work}`];
    case 'take':
      return [`market:${m.card}`, `tier:${m.tier}`];
    case 'advance':
      return [`tech:${m.card}`];
    case 'send':
      return ['tech:tech-10', desk(m.to)];
    case 'recall':
      return ['tech:tech-11', desk(m.to)];
    case 'experiment':
      return ['tech:tech-12'];
    case 'cure':
      return [`slot:${m.from}`];
    case 'drop':
      return ['tech:tech-9', `slot:${m.from}`];
    case 'assign':
      return [desk(m.to)];
    case 'shift':
      return [desk(m.from), desk(m.to)];
    case 'token':
      return [`token:${m.reward}`];
    default:
      return [];
  }
};

/** From and to cannot be told apart by what is pressed, so their order counts; what else has two parts may begin with either. */
const ORDERED: ReadonlySet<Verb> = new Set(['carry', 'shift', 'drop', 'send', 'recall', 'camp']);
const fits = (m: Move, picked: readonly string[]): boolean => {
  const parts = targetsOf(m);
  if (picked.length > parts.length) return false;
  if (ORDERED.has(m.verb)) return picked.every((x, i) => parts[i] === x);
  // Two of a kind are two presses on the same thing.
  const left = [...parts];
  return picked.every((x) => {
    const i = left.indexOf(x);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
};

type Chosen = Pick<Props, 'legal' | 'draft'>;
export const pickedOf = ({ draft }: Pick<Props, 'draft'>): readonly string[] =>
  typeof draft.picked === 'string' && draft.picked !== '' ? draft.picked.split(' ') : [];
/** The moves that are still meant. */
export const meant = (p: Chosen, more: readonly string[] = []): readonly Move[] => p.legal.filter((m) => fits(m, [...pickedOf(p), ...more]));

/** Whether pressing this leads on. */
export const live = (p: Chosen, target: string): boolean => {
  const picked = pickedOf(p);
  return p.legal.some((m) => targetsOf(m).length > picked.length && fits(m, [...picked, target]));
};
export const chosen = (p: Pick<Props, 'draft'>, target: string): boolean => pickedOf(p).includes(target);

export const pick = (p: Pick<Props, 'draft' | 'setDraft'>, picked: readonly string[]): void => p.setDraft({ ...p.draft, picked: picked.join(' ') });

/** On a phone a first tap shows what these would do and a second does it. */
const WEIGHTY: ReadonlySet<Verb> = new Set(['step', 'jump', 'castle', 'doctor', 'assistant', 'build', 'raise']);

type Pressed = Pick<Props, 'legal' | 'draft' | 'setDraft' | 'choose' | 'point' | 'narrow' | 'why' | 'openRule'>;
/** A press on a thing of the board; what cannot be chosen says why. */
export const press = (p: Pressed, target: string, at: Element, wish: Move | null, title?: string): void => {
  const picked = pickedOf(p);
  const next = meant(p, [target]);
  const sole = next.length === 1 ? next[0] : undefined;
  if (sole !== undefined) {
    if (p.narrow && WEIGHTY.has(sole.verb) && !picked.includes(target)) {
      pick(p, [...picked, target]);
      p.point(sole);
    } else p.choose(sole);
    return;
  }
  if (next.length > 1) {
    pick(p, [...picked, target]);
    return;
  }
  if (picked.includes(target)) {
    const same = meant(p);
    const one = same.length === 1 ? same[0] : undefined;
    if (one !== undefined && p.narrow) p.choose(one);
    else
      pick(
        p,
        picked.filter((x) => x !== target),
      );
    return;
  }
  if (p.legal.some((m) => fits(m, [target]))) {
    pick({ ...p, draft: {} }, []);
    press({ ...p, draft: {} }, target, at, wish, title);
    return;
  }
  const no = wish === null || p.legal.length === 0 ? null : p.why(wish);
  if (no !== null) showTip(at, { ...(title === undefined ? {} : { title }), sentence: no.sentence, clause: no.clause, open: p.openRule });
};

/** The move that pointing at a thing shows: only where it is the only one. */
export const shownBy = (p: Chosen, target: string): Move | null => {
  const next = meant(p, [target]);
  return next.length === 1 ? (next[0] ?? null) : null;
};

/** Everything a thing of the board needs to be pressed. */
export const pressing = (p: Pressed & Chosen, target: string, wish: Move | null, title?: string) => ({
  'data-live': live(p, target) || undefined,
  'data-picked': chosen(p, target) || undefined,
  tabIndex: live(p, target) || chosen(p, target) ? 0 : -1,
  onClick: (e: { readonly currentTarget: Element }) => press(p, target, e.currentTarget, wish, title),
  onPointerEnter: () => {
    const m = shownBy(p, target);
    if (m !== null) p.point(m);
  },
  onPointerLeave: () => {
    if (live(p, target)) p.point(null);
  },
  onFocus: () => {
    const m = shownBy(p, target);
    if (m !== null) p.point(m);
  },
  onBlur: () => {
    if (live(p, target)) p.point(null);
  },
});

/** What this seat can do now and how far it has chosen: every legal move is reached by pressing the things it is about, in one or two presses. Shared by board, seats and controls. */

import type { BoardProps } from '@pesthouse/board';
import { type Aim, answers, byWays, eitherWay, meantBy, pickedOf, pointing, pressed, type Reach, reachedBy } from '@pesthouse/board';
import type { Bed, Desk } from '../names.ts';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];

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
const { fits } = byWays((m: Move) => (ORDERED.has(m.verb) ? [targetsOf(m)] : eitherWay(targetsOf(m))));
/** On a phone a first tap shows what these would do and a second does it. */
const WEIGHTY: ReadonlySet<Verb> = new Set(['step', 'jump', 'castle', 'doctor', 'assistant', 'build', 'raise']);
/** What is left alone is made at once. */
const reachOf = ({ narrow }: Pick<Props, 'narrow'>): Reach<Move> => ({ fits, waits: (m) => narrow && WEIGHTY.has(m.verb) });

type Chosen = Pick<Props, 'legal' | 'draft'>;
/** The moves that are still meant. */
export const meant = (p: Chosen, more: readonly Aim[] = []): readonly Move[] => meantBy({ fits }, p.legal, [...pickedOf(p), ...more]);
/** Whether pressing this leads on. */
export const live = (p: Chosen, target: Aim): boolean => meant(p, [target]).length > 0;
export const chosen = (p: Pick<Props, 'draft'>, target: Aim): boolean => pickedOf(p).includes(target);

/** A press on a thing of the board. Says whether it meant anything. */
const press = (p: Props, target: Aim): boolean => {
  const step = pressed(p, reachOf(p), target);
  if (step !== null && 'picked' in step && step.waiting !== undefined) p.point(step.waiting);
  return step !== null;
};

/** The move that pointing at a thing shows: only where it is the only one. */
const shownBy = (p: Chosen, target: Aim): Move | null => reachedBy({ fits }, p.legal, [...pickedOf(p), target]);

/** Everything a thing of the board needs to be pressed; what cannot be chosen says why. */
export const pressing = (p: Props, target: Aim, wish: Move | null, name?: string) => {
  const leads = live(p, target);
  const would = shownBy(p, target);
  const picked = chosen(p, target);
  return {
    'data-live': leads || undefined,
    'data-picked': picked || undefined,
    tabIndex: leads || picked ? 0 : -1,
    ...answers(
      p,
      () => press(p, target),
      () => ({ name, wishes: wish === null || leads || p.legal.length === 0 ? [] : [wish] }),
    ),
    ...pointing(p, would),
  };
};

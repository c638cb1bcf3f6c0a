/** The path of things to press: how legal moves become things on a board that are pressed one after another, until one move is left. Plain functions from what is picked to what is picked next; the draft of the page keeps it. */
import type { BoardProps, Draft } from '../board.ts';

/** A thing to press, as `kind:name`: `place:4`, `card:summons`. */
export type Aim = string;
/** What has been pressed so far, in its order. */
export type Trail = readonly Aim[];

export const kindOf = (aim: Aim): string => aim.slice(0, aim.indexOf(':'));
export const restOf = (aim: Aim): string => aim.slice(aim.indexOf(':') + 1);

/** How the moves of a game are reached. */
export interface Reach<M> {
  /** Whether this move can still be meant by what is picked. */
  fits(m: M, picked: Trail): boolean;
  /** Whether nothing of it is left to press. Without it, the only move that is left counts as reached, though more of its things could be pressed. */
  whole?(m: M, picked: Trail): boolean;
  /** Where a press does not lead on: what it may begin instead, best first. Without it, any thing begins anew. */
  anew?(picked: Trail, aim: Aim): readonly Trail[];
  /** Whether a move that is reached waits for a second press on its last thing. */
  waits?(m: M, aim: Aim): boolean;
  /** The move that a second press on the last thing says yes to; null lets that thing go. Without it, the one that waits. */
  yes?(picked: Trail): M | null;
}

/** A press makes a move or changes what is picked; with a move that is reached by that and waits. */
export type Step<M> = { readonly move: M } | { readonly picked: Trail; readonly waiting?: M };

const begins = (way: Trail, picked: Trail): boolean => picked.every((x, i) => way[i] === x);

/** A move is reached by pressing all things of one of its ways, in their order. */
export const byWays = <M>(ways: (m: M) => readonly Trail[]): Required<Pick<Reach<M>, 'fits' | 'whole'>> => ({
  fits: (m, picked) => ways(m).some((way) => begins(way, picked)),
  whole: (m, picked) => ways(m).some((way) => way.length === picked.length && begins(way, picked)),
});

/** Two things that may be pressed in either order: both ways. */
export const eitherWay = (things: Trail): readonly Trail[] => (things.length < 2 ? [things] : [things, things.toReversed()]);

/** The moves that can still be meant. */
export const meantBy = <M>({ fits }: Reach<M>, legal: readonly M[], picked: Trail): readonly M[] => legal.filter((m) => fits(m, picked));

/** The move that is reached by what is picked; null while something is missing. */
export const reachedBy = <M>(reach: Reach<M>, legal: readonly M[], picked: Trail): M | null => {
  const meant = meantBy(reach, legal, picked);
  const { whole } = reach;
  if (whole === undefined) return meant.length === 1 ? (meant[0] ?? null) : null;
  return meant.find((m) => whole(m, picked)) ?? null;
};

/** What a press on a thing does; null where it means nothing now. */
export const stepOf = <M>(reach: Reach<M>, legal: readonly M[], picked: Trail, aim: Aim): Step<M> | null => {
  const go = (trail: Trail): Step<M> | null => {
    if (meantBy(reach, legal, trail).length === 0) return null;
    const move = reachedBy(reach, legal, trail);
    if (move === null) return { picked: trail };
    return reach.waits?.(move, aim) === true ? { picked: trail, waiting: move } : { move };
  };
  const on = go([...picked, aim]);
  if (on !== null) return on;
  if (picked.at(-1) === aim) {
    const move = reach.yes === undefined ? reachedBy(reach, legal, picked) : reach.yes(picked);
    return move === null ? { picked: picked.slice(0, -1) } : { move };
  }
  for (const trail of reach.anew?.(picked, aim) ?? [[aim]]) {
    const begun = go(trail);
    if (begun !== null) return begun;
  }
  return null;
};

/** No name of a thing has a line break in it. */
const APART = '\n';
/** What is picked, as the draft keeps it. */
export const pickedOf = ({ draft: { picked } }: { readonly draft: Draft }): Trail => (typeof picked === 'string' && picked !== '' ? picked.split(APART) : []);
/** The draft with this picked and everything else of it kept. */
export const withPicked = (draft: Draft, trail: Trail): Draft => {
  const { picked: _, ...rest } = draft;
  return trail.length === 0 ? rest : { ...rest, picked: trail.join(APART) };
};

/** What of one kind is picked; undefined where nothing is. */
export const pickedAs = (p: { readonly draft: Draft }, kind: string): string | undefined => {
  const aim = pickedOf(p).find((x) => kindOf(x) === kind);
  return aim === undefined ? undefined : restOf(aim);
};

/** Picks exactly this. */
export const pick = (p: Pick<BoardProps, 'draft' | 'setDraft'>, trail: Trail): void => p.setDraft(withPicked(p.draft, trail));

interface Pressed<M> extends Pick<BoardProps, 'draft' | 'setDraft'> {
  readonly legal: readonly M[];
  choose(move: M): void;
}

/** Presses a thing: makes the move that it completes, or picks it. Gives back what came of it; null where it meant nothing. */
export const pressed = <M>(p: Pressed<M>, reach: Reach<M>, aim: Aim, from: Trail = pickedOf(p)): Step<M> | null => {
  const step = stepOf(reach, p.legal, from, aim);
  if (step === null) return null;
  if ('move' in step) p.choose(step.move);
  else pick(p, step.picked);
  return step;
};

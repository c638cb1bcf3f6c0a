/** Answers to a sealed question at a local table: kept beside the record, each its seat's own, until all are in and the question closes. */

import { type Flat, holds, type MoveEntry, type Seat } from '@pesthouse/kernel';
import { at, type Play, propose } from '@pesthouse/table';
import type { AnyEngine } from '../../games/index.ts';

export interface Kept {
  readonly at: string;
  readonly answers: readonly { readonly seat: Seat; readonly move: Flat }[];
}

export const openAnswers = (engine: AnyEngine, play: Play, kept: Kept | undefined) => {
  let position = kept?.at ?? '';
  const answers = new Map<Seat, Flat>(kept?.answers.map((x) => [x.seat, x.move]));
  /** What was answered to another question is nobody's answer to this one. */
  const now = (): Map<Seat, Flat> => {
    if (position !== at(play)) answers.clear();
    position = at(play);
    return answers;
  };
  const asked = (): Seat[] => Array.from({ length: play.record.seats }, (_, i) => i).filter((i) => holds(engine.deciders(play.state), i));
  const sealed = (): boolean => engine.decision(play.state)?.sealed === true;
  return {
    sealed,
    of: (seat: Seat): Flat | null => now().get(seat) ?? null,
    /** Takes the place of what the seat answered before. Says why where it cannot be. */
    hold(seat: Seat, move: Flat, given: string): string | null {
      const mine = propose(play, seat, move, given);
      if ('refused' in mine) return mine.refused;
      now().set(seat, mine.entry.move);
      return null;
    },
    letGo: (seat: Seat): boolean => now().delete(seat),
    complete: (): boolean => sealed() && asked().every((x) => now().has(x)),
    /** The entries of the closed question, seat by seat: nobody can read from the record who was first. */
    entries(): MoveEntry[] {
      const n = play.entries.length + 1;
      return asked().flatMap((seat, i): MoveEntry[] => {
        const move = now().get(seat);
        return move === undefined ? [] : [{ n: n + i, seat, move }];
      });
    },
    kept: (): { at: string; answers: { seat: Seat; move: { verb: string; [field: string]: string | number | boolean } }[] } => ({
      at: at(play),
      answers: [...now()].map(([seat, move]) => ({ seat, move: { ...move } })),
    }),
  };
};

/** A Move with its first space in one press: the Action is declared, and when the first step is asked for, it is taken. */

import type { BoardProps } from '@pesthouse/board';
import { useEffect } from 'react';
import type { Event, Move, State } from '../state.ts';

let goal: number | null = null;

export const setOut = (to: number): void => {
  goal = to;
};

/** Goes on where `setOut` began; lives in a part of the page that is always there. */
export const useWalk = ({ view, legal, choose }: Pick<BoardProps<State, Move, Event>, 'view' | 'legal' | 'choose'>): void => {
  useEffect(() => {
    if (goal === null || legal.length === 0) return;
    const f = view.stack[view.stack.length - 1];
    const step = f?.step === 'walk' && !f.begun ? legal.find((m) => m.verb === 'go' && m.to === goal) : undefined;
    if (f?.step === 'act') return;
    goal = null;
    if (step !== undefined) choose(step);
  }, [view, legal, choose]);
};

/** How one asks about a thing: a press on what offers nothing, the other button of the mouse, a finger that is held, a key on what has the focus, or the mode in which everything explains itself. */

import { announce, bringInSight, tipIsShown } from '@pesthouse/board';
import { type Explained, sentences } from '@pesthouse/kernel';
import { useEffect, useRef } from 'react';
import { hold, justHeld } from '../hold.ts';
import { closeExplained, deedsSoFar, setMode, useAsking } from './asking.ts';
import { allThings, markOf, ownPress, thingAt } from './finding.ts';

/** What a thing tells, and where it is drawn: a picture may show another moment than the board. */
export type Ask = (thing: string, at: Element) => Explained | null;

const plain = (s: string): string => s.replaceAll('**', '');
/** Who moves further than this between pressing and letting go drags. */
const SLACK = 8;

/** Shows what a thing tells; says whether it tells anything. */
export const explain = (ask: Ask, at: Element): boolean => {
  const thing = markOf(at);
  const told = ask(thing, at);
  if (told === null) return false;
  useAsking.setState({ shown: { at, thing, told } });
  announce(plain(sentences([told.name, told.sort, told.does, told.now])));
  return true;
};

/** With the keys one goes from thing to thing. */
const step = (ask: Ask, by: 1 | -1): void => {
  const all = allThings();
  const { shown } = useAsking.getState();
  const from = shown === null ? -1 : all.findIndex((x) => markOf(x) === shown.thing);
  for (let i = 1; i <= all.length; i++) {
    const next = all[((((from < 0 && by < 0 ? 0 : from) + by * i) % all.length) + all.length) % all.length];
    if (next === undefined) return;
    bringInSight(next);
    if (explain(ask, next)) return;
  }
};

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const useExplaining = (ask: Ask): void => {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let before = 0;
    let down = { x: 0, y: 0 };
    const asking: Ask = (thing, where) => latest.current(thing, where);
    const at = (e: MouseEvent): boolean => {
      const thing = thingAt(e.target, { x: e.clientX, y: e.clientY });
      return thing !== null && explain(asking, thing);
    };
    const pressed = (e: PointerEvent): void => {
      down = { x: e.clientX, y: e.clientY };
      if (e.target instanceof Element && e.target.closest('[data-explained]') === null) closeExplained();
      if (e.pointerType === 'mouse' || e.button > 0) return;
      const { target } = e;
      hold(down, () => {
        const thing = thingAt(target, down);
        if (thing !== null) explain(asking, thing);
      });
    };
    // What ends a hold, and in the mode every press, plays nothing.
    const first = (e: MouseEvent): void => {
      before = deedsSoFar();
      const { mode } = useAsking.getState();
      const inRoom = e.target instanceof Element && e.target.closest('[data-explains]') !== null;
      if (!inRoom || (!mode && !justHeld())) return;
      e.preventDefault();
      e.stopPropagation();
      if (mode && !justHeld() && Math.hypot(e.clientX - down.x, e.clientY - down.y) <= SLACK) at(e);
    };
    const last = (e: MouseEvent): void => {
      // A press by a key has no place on the screen.
      if (e.detail === 0 || e.defaultPrevented || deedsSoFar() !== before || tipIsShown() || ownPress(e.target)) return;
      at(e);
    };
    const other = (e: MouseEvent): void => {
      if (at(e)) e.preventDefault();
    };
    const key = (e: KeyboardEvent): void => {
      const { mode, shown } = useAsking.getState();
      if (e.key === 'Escape' && (mode || shown !== null)) {
        e.preventDefault();
        e.stopPropagation();
        setMode(false);
        return;
      }
      if (!mode || e.ctrlKey || e.metaKey || e.altKey) return;
      const by = e.key === 'Tab' ? (e.shiftKey ? -1 : 1) : STEPS[e.key];
      if (by === undefined || (e.target instanceof Element && e.target.closest('dialog, input, textarea, select') !== null)) return;
      // From the card itself Tab goes on to its links.
      if (e.key === 'Tab' && e.target instanceof Element && e.target.closest('[data-explained]') !== null) return;
      e.preventDefault();
      e.stopPropagation();
      step(asking, by);
    };
    const gone = new AbortController();
    const capture = { signal: gone.signal, capture: true } as const;
    const bubble = { signal: gone.signal } as const;
    document.addEventListener('pointerdown', pressed, capture);
    document.addEventListener('click', first, capture);
    document.addEventListener('click', last, bubble);
    document.addEventListener('contextmenu', other, bubble);
    document.addEventListener('keydown', key, capture);
    return () => {
      gone.abort();
      setMode(false);
    };
  }, []);
};

/** Finds on the page what a step points at, and watches it while things move. */

import { bringInSight } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import type { Box } from './placing.ts';

const PAD = 8;
const LOOK_MS = 120;

const visible = (x: Element): boolean => {
  const { width, height } = x.getBoundingClientRect();
  return width > 4 && height > 4 && x.checkVisibility({ visibilityProperty: true });
};

/** The elements of a spot that can be seen: several may bear the name, on tabs and in hands. */
const spotsOf = (name: string): readonly Element[] => [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].filter(visible);
/** Of them the first is meant. */
export const spotOf = (name: string): Element | undefined => spotsOf(name)[0];

/** Its box on the screen, with room for a ring; nothing where it lies outside. */
const boxOf = (x: Element): Box | null => {
  const r = x.getBoundingClientRect();
  const left = Math.max(2, r.left - PAD);
  const top = Math.max(2, r.top - PAD);
  const box = { x: left, y: top, w: Math.min(innerWidth - 2, r.right + PAD) - left, h: Math.min(innerHeight - 2, r.bottom + PAD) - top };
  return box.w > 16 && box.h > 16 ? box : null;
};

/** What a step points at: names of spots, the most important first, and the moves that it wants, where it wants any. */
export interface Aims {
  readonly show: readonly string[];
  readonly wanted: ReadonlySet<string> | null;
}

/** Whether a button brings about what is wanted; undefined for what says nothing of that. */
const brings = (x: Element, wanted: ReadonlySet<string>): boolean | undefined => {
  const does = x.getAttribute('data-does');
  return does === null ? undefined : does.split('\n').some((m) => wanted.has(m));
};

/** Whether nothing but the yes is missing: a button that makes the wanted move and no other. */
const says = (x: Element, wanted: ReadonlySet<string>): boolean => wanted.has(x.getAttribute('data-does') ?? '');

/** The things to ring. Of several buttons with one name it is the one that is wanted, and a button that brings it about is rung though no step named it: it may come only after something was chosen. */
const pointedAt = ({ show, wanted }: Aims): readonly Element[] => {
  if (wanted === null) return show.flatMap((name) => spotOf(name) ?? []);
  const named = show.flatMap((name) => spotsOf(name).find((x) => brings(x, wanted) !== false) ?? []);
  if (named.some((x) => brings(x, wanted) === true)) return named;
  const more = [...document.querySelectorAll('[data-does]')].filter((x) => visible(x) && brings(x, wanted) === true);
  const yes = more.find((x) => says(x, wanted));
  return yes === undefined ? [...named, ...more.slice(0, 1)] : [yes, ...named];
};

export interface Seen {
  readonly screen: { readonly w: number; readonly h: number };
  readonly targets: readonly Box[];
  /** Between the bars: where the plate may stand. */
  readonly room: Box;
  /** Over the bars as well, for where it would cover what it speaks of otherwise. */
  readonly whole: Box;
}

/** On a phone the Doctor’s head needs room above the plate. */
const HEAD = 36;
const EDGE = 16;

const look = (aims: Aims, narrow: boolean): Seen => {
  const screen = { w: innerWidth, h: innerHeight };
  const targets = pointedAt(aims).flatMap((x) => boxOf(x) ?? []);
  const bar = document.querySelector('[data-prompt]')?.getBoundingClientRect();
  const top = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + HEAD;
  const foot = (bar?.top ?? screen.h) - 8;
  const side = narrow ? EDGE : EDGE + 22;
  const w = screen.w - side - EDGE;
  return { screen, targets, room: { x: side, y: top, w, h: foot - top }, whole: { x: side, y: HEAD, w, h: screen.h - 8 - HEAD } };
};

const scrolls = (x: Element): boolean => x.scrollHeight > x.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(x).overflowY);

/** What lies in a list that runs on under the prompt is scrolled up from under it. */
const liftUp = (thing: Element): void => {
  const bar = document.querySelector('[data-prompt]')?.getBoundingClientRect();
  const under = bar === undefined ? 0 : thing.getBoundingClientRect().bottom + PAD - bar.top;
  if (under <= 0) return;
  for (let x = thing.parentElement; x !== null; x = x.parentElement)
    if (scrolls(x)) {
      x.scrollTop += under;
      return;
    }
};

/** What a step points at, as it lies on the screen now. The first is brought into sight once, as soon as it is there. */
export const useTargets = (show: readonly string[], wanted: ReadonlySet<string> | null, narrow: boolean): Seen => {
  const [seen, setSeen] = useState<Seen>(() => look({ show, wanted }, narrow));
  useEffect(() => {
    let brought = false;
    const update = (): void => {
      // A step may open a tab first: what it points at stands there only then.
      const first = brought ? undefined : show.map(spotOf).find((x) => x !== undefined && x.closest('[data-prompt]') === null);
      if (first !== undefined) {
        brought = true;
        bringInSight(first);
        liftUp(first);
      }
      const next = look({ show, wanted }, narrow);
      setSeen((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    };
    update();
    const timer = setInterval(update, LOOK_MS);
    addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', update);
    };
  }, [show, wanted, narrow]);
  return seen;
};

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

/** What of a thing in the prompt bar can be seen: a bar that runs on is cut off at its edge. */
const cut = (x: Element): { left: number; top: number; right: number; bottom: number } => {
  const r = x.getBoundingClientRect();
  const box = { left: r.left, top: r.top, right: r.right, bottom: r.bottom };
  for (let up = x.parentElement; up !== null && up.closest('[data-prompt]') !== null; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const edge = up.getBoundingClientRect();
    box.left = Math.max(box.left, edge.left);
    box.top = Math.max(box.top, edge.top);
    box.right = Math.min(box.right, edge.right);
    box.bottom = Math.min(box.bottom, edge.bottom);
  }
  return box;
};

/** Its box on the screen, with room for a ring; nothing where it lies outside. */
const boxOf = (x: Element): Box | null => {
  const r = cut(x);
  const left = Math.max(2, r.left - PAD);
  const top = Math.max(2, r.top - PAD);
  const box = { x: left, y: top, w: Math.min(innerWidth - 2, r.right + PAD) - left, h: Math.min(innerHeight - 2, r.bottom + PAD) - top };
  return box.w > 16 && box.h > 16 ? box : null;
};

/** What a step points at: names of spots, the most important first, and the moves that it wants, the likeliest first, where it wants any. */
export interface Aims {
  readonly show: readonly string[];
  readonly wanted: readonly string[] | null;
}

const movesOf = (x: Element): readonly string[] | null => x.getAttribute('data-does')?.split('\n') ?? null;
/** Whether a button brings about what is wanted; undefined for what says nothing of that. */
const brings = (x: Element, wanted: readonly string[]): boolean | undefined => movesOf(x)?.some((m) => wanted.includes(m));

interface Named {
  readonly name: string;
  readonly thing: Element;
}

/** The button that is not named and yet brings about the likeliest of what is wanted; whether nothing but its press is missing. */
const unnamed = (wanted: readonly string[]): { readonly thing: Element; readonly yes: boolean } | undefined => {
  const buttons = [...document.querySelectorAll('[data-does]')].filter(visible);
  for (const move of wanted) {
    const sure = buttons.find((x) => x.getAttribute('data-does') === move);
    if (sure !== undefined) return { thing: sure, yes: true };
    const leads = buttons.find((x) => movesOf(x)?.includes(move) === true);
    if (leads !== undefined) return { thing: leads, yes: false };
  }
  return undefined;
};

/** The things to ring. Of several buttons with one name it is the one that is wanted, and a button that brings it about is rung though no step named it: it may come only after something was chosen. */
const pointedAt = ({ show, wanted }: Aims): readonly Named[] => {
  const named = show.flatMap((name): Named[] => {
    const thing = spotsOf(name).find((x) => wanted === null || brings(x, wanted) !== false);
    return thing === undefined ? [] : [{ name, thing }];
  });
  if (wanted === null || named.some(({ thing }) => brings(thing, wanted) === true)) return named;
  const more = unnamed(wanted);
  if (more === undefined) return named;
  const last = { name: `does ${movesOf(more.thing)?.[0] ?? ''}`, thing: more.thing };
  return more.yes ? [last, ...named] : [...named, last];
};

export interface Target {
  readonly name: string;
  readonly box: Box;
  /** It is what is to be pressed: the plate never lies on it. */
  readonly vital: boolean;
}

export interface Seen {
  readonly screen: { readonly w: number; readonly h: number };
  readonly targets: readonly Target[];
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
  const { wanted } = aims;
  const targets = pointedAt(aims).flatMap(({ name, thing }, i): Target[] => {
    const box = boxOf(thing);
    return box === null ? [] : [{ name, box, vital: i === 0 || (wanted !== null && brings(thing, wanted) === true) }];
  });
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

/** A button at the end of a bar that runs on is moved into it, once: whoever moves the bar themselves is left alone. */
const brought = new WeakSet<Element>();
const bringBarAlong = (aims: Aims): void => {
  for (const { thing } of pointedAt(aims)) {
    if (brought.has(thing) || thing.closest('[data-prompt]') === null) continue;
    brought.add(thing);
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
};

/** Whether it lies in its room: a board that can be moved may have moved away from it, to show all that can be chosen. */
const lost = (thing: Element): boolean => {
  const room = thing.closest('section')?.getBoundingClientRect();
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return boxOf(thing) === null || (room !== undefined && (x < room.left || x > room.right || y < room.top || y > room.bottom));
};
/** Whoever touches, drags or turns has taken the board over. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;
/** What so many tries do not bring into sight stays where it is. */
const TRIES = 4;

/** What a step points at, as it lies on the screen now. The first is brought into sight as soon as it is there, and again where the board moves away from it, until a hand moves the board. */
export const useTargets = (show: readonly string[], wanted: readonly string[] | null, narrow: boolean): Seen => {
  const [seen, setSeen] = useState<Seen>(() => look({ show, wanted }, narrow));
  useEffect(() => {
    let brought = 0;
    const hand = (): void => {
      if (brought > 0) brought = TRIES;
    };
    const update = (): void => {
      // A step may open a tab first: what it points at stands there only then.
      const first = brought >= TRIES ? undefined : show.map(spotOf).find((x) => x !== undefined && x.closest('[data-prompt]') === null);
      if (first !== undefined && (brought === 0 || lost(first))) {
        brought++;
        bringInSight(first);
        liftUp(first);
      }
      bringBarAlong({ show, wanted });
      const next = look({ show, wanted }, narrow);
      setSeen((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    };
    update();
    const timer = setInterval(update, LOOK_MS);
    addEventListener('resize', update);
    for (const kind of HANDS) addEventListener(kind, hand, true);
    return () => {
      clearInterval(timer);
      for (const kind of HANDS) removeEventListener(kind, hand, true);
      removeEventListener('resize', update);
    };
  }, [show, wanted, narrow]);
  return seen;
};

/** The law of the board: every legal move can be made on it, what glows is part of one, and everything else answers. Runs in the page, at a table whose settings ask once more before a move is made, so that nothing is ever played. */
import { canBeSeen, type Fault, nameOf } from './seen.ts';

const ROOMS = '[data-explains]';
const CONTROL = 'button, [role="button"], [role="radio"], [role="checkbox"], [role="option"], [role="switch"], a[href]';

const settled = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/** Presses in the middle of it, as a mouse does. */
const press = async (x: Element): Promise<void> => {
  const { left, top, width, height } = x.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX: left + width / 2, clientY: top + height / 2 };
  x.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }));
  x.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }));
  x.dispatchEvent(new MouseEvent('click', at));
  await settled();
};
const key = async (name: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }));
  await settled();
};

/** The move that waits for a second yes. */
const pending = (): string | null => document.querySelector('[data-pending]')?.getAttribute('data-pending') ?? null;
/** What is picked so far; empty where nothing is. */
const picked = (): string => document.querySelector('[data-picked]')?.getAttribute('data-picked') ?? '';
/** What is picked, and what can be pressed now. */
const picture = (): string => [picked(), ...things().keys()].join('\n');

/** Things to press, by a name under which they are found again. */
const things = (): Map<string, Element> => {
  const found = new Map<string, Element>();
  for (const x of document.querySelectorAll(`:is(${ROOMS}) :is(${CONTROL}, [data-about], [data-spot])`)) {
    const { width, height } = x.getBoundingClientRect();
    if (width < 1 || height < 1 || !canBeSeen(x) || x.matches(':disabled') || x.closest('a[href], [data-opens], [data-works], [data-explained]') !== null)
      continue;
    if (!x.matches(CONTROL) && getComputedStyle(x).cursor !== 'pointer') continue;
    const base = `${nameOf(x)} ${x.getAttribute('aria-label') ?? x.textContent?.slice(0, 40) ?? ''}`;
    for (let n = 0; ; n++) {
      const name = n === 0 ? base : `${base} (${n})`;
      if (found.has(name)) continue;
      found.set(name, x);
      break;
    }
  }
  return found;
};

/** Lets go of everything that is picked, asked or shown. */
const letGo = async (): Promise<boolean> => {
  for (let n = 0; n < 6; n++) {
    await key('Escape');
    if (pending() === null && picked() === '' && !answered()) return true;
  }
  return pending() === null && picked() === '';
};

export interface Tried {
  readonly reached: readonly string[];
  readonly presses: number;
  readonly stuck: string | null;
}

/** Presses one thing after another, and what these light up then, until every wanted move was offered for a second yes or the presses are used up. */
export const reachMoves = async (wanted: readonly string[], most: number): Promise<Tried> => {
  const reached = new Set<string>();
  const fresh = picture();
  const seen = new Set<string>([fresh]);
  const missing = (): boolean => wanted.some((x) => !reached.has(x));
  let presses = 0;
  let ways: (readonly string[])[] = [[]];
  while (ways.length > 0 && missing()) {
    const next: (readonly string[])[] = [];
    for (const way of ways) {
      const go = async (): Promise<boolean> => {
        for (const step of way) {
          const x = things().get(step);
          if (x === undefined) return false;
          await press(x);
          presses++;
        }
        return true;
      };
      if (!(await letGo())) return { reached: [...reached], presses, stuck: `after ${way.join(', ')}` };
      if (!(await go())) continue;
      const here = picture();
      for (const name of things().keys()) {
        if (presses >= most || !missing()) return { reached: [...reached], presses, stuck: null };
        if (picture() !== here || pending() !== null) {
          if (!(await letGo())) return { reached: [...reached], presses, stuck: `after ${[...way, name].join(', ')}` };
          if (!(await go())) break;
        }
        const x = things().get(name);
        if (x === undefined) continue;
        await press(x);
        presses++;
        const move = pending();
        if (move !== null) reached.add(move);
        else if (!seen.has(picture())) {
          seen.add(picture());
          next.push([...way, name]);
        }
      }
    }
    ways = next;
  }
  await letGo();
  return { reached: [...reached], presses, stuck: null };
};

/** Everything that breathes without end on the board: that is how boards say that a thing is part of a move. */
const glowing = (): Element[] => [
  ...new Set(
    document.getAnimations().flatMap((a) => {
      const { effect } = a;
      if (!(effect instanceof KeyframeEffect) || effect.target === null || effect.getTiming().iterations !== Infinity) return [];
      return effect.target.closest(ROOMS) !== null && canBeSeen(effect.target) ? [effect.target] : [];
    }),
  ),
];

const answered = (): boolean =>
  document.querySelector('[data-explained], dialog[open]') !== null ||
  (document.querySelector('[role="status"] b, [role="status"] [data-clause]') !== null && tip());
const tip = (): boolean =>
  [...document.querySelectorAll('body > * [role="status"][aria-live="polite"]')].some(
    (x) => x.closest('[data-prompt]') === null && (x.textContent ?? '') !== '',
  );

/** What a press on the point in the middle of a thing comes to. */
const outcome = async (x: Element, fresh: string): Promise<'move' | 'picked' | 'answer' | 'nothing'> => {
  const { left, top, width, height } = x.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2) ?? x;
  await press(hit.closest(ROOMS) === null ? x : hit);
  return pending() !== null ? 'move' : picture() !== fresh ? 'picked' : answered() ? 'answer' : 'nothing';
};

/** What glows is part of a move; what is marked answers, whatever it is. */
export const boardAnswers = async (most: number): Promise<Fault[]> => {
  const fresh = picture();
  const faults: Fault[] = [];
  for (const x of glowing()) {
    if (!x.isConnected) continue;
    const came = await outcome(x, fresh);
    if (came !== 'move' && came !== 'picked') faults.push({ law: 'board', what: `${nameOf(x)} glows and is part of no move` });
    if (!(await letGo())) return [...faults, { law: 'board', what: `${nameOf(x)} cannot be let go of` }];
  }
  const marked = [...document.querySelectorAll(`:is(${ROOMS}) [data-about]`)].filter((x) => canBeSeen(x) && x.closest('[data-explained]') === null);
  const every = Math.max(1, Math.floor(marked.length / most));
  for (const x of marked.filter((_, i) => i % every === 0)) {
    const { left, top, width, height } = x.getBoundingClientRect();
    const [cx, cy] = [left + width / 2, top + height / 2];
    // What is panned or scrolled away, or covered, cannot be pressed just now.
    const hit = document.elementFromPoint(cx, cy);
    if (!x.isConnected || width < 1 || height < 1 || hit === null || !(x.contains(hit) || hit.contains(x))) continue;
    if ((await outcome(x, fresh)) === 'nothing') faults.push({ law: 'board', what: `${nameOf(x)} answers nothing` });
    if (!(await letGo())) return [...faults, { law: 'board', what: `${nameOf(x)} cannot be let go of` }];
  }
  return faults;
};

/** Every legal move, as the plain list has them. */
export const listed = (): string[] => [...document.querySelectorAll('[data-choice]')].map((x) => x.getAttribute('data-choice') ?? '');

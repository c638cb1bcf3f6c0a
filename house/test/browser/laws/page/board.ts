/** The law of the board: every legal move can be made on it, what glows is part of one, and everything else answers. Runs in the page, at a table whose settings ask once more before a move is made, so that nothing is ever played. */
import { canBeSeen, type Fault, nameOf, unclipped } from './seen.ts';

const ROOMS = '[data-explains]';
const CONTROL = 'button, [role="button"], [role="radio"], [role="checkbox"], [role="option"], [role="switch"], a[href]';

const settled = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/** A board passes over a press that comes sooner than anybody can read what is asked: between two presses of the law a second goes by on the page's clock. */
const READING_MS = 1000;
let waited = 0;
const clock = performance.now.bind(performance);
performance.now = () => clock() + waited;

interface Point {
  readonly x: number;
  readonly y: number;
}
const centreOf = (x: Element): Point => {
  const { left, top, width, height } = x.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Presses it at a point, as a mouse does; in its middle where none is given. */
const press = async (x: Element, { x: clientX, y: clientY }: Point = centreOf(x)): Promise<void> => {
  waited += READING_MS;
  const at = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
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
/** What of the table can be pressed to go on: what the board says is part of a move, the buttons of the bar, and on a phone the tabs of the board. */
const ON = `:is(${ROOMS}) [data-live], [data-prompt] button:not([aria-expanded]), [data-tab]:not([aria-current]):not([data-tab="log"], [data-tab="chat"], [data-tab="choices"])`;
/** Whatever else might be pressed there. */
const ANYTHING = `:is(${ROOMS}) :is(${CONTROL}, [data-about], [data-spot])`;

/** Buttons of the bar have names that begin like this. */
const BAR = 'bar ';

/** Things to press, by a name under which they are found again. */
const things = (which: string): Map<string, Element> => {
  const found = new Map<string, Element>();
  for (const x of document.querySelectorAll(which)) {
    const { width, height } = x.getBoundingClientRect();
    if (
      width < 1 ||
      height < 1 ||
      !canBeSeen(x) ||
      x.matches(':disabled, [aria-disabled="true"]') ||
      x.closest('a[href], [data-works], [data-explained]') !== null
    )
      continue;
    // A clause opens the rules.
    if (
      which === ANYTHING &&
      (x.closest('[data-opens]') !== null ||
        /^[A-Z]+-[A-Z]+-\d+$/.test(x.textContent ?? '') ||
        (!x.matches(CONTROL) && getComputedStyle(x).cursor !== 'pointer'))
    )
      continue;
    const cell = x.getAttribute('data-cell');
    const base = `${x.closest('[data-prompt]') === null ? '' : BAR}${nameOf(x)}${cell === null ? '' : `[cell:${cell}]`} ${x.getAttribute('aria-label') ?? x.textContent?.slice(0, 40) ?? ''}`;
    for (let n = 0; ; n++) {
      const name = n === 0 ? base : `${base} (${n})`;
      if (found.has(name)) continue;
      found.set(name, x);
      break;
    }
  }
  return found;
};

/** What is picked, in whatever order it was, on which tab of a phone, and what leads on now. Read without laying anything out, for it is read after every press. */
const picture = (which: string): string =>
  [
    ...picked()
      .split(/\\n|[{}",]+/)
      .toSorted(),
    document.querySelector('[data-tab][aria-current]')?.getAttribute('data-tab') ?? '',
    ...[...document.querySelectorAll(which)].flatMap((x) =>
      x.closest('[data-explained]') === null ? `${nameOf(x)} ${x.getAttribute('aria-label') ?? x.textContent} ${x.matches(':disabled')}` : [],
    ),
  ].join('\n');

/** Breathing costs a drawn frame after another, and nobody looks; what is just arriving, and cannot be seen yet, has arrived. */
const holdBreath = (): void => {
  for (const a of document.getAnimations()) {
    if (a.playState !== 'running') continue;
    if (a.effect?.getComputedTiming().endTime === Infinity) a.pause();
    else a.finish();
  }
};

/** Lets go of everything that is picked, asked or shown, and goes back to the board. */
const letGo = async (): Promise<boolean> => {
  holdBreath();
  const home = document.querySelector('[data-tab="board"]:not([aria-current])');
  if (home !== null) await press(home);
  for (let n = 0; n < 6; n++) {
    await key('Escape');
    if (pending() === null && picked() === '' && !answered()) return true;
  }
  return pending() === null && picked() === '';
};

/** Scrolls it into sight, where it stands in something that is scrolled; a map that is panned stays as it is. */
const bring = (x: Element): void => {
  let y = x.parentElement;
  while (y !== null && !/auto|scroll/.test(getComputedStyle(y).overflow)) y = y.parentElement;
  if (y !== null) x.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
};
/** In sixths of it, from its middle outwards. */
const POINTS = [3, 2, 4, 1, 5];
/** Whether some point of it can be hit; what is panned or scrolled away can be brought back, and a board can be moved from under what lies over its edge. */
const covered = (x: Element): Element | null => {
  bring(x);
  const by = lying(x);
  const board = by === null ? undefined : pannedBy(x);
  if (by === null || board === undefined) return by;
  for (const key of PANS) {
    board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (lying(x) === null) return null;
  }
  return by;
};
/** A drag, by the keys that do the same. */
const PANS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].flatMap((there, i, all) => {
  const back = all[i ^ 1] ?? there;
  return [there, there, there, back, back, back];
});
const pannedBy = (x: Element): Element | undefined => {
  let y: Element | null = x;
  while (y !== null && !(y instanceof HTMLElement && y.tabIndex === -1 && getComputedStyle(y).touchAction === 'none')) y = y.parentElement;
  return y ?? undefined;
};
/** What lies on all of it. */
const lying = (x: Element): Element | null => {
  const box = x.getBoundingClientRect();
  const { left, top, width, height } = box;
  const seen = unclipped(x, box);
  let by: Element | null = null;
  for (const i of POINTS)
    for (const j of POINTS) {
      const [px, py] = [left + (width * i) / 6, top + (height * j) / 6];
      if (seen === null || px < seen.left || px > seen.right || py < seen.top || py > seen.bottom) return null;
      const hit = document.elementFromPoint(px, py);
      if (hit === null || hit.closest('[data-table]') === null || x.contains(hit) || hit.contains(x)) return null;
      by = hit;
    }
  return by;
};

export interface Tried {
  readonly reached: readonly string[];
  readonly presses: number;
  readonly stuck: string | null;
  /** What leads on while nothing is picked and cannot be hit, and what lies on it. */
  readonly covered: readonly string[];
}

/** Moves to be made, each with those that are the same as it. */
type Wanted = readonly (readonly string[])[];

/** One state of what is picked: how it was come to, and what has not been pressed in it yet. */
interface Standing {
  way: readonly string[];
  readonly picked: string;
  readonly left: string[];
}

/** So many presses are spent on one move before the next has its turn. */
const EACH = 40;

/** What a move is about, as the names of things on a board have it: a place, a card, a number. */
interface Aim {
  readonly verb: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly values: ReadonlySet<string>;
  /** Names without plain numbers, which are in the name of everything. */
  readonly words: readonly RegExp[];
}
const scalars = (x: unknown): string[] =>
  typeof x === 'object' && x !== null ? Object.entries(x).flatMap(([name, y]) => (name === 'verb' ? [] : scalars(y))) : [String(x)];
const isNumber = (x: string): boolean => !/[a-z]/i.test(x);
const aims = new Map<string, Aim>();
const aimOf = (move: string): Aim => {
  const known = aims.get(move);
  if (known !== undefined) return known;
  const told: unknown = move.startsWith('{') ? JSON.parse(move) : move;
  const values = scalars(told);
  const fields = new Map(typeof told === 'object' && told !== null ? Object.entries(told).map(([name, x]) => [name, String(x)]) : []);
  const named = values.map((x) => new RegExp(`(?<![\\w-])${x.replaceAll(/\W/g, '\\$&')}(?![\\w-])`));
  const verb = /"verb":"([^"]+)"/.exec(move)?.[1] ?? move;
  const made = { verb, fields, values: new Set(values), words: named.filter((_, i) => !isNumber(values[i] ?? '')) };
  aims.set(move, made);
  return made;
};
/** What is picked, part by part: what kind of thing it is, and which. */
const partsOf = (state: string): (readonly [string, string])[] =>
  Object.entries(state.startsWith('{') ? JSON.parse(state) : {}).flatMap(([name, x]) =>
    name === 'picked'
      ? String(x)
          .split('\n')
          .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)] as const)
      : [[name, String(x)] as const],
  );
/** How much of what is picked belongs to the move, less what does not. A number may be turned. */
const nearness = (state: string, { fields, values }: Aim): number => {
  let near = 0;
  for (const [name, value] of partsOf(state)) {
    const field = fields.get(name);
    // A number that goes by another name says nothing.
    if (field === undefined && isNumber(value)) continue;
    const mine = field === undefined ? values.has(value) : field === value;
    near += mine ? 4 : isNumber(value) && name !== 'x' && name !== 'y' ? -1 : -4;
  }
  return near;
};
/** How likely a press on a thing leads on to the move: it is called like a part of it that is missing, or like its button; what is called like something else leads away. */
const promise = (name: string, missing: readonly RegExp[], { verb, fields, values }: Aim): number => {
  const parts = missing.filter((x) => x.test(name)).length;
  // A button of the bar is called by its verb, and where there are several for it, by what tells them apart.
  const button = /\[do:([^\]]*)\]/.exec(name)?.[1]?.split(':');
  if (button !== undefined) return button[0] === verb ? button.slice(1).reduce((sum, x) => sum + (values.has(x) ? 4 : -2), 2) : -4;
  const of = /\[[^\]:]*:([^\]]*)\]/.exec(name)?.[1]?.split(/[: ]/) ?? [];
  if (name.includes('[cell:')) return of.join() === `${fields.get('x')},${fields.get('y')}` ? 4 : -4;
  const foreign = of.some((x) => !values.has(x) && !isNumber(x));
  return 5 * parts + (name.startsWith(BAR) ? (name.endsWith('Enter') ? 2 : 1) : 0) - (parts === 0 && foreign ? 4 : 0);
};
/** What is named like a part of the move that is not picked yet stands first, then the buttons of the bar, then all else; where one is already, rather than elsewhere. */
const likeliest = (known: ReadonlyMap<string, Standing>, here: string, aim: Aim): { readonly state: [string, Standing]; readonly name: string } | null => {
  let best: { readonly state: [string, Standing]; readonly name: string } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const state of known) {
    const [at, { way, picked: so, left }] = state;
    if (left.length === 0) continue;
    const base = nearness(so, aim) - (at === here ? 0 : 1 + way.length / 4);
    const missing = aim.words.filter((x) => !x.test(so));
    for (const name of left) {
      const worth = base + promise(name, missing, aim);
      if (worth > most) [most, best] = [worth, { state, name }];
    }
  }
  return best;
};

/** Says no to the move that waits, and keeps what is picked. */
const sayNo = async (): Promise<void> => {
  const no = [...document.querySelectorAll('[data-pending] button')].at(-1);
  if (no !== undefined) await press(no);
};

/** Walks from state to state, pressing in each what was not pressed there yet and most likely leads to a wanted move, until every one was offered for a second yes or the presses are used up. */
const search = async (
  wanted: Wanted,
  reached: Set<string>,
  hidden: Map<string, string>,
  which: string,
  most: number,
): Promise<Omit<Tried, 'reached' | 'covered'>> => {
  let presses = 0;
  if (!(await letGo())) return { presses, stuck: 'at first' };
  let here = picture(which);
  const known = new Map<string, Standing>([[here, { way: [], picked: picked(), left: [...things(which).keys()] }]]);
  /** One move after another is looked for; whoever takes too long waits until the others had their turns. */
  const queue = [...wanted];
  let spent = 0;
  while (presses < most) {
    while (queue[0]?.some((x) => reached.has(x)) === true) {
      queue.shift();
      spent = 0;
    }
    const [aim] = queue;
    if (aim === undefined) break;
    if (spent++ > EACH) {
      queue.push(...queue.splice(0, 1));
      spent = 0;
      continue;
    }
    const next = likeliest(known, here, aimOf(aim[0] ?? ''));
    if (next === null) break;
    const [there, now] = next.state;
    if (there !== here) {
      if (!(await letGo())) return { presses, stuck: `after ${known.get(here)?.way.join(', ')}` };
      for (const step of now.way) {
        const x = things(which).get(step);
        if (x === undefined) break;
        await press(x);
        presses++;
      }
      here = there;
      if (picture(which) !== here) {
        // Its way leads there no more.
        now.left.length = 0;
        here = picture(which);
        continue;
      }
    }
    now.left.splice(now.left.indexOf(next.name), 1);
    const x = things(which).get(next.name);
    if (x === undefined) continue;
    const by = covered(x);
    // What lies under something is pressed by nobody. A sheet over the table that comes with a pick is fine, as long as every move is made without what lies under it.
    if (by !== null) {
      if (now.way.length === 0) hidden.set(next.name, `${next.name} lies under ${nameOf(by)}`);
      continue;
    }
    hidden.delete(next.name);
    await press(x);
    presses++;
    const move = pending();
    if (move !== null) {
      reached.add(move);
      await sayNo();
    }
    here = picture(which);
    const way = [...now.way, next.name];
    const been = known.get(here);
    if (been === undefined) known.set(here, { way, picked: picked(), left: move === null ? [...things(which).keys()] : [] });
    else if (way.length < been.way.length) been.way = way;
  }
  await letGo();
  return { presses, stuck: null };
};

/** First by what the board says is part of a move; what was not reached like that, by pressing anything. */
export const reachMoves = async (wanted: Wanted, most: number): Promise<Tried> => {
  const [reached, hidden] = [new Set<string>(), new Map<string, string>()];
  const first = await search(wanted, reached, hidden, ON, most);
  const covered = [...hidden.values()];
  if (first.stuck !== null || wanted.every((same) => same.some((x) => reached.has(x)))) return { reached: [...reached], covered, ...first };
  const second = await search(wanted, reached, new Map(), ANYTHING, most);
  return { reached: [...reached], covered, presses: first.presses + second.presses, stuck: second.stuck };
};

/** Everything that breathes on the board, or has: that is how boards say that a thing is part of a move. A breath that is over leaves no animation behind, so styles are asked. */
const glowing = (): Element[] => {
  const flows = flowing();
  return [...document.querySelectorAll(`:is(${ROOMS}) *`)].filter(
    (x) => [null, '::before', '::after'].some((part) => breathes(getComputedStyle(x, part), flows)) && canBeSeen(x),
  );
};
const breathes = ({ animationName, animationIterationCount }: CSSStyleDeclaration, flows: ReadonlySet<string>): boolean => {
  const often = animationIterationCount.split(', ');
  return animationName.split(', ').some((name, i) => name !== 'none' && !flows.has(name) && often[i % often.length] !== '1');
};
/** A line that flows shows a way: nothing of it moves but its dashes. */
const flowing = (): ReadonlySet<string> =>
  new Set(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) =>
        rule instanceof CSSKeyframesRule &&
        [...rule].every((frame) => frame instanceof CSSKeyframeRule && [...frame.style].every((name) => name === 'stroke-dashoffset'))
          ? [rule.name]
          : [],
      ),
  );

const answered = (): boolean =>
  document.querySelector('[data-explained], dialog[open]') !== null || (document.querySelector('[data-tip] b, [data-tip] [data-clause]') !== null && tip());
const tip = (): boolean =>
  [...document.querySelectorAll('[data-tip], [data-toasts]')].some((x) => x.closest('[data-prompt]') === null && (x.textContent ?? '') !== '');

/** What lies in the middle of a thing: what is hit there, and where a map is panned away from it, what would be. */
const hitIn = (x: Element, { x: px, y: py }: Point): Element => {
  const seen = unclipped(x, new DOMRect(px, py, 1, 1));
  const hit = seen === null ? null : document.elementFromPoint(px, py);
  if (hit !== null && hit.closest(ROOMS) !== null) return hit;
  const there = [...document.querySelectorAll(`:is(${ROOMS}) [data-live]`)].findLast((y) => {
    const b = y.getBoundingClientRect();
    return b.left <= px && px <= b.right && b.top <= py && py <= b.bottom;
  });
  return there ?? x;
};

/** An answer may take a moment to stand there. */
const MOMENT_MS = 150;
type Outcome = 'move' | 'picked' | 'answer' | 'nothing';
/** What a press on the point in the middle of a thing comes to. */
const outcome = async (x: Element, fresh: string): Promise<Outcome> => {
  bring(x);
  // What is hit there may be far larger than the thing: a list that is scrolled.
  const at = centreOf(x);
  await press(hitIn(x, at), at);
  const came = (): Outcome => (pending() !== null ? 'move' : picture(ANYTHING) !== fresh ? 'picked' : answered() ? 'answer' : 'nothing');
  if (came() === 'nothing') await new Promise((go) => setTimeout(go, MOMENT_MS));
  return came();
};

/** What glows is part of a move; what is marked answers, whatever it is. */
export const boardAnswers = async (most: number): Promise<Fault[]> => {
  const fresh = picture(ANYTHING);
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

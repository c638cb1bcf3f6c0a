/** The law of asking: what asks for something can be answered, and what is ringed can be pressed. Runs in the page. */
import { canBeSeen, type Fault, onlyHeard, short, unclipped, wayTo } from './seen.ts';

/** WCAG 2.2 wants no target smaller than this; a finger wants more, which is another law. */
const LEAST_PX = 24;
const ROUNDED = 0.6;
const CONTROL = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="slider"]';
const OFF = ':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]';

const STEPS = [3, 2, 4, 1, 5];
const hits = (x: Element, hit: Element | null): boolean => hit !== null && (x.contains(hit) || hit.closest('label')?.contains(x) === true);
/** Whether a press lands on it anywhere, where it can be seen: from its middle outwards. */
const pressed = (x: Element, box: DOMRect): boolean =>
  STEPS.some((j) => STEPS.some((i) => hits(x, document.elementFromPoint(box.x + (box.width * i) / 6, box.y + (box.height * j) / 6))));

/** A link or button in a sentence is as high as its line. */
const inSentence = (x: Element): boolean => {
  if (!x.matches('a, button') || !getComputedStyle(x).display.startsWith('inline')) return false;
  const around = x.closest('p, li, dd, small, h1, h2, h3, label, em, span') ?? x.parentElement;
  return [...(around?.childNodes ?? [])].some((y) => y instanceof Text && /\p{L}/u.test(y.textContent ?? ''));
};
/** How far one may press away from its middle and still mean it. */
const reach = (x: Element, box: DOMRect, across: boolean): number => {
  const is = across ? box.width : box.height;
  if (is >= LEAST_PX) return is;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = (sign: number): number => {
    let n = 0;
    while (n < LEAST_PX && hits(x, document.elementFromPoint(cx + (across ? sign * (n + 1) : 0), cy + (across ? 0 : sign * (n + 1))))) n++;
    return n;
  };
  return far(-1) + far(1) + 1;
};

export const askedFor = (within: string): Fault[] =>
  [...document.querySelectorAll(within)].flatMap((root) =>
    [...(root.matches(CONTROL) ? [root] : []), ...root.querySelectorAll(CONTROL)].flatMap((x): Fault[] => {
      const drawn = x.closest('label') ?? x;
      if (x.matches('[type="hidden"]') || x.closest(OFF) !== null || inSentence(x) || !canBeSeen(drawn) || (drawn === x && onlyHeard(x))) return [];
      let y: Element | null = drawn;
      while (y !== null && !/auto|scroll/.test(getComputedStyle(y).overflow)) y = y.parentElement;
      if (y !== null) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = drawn.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return [];
      const name = `“${short(x.getAttribute('aria-label') ?? x.textContent ?? '')}” in ${wayTo(x)}`;
      const seen = unclipped(drawn, box);
      if (seen === null || !pressed(drawn, seen)) return [{ law: 'press', what: `${name} cannot be pressed` }];
      const [w, h] = [reach(drawn, box, true), reach(drawn, box, false)];
      return w >= LEAST_PX - ROUNDED && h >= LEAST_PX - ROUNDED ? [] : [{ law: 'press', what: `${name} is ${Math.round(w)} × ${Math.round(h)} px` }];
    }),
  );

/** Of what a lesson rings something can be pressed there, by eye; other rings only show what is spoken of. */
export const rung = (): Fault[] => {
  const rings = [...document.querySelectorAll('[data-ring]')];
  const pressable = (ring: Element): boolean => {
    const name = ring.getAttribute('data-ring') ?? '';
    const box = ring.getBoundingClientRect();
    const things = [...document.querySelectorAll(name.startsWith('does ') ? '[data-does]' : `[data-spot="${CSS.escape(name)}"]`)];
    return STEPS.some((j) =>
      STEPS.some((i) => {
        const top = document.elementFromPoint(box.x + (box.width * i) / 6, box.y + (box.height * j) / 6);
        return top !== null && things.some((x) => x.contains(top) || (x.getBoundingClientRect().width < 4 && top.closest('[data-lesson]') === null));
      }),
    );
  };
  // A dialog asks before the lesson goes on.
  if (rings.length === 0 || document.querySelector('dialog[open]') !== null || rings.some(pressable)) return [];
  const names = rings.map((x) => x.getAttribute('data-ring')).join(', ');
  return [{ law: 'press', what: `${names} is ringed and cannot be pressed there` }];
};

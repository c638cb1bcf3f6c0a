/** The law of focus: whatever can have it shows that it has it, and can be seen. Runs in the page, after a key was pressed. */
import { canBeSeen, type Fault, short, wayTo } from './seen.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';
const SHOWN = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'boxShadow',
  'borderTopColor',
  'borderBottomColor',
  'backgroundColor',
  'color',
  'textDecorationLine',
  'stroke',
  'strokeWidth',
  'fill',
  'filter',
  'opacity',
] as const;

/** How it looks, with what stands by it: a label, a frame, a drawing on a map. */
const looks = (x: Element): string =>
  [x, x.parentElement, x.nextElementSibling, x.closest('label'), ...x.children, ...[...(x.closest('label')?.children ?? [])]]
    .flatMap((y) => (y === null ? [] : ([null, '::before', '::after'] as const).map((part) => ({ y, part }))))
    .map(({ y, part }) => {
      const style = getComputedStyle(y, part);
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth}${style.outlineColor}`;
      return (
        outline +
        SHOWN.filter((name) => !name.startsWith('outline'))
          .map((name) => style[name])
          .join()
      );
    })
    .join();

/** One of each kind of thing: those that look alike show their focus alike. */
export const unseenFocus = async (most: number): Promise<Fault[]> => {
  const had = document.activeElement;
  const from = [scrollX, scrollY] as const;
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  const kinds = new Set<string>();
  const faults = new Map<string, Fault>();
  const modal = document.querySelector('dialog[open]');
  let looked = 0;
  for (const x of (modal ?? document.body).querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)) {
    const kind = `${x.tagName} ${x.getAttribute('class') ?? ''} ${x.getAttribute('type') ?? ''} ${x.parentElement?.getAttribute('class') ?? ''}`;
    if (looked >= most || kinds.has(kind) || x.closest('[inert]') !== null || x.getAttribute('tabindex') === '-1' || !x.checkVisibility()) continue;
    if (x instanceof HTMLInputElement && x.type === 'radio' && !x.checked) continue;
    kinds.add(kind);
    looked++;
    if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
    const before = looks(x);
    // A board may draw the focus on its map.
    const room = x.closest('[data-explains]');
    const drawing = room?.innerHTML;
    x.focus();
    if (document.activeElement !== x) continue;
    const said = short(x.getAttribute('aria-label') ?? x.textContent ?? '');
    const drawn = x.closest('label') ?? x;
    const { width, height } = drawn.getBoundingClientRect();
    const shown = async (): Promise<boolean> => {
      if (looks(x) !== before) return true;
      await new Promise((go) => setTimeout(go, 0));
      return room?.innerHTML !== drawing;
    };
    const what =
      !canBeSeen(drawn) || width < 1 || height < 1 ? 'cannot be seen while it has the focus' : !(await shown()) ? 'does not show that it has the focus' : '';
    if (what !== '') faults.set(kind, { law: 'focus', what: `“${said}” ${what}: ${wayTo(x)}` });
  }
  still.remove();
  if (had instanceof HTMLElement || had instanceof SVGElement) had.focus();
  scrollTo(...from);
  return [...faults.values()];
};

/** After a decision that was made by keys: something still has the focus, and shows it. */
export const lostFocus = (): Fault[] => {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return [{ law: 'focus', what: 'it is lost: nothing has it' }];
  if (!(at instanceof HTMLElement || at instanceof SVGElement)) return [];
  if (!canBeSeen(at)) return [{ law: 'focus', what: `it is where nobody sees it: ${wayTo(at)}` }];
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  const having = looks(at);
  at.blur();
  const without = looks(at);
  at.focus({ preventScroll: true });
  still.remove();
  return having === without ? [{ law: 'focus', what: `does not show that it has it: ${wayTo(at)}` }] : [];
};

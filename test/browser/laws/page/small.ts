/** The law of small text: none is smaller than anybody reads, unless it is printed on a thing of the board that says in larger words what it is, as soon as it is asked. Runs in the page. */
import { type Fault, short, type Written, wayTo, withEverythingHit, written } from './seen.ts';

/** Nobody reads less than this. */
const LEAST_PX = 11;
/** A rounding of the browser. */
const ROUNDED = 0.06;

const sizeOf = ({ home, scale }: Pick<Written, 'home' | 'scale'>): number => Number.parseFloat(getComputedStyle(home).fontSize) * scale;
const enough = (px: number): boolean => px >= LEAST_PX - ROUNDED;

const drawn = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())));
/** Everything marked that is drawn at a point: a number may belong to the group that stands before a place. */
const marksAt = (x: number, y: number): string[] =>
  withEverythingHit(() => document.elementsFromPoint(x, y)).flatMap((z) => z.closest('[data-about]')?.getAttribute('data-about') ?? []);
/** The answer that stands there for a thing with one of these marks. */
const answerTo = (marks: readonly string[]): Element | null =>
  [...document.querySelectorAll('[data-explained]')].find((x) => marks.includes(x.getAttribute('data-explained') ?? '')) ?? null;

/** Asks at a point with the other button of the mouse, as a finger does that is held: the mark of the thing that tells there its name and what it is, in words that can be read. */
const tells = async (thing: Element, mark: string, x: number, y: number): Promise<string | null> => {
  const marks = [mark, ...marksAt(x, y)];
  thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, view: window, button: 2, clientX: x, clientY: y }));
  await drawn();
  const answer = answerTo(marks);
  const said = answer === null ? [] : written().filter(({ home }) => answer.contains(home));
  const read = said.length > 1 && said.every((z) => enough(sizeOf(z))) ? (answer?.getAttribute('data-explained') ?? null) : null;
  for (let n = 0; n < 3 && document.querySelector('[data-explained]') !== null; n++) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await drawn();
  }
  return read;
};

export const small = async (): Promise<Fault[]> => {
  const told = new Set<string>();
  const faults: Fault[] = [];
  for (const { home, text, boxes, scale } of written()) {
    const px = sizeOf({ home, scale });
    if (enough(px)) continue;
    const thing = home.closest('[data-explains] [data-about]');
    const mark = thing?.getAttribute('data-about') ?? '';
    const [box] = boxes;
    if (thing !== null && box !== undefined) {
      if (told.has(mark)) continue;
      const by = await tells(thing, mark, box.x + box.width / 2, box.y + box.height / 2);
      if (by === mark) told.add(mark);
      if (by !== null) continue;
    }
    faults.push({ law: 'small', what: `“${short(text)}” is ${px.toFixed(1)} px in ${wayTo(home)}` });
  }
  return faults;
};

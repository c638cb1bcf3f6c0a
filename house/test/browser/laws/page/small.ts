/** The law of small text: none is smaller than anybody reads, unless it is printed on a thing of the board that says in larger words what it is, as soon as it is asked. Runs in the page. */
import { type Fault, short, unclipped, type Written, wayTo, withEverythingHit, written } from './seen.ts';
import { covers, cutBy } from './text.ts';

/** Nobody reads less than this. */
const LEAST_PX = 11;
/** A rounding of the browser. */
const ROUNDED = 0.06;

const sizeOf = ({ home, scale }: Pick<Written, 'home' | 'scale'>): number => Number.parseFloat(getComputedStyle(home).fontSize) * scale;
const enough = (px: number): boolean => px >= LEAST_PX - ROUNDED;

const moment = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
const drawn = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())));
/** Most answers come at once; a frame is waited for only where one does not. */
const MOMENTS = 4;
const FRAMES = 3;
const until = async (there: () => boolean): Promise<void> => {
  for (let n = 0; n < MOMENTS + FRAMES && !there(); n++) await (n < MOMENTS ? moment() : drawn());
};

/** Everything marked that is drawn at a point: a number may belong to the group that stands before a place. */
const marksAt = (x: number, y: number): string[] =>
  withEverythingHit(() => document.elementsFromPoint(x, y)).flatMap((z) => z.closest('[data-about]')?.getAttribute('data-about') ?? []);
/** The mark of a thing, one of these, that tells its name and what it is in words that can be read. */
const readAs = (marks: readonly string[]): string | null => {
  for (const answer of document.querySelectorAll('[data-explained]')) {
    const as = answer.getAttribute('data-explained') ?? '';
    if (!marks.includes(as)) continue;
    const said = written(answer);
    if (said.length > 1 && said.every((x) => enough(sizeOf(x)))) return as;
  }
  return null;
};

/** Asks at a point with the other button of the mouse, as a finger does that is held: the mark of the thing that tells there its name and what it is, in words that can be read. */
const tells = async (thing: Element, mark: string, x: number, y: number): Promise<string | null> => {
  const marks = [mark, ...marksAt(x, y)];
  thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, view: window, button: 2, clientX: x, clientY: y }));
  await until(() => readAs(marks) !== null);
  const read = readAs(marks);
  for (let n = 0; n < 3 && document.querySelector('[data-explained]') !== null; n++) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await until(() => document.querySelector('[data-explained]') === null);
  }
  return read;
};

/** Things that have answered, and as what on which screen: there they do so whatever tab stands beside them. */
const answered = new WeakMap<Element, string>();

/** In fourths of a line: its ends and its middle. */
const POINTS = [0.25, 1, 2, 3, 3.75];
/** Of a line of which so little is left nobody sees that it is one. */
const LEAST_LEFT = 0.4;
/** Whether nobody sees any of it: all of it is cut off, or a sheet lies over all of it. What is off the screen may be scrolled or panned to. */
const unseen = ({ home, boxes }: Pick<Written, 'home' | 'boxes'>): boolean =>
  boxes.every((box) => {
    const left = unclipped(home, box);
    if (left === null || left.height < LEAST_LEFT * box.height) return cutBy(home, box) !== null;
    // Between two letters nothing is hit.
    const hits = POINTS.map((at) => {
      const stack = document.elementsFromPoint(left.x + (left.width * at) / 4, left.y + left.height / 2);
      const mine = stack.findIndex((x) => x === home || home.contains(x));
      return mine < 0 ? 'nothing' : stack.slice(0, mine).some((x) => !x.contains(home) && covers(x)) ? 'covered' : 'seen';
    });
    return hits.includes('covered') && !hits.includes('seen');
  });

export const small = async (): Promise<Fault[]> => {
  const told = new Set<string>();
  const faults: Fault[] = [];
  const found = written().filter((x) => !enough(sizeOf(x)));
  const seen = withEverythingHit(() => found.filter((x) => !unseen(x)));
  for (const { home, text, boxes, scale } of seen) {
    const px = sizeOf({ home, scale });
    const thing = home.closest('[data-explains] [data-about]');
    const mark = thing?.getAttribute('data-about') ?? '';
    const [box] = boxes;
    if (thing !== null && box !== undefined) {
      const asking = `${innerWidth} ${innerHeight} ${mark}`;
      if (told.has(mark)) continue;
      // It is asked where it can be seen.
      const asked = unclipped(home, box) ?? box;
      const by = answered.get(thing) === asking ? mark : await tells(thing, mark, asked.x + asked.width / 2, asked.y + asked.height / 2);
      if (by === mark) {
        answered.set(thing, asking);
        told.add(mark);
      }
      if (by !== null) continue;
    }
    faults.push({ law: 'small', what: `“${short(text)}” is ${px.toFixed(1)} px in ${wayTo(home)}` });
  }
  return faults;
};

/** At the edges of the board: how much of what can be chosen lies beyond them. A press brings the nearest of it into sight. */
import { bringInSight, cx, Icon } from '@pesthouse/board';
import { useEffect, useRef, useState } from 'react';
import { table as words } from '../text/rooms.ts';
import css from './beyond.module.css';

const SIDES = ['up', 'right', 'down', 'left'] as const;
type Side = (typeof SIDES)[number];
type Away = { readonly [S in Side]: readonly Element[] };
const NOTHING: Away = { up: [], right: [], down: [], left: [] };

/** What of it is left inside of everything up to the board that clips. */
const seenIn = (board: Element, x: Element): DOMRect => {
  const own = x.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  for (let y = x.parentElement; y !== null; y = y.parentElement) {
    if (getComputedStyle(y).overflow !== 'visible') {
      const edge = y.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    if (y === board) break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};
/** A thing of which half can be seen is seen. */
const HALF = 0.5;
const sideOf = (board: DOMRect, { left, top, width, height }: DOMRect): Side => {
  const [x, y] = [left + width / 2 - board.left - board.width / 2, top + height / 2 - board.top - board.height / 2];
  // By which edge it leaves, not by which is nearer on a long room.
  return Math.abs(x) / board.width > Math.abs(y) / board.height ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
};

const look = (board: Element): Away => {
  const all = board.getBoundingClientRect();
  const away: { [S in Side]: Element[] } = { up: [], right: [], down: [], left: [] };
  for (const x of board.querySelectorAll('[data-live]')) {
    const box = x.getBoundingClientRect();
    const area = box.width * box.height;
    if (area === 0 || !x.checkVisibility()) continue;
    const seen = seenIn(board, x);
    if ((seen.width * seen.height) / area < HALF) away[sideOf(all, box)].push(x);
  }
  return away;
};
const same = (a: Away, b: Away): boolean => SIDES.every((side) => a[side].length === b[side].length && a[side].every((x, i) => x === b[side][i]));

export function Beyond() {
  const home = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(NOTHING);
  useEffect(() => {
    const board = home.current?.parentElement;
    if (board == null) return;
    let frame = 0;
    const see = (): void => {
      frame = 0;
      const now = look(board);
      setAway((before) => (same(before, now) ? before : now));
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(see);
    };
    // A board is moved by the style of its scene, a list by scrolling.
    const changes = new MutationObserver(soon);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ['data-live', 'style'] });
    const sizes = new ResizeObserver(soon);
    sizes.observe(board);
    board.addEventListener('scroll', soon, true);
    soon();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      board.removeEventListener('scroll', soon, true);
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div ref={home} className={css.beyond} data-works="">
      {SIDES.map((side) => {
        const [first] = away[side];
        return first === undefined ? null : (
          <button
            key={side}
            type="button"
            className={cx(css.more, css[side])}
            data-beyond={away[side].length}
            tabIndex={-1}
            aria-label={words.beyond(away[side].length)}
            title={words.beyond(away[side].length)}
            onClick={() => bringInSight(first)}
          >
            {away[side].length}
            <Icon name="chevron" size={16} />
          </button>
        );
      })}
    </div>
  );
}

/** A board that fits its room and can be moved and looked at closer: drag, pinch, wheel, and the keys + - 0 and the arrows. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../reader.ts';
import { IconButton } from './button.tsx';
import { useChoicesShown } from './choicesshown.ts';
import { IN_SIGHT } from './insight.ts';
import css from './panzoom.module.css';
import { clampPlace, fitPlace, inSight, type Place, zoomAt } from './place.ts';

/** The part of the scene that the room shows, in the scene's own pixels. */
export interface PanZoomWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PanZoomProps {
  /** The size of the scene in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** `contain` shows all of it; `cover` fills the room and lets the rest be dragged in. */
  readonly fit?: 'contain' | 'cover';
  /** How far one may go in, as a multiple of the fitted size. */
  readonly most?: number;
  /** The smallest scale at which the scene can still be read and pressed; without it all of the scene may be shown. */
  readonly least?: number;
  readonly label: string;
  readonly children: ReactNode;
  readonly buttons?: boolean;
  /** Where to look first: this point of the scene in the middle of the room, at this scale. Else the fitted place. */
  readonly start?: Place;
  /** The smallest scale to open at, with what is looked at in the middle. One may still go out to see all of the scene. */
  readonly open?: number;
  /** What is looked at now: where not all of the scene can be seen, this point of it comes into sight. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** The smallest scale at which the scene can be read: so far out it is shown by itself, so that all that can be chosen is in sight. Without it as far as one may go. */
  readonly read?: number;
  /** Told whenever another part of the scene comes into the room. */
  readonly onWindow?: (window: PanZoomWindow) => void;
}

/** A drag shorter than this is a press and goes to what lies under it. */
const SLACK = 6;
const STEP = 1.25;
/** Nearer to the edge of the room than this a thing is not well in sight. */
const EDGE = 64;
/** On a small screen buttons and cards lie over the edges of the board: it may be dragged out from under them. */
const NARROW = 760;
const SPARE = 64;
/** Where in the room something is put that is to be seen, and above which height it is not seen well. */
const SHOWN = 0.72;
const LOW = 0.5;

export function PanZoom({
  width,
  height,
  fit = 'contain',
  most = 4,
  least = 0,
  label,
  children,
  buttons = true,
  start,
  open = 0,
  focus,
  read = 0,
  onWindow,
}: PanZoomProps) {
  const room = useRef<HTMLElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, k: 1 });
  const fitted = useRef<Place>({ x: 0, y: 0, k: 1 });
  const begun = useRef(false);
  const [moved, setMoved] = useState(false);
  const text = useText();

  /** `spare`: how far beyond its edges, for only a hand takes the scene there. */
  const put = (next: Place, spare = SPARE): void => {
    const box = room.current?.getBoundingClientRect();
    if (box === undefined || scene.current === null || box.width === 0 || box.height === 0) return;
    place.current = clampPlace(next, fitted.current.k, most, { width, height }, box, box.width < NARROW ? spare : 0);
    const { x, y, k } = place.current;
    scene.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    onWindow?.({ x: -x / k, y: -y / k, width: box.width / k, height: box.height / k });
    setMoved(Math.abs(k - fitted.current.k) > 0.001 || Math.abs(x - fitted.current.x) > 1 || Math.abs(y - fitted.current.y) > 1);
  };
  const latest = useRef(put);
  latest.current = put;
  const zoom = (by: number, at?: { readonly x: number; readonly y: number }): void => {
    const box = room.current?.getBoundingClientRect();
    if (box === undefined) return;
    const centre = at === undefined ? { x: box.width / 2, y: box.height / 2 } : { x: at.x - box.left, y: at.y - box.top };
    latest.current(zoomAt(place.current, by, centre, fitted.current.k, most));
  };
  const looked = useRef(focus);
  looked.current = focus;
  const zoomNow = useRef(zoom);
  zoomNow.current = zoom;

  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return;
    const refit = (): void => {
      // A room without height shows nothing, and nothing fits it.
      if (box.clientWidth === 0 || box.clientHeight === 0) return;
      const before = fitted.current;
      const asFitted = place.current.k === before.k && place.current.x === before.x && place.current.y === before.y;
      fitted.current = fitPlace({ width, height }, box.getBoundingClientRect(), fit, least);
      const { width: w, height: h } = box.getBoundingClientRect();
      if (start !== undefined && !begun.current && w > 0) {
        begun.current = true;
        latest.current({ x: w / 2 - start.x * start.k, y: h / 2 - start.y * start.k, k: start.k }, 0);
        return;
      }
      if (!begun.current && w > 0 && fitted.current.k < open) {
        begun.current = true;
        const at = looked.current ?? { x: width / 2, y: height / 2 };
        latest.current({ x: w / 2 - at.x * open, y: h / 2 - at.y * open, k: open }, 0);
        return;
      }
      latest.current(asFitted || before.k === 1 ? fitted.current : place.current);
    };
    const watch = new ResizeObserver(refit);
    watch.observe(box);
    refit();
    return () => watch.disconnect();
  }, [width, height, fit, least, start, open]);

  const fx = focus?.x;
  const fy = focus?.y;
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null || fx === undefined || fy === undefined) return;
    latest.current(inSight(place.current, { x: fx, y: fy }, box.getBoundingClientRect(), EDGE), 0);
  }, [fx, fy]);

  useChoicesShown(
    room,
    scene,
    () => place.current,
    (next) => latest.current(next, 0),
    () => Math.max(read, fitted.current.k),
  );

  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let from: { x: number; y: number } | null = null;
    let dragging = false;
    const down = (e: PointerEvent): void => {
      if (e.button > 0) return;
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      from = { x: e.clientX, y: e.clientY };
      dragging = fingers.size > 1;
    };
    const move = (e: PointerEvent): void => {
      const was = fingers.get(e.pointerId);
      if (was === undefined || from === null) return;
      if (!dragging && Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLACK) {
        dragging = true;
        box.setPointerCapture(e.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      if (!dragging) return;
      if (other === undefined) {
        latest.current({ ...place.current, x: place.current.x + e.clientX - was.x, y: place.current.y + e.clientY - was.y });
        return;
      }
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(e.clientX - other.x, e.clientY - other.y);
      if (before > 0) zoomNow.current(after / before, { x: (e.clientX + other.x) / 2, y: (e.clientY + other.y) / 2 });
    };
    const up = (e: PointerEvent): void => {
      fingers.delete(e.pointerId);
      // The click that ends a drag belongs to the drag, not to the piece under it.
      if (dragging && fingers.size === 0) {
        const swallow = (c: Event): void => c.stopPropagation();
        box.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => box.removeEventListener('click', swallow, true), 50);
        dragging = false;
      }
    };
    const wheel = (e: WheelEvent): void => {
      e.preventDefault();
      zoomNow.current(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0016)), { x: e.clientX, y: e.clientY });
    };
    /** Something of the scene is to be seen: it comes to the lower part of the room, where what speaks of it does not lie. */
    const show = (e: Event): void => {
      if (!(e.target instanceof Element)) return;
      e.preventDefault();
      const [at, own] = [e.target.getBoundingClientRect(), box.getBoundingClientRect()];
      const [x, y] = [at.left + at.width / 2 - own.left, at.top + at.height / 2 - own.top];
      const { k } = place.current;
      const fits = at.left >= own.left && at.right <= own.right && y > own.height * LOW && at.bottom <= own.bottom;
      if (!fits && k > fitted.current.k * 0.999)
        latest.current({ ...place.current, x: place.current.x + own.width / 2 - x, y: place.current.y + own.height * SHOWN - y });
    };
    /** A browser scrolls to what gets the focus, and would take the buttons along: the board is moved instead. */
    const scrolled = (): void => {
      const { scrollLeft, scrollTop } = box;
      if (scrollLeft === 0 && scrollTop === 0) return;
      box.scrollTo(0, 0);
      latest.current({ ...place.current, x: place.current.x - scrollLeft, y: place.current.y - scrollTop });
    };
    /** What gets the focus is in sight, on whichever side it lay; a browser would not scroll to the left of the scene's own edge. */
    const focused = (e: FocusEvent): void => {
      if (!(e.target instanceof Element) || scene.current?.contains(e.target) !== true) return;
      const [at, own] = [e.target.getBoundingClientRect(), box.getBoundingClientRect()];
      const along = (from: number, to: number, least: number, most: number): number => (to <= least || from >= most ? (least + most - from - to) / 2 : 0);
      const [dx, dy] = [along(at.left, at.right, own.left, own.right), along(at.top, at.bottom, own.top, own.bottom)];
      if (dx !== 0 || dy !== 0) latest.current({ ...place.current, x: place.current.x + dx, y: place.current.y + dy });
    };
    box.addEventListener('focusin', focused);
    box.addEventListener('scroll', scrolled);
    box.addEventListener(IN_SIGHT, show);
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', up);
    // Not passive: the page must not scroll while the board zooms.
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('focusin', focused);
      box.removeEventListener('scroll', scrolled);
      box.removeEventListener(IN_SIGHT, show);
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', up);
      box.removeEventListener('pointercancel', up);
      box.removeEventListener('wheel', wheel);
    };
  }, []);

  const slide = (dx: number, dy: number): void => put({ ...place.current, x: place.current.x + dx, y: place.current.y + dy });
  const keys: { readonly [key: string]: () => void } = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => put(fitted.current),
    ArrowLeft: () => slide(60, 0),
    ArrowRight: () => slide(-60, 0),
    ArrowUp: () => slide(0, 60),
    ArrowDown: () => slide(0, -60),
  };
  const press = (e: KeyboardEvent): void => {
    const act = keys[e.key];
    if (act === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
    // Arrows belong to what has the focus inside; the frame takes them only for itself.
    if (e.key.startsWith('Arrow') && e.target !== e.currentTarget) return;
    e.preventDefault();
    act();
  };
  const style: CSSProperties = { width, height };
  return (
    <section ref={room} className={css.room} aria-label={label} tabIndex={-1} onKeyDown={press}>
      <div ref={scene} className={css.scene} style={style} data-scale="">
        {children}
      </div>
      {buttons && (
        <div className={css.buttons} data-still="" data-works="">
          {/* On top, so that the others stay where they are when it comes. */}
          <IconButton variant="plain" icon="fit" label={text.zoomFit} className={moved ? undefined : css.away} onClick={() => put(fitted.current)} />
          <IconButton variant="plain" icon="plus" label={text.zoomIn} onClick={() => zoom(STEP)} />
          <IconButton variant="plain" icon="minus" label={text.zoomOut} onClick={() => zoom(1 / STEP)} />
        </div>
      )}
    </section>
  );
}

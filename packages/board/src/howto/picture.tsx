/** What the pictures of a page that says how to play are made of: things in a row, an arrow between them, words below. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../parts/cx.ts';
import css from './picture.module.css';

/** What a picture is given: the words inside of it, in the reader's language. */
export interface PictureProps {
  readonly labels: readonly string[];
}

/** Things in a row that keeps to its frame: where they are wider, all of them are drawn smaller. */
export const Row = ({ children, dark = false, wrap = false }: { readonly children: ReactNode; readonly dark?: boolean; readonly wrap?: boolean }) => {
  const things = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [own, frame] = [things.current, things.current?.parentElement];
    if (own === null || frame == null) return;
    const fitted = (): void => {
      own.style.removeProperty('--fit');
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      const room = frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (own.scrollWidth > room && room > 0) own.style.setProperty('--fit', String(room / own.scrollWidth));
    };
    const watch = new ResizeObserver(fitted);
    watch.observe(frame);
    fitted();
    // Words are as wide as their letters, which may come later.
    void document.fonts.ready.then(fitted);
    return () => watch.disconnect();
  }, []);
  return (
    <span className={cx(css.row, dark && css.dark)}>
      <span ref={things} className={cx(css.things, wrap && css.wrap)}>
        {children}
      </span>
    </span>
  );
};

export const Arrow = () => <i className={css.arrow} />;

/** A sign between things: +, =, × 2. */
export const Sign = ({ children }: { readonly children: ReactNode }) => <b className={css.sign}>{children}</b>;

/** A thing with words below it. */
export const Under = ({ label = '', children }: { readonly label?: string | undefined; readonly children: ReactNode }) => (
  <span className={css.under}>
    {children}
    {label !== '' && <small>{label}</small>}
  </span>
);

/** Things with a word beside each, in columns. */
export const Legend = ({ columns = 2, children }: { readonly columns?: number; readonly children: ReactNode }) => (
  <span className={css.legend} style={{ '--columns': columns }}>
    {children}
  </span>
);

export const Entry = ({ label = '', children }: { readonly label?: string | undefined; readonly children: ReactNode }) => (
  <span className={css.entry}>
    {children}
    <span>{label}</span>
  </span>
);

/** The number of a key over its thing; `x` and `y` are percentages of the picture. */
export const Key = ({ n, x, y }: { readonly n: number; readonly x: number; readonly y: number }) => (
  <em className={css.key} style={{ left: `${x}%`, top: `${y}%` }}>
    {n}
  </em>
);

/** A thing with keys over it. */
export const Keyed = ({ width, children }: { readonly width: number; readonly children: ReactNode }) => (
  <span className={css.keyed} style={{ width }}>
    {children}
  </span>
);

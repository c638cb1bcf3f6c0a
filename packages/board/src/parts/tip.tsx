/** The answer to “why not?”: a small sheet beside what was asked, with the sentence and its clause. Any part of the page may show one. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { Bold } from './bold.tsx';
import { ClauseLink, type ClauseLinkProps } from './clause.tsx';
import { cx } from './cx.ts';
import { announce } from './live.tsx';
import css from './tip.module.css';

export interface TipWords {
  /** `Why not Liberty Island?` */
  readonly title?: string;
  readonly sentence: string;
  readonly clause?: string;
  readonly game?: ClauseLinkProps['game'];
  readonly open?: ClauseLinkProps['open'];
}
interface Shown {
  readonly at: Element;
  readonly words: TipWords;
}

const useTip = create<{ readonly shown: Shown | null }>(() => ({ shown: null }));

/** Shows the tip at an element; the last one shown replaces the one before. */
export const showTip = (at: Element, words: TipWords): void => {
  useTip.setState({ shown: { at, words } });
  announce(`${words.title ?? ''} ${words.sentence}`);
};
export const closeTip = (): void => useTip.setState({ shown: null });
export const tipIsShown = (): boolean => useTip.getState().shown !== null;

export function TipSheet({ title, sentence, clause, game, open, side = 'above' }: TipWords & { readonly side?: 'above' | 'below' }) {
  return (
    <div className={cx(css.tip, css[side])}>
      {title !== undefined && <b className={css.title}>{title}</b>}
      <Bold>{sentence}</Bold>{' '}
      {clause !== undefined && (
        <span className={css.clause}>
          <ClauseLink clause={clause} game={game} open={open} />
        </span>
      )}
    </div>
  );
}

const GAP = 12;
const EDGE = 8;
/** Half the width of the arrow. */
const ARROW = 8;

/** Where the tip appears: once, in the shell of the page. */
export function Tips() {
  const shown = useTip((s) => s.shown);
  const ref = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'above' | 'below'>('above');

  useLayoutEffect(() => {
    const box = ref.current;
    if (shown === null || box === null) return;
    const at = shown.at.getBoundingClientRect();
    const own = box.getBoundingClientRect();
    const above = at.top - own.height - GAP >= EDGE;
    const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - 36, innerWidth - own.width - EDGE));
    box.style.left = `${left}px`;
    box.style.top = `${above ? at.top - own.height - GAP : Math.min(at.bottom + GAP, innerHeight - own.height - EDGE)}px`;
    // The arrow shows at what was asked, also where the edge of the screen has pushed the tip aside.
    const arrow = Math.max(ARROW, Math.min(at.left + at.width / 2 - left - ARROW, own.width - 3 * ARROW));
    box.style.setProperty('--arrow', `${arrow}px`);
    setSide(above ? 'above' : 'below');
  }, [shown]);

  useEffect(() => {
    if (shown === null) return;
    const key = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') closeTip();
    };
    const press = (e: Event): void => {
      if (e.target instanceof Node && ref.current?.contains(e.target) !== true) closeTip();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press, true);
    window.addEventListener('resize', closeTip);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press, true);
      window.removeEventListener('resize', closeTip);
    };
  }, [shown]);

  return (
    <div ref={ref} className={css.place} data-tip="">
      {shown !== null && <TipSheet {...shown.words} side={side} />}
    </div>
  );
}

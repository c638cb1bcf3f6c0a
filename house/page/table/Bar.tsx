/** The bar at the foot of the table: whose it is, one sentence, the numbers that matter, and the buttons. On a phone it keeps its room: what does not fit is scrolled to, or shown over the board where somebody wants to see it all. */

import { Bold, cx, Icon, useAnnounced, useBack } from '@pesthouse/board';
import { sentences } from '@pesthouse/kernel';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { table as words } from '../text/rooms.ts';
import { OwnClock } from './Clock.tsx';
import { QUESTION } from './Explained.tsx';
import css from './prompt.module.css';

export interface BarProps {
  readonly yours: boolean;
  readonly mark: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Whether it is also said to whoever hears the table: at once, only if it stays a while, or not at all where that is told already. */
  readonly said?: 'now' | 'later' | 'not';
  /** Its buttons stand in one row, also on a phone. */
  readonly oneRow?: boolean;
  /** The move that waits for a second yes, as one string. */
  readonly pending?: string | undefined;
  /** What is picked for it so far, as one string. */
  readonly picked?: string | undefined;
  /** What follows the detail and is more than words. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

const plain = (text: string): string => text.replaceAll('**', '');

/** A pixel is a rounding. */
const SLACK = 2;
/** A title of more letters than this is set smaller where its bar must not grow. */
const LONG = 34;
/** What is said only if it stays stands this long. */
const LATER_MS = 1500;

/** Says on the bar itself that what stands in it needs more room than a wide table gives it, so that a game may set it smaller. Found out anew with every question and with every width; a drawer takes its part. */
const useTight = () => {
  const bar = useRef<HTMLElement>(null);
  const look = useCallback((): void => {
    const own = bar.current;
    const room = own?.parentElement;
    if (own === null || room == null) return;
    own.removeAttribute('data-tight');
    own.toggleAttribute('data-tight', own.offsetHeight > room.clientHeight + SLACK);
    // Words that do not fit are scrolled to, by keys too.
    const say = own.querySelector('[data-say]');
    if (say !== null && say.scrollHeight > say.clientHeight + SLACK) say.setAttribute('tabindex', '0');
    else say?.removeAttribute('tabindex');
  }, []);
  useLayoutEffect(look);
  useEffect(() => {
    const room = bar.current?.parentElement;
    if (room == null) return;
    // The room has its own size, whatever stands in it: setting things smaller never calls this again.
    const watch = new ResizeObserver(look);
    watch.observe(room);
    return () => watch.disconnect();
  }, [look]);
  return bar;
};

export function Bar({ yours, mark, title, detail, more, pending, picked, said = 'now', oneRow = false, children }: BarProps) {
  useAnnounced(said === 'not' ? null : plain(sentences([title, detail])), said === 'later' ? LATER_MS : 0);
  const controls = useRef<HTMLDivElement>(null);
  const bar = useTight();
  const [tall, setTall] = useState(false);
  // Wanted for this question and no other.
  const [wanted, setWanted] = useState<string | null>(null);
  const open = wanted === title;
  useBack(open, () => setWanted(null));
  const all = tall || open;
  // Whatever was drawn just now may need more room than the last did. It is measured as if it did not: a tall bar is laid out otherwise, may then seem to fit, and would change its mind for ever.
  useLayoutEffect(() => {
    const box = controls.current;
    bar.current?.removeAttribute('data-tall');
    const foot = Math.max(0, ...Array.from(box?.children ?? [], (x) => (x instanceof HTMLElement ? x.offsetTop + x.offsetHeight : 0)));
    setTall(box !== null && foot - box.offsetTop > box.clientHeight + SLACK);
    bar.current?.toggleAttribute('data-tall', all);
  });
  return (
    <section
      ref={bar}
      className={cx(css.bar, yours && css.yours)}
      aria-label={words.prompt.label}
      data-prompt={yours ? 'yours' : 'theirs'}
      data-tall={all ? '' : undefined}
      data-open={open || undefined}
      data-pending={pending}
      data-picked={picked}
      data-about={yours ? QUESTION : undefined}
    >
      <span className={css.edge} data-edge="" aria-hidden="true" />
      <span className={css.mark}>{mark}</span>
      <div className={css.say} data-say="">
        <p className={cx(css.title, title.length > LONG && css.long)}>
          <Bold>{title}</Bold>
        </p>
        {detail !== undefined && detail !== '' && (
          <p className={css.detail}>
            <Bold>{detail}</Bold> {more}
          </p>
        )}
      </div>
      <OwnClock yours={yours} />
      {children !== undefined && (
        <div ref={controls} className={cx(css.controls, oneRow && css.oneRow)}>
          {children}
        </div>
      )}
      {all && (
        <button type="button" className={css.unfold} aria-expanded={open} aria-label={words.prompt.unfold} onClick={() => setWanted(open ? null : title)}>
          <Icon name="chevron" />
        </button>
      )}
    </section>
  );
}

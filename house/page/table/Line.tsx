/** The line to the house: after a while a banner over the board while it is broken, then what is safe and what can be done, and a word when it holds again. It lies over the table and moves nothing. */

import { announce, Button, Icon } from '@pesthouse/board';
import { useEffect, useRef, useState } from 'react';
import { people, table as words } from '../text/rooms.ts';
import { spanOf } from './between.ts';
import { useModel, useSeen } from './context.tsx';
import { type LineShown, nextLook, shownOf } from './downtime.ts';
import css from './line.module.css';

const BACK_MS = 4000;

/** What there is to say of the line now, and for how long it has been down. */
export const useLine = (): { readonly shown: LineShown; readonly down: number } => {
  const since = useSeen((s) => s.downSince);
  const [now, setNow] = useState(() => Date.now());
  const [back, setBack] = useState(false);
  const told = useRef(false);
  const down = since === null ? 0 : Math.max(0, now - since);
  const shown = shownOf(since === null ? null : down);
  useEffect(() => {
    if (since === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      setNow(Date.now());
      timer = setTimeout(look, nextLook(Date.now() - since) + 1);
    };
    look();
    return () => clearTimeout(timer);
  }, [since]);
  useEffect(() => {
    if (shown === 'banner' || shown === 'gone') told.current = true;
    if (since !== null || !told.current) return;
    told.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [shown, since]);
  return { shown: since === null && back ? 'back' : shown, down };
};

/** The dot in the top bar: nobody has answered for a moment. */
export function LineDot() {
  const { shown } = useLine();
  return shown === 'dot' ? <span className={css.dot} role="img" aria-label={people.line.dot} title={people.line.dot} /> : null;
}

/** The board takes no input while nobody answers. */
export const useFrozen = (): boolean => {
  const { shown } = useLine();
  return shown === 'banner' || shown === 'gone';
};

/** Tells what stands in it as it comes. */
const told = (x: HTMLElement | null): void => announce(x?.querySelector('p')?.textContent ?? x?.textContent ?? '');

function Gone({ down }: { readonly down: number }) {
  const moves = useSeen((s) => s.items.filter((x) => x.kind === 'move').length);
  return (
    <div ref={told} className={css.banner} data-line="gone">
      <Icon name="warning" size={28} />
      <p>
        <b>{people.line.gone(spanOf(down))}</b>
        {moves === 0 ? people.line.safeStart : people.line.safe(moves)} {people.line.goneMore}
      </p>
    </div>
  );
}

export function Line() {
  const { link } = useModel();
  const { shown, down } = useLine();
  const sent = useSeen((s) => s.sentLate);
  const late = useSeen((s) => s.late);
  if (shown === 'none' || shown === 'dot') return null;
  if (shown === 'back')
    return (
      <p ref={told} className={css.back} data-line="back">
        <Icon name="check" size={20} /> {sent ? people.line.backSent : words.line.back}
      </p>
    );
  if (shown === 'gone') return <Gone down={down} />;
  return (
    <div ref={told} className={css.banner} data-line="down">
      <Icon name="warning" size={24} />
      <p>
        <b>{navigator.onLine ? words.line.house : words.line.device}</b>
        {late === null ? people.line.nothingHeld : words.line.kept}
      </p>
      <Button onClick={() => link.retry()}>{words.line.retry}</Button>
    </div>
  );
}

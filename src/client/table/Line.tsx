/** The line to the house: a banner over the board while it is broken, and a word when it holds again. It lies over the table and moves nothing. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import css from './line.module.css';

/** A line that comes back at once is not worth a word. */
const NOTICED_MS = 1500;
const LONG_MS = 60_000;
const BACK_MS = 4000;

type Shown = 'none' | 'down' | 'long' | 'back';

/** What there is to say of the line now. */
const useLine = (up: boolean): Shown => {
  const [shown, setShown] = useState<Shown>('none');
  const told = useRef(false);
  useEffect(() => {
    const later = (ms: number, what: Shown): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        told.current = what === 'down' || what === 'long';
        setShown(what);
      }, ms);
    if (!up) {
      const timers = [later(NOTICED_MS, 'down'), later(LONG_MS, 'long')];
      return () => timers.forEach(clearTimeout);
    }
    if (!told.current) return;
    setShown('back');
    const timer = later(BACK_MS, 'none');
    return () => clearTimeout(timer);
  }, [up]);
  return shown;
};

export function Line() {
  const { link } = useModel();
  const shown = useLine(useSeen((s) => s.up));
  if (shown === 'none') return null;
  if (shown === 'back')
    return (
      <p className={css.back} role="status" data-line="back">
        <Icon name="check" size={20} /> {words.line.back}
      </p>
    );
  return (
    <div className={css.banner} role="status" data-line="down">
      <Icon name="warning" size={24} />
      <p>
        <b>{navigator.onLine ? words.line.house : words.line.device}</b>
        {shown === 'long' ? words.line.long : words.line.kept}
      </p>
      <Button onClick={() => link.retry()}>{words.line.retry}</Button>
    </div>
  );
}

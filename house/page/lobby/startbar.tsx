/** The bar at the foot of the waiting room: what is missing, ready, start, and the count in which anybody may say hold on. */

import { Button, Icon } from '@pesthouse/board';
import { useEffect, useId, useRef, useState } from 'react';
import { askToNotify, canNotify } from '../kit/notify.ts';
import { toast } from '../kit/toast.tsx';
import { useSettings } from '../prefs/store.ts';
import { lobby as words } from '../text/rooms.ts';
import { useGiven, useHost, useHostName, useSeen, useSettled } from './context.tsx';
import { missingIn, named } from './missing.ts';
import css from './startbar.module.css';

const SECONDS = 3;

/** How many seconds are left, by this browser's own clock; null while nothing is counted. */
const useCount = (starts: number | null): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    setLeft(starts === null ? null : SECONDS);
    if (starts === null) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, (now ?? 0) - 1)), 1_000);
    return () => clearInterval(timer);
  }, [starts]);
  return left;
};

function Counting({ left }: { readonly left: number }) {
  const { act } = useGiven();
  const seated = useSeen((s) => s.seat) >= 0;
  return (
    <>
      <div className={css.words} role="status">
        <b className={css.head}>{words.start.count(left)}</b>
      </div>
      {seated && (
        <Button size="l" onClick={() => void act({ act: 'hold' })}>
          {words.start.hold}
        </Button>
      )}
    </>
  );
}

/** Enter presses it, where it does not belong to what has the focus. */
const useEnter = (press: (() => void) | undefined): void => {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const down = (e: KeyboardEvent): void => {
      const own = e.target instanceof Element && e.target.closest('button, a, input, textarea, select, summary, dialog, [contenteditable]') !== null;
      if (e.key !== 'Enter' || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || own) return;
      latest.current?.();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
};

function HostBar() {
  const { act } = useGiven();
  const id = useId();
  const seats = useSeen((s) => s.info.seats);
  const room = useSettled();
  const missing = missingIn(room.missing, seats);
  const { shown, more } = named(missing);
  const open = seats.filter((x) => x.kind === 'open');
  const fill = async (): Promise<void> => {
    for (const x of open) if (!(await act({ act: 'bot', seat: x.seat, level: 'good' }))) return;
  };
  const toFirst = (): void => {
    const seat = missing[0]?.seat ?? null;
    const card = seat === null ? null : document.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    card?.scrollIntoView({ block: 'center' });
    (card?.querySelector<HTMLElement>('button') ?? card)?.focus();
  };
  useEnter(missing.length === 0 ? () => void act({ act: 'start', seconds: SECONDS }) : undefined);
  return (
    <>
      <div className={css.words}>
        <b className={css.head}>{missing.length === 0 ? words.start.all : words.start.missing(missing.length)}</b>
        <ul id={id} className={css.missing}>
          {missing.length === 0 && <li>{words.start.allMore}</li>}
          {shown.map((x) => (
            <li key={x.text}>
              <Icon name={x.why === 'open' ? 'seats' : 'hourglass'} size={16} />
              {x.text}
            </li>
          ))}
          {more > 0 && <li>{words.start.more(more)}</li>}
        </ul>
      </div>
      {open.length > 0 && (
        <Button size="l" icon="bot" className={css.fill} onClick={() => void fill()}>
          {words.start.fill(open.length)}
        </Button>
      )}
      <Button
        size="l"
        variant="primary"
        className={css.start}
        aria-describedby={id}
        notNow={missing.length > 0}
        onWhyNot={toFirst}
        onClick={() => void act({ act: 'start', seconds: SECONDS })}
      >
        {words.start.start}
      </Button>
    </>
  );
}

/** Whoever is ready may look elsewhere meanwhile, and is called. */
function CallMe() {
  const on = useSettings((s) => s.notifications);
  if (on || !canNotify() || Notification.permission === 'denied') return null;
  const call = async (): Promise<void> => {
    toast((await askToNotify()) ? words.start.called : words.start.notCalled);
  };
  return (
    <Button size="l" variant="quiet" icon="bell" onClick={() => void call()}>
      {words.start.call}
    </Button>
  );
}

function GuestBar({ onSit }: { readonly onSit: () => void }) {
  const { act } = useGiven();
  const seat = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info.seats);
  const host = useHostName();
  const ready = seats[seat]?.ready === true;
  const wait = host === null ? words.start.waitNobody : words.start.wait(host);
  if (seat < 0)
    return (
      <>
        <div className={css.words}>
          <b className={css.head}>{words.start.watch}</b>
          <p className={css.missing}>{wait}</p>
        </div>
        {seats.some((x) => x.kind === 'open') && (
          <Button size="l" variant="primary" className={css.start} onClick={onSit}>
            {words.start.sit}
          </Button>
        )}
      </>
    );
  return (
    <>
      <div className={css.words}>
        <b className={css.head}>{ready ? words.start.youReady : words.start.yourTurn}</b>
        <p className={css.missing}>{wait}</p>
      </div>
      {ready && <CallMe />}
      <Button size="l" variant={ready ? 'plain' : 'primary'} className={css.start} onClick={() => void act({ act: 'ready', ready: !ready })}>
        {ready ? words.start.unready : words.start.ready}
      </Button>
    </>
  );
}

export function StartBar({ onSit }: { readonly onSit: () => void }) {
  const host = useHost();
  const left = useCount(useSettled().starts);
  return (
    <section className={css.bar} aria-label={words.start.label}>
      <span className={css.door} aria-hidden="true">
        <Icon name="door" size={34} />
      </span>
      {left !== null ? <Counting left={left} /> : host ? <HostBar /> : <GuestBar onSit={onSit} />}
    </section>
  );
}

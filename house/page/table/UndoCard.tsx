/** A request to take moves back: what would be taken back in the words of the log, when, what was revealed since, who agrees; and for whoever asked, whom it waits for. */

import { Bold, Button, Icon } from '@pesthouse/board';
import { useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { useKeys } from '../shown/keys.ts';
import { takenSince } from '../shown/past.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { people } from '../text/rooms.ts';
import { Frame } from './CardFrame.tsx';
import { useModel, useSeen } from './context.tsx';
import css from './undocard.module.css';
import { useSecond } from './useminute.ts';
import { askMs, type Wish } from './wish.ts';

/** Which moves, when, and whether they revealed anything. */
function What({ wish }: { readonly wish: Wish }) {
  const { game } = useModel();
  const items = useSeen((s) => s.items);
  const shown = useSeen((s) => s.shown);
  const heard = useSeen((s) => s.heard);
  const seats = useSeen((s) => s.info?.seats);
  const now = useSecond();
  const { takes } = takenSince(items, wish.to, game.text);
  const first = takes[0];
  const at = first === undefined ? undefined : heard[first.item.seq];
  const revealed = wish.ask.revealed === true;
  const agreed = wish.agreed.map((x) => seats?.[x]?.name ?? '');
  return (
    <>
      {first !== undefined && (
        <span className={css.move}>
          {first.item.by !== null && <SeatMark game={game} view={shown?.view ?? null} seat={first.item.by} size={20} />}
          <span>
            <Bold>{first.what}</Bold> {takes.length > 1 && people.wish.andMore(takes.length - 1)}{' '}
            {at !== undefined && people.wish.ago(Math.round((now - at) / 1000))}
          </span>
        </span>
      )}
      <span className={css.facts}>
        <span className={revealed ? css.seen : css.fine}>
          <Icon name={revealed ? 'eye' : 'check'} size={16} /> {revealed ? people.wish.revealed : people.wish.nothing}
        </span>
        {agreed.length > 0 && <span>{people.wish.says(people.and(agreed), agreed.length)}</span>}
      </span>
    </>
  );
}

/** What is left of the time to answer. */
function Left({ since }: { readonly since: number }) {
  const whole = askMs(useSeen((s) => s.info?.room));
  const [begun] = useState(() => Math.min(whole, Math.max(0, Date.now() - since)));
  return <span className={css.left} style={{ animationDuration: `${whole}ms`, animationDelay: `-${begun}ms` }} aria-hidden="true" />;
}

export function UndoCard({ wish }: { readonly wish: Wish }) {
  const { link, game } = useModel();
  const own = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info?.seats);
  const items = useSeen((s) => s.items);
  const [busy, setBusy] = useState(false);
  const { ask, agreed, missing } = wish;
  const nameOf = (seat: number): string => seats?.[seat]?.name ?? '';
  const answer = async (yes: boolean): Promise<void> => {
    setBusy(true);
    const v = await link.answer(ask.n, yes);
    if (!v.ok) toast({ text: v.message, tone: 'bad' });
    setBusy(false);
  };
  const open = ask.seat !== own && !agreed.includes(own);
  useKeys({ y: open && !busy ? () => void answer(true) : undefined });
  const n = takenSince(items, wish.to, game.text).takes.length;
  const waiting = people.wish.waiting(people.and(missing.map(nameOf)));
  const title = open ? people.wish.title(nameOf(ask.seat), n) : ask.seat === own ? waiting : people.wish.youAgreed(nameOf(ask.seat));
  return (
    <Frame name="undo" yours={open} seat={ask.seat} sign="undo" title={title} more={<What wish={wish} />}>
      <Left since={ask.at} />
      {open && (
        <>
          <Button size="l" busy={busy} onClick={() => void answer(false)}>
            {people.wish.stand}
          </Button>
          <Button size="l" variant="primary" hotkey="Y" busy={busy} onClick={() => void answer(true)}>
            {people.wish.allow}
          </Button>
        </>
      )}
      {ask.seat === own && (
        <Button size="l" busy={busy} onClick={() => void answer(false)}>
          {people.wish.withdraw}
        </Button>
      )}
      {!open && ask.seat !== own && <p className={css.quiet}>{waiting}</p>}
    </Frame>
  );
}

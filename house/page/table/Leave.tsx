/** Leaving a running table: each way with what comes of it, and giving up for good only after a second yes. */

import type { ClockWish, RoomAct } from '@pesthouse/api';
import type { IconName } from '@pesthouse/board';
import { Button, cx, Dialog, Icon } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { askToNotify, canNotify } from '../kit/notify.ts';
import { toast } from '../kit/toast.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { useSettings } from '../prefs/store.ts';
import { table, time, people as words } from '../text/rooms.ts';
import { useClose, useDesk, useDeskStore, useModel, useSeen } from './context.tsx';
import css from './leave.module.css';
import offer from './offer.module.css';

/** Whether this page has anything to leave: a seat at a running table of the house. */
export const useCanLeave = (): boolean => {
  const { link } = useModel();
  return useSeen((s) => link.kind === 'remote' && s.seat >= 0 && s.info?.status === 'playing');
};

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly more: string;
  readonly grave?: boolean;
  press(): void;
}
function Way({ icon, name, more, grave = false, press }: WayProps) {
  return (
    <button type="button" className={cx(offer.offer, css.way)} data-grave={grave || undefined} onClick={press}>
      <Icon name={icon} size={24} />
      <span>
        <b>{name}</b>
        <small>{more}</small>
      </span>
      <Icon name="chevron" size={18} />
    </button>
  );
}

type Sure = 'resign' | 'close';

export function Leave() {
  const { link } = useModel();
  const desk = useDeskStore();
  const [, go] = useLocation();
  const open = useDesk((d) => d.dialog === 'leave');
  const shut = useClose('leave');
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const { notifications, set } = useSettings();
  const [sure, setSure] = useState<Sure | null>(null);
  const close = (): void => {
    setSure(null);
    shut();
  };
  const can = useCanLeave();
  if (info === null || !can) return null;
  const act = async (wish: RoomAct): Promise<boolean> => {
    const v = await link.act(wish);
    if (!v.ok) toast({ text: v.message, tone: 'bad' });
    return v.ok;
  };
  /** Whose turn it is plays on meanwhile, and sees no card of it. */
  const asks = async (wish: RoomAct): Promise<void> => {
    if (await act(wish)) toast(words.leave.asked);
  };
  const away = async (wish: RoomAct): Promise<void> => {
    if (!(await act(wish))) return;
    desk.setState({ dialog: null });
    go('/');
  };
  const rule = info.room?.away ?? { rule: 'wait' };
  const later = rule.rule === 'wait' ? words.leave.laterWait : rule.rule === 'bot' ? words.leave.laterBot(rule.minutes) : words.leave.laterDecide(rule.minutes);
  const others = info.seats.filter((x) => x.seat !== seat && (x.kind === 'person' || (x.standIn ?? null) !== null)).map((x) => x.name);
  const mine = (info.seats[seat]?.standIn ?? null) === null;
  const { clock, paused = null } = info.room ?? {};
  const clockWays: readonly ClockWish[] =
    clock === undefined || clock.kind === 'none' ? [] : [paused === null ? 'pause' : 'go', ...(clock.kind === 'live' ? (['turns'] as const) : [])];
  if (sure !== null)
    return (
      <Dialog
        open={open}
        onClose={close}
        title={sure === 'resign' ? words.leave.sure : words.leave.sureClose}
        footer={
          <>
            <Button variant="danger" onClick={() => void away({ act: sure }).then(() => setSure(null))}>
              {sure === 'resign' ? words.leave.yesResign : words.leave.yesClose}
            </Button>
            <Button variant="primary" onClick={close}>
              {words.leave.stay}
            </Button>
          </>
        }
      >
        <p>{sure === 'resign' ? words.leave.sureMore : words.leave.closeMore}</p>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.leave.title(info.name)}
      footer={
        <Button variant="primary" onClick={close}>
          {words.leave.stay}
        </Button>
      }
    >
      <p>{others.length === 0 ? words.leave.alone : words.leave.others(words.and(others), others.length)}</p>
      <div className={css.ways}>
        <Way icon="door" name={words.leave.later} more={others.length === 0 ? words.leave.laterWait : later} press={() => go('/')} />
        {others.length > 0 && mine && <Way icon="bot" name={words.leave.bot} more={words.leave.botMore} press={() => void away({ act: 'stand' })} />}
        {others.length > 0 && <Way icon="flag" name={words.leave.resign} more={words.leave.resignMore} grave press={() => setSure('resign')} />}
        {others.length > 0 &&
          mine &&
          clockWays.map((wish) => (
            <Way
              key={wish}
              icon="clock"
              name={time.consent[wish]}
              more={time.consent[`${wish}More`]}
              press={() => {
                close();
                void asks({ act: 'clock', wish });
              }}
            />
          ))}
        {others.length > 0 && mine && (
          <Way
            icon="players"
            name={words.leave.end}
            more={words.leave.endMore}
            press={() => {
              close();
              void asks({ act: 'end', yes: true });
            }}
          />
        )}
        {others.length === 0 && <Way icon="trash" name={words.leave.close} more={words.leave.closeMore} grave press={() => setSure('close')} />}
      </div>
      {canNotify() && others.length > 0 && (
        <Toggle on={notifications} set={(on) => (on ? void askToNotify() : set({ notifications: false }))} name={table.settings.notify} />
      )}
    </Dialog>
  );
}

/** The one invitation: a ticket with the link, its QR code, copy and share, and a word on who can open it. */

import { houseInfo } from '@pesthouse/api';
import { Button, cx, Dialog, Icon } from '@pesthouse/board';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { home } from '../base.ts';
import { fullTitle } from '../house/doors.ts';
import { toast } from '../kit/toast.tsx';
import { ask } from '../link/house.ts';
import { tablePath } from '../paths.ts';
import { lobby as words } from '../text/rooms.ts';
import { bare, invitation, type Reaches } from './address.ts';
import { useGiven, useHost, useHostName, useSeen, useSettled } from './context.tsx';
import { Qr } from './qr.tsx';
import css from './ticket.module.css';

const useReaches = (): Reaches | null => {
  const [known, setKnown] = useState<Reaches | null>(null);
  useEffect(() => {
    let here = true;
    ask(houseInfo, '/api/house').then(
      (x) => here && setKnown(x.addresses),
      () => here && setKnown([]),
    );
    return () => {
      here = false;
    };
  }, []);
  return known;
};

export function Ticket() {
  const { door, act } = useGiven();
  const host = useHost();
  const owner = useHostName();
  const { locked = false } = useSettled();
  const id = useSeen((s) => s.info.id);
  const open = useSeen((s) => s.info.seats.some((x) => x.kind === 'open'));
  const known = useReaches();
  const line = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(false);
  const [large, setLarge] = useState(false);
  /** Copied by hand, a link needs its beginning to be one. */
  const [byHand, setByHand] = useState(false);
  const { link, reach, wifi } = invitation(home(), tablePath(id), known ?? []);
  const only = known !== null && reach === 'machine';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setDone(true);
      setTimeout(() => setDone(false), 4_000);
    } catch {
      flushSync(() => setByHand(true));
      line.current?.focus();
      line.current?.select();
      toast(words.ticket.byHand);
    }
  };
  const title = fullTitle(door);
  const share = (): void => {
    navigator.share({ title, text: words.ticket.shareText(title), url: link }).catch(() => undefined);
  };
  return (
    <section className={cx(css.ticket, only && css.grey)} aria-label={words.ticket.label}>
      <div className={css.top}>
        <button type="button" className={css.code} aria-label={words.ticket.big} title={words.ticket.big} onClick={() => setLarge(true)}>
          <Qr link={link} label={words.ticket.qr} />
        </button>
        <div className={css.words}>
          <small className={css.kind}>{door.words.ticket ?? words.ticket.kind}</small>
          <h2>{words.ticket.head}</h2>
          <p>{words.ticket.about}</p>
        </div>
      </div>
      <div className={css.tear} aria-hidden="true" />
      <div className={css.foot}>
        <input
          ref={line}
          className={css.link}
          readOnly
          aria-label={words.ticket.link}
          title={link}
          value={byHand ? link : bare(link)}
          onFocus={(e) => e.currentTarget.select()}
        />
        <div className={css.acts}>
          <Button variant={open && !only ? 'primary' : 'plain'} icon={done ? 'check' : 'copy'} onClick={() => void copy()}>
            {done ? words.ticket.copied : words.ticket.copy}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={share}>
              {words.ticket.share}
            </Button>
          )}
        </div>
        {locked && (
          <p className={css.only} role="note">
            <Icon name="lock" size={18} />{' '}
            <span>{host ? words.ticket.locked : owner === null ? words.ticket.lockedNobody : words.ticket.lockedGuest(owner)}</span>
          </p>
        )}
        {host && (
          <Button size="s" variant="quiet" icon="lock" className={css.lock} aria-pressed={locked} onClick={() => void act({ act: 'lock', on: !locked })}>
            {locked ? words.ticket.unlock : words.ticket.lock}
          </Button>
        )}
        {only && (
          <p className={css.only} role="note">
            <Icon name="warning" size={18} />
            <span>
              <b>{words.ticket.machine}</b> {words.ticket.machineMore}
            </span>
          </p>
        )}
        {reach === 'lan' && <p className={css.wifi}>{words.ticket.wifiOnly}</p>}
        {wifi !== null && (
          <p className={css.wifi}>
            <b>{words.ticket.wifi}</b> <span>{bare(wifi)}</span>
          </p>
        )}
      </div>
      <Dialog open={large} onClose={() => setLarge(false)} title={words.ticket.label}>
        <div className={css.large}>
          <Qr link={link} label={words.ticket.qr} />
          <p>{bare(link)}</p>
        </div>
      </Dialog>
    </section>
  );
}

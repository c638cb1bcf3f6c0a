/** Continue on another device: a code to scan and a link, good once and for a few minutes; and a new key for the seat. */

import { houseInfo } from '@pesthouse/api';
import { Button, Dialog, Icon } from '@pesthouse/board';
import { useCallback, useEffect, useRef, useState } from 'react';
import { qrPath } from '../../shared/qr.ts';
import { home } from '../base.ts';
import { Loader } from '../kit/loader.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { toast } from '../kit/toast.tsx';
import { ask } from '../link/house.ts';
import { copy } from '../shown/copy.ts';
import { people as words } from '../text/rooms.ts';
import { useClose, useDesk, useModel, useSeen } from './context.tsx';
import css from './hand.module.css';
import { addressFor, clockOf } from './handing.ts';

interface Code {
  readonly link: string;
  readonly until: number;
  /** Nobody can open it from another device. */
  readonly machine: boolean;
  /** It carries the person, who can then play on either screen. */
  readonly whole: boolean;
}

function Qr({ link }: { readonly link: string }) {
  const { size, d } = qrPath(link);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.hand.qr} shapeRendering="crispEdges">
      <path d={d} fill="#000" />
    </svg>
  );
}

/** Seconds that are left, counted down. */
const useLeft = (until: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, until - now);
};

function Shown({ code, anew }: { readonly code: Code; anew(): void }) {
  const left = useLeft(code.until);
  if (left === 0)
    return (
      <div className={css.spent}>
        <p>{words.hand.spent}</p>
        <Button onClick={anew}>{words.hand.anew}</Button>
      </div>
    );
  return (
    <div className={css.code}>
      <Qr link={code.link} />
      <p className={css.once}>
        <Icon name="clock" size={16} /> {words.hand.once(clockOf(left))}
      </p>
      <Button icon="copy" data-link={code.link} onClick={() => void copy(code.link)}>
        {words.hand.copy}
      </Button>
    </div>
  );
}

export function Hand() {
  const { link } = useModel();
  const open = useDesk((d) => d.dialog === 'hand');
  const close = useClose('hand');
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const [code, setCode] = useState<Code | null>(null);
  const id = info?.id ?? '';
  const shut = useRef(close);
  shut.current = close;
  const fetchCode = useCallback(async (): Promise<void> => {
    setCode(null);
    try {
      const [made, house] = await Promise.all([link.carry(), ask(houseInfo, '/api/house')]);
      const { url, machine } = addressFor(home(), house.addresses);
      const path = made.path.replace('#', `?table=${id}${made.whole ? '&as=me' : ''}#`);
      setCode({ link: `${url}${path}`, until: made.until, machine, whole: made.whole });
    } catch (e) {
      shut.current();
      sayWhyNot(e);
    }
  }, [link, id]);
  useEffect(() => {
    if (open) void fetchCode();
  }, [open, fetchCode]);
  const renew = async (): Promise<void> => {
    const v = await link.act({ act: 'key' });
    toast(v.ok ? words.hand.keyDone : { text: v.message, tone: 'bad' });
    close();
  };
  if (link.kind === 'local' || seat < 0) return null;
  return (
    <Dialog open={open} onClose={close} title={words.hand.title} wide>
      <div className={css.hand}>
        {code === null ? <Loader>{words.hand.anew}</Loader> : <Shown code={code} anew={() => void fetchCode()} />}
        <div>
          <p>{words.hand.more}</p>
          <ul className={css.notes}>
            <li>
              <Icon name="check" size={18} /> {words.hand.screen}
            </li>
            {code?.whole === true && (
              <li>
                <Icon name="check" size={18} /> {words.hand.back}
              </li>
            )}
            <li>
              <Icon name="lock" size={18} /> {words.hand.careful}
            </li>
            {code?.machine === true && (
              <li>
                <Icon name="warning" size={18} /> {words.hand.machine}
              </li>
            )}
          </ul>
          <p className={css.key}>
            {words.hand.keyMore}{' '}
            <Button size="s" icon="lock" onClick={() => void renew()}>
              {words.hand.key}
            </Button>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

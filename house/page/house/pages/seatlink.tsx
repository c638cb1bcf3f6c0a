/** A link that gives a seat: takes the key from behind the #, puts it on the keyring, and goes to the table. */

import { Button, LinkButton } from '@pesthouse/board';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Loader } from '../../kit/loader.tsx';
import { HouseError } from '../../link/house.ts';
import { useText } from '../../text/index.ts';
import { pages } from '../../text/rooms.ts';
import { Nothing } from '../nothing.tsx';
import plain from '../plain.module.css';
import { takeSeat } from '../visits.ts';

type End = keyof typeof pages.seatLink.said;
/** Where the link leads to no seat, by what the house says of its key. */
const ENDS: { readonly [code: string]: End | undefined } = {
  'no-table': 'none',
  'cut-link': 'cut',
  renewed: 'renewed',
  removed: 'removed',
  carried: 'carried',
  stood: 'stood',
  resigned: 'stood',
  unreachable: 'offline',
};
const endOf = (e: unknown): End => (e instanceof HouseError ? (ENDS[e.code] ?? 'wrong') : 'offline');
/** What a whole key looks like. */
const SEAT_KEY = /^[A-Za-z0-9_-]{22,64}$/;

export default function SeatLink({ id, onDone }: { readonly id: string; readonly onDone?: () => void }) {
  const text = useText();
  const [, go] = useLocation();
  const done = useRef(onDone);
  done.current = onDone;
  // Replaces the address: the key stays in the keyring and out of the history.
  const toTable = useCallback((): void => {
    go(`/table/${id}`, { replace: true });
    done.current?.();
  }, [go, id]);
  const [state, setState] = useState<End | 'taking'>('taking');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    const secret = location.hash.slice(1);
    if (tries < 0) return;
    if (!SEAT_KEY.test(secret)) return setState('cut');
    takeSeat(id, secret).then(
      (taken) => {
        if (!here) return;
        if (taken) toTable();
        else setState('wrong');
      },
      (e: unknown) => here && setState(endOf(e)),
    );
    return () => {
      here = false;
    };
  }, [id, toTable, tries]);
  if (state === 'taking')
    return (
      <main id="main" className={plain.waiting} aria-busy="true">
        <Loader>{pages.seatLink.taking}</Loader>
      </main>
    );
  const said = pages.seatLink.said[state];
  return (
    <Nothing title={said.title}>
      <p>{said.more}</p>
      <p className={plain.row}>
        {state === 'offline' && (
          <Button
            variant="primary"
            onClick={() => {
              setState('taking');
              setTries((n) => n + 1);
            }}
          >
            {pages.seatLink.again}
          </Button>
        )}
        {state !== 'offline' && state !== 'none' && (
          <Button variant="primary" icon="eye" onClick={toTable}>
            {pages.seatLink.watch}
          </Button>
        )}
        <LinkButton href="/" variant={state === 'none' ? 'primary' : 'quiet'}>
          {text.back}
        </LinkButton>
      </p>
    </Nothing>
  );
}

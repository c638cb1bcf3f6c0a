/** Leaving the waiting room: keep the seat, give it up, or clear the table away. */

import { Button, Dialog, IconButton, useNarrow } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { lobby as words } from '../text/rooms.ts';
import { useGiven, useHost, useSeen } from './context.tsx';
import css from './leave.module.css';

export function Leave() {
  const { act } = useGiven();
  const [, go] = useLocation();
  const seated = useSeen((s) => s.seat) >= 0;
  const host = useHost();
  const others = useSeen((s) => s.info.seats.filter((x) => x.kind === 'person').length) > 1;
  const [open, setOpen] = useState(false);
  const narrow = useNarrow();
  const leave = async (what: Promise<boolean> | null): Promise<void> => {
    if (what === null || (await what)) go('/');
  };
  const ask = (): void => (seated ? setOpen(true) : go('/'));
  return (
    <>
      {narrow ? (
        <IconButton icon="door" label={words.leave} onClick={ask} />
      ) : (
        <Button variant="quiet" size="s" icon="door" onClick={ask}>
          {words.leave}
        </Button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.leaving.title}
        footer={
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {words.leaving.stay}
          </Button>
        }
      >
        <ul className={css.ways}>
          <li>
            <Button onClick={() => void leave(null)}>{words.leaving.keep}</Button>
            <small>{words.leaving.keepAbout}</small>
          </li>
          {(!host || others) && (
            <li>
              <Button onClick={() => void leave(act({ act: 'stand' }))}>{words.leaving.stand}</Button>
              <small>{host ? words.leaving.standHost : words.leaving.standAbout}</small>
            </li>
          )}
          {host && (
            <li>
              <Button variant="danger" onClick={() => void leave(act({ act: 'close' }))}>
                {words.leaving.close}
              </Button>
              <small>{words.leaving.closeAbout}</small>
            </li>
          )}
        </ul>
      </Dialog>
    </>
  );
}

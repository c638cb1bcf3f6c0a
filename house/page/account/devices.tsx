/** The devices on which I am signed in, each with a way out. */

import { type Account, gone as goneShape, account as shape } from '@pesthouse/api';
import { Button, Chip, Dialog, Icon } from '@pesthouse/board';
import { useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { account } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { post } from './calls.ts';
import { dayOf } from './days.ts';
import css from './who.module.css';

export function Devices({ me, set, gone }: { readonly me: Account; readonly set: (next: Account) => void; readonly gone: () => void }) {
  const text = useText();
  const [leaving, setLeaving] = useState(false);
  const end = async (which: { readonly id: string } | { readonly others: true }): Promise<void> => {
    try {
      set(await post(shape, '/api/account/devices/end', which));
      toast(account.who.ended);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
  };
  const out = async (): Promise<void> => {
    setLeaving(false);
    try {
      await post(goneShape, '/api/account/out');
      gone();
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
  };
  return (
    <section aria-label={account.who.devices}>
      <h3 className={css.sub}>{account.who.devices}</h3>
      <ul className={css.list}>
        {me.devices.map((x) => (
          <li key={x.id}>
            <Icon name={x.kind === 'key' && x.name === '' ? 'bot' : 'system'} size={22} />
            <span>
              <b>
                {x.name !== '' ? x.name : x.kind === 'key' ? account.who.bot : account.who.unknown} {x.here && <Chip>{account.who.here}</Chip>}
              </b>
              <small>
                {account.who.used(dayOf(x.used))} · {account.who.since(dayOf(x.made))}
              </small>
            </span>
            {!x.here && (
              <Button size="s" variant="quiet" onClick={() => void end({ id: x.id })}>
                {account.who.end}
              </Button>
            )}
            {x.here && me.kept && (
              <Button size="s" variant="quiet" onClick={() => setLeaving(true)}>
                {account.who.out}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {me.devices.length > 1 && (
        <div className={css.acts}>
          <Button onClick={() => void end({ others: true })}>{account.who.endOthers}</Button>
        </div>
      )}
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={account.who.out}
        footer={
          <>
            <Button variant="quiet" onClick={() => setLeaving(false)}>
              {text.cancel}
            </Button>
            <Button variant="primary" onClick={() => void out()}>
              {account.who.end}
            </Button>
          </>
        }
      >
        <p>{account.who.outMore}</p>
      </Dialog>
    </section>
  );
}

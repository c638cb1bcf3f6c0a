/** My data: all of it as one file, or none of it any more. */

import { type Account, COOKIE, gone as goneShape, personExported } from '@pesthouse/api';
import { Button, Dialog } from '@pesthouse/board';
import { useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { ask } from '../link/house.ts';
import { myKey } from '../mykey.ts';
import { useText } from '../text/index.ts';
import { account } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { post } from './calls.ts';
import css from './who.module.css';

const save = (what: unknown): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(what, null, 2)], { type: 'application/json' }));
  link.download = 'pesthouse-my-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export function MyData({ me, gone }: { readonly me: Account; readonly gone: () => void }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const take = (): Promise<void> => doing(async () => save(await ask(personExported, '/api/account/export', { secret: myKey() ?? COOKIE })));
  const leave = (): Promise<void> =>
    doing(async () => {
      await post(goneShape, '/api/account/delete', { person: me.me.person });
      setAsking(false);
      gone();
      toast(account.who.deleted);
    });
  return (
    <section aria-label={account.who.data}>
      <h3 className={css.sub}>{account.who.data}</h3>
      <div className={css.data}>
        <div>
          <Button icon="download" busy={busy && !asking} onClick={() => void take()}>
            {account.who.export}
          </Button>
          <p className={css.dim}>{account.who.exportMore}</p>
        </div>
        <div>
          <Button icon="trash" onClick={() => setAsking(true)}>
            {me.kept ? account.who.delete : account.who.deleteGuest}
          </Button>
          <p className={css.dim}>{account.who.deleteMore}</p>
        </div>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={account.who.deleteSure}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {text.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void leave()}>
              {account.who.deleteGo}
            </Button>
          </>
        }
      >
        <p>{account.who.deleteSureMore}</p>
      </Dialog>
    </section>
  );
}

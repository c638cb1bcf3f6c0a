/** Ways in: passkeys, e-mail addresses and the recovery code, each added, named and removed. */

import { type Account, recoveryMade, account as shape } from '@pesthouse/api';
import { Button, Dialog, Icon } from '@pesthouse/board';
import { type FormEvent, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { account } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { hasPasskeys, makePasskey, notWanted, post, sendLink } from './calls.ts';
import { dayOf } from './days.ts';
import { Recovery } from './recovery.tsx';
import css from './who.module.css';

interface Asking {
  readonly what: 'passkey' | 'mail' | 'rename' | 'remove' | 'unmail' | 'code';
  /** The passkey that it is about. */
  readonly id?: string;
  /** What it is called, or the address, or the code. */
  readonly name?: string;
}
const TITLES: { readonly [what in Asking['what']]: (name: string) => string } = {
  passkey: () => account.who.newPasskey,
  mail: () => account.who.mailAdd,
  rename: () => account.who.rename,
  remove: (name) => account.who.removeSure(name),
  unmail: (name) => account.who.removeSure(name),
  code: () => account.who.recovery,
};

const sayWrong = (e: unknown): void => {
  toast({ text: notWanted(e) ? account.who.cancelled : told(e), tone: 'bad' });
};

function Ask({
  label,
  hint,
  first,
  mail = false,
  done,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly first: string;
  readonly mail?: boolean;
  readonly done: (said: string) => void;
}) {
  const text = useText();
  const [value, setValue] = useState(first);
  const go = (e: FormEvent): void => {
    e.preventDefault();
    if (value.trim() !== '') done(value.trim());
  };
  return (
    <form className={css.ask} onSubmit={go}>
      <Field label={label} about={hint} value={value} set={setValue} autoFocus required maxLength={mail ? 254 : 40} type={mail ? 'email' : 'text'} />
      <Button type="submit" variant="primary" notNow={value.trim() === ''}>
        {text.keep}
      </Button>
    </form>
  );
}

export function Ways({ me, set, mail }: { readonly me: Account; readonly set: (next: Account) => void; readonly mail: boolean }) {
  const text = useText();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = (): void => setAsking(null);
  const change = async (work: Promise<Account>): Promise<void> => {
    close();
    try {
      set(await work);
    } catch (e) {
      sayWrong(e);
    }
  };
  const add = async (name: string): Promise<void> => {
    close();
    try {
      const made = await makePasskey(name);
      set(made.account);
      if (made.recovery !== null) setAsking({ what: 'code', name: made.recovery });
    } catch (e) {
      sayWrong(e);
    }
  };
  const addMail = async (to: string): Promise<void> => {
    close();
    try {
      await sendLink(to, true);
      toast({ text: account.who.mailSent(to), stay: 15_000 });
    } catch (e) {
      sayWrong(e);
    }
  };
  const renew = async (): Promise<void> => {
    try {
      const { recovery } = await post(recoveryMade, '/api/account/recovery');
      set({ ...me, recovery: true });
      setAsking({ what: 'code', name: recovery });
    } catch (e) {
      sayWrong(e);
    }
  };
  const { what, id = '', name: about = '' } = asking ?? {};
  const title = what === undefined ? '' : TITLES[what](about);
  return (
    <section aria-label={account.who.ways}>
      <h3 className={css.sub}>{account.who.ways}</h3>
      <ul className={css.list}>
        {me.passkeys.map((x) => (
          <li key={x.id}>
            <Icon name="passkey" size={22} />
            <span>
              <b>{x.name}</b>
              <small>
                {account.who.passkey} · {account.who.place(x.place)} · {account.who.used(dayOf(x.used))}
              </small>
            </span>
            <Button size="s" variant="quiet" onClick={() => setAsking({ what: 'rename', id: x.id, name: x.name })}>
              {account.who.rename}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setAsking({ what: 'remove', id: x.id, name: x.name })}>
              {account.who.remove}
            </Button>
          </li>
        ))}
        {me.mails.map((x) => (
          <li key={x}>
            <Icon name="mail" size={22} />
            <span>
              <b>{x}</b>
              <small>{account.who.mailKind}</small>
            </span>
            <Button size="s" variant="quiet" onClick={() => setAsking({ what: 'unmail', name: x })}>
              {account.who.remove}
            </Button>
          </li>
        ))}
        <li>
          <Icon name="key" size={22} />
          <span>
            <b>{account.who.recovery}</b>
            <small>{me.recovery ? account.who.recoveryThere : account.who.recoveryNone}</small>
          </span>
          <Button size="s" variant="quiet" onClick={() => void renew()}>
            {account.who.recoveryNew}
          </Button>
        </li>
      </ul>
      <div className={css.acts}>
        {hasPasskeys() && (
          <Button icon="plus" onClick={() => setAsking({ what: 'passkey' })}>
            {account.who.newPasskey}
          </Button>
        )}
        {mail && (
          <Button icon="plus" onClick={() => setAsking({ what: 'mail' })}>
            {account.who.mailAdd}
          </Button>
        )}
      </div>
      <Dialog open={asking !== null} onClose={close} title={title}>
        {what === 'passkey' && <Ask label={account.who.passkeyName} hint={account.who.passkeyHint} first="" done={(x) => void add(x)} />}
        {what === 'rename' && (
          <Ask label={account.who.passkeyName} first={about} done={(name) => void change(post(shape, '/api/account/passkeys/name', { id, name }))} />
        )}
        {what === 'mail' && <Ask label={account.signIn.mail} first="" mail done={(x) => void addMail(x)} />}
        {(what === 'remove' || what === 'unmail') && (
          <div className={css.ask}>
            <p>{account.who.removeMore}</p>
            <div className={css.acts}>
              <Button variant="quiet" onClick={close}>
                {text.cancel}
              </Button>
              <Button
                variant="danger"
                onClick={() =>
                  void change(
                    what === 'remove' ? post(shape, '/api/account/passkeys/remove', { id }) : post(shape, '/api/account/mails/remove', { mail: about }),
                  )
                }
              >
                {account.who.remove}
              </Button>
            </div>
          </div>
        )}
        {what === 'code' && (
          <div className={css.ask}>
            <Recovery code={about} done={close} />
          </div>
        )}
      </Dialog>
    </section>
  );
}

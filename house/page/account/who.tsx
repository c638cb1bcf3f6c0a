/** Who I am: name and picture, ways in, devices, my data. Guests see what an account would give them. */

import { type Account, account as shape, waysIn } from '@pesthouse/api';
import { Button, LinkButton } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { MarkPicker, NAME_MOST } from '../house/me.tsx';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import { ask, HouseError } from '../link/house.ts';
import { introduce } from '../link/me.ts';
import { AvatarPicker } from '../lobby/avatars.tsx';
import { keepAccount } from '../marks.ts';
import { dropKey, myKey } from '../mykey.ts';
import { useSettings } from '../prefs/store.ts';
import { useText } from '../text/index.ts';
import { account } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { MyData } from './data.tsx';
import { Devices } from './devices.tsx';
import { Ways } from './ways.tsx';
import css from './who.module.css';

type Known = Account | 'guest' | 'gone' | null;

/** What the house says of this browser, and which ways in it has. */
const useAccount = () => {
  const [known, setKnown] = useState<Known>(myKey() === null ? 'guest' : null);
  const [mail, setMail] = useState<boolean | null>(null);
  useEffect(() => {
    ask(waysIn, '/api/signin').then(
      (x) => setMail(x.mail),
      () => setMail(null),
    );
    const key = myKey();
    if (key === null) return;
    ask(shape, '/api/account', { secret: key }).then(
      (x) => {
        if (x.kept) keepAccount(x.me.person);
        setKnown(x);
      },
      (e: unknown) => setKnown(e instanceof HouseError && e.code === 'no-person' ? 'guest' : 'gone'),
    );
  }, []);
  return { known, setKnown, mail };
};

function Me({ me, set }: { readonly me: Account; readonly set: (next: Account) => void }) {
  const text = useText();
  const s = useSettings();
  const [name, setName] = useState(me.me.name);
  const [avatar, setAvatar] = useState(me.me.avatar);
  const [busy, setBusy] = useState(false);
  const same = name.trim() === me.me.name && avatar === me.me.avatar;
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      set({ ...me, me: await introduce(name.trim(), avatar) });
      toast(account.who.kept);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={css.me}
      onSubmit={(e) => {
        e.preventDefault();
        void keep();
      }}
    >
      <Field label={text.me.name} value={name} set={setName} maxLength={NAME_MOST} autoComplete="nickname" required />
      <div>
        <b className={css.label}>{account.who.picture}</b>
        <AvatarPicker value={avatar} set={setAvatar} taken={[]} />
      </div>
      <MarkPicker mark={s.mark} set={(mark) => s.set({ mark })} />
      <Button type="submit" variant="plain" busy={busy} notNow={same || name.trim() === ''} className={css.save}>
        {account.who.keep}
      </Button>
    </form>
  );
}

function Unknown({ house }: { readonly house: boolean }) {
  const text = useText();
  const s = useSettings();
  return (
    <div className={css.me}>
      <Field
        label={text.me.name}
        value={s.name}
        set={(name) => s.set({ name: name.slice(0, NAME_MOST) })}
        about={text.me.hint}
        maxLength={NAME_MOST}
        autoComplete="nickname"
      />
      <MarkPicker mark={s.mark} set={(mark) => s.set({ mark })} />
      {house && <Invite />}
    </div>
  );
}

function Invite() {
  return (
    <div className={css.invite}>
      <p>{account.who.guest}</p>
      <LinkButton href="/signin" variant="primary" icon="key">
        {account.who.signIn}
      </LinkButton>
    </div>
  );
}

export function WhoIAm() {
  const { known, setKnown, mail } = useAccount();
  const me = typeof known === 'object' ? known : null;
  const gone = (): void => {
    dropKey();
    setKnown('guest');
  };
  return (
    <>
      {me === null ? <Unknown house={mail !== null && known !== null} /> : <Me key={me.me.person} me={me} set={setKnown} />}
      {known === 'gone' && <p className={css.dim}>{account.who.offline}</p>}
      {me !== null && (
        <>
          {!me.kept && <Invite />}
          {me.kept && <Ways me={me} set={setKnown} mail={mail === true} />}
          <Devices me={me} set={setKnown} gone={gone} />
          <MyData me={me} gone={gone} />
        </>
      )}
      <p className={css.dim}>
        <Link href="/privacy">{account.who.privacy}</Link>
      </p>
    </>
  );
}

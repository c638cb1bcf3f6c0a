/** The page behind a one-time link: one question, then the seat is on this device. */

import { type Arrived, arrived, person, tableInfo } from '@pesthouse/api';
import { Button, LinkButton } from '@pesthouse/board';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { remember } from '../keyring.ts';
import { Field } from '../kit/field.tsx';
import { ask } from '../link/house.ts';
import { settleKey } from '../link/me.ts';
import { keepKey, myKey, newKey } from '../mykey.ts';
import { tablePath } from '../paths.ts';
import { useSettings } from '../prefs/store.ts';
import css from '../shown/opened.module.css';
import { people as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import form from './arrive.module.css';

/** A link that carries a person makes this browser theirs, by a key that nobody knows yet; one that carries a seat gives it to whoever this browser is. */
const arriveAsMe = async (code: string): Promise<Arrived> => {
  const key = newKey();
  const here = await ask(arrived, '/api/arrive', { body: { code }, secret: key });
  keepKey(key);
  return here;
};
const takeSeat = async (code: string, name: string): Promise<Arrived> => {
  const key = myKey() ?? newKey();
  const known = await ask(person, '/api/me', { secret: key }).catch(() => null);
  if (known?.name !== name) await ask(person, '/api/me', { body: { name, avatar: known?.avatar ?? '' }, secret: key });
  keepKey(key);
  return ask(arrived, '/api/arrive', { body: { code }, secret: key });
};

export default function ArrivePage() {
  const [, go] = useLocation();
  const kept = useSettings((s) => s.name);
  const [name, setName] = useState(kept);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [{ code, table, me: whole }] = useState(() => {
    const wanted = new URLSearchParams(location.search);
    return { code: location.hash.slice(1), table: wanted.get('table'), me: wanted.get('as') === 'me' };
  });
  const arrive = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    setBusy(true);
    try {
      const { me, seat } = await (whole ? arriveAsMe(code) : takeSeat(code, name.trim()));
      useSettings.getState().set({ name: me.name });
      await settleKey();
      if (seat !== null) {
        const info = await ask(tableInfo, `/api/tables/${seat.table}`);
        remember({ ...seat, game: info.game, name: me.name });
      }
      const to = seat?.table ?? table;
      go(to === null ? '/' : tablePath(to), { replace: true });
    } catch (x) {
      setWrong(told(x));
      setBusy(false);
    }
  };
  const cut = !/^[a-z0-9-]{20,}$/i.test(code);
  return (
    <main id="main" className={css.middle}>
      <h1 className={css.title}>{cut ? words.arrive.cut : wrong === null ? words.arrive.title : words.arrive.failed}</h1>
      <p>{cut ? words.arrive.cutMore : (wrong ?? words.arrive.more)}</p>
      {!cut && (
        <form className={form.form} onSubmit={(e) => void arrive(e)}>
          {!whole && <Field label={words.arrive.name} value={name} set={setName} maxLength={24} required />}
          <Button type="submit" variant="primary" size="l" busy={busy} notNow={!whole && name.trim() === ''}>
            {busy ? words.arrive.busy : wrong === null ? words.arrive.go : words.arrive.again}
          </Button>
        </form>
      )}
      <LinkButton href="/" variant="quiet">
        {words.arrive.home}
      </LinkButton>
    </main>
  );
}

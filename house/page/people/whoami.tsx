/** Saying who I am, where the house needs to know: a name is enough. */

import { Button } from '@pesthouse/board';
import { useState } from 'react';
import { NAME_MOST } from '../house/me.tsx';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import { introduce } from '../link/me.ts';
import { anyAvatar } from '../prefs/avatars.ts';
import { settings } from '../prefs/store.ts';
import { useText } from '../text/index.ts';
import { results as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import css from './people.module.css';

export function WhoAmI({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const [name, setName] = useState(settings().name);
  const [busy, setBusy] = useState(false);
  const say = async (): Promise<void> => {
    if (name.trim() === '') return;
    setBusy(true);
    try {
      await introduce(name.trim(), settings().avatar || anyAvatar());
      onDone();
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <form
      className={css.who}
      onSubmit={(e) => {
        e.preventDefault();
        void say();
      }}
    >
      <Field label={text.me.name} value={name} set={setName} maxLength={NAME_MOST} autoComplete="nickname" />
      <Button type="submit" variant="primary" busy={busy}>
        {words.people.who}
      </Button>
    </form>
  );
}

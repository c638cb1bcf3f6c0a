/** Who are you: a name and a picture, asked on arrival and changeable at any time. */

import { Button, Dialog } from '@pesthouse/board';
import { useState } from 'react';
import { NAME_MOST } from '../house/me.tsx';
import { Field } from '../kit/field.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { introduce } from '../link/me.ts';
import { anyAvatar } from '../prefs/avatars.ts';
import { useSettings } from '../prefs/store.ts';
import { useText } from '../text/index.ts';
import { lobby as words } from '../text/rooms.ts';
import { AvatarPicker } from './avatars.tsx';
import { useSeen } from './context.tsx';
import { otherName } from './missing.ts';
import css from './who.module.css';

/** The pictures and names of everybody else here. */
const useOthers = (): readonly { readonly avatar: string; readonly name: string }[] => {
  const seat = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info.seats);
  return seats.flatMap((x) => (x.kind === 'person' && x.seat !== seat ? [{ avatar: x.avatar ?? '', name: x.name }] : []));
};

export interface Draft {
  readonly name: string;
  readonly avatar: string;
  setName(name: string): void;
  setAvatar(avatar: string): void;
  /** What is wrong with the name; undefined where nothing is. */
  readonly wrong: string | undefined;
  readonly empty: boolean;
}

export const useDraft = (): Draft => {
  const kept = useSettings();
  const others = useOthers();
  const [name, setName] = useState(kept.name);
  const [avatar, setAvatar] = useState(() => {
    const pictures = others.map((x) => x.avatar);
    return kept.avatar !== '' && !pictures.includes(kept.avatar) ? kept.avatar : anyAvatar(pictures);
  });
  const trimmed = name.trim();
  const taken = others.some((x) => x.name.toLocaleLowerCase() === trimmed.toLocaleLowerCase());
  return {
    name,
    avatar,
    setName,
    setAvatar,
    wrong:
      taken && trimmed !== ''
        ? words.who.taken(
            trimmed,
            otherName(
              trimmed,
              others.map((x) => x.name),
            ),
          )
        : undefined,
    empty: trimmed === '',
  };
};

export function WhoFields({ draft, focus = false }: { readonly draft: Draft; readonly focus?: boolean }) {
  return (
    <>
      <Field
        label={words.who.name}
        value={draft.name}
        set={draft.setName}
        wrong={draft.wrong}
        maxLength={NAME_MOST}
        autoComplete="nickname"
        autoFocus={focus}
        className={css.name}
      />
      <AvatarPicker value={draft.avatar} set={draft.setAvatar} taken={useOthers()} />
    </>
  );
}

function WhoForm({ onClose }: { readonly onClose: () => void }) {
  const draft = useDraft();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    if (draft.empty || draft.wrong !== undefined) return;
    setBusy(true);
    try {
      await introduce(draft.name.trim(), draft.avatar);
      onClose();
    } catch (e) {
      sayWhyNot(e);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={css.form}
      onSubmit={(e) => {
        e.preventDefault();
        void keep();
      }}
    >
      <WhoFields draft={draft} focus />
      <p className={css.fine}>{words.who.fine}</p>
      <div className={css.acts}>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button variant="primary" type="submit" busy={busy} notNow={draft.empty || draft.wrong !== undefined}>
          {draft.empty ? words.who.first : words.who.keep}
        </Button>
      </div>
    </form>
  );
}

export function Who({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={words.who.title}>
      <WhoForm onClose={onClose} />
    </Dialog>
  );
}

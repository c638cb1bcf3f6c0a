/** Who am I: a name and a mark, kept in this browser, asked in a small dialog. */

import { Button, Dialog, Glyph, SEAT_GLYPHS } from '@pesthouse/board';
import { useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../kit/field.tsx';
import { signedInAs } from '../marks.ts';
import { useSettings } from '../prefs/store.ts';
import { useText } from '../text/index.ts';
import css from './me.module.css';

export const NAME_MOST = 24;

/** The mark as six radio buttons. */
export function MarkPicker({ mark, set }: { readonly mark: number; readonly set: (mark: number) => void }) {
  const text = useText();
  return (
    <fieldset className={css.marks}>
      <legend>{text.me.mark}</legend>
      {SEAT_GLYPHS.map((glyph, i) => (
        <label key={glyph} className={css.mark}>
          <input type="radio" className="vh" name="mark" checked={i === mark} onChange={() => set(i)} />
          <Glyph seat={i} size="l" />
          <span className="vh">{text.me.marks[i]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function MeChip() {
  const text = useText();
  const { name, mark, set } = useSettings();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(name);
  const [chosen, setChosen] = useState(mark);
  const shown = name || text.me.nobody;
  const begin = (): void => {
    setDraft(name);
    setChosen(mark);
    setOpen(true);
  };
  const keep = (): void => {
    set({ name: draft.trim().slice(0, NAME_MOST), mark: chosen });
    setOpen(false);
  };
  return (
    <>
      <button type="button" className={css.me} onClick={begin} aria-label={text.me.change(shown)}>
        <span className={signedInAs() === null ? css.glyph : css.kept}>
          <Glyph seat={mark} />
        </span>
        <span className={css.name}>{shown}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.me.who}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {text.cancel}
            </Button>
            <Button variant="primary" type="submit" form="me">
              {text.keep}
            </Button>
          </>
        }
      >
        <form
          id="me"
          className={css.form}
          onSubmit={(e) => {
            e.preventDefault();
            keep();
          }}
        >
          <Field label={text.me.name} value={draft} set={setDraft} about={text.me.hint} maxLength={NAME_MOST} autoComplete="nickname" autoFocus />
          <MarkPicker mark={chosen} set={setChosen} />
          <Link className={css.more} href={signedInAs() === null ? '/signin' : '/settings'} onClick={() => setOpen(false)}>
            {signedInAs() === null ? text.me.signIn : text.me.account}
          </Link>
        </form>
      </Dialog>
    </>
  );
}

/** The head of the page: what these house rules are called, who made them and why, and on which edition they stand. */

import { remark } from '@pesthouse/api';
import { Button, Dialog, Icon } from '@pesthouse/board';
import type { Variant } from '@pesthouse/table';
import { type ReactNode, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { houserules as words } from '../text/rooms.ts';
import type { DraftChange } from './drafts.ts';
import css from './head.module.css';

const MOST_NAME = 40;
const MOST_NOTE = 280;

interface NamingProps {
  readonly variant: Variant;
  readonly onClose: () => void;
  readonly change: (change: DraftChange) => void;
}

function Naming({ variant, onClose, change }: NamingProps) {
  const [name, setName] = useState(variant.name === words.unnamed ? '' : variant.name);
  const [note, setNote] = useState(variant.note);
  const [author, setAuthor] = useState(variant.author);
  const bad = (x: string, most: number): string | undefined => (remark(most).safeParse(x).success ? undefined : words.wrong.control);
  const wrongs = { name: bad(name, MOST_NAME), note: bad(note, MOST_NOTE), author: bad(author, MOST_NAME) };
  const good = Object.values(wrongs).every((x) => x === undefined);
  return (
    <form
      className={css.naming}
      onSubmit={(e) => {
        e.preventDefault();
        if (!good) return;
        change({ name: name.trim(), note: note.trim(), author: author.trim() });
        onClose();
      }}
    >
      <Field label={words.name} value={name} set={setName} maxLength={MOST_NAME} wrong={wrongs.name} autoFocus />
      <Field label={words.note} value={note} set={setNote} maxLength={MOST_NOTE} wrong={wrongs.note} />
      <Field label={words.author} value={author} set={setAuthor} maxLength={MOST_NAME} wrong={wrongs.author} />
      <Button type="submit" variant="primary" notNow={!good}>
        {words.done}
      </Button>
    </form>
  );
}

export interface HeadProps {
  readonly variant: Variant;
  readonly title: string;
  readonly newest: string;
  readonly fixed: boolean;
  readonly tools: ReactNode;
  readonly change: (change: DraftChange) => void;
  /** Makes shared rules one's own, or brings one's own to the newest edition. */
  readonly takeOver: () => void;
}

export function Head({ variant, title, newest, fixed, tools, change, takeOver }: HeadProps) {
  const [naming, setNaming] = useState(false);
  const { name, note, author, edition } = variant;
  return (
    <>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.name}>
            {fixed ? (
              name
            ) : (
              <button type="button" onClick={() => setNaming(true)} aria-haspopup="dialog" title={words.editName}>
                <span>{name}</span> <Icon name="pencil" size={20} />
              </button>
            )}
          </h1>
          <p className={css.what}>
            {words.for} <b>{title}</b>
            {author === '' ? '' : `, ${words.by(author)}`}.{' '}
            <span className={css.wide}>
              {words.edition(edition)}
              {fixed ? '' : `, ${words.saved}`}.
            </span>
          </p>
          <p className={css.note}>
            {note !== '' && <q>{note}</q>}{' '}
            {!fixed && (
              <button type="button" onClick={() => setNaming(true)} aria-haspopup="dialog">
                {note === '' ? words.addNote : words.editNote}
              </button>
            )}
          </p>
        </div>
        <div className={css.tools}>{tools}</div>
      </header>
      {fixed && (
        <p className={css.strip}>
          <Icon name="eye" size={20} />
          <span>
            <b>{words.shared.head(author)}.</b> {words.shared.more}
          </span>
          <Button icon="pencil" onClick={takeOver}>
            {words.shared.mine}
          </Button>
        </p>
      )}
      {!fixed && edition !== newest && (
        <p className={css.strip}>
          <Icon name="clock" size={20} />
          <span>
            <b>{words.old.head(edition, newest)}</b> {words.old.more}
          </span>
          <Button onClick={takeOver}>{words.old.move(newest)}</Button>
        </p>
      )}
      <Dialog open={naming} onClose={() => setNaming(false)} title={words.editName}>
        {naming && <Naming variant={variant} change={change} onClose={() => setNaming(false)} />}
      </Dialog>
    </>
  );
}

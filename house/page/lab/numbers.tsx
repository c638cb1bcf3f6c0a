/** The numbers of the rules, each with its clause and what it is, printed or ours, to be turned by writing other values beside it. */

import { ClauseLink, IconButton } from '@pesthouse/board';
import type { Origin, Tunable } from '@pesthouse/kernel';
import { useMemo, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { was } from '../numbers/origin.ts';
import { nameOf, offered, originIn, useSheet } from '../numbers/sheet.ts';
import { figure } from '../text/figures.ts';
import { fold } from '../text/fold.ts';
import { lab as words } from '../text/rooms.ts';
import css from './setup.module.css';
import type { Form } from './wish.ts';

/** So many are shown at once: a game may have hundreds. */
const MOST_SHOWN = 40;

interface RowProps {
  readonly game: string;
  readonly tunable: Tunable;
  /** What people call it. */
  readonly name: string;
  readonly origin: Origin;
  readonly value: string;
  set(value: string): void;
}

function Row({ game, tunable, name, origin, value, set }: RowProps) {
  return (
    <li className={css.number} data-on={value !== '' || undefined}>
      <span className={css.numberName}>
        <b>{name}</b>
        <small>
          {was(origin, figure(tunable.get()))} <ClauseLink clause={tunable.clause} game={game} />
        </small>
      </span>
      <input
        className={css.numberTry}
        aria-label={words.tryIt(name)}
        placeholder={String(tunable.get())}
        value={value}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(e) => set(e.currentTarget.value)}
      />
    </li>
  );
}

export interface NumbersProps {
  readonly game: string;
  readonly tunables: readonly Tunable[];
  readonly turned: Form['turned'];
  readonly together: boolean;
  readonly wrong: string | undefined;
  set(change: Partial<Pick<Form, 'turned' | 'together'>>): void;
}

export function Numbers({ game, tunables, turned, together, wrong, set }: NumbersProps) {
  const [find, setFind] = useState('');
  const sheet = useSheet(game);
  const found = useMemo(() => {
    const parts = fold(find).split(/\s+/).filter(Boolean);
    return offered(sheet, tunables).filter((t) => parts.every((p) => fold(`${t.name} ${nameOf(sheet, t.name)} ${t.clause}`).includes(p)));
  }, [tunables, find, sheet]);
  const mine = tunables.filter((t) => turned[t.name] !== undefined);
  const turn = (name: string, value: string): void => {
    const { [name]: _, ...others } = turned;
    set({ turned: value === '' ? others : { ...turned, [name]: value } });
  };
  return (
    <fieldset className={css.part}>
      <legend>{words.numbers}</legend>
      <p className={css.about}>{words.numbersAbout}</p>
      {mine.length > 0 && (
        <div className={css.turned}>
          <b>{words.turnedHead(mine.length)}</b>
          <ul>
            {mine.map((t) => (
              <li key={t.name} className={css.number}>
                <span className={css.numberName}>
                  <b>{nameOf(sheet, t.name)}</b>
                  <small>{words.fromTo(was(originIn(sheet, t.name), figure(t.get())), turned[t.name] ?? '')}</small>
                </span>
                <IconButton size="s" icon="undo" label={words.turnBack(nameOf(sheet, t.name))} onClick={() => turn(t.name, '')} />
              </li>
            ))}
          </ul>
          {wrong !== undefined && (
            <p className={css.wrong} role="alert">
              {wrong}
            </p>
          )}
          {mine.length > 1 && <Toggle on={together} set={(on) => set({ together: on })} name={words.together} about={words.togetherAbout} />}
        </div>
      )}
      <Field label={words.find} bare type="search" placeholder={words.findHint} value={find} set={setFind} />
      <ul className={css.numbers} aria-label={words.numbers}>
        {found.slice(0, MOST_SHOWN).map((t) => (
          <Row
            key={t.name}
            game={game}
            tunable={t}
            name={nameOf(sheet, t.name)}
            origin={originIn(sheet, t.name)}
            value={turned[t.name] ?? ''}
            set={(v) => turn(t.name, v)}
          />
        ))}
        {found.length > MOST_SHOWN && <li className={css.about}>{words.rest(found.length - MOST_SHOWN)}</li>}
        {found.length === 0 && <li className={css.about}>{words.none}</li>}
      </ul>
    </fieldset>
  );
}

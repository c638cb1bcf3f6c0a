/** The plain list of choices: every legal move of every game, grouped by verb, for keyboard, screen reader and whoever likes lists. */

import { Bold, cx } from '@pesthouse/board';
import type { Flat } from '@pesthouse/kernel';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { fold } from '../text/fold.ts';
import { table as words } from '../text/rooms.ts';
import css from './choices.module.css';
import { useDesk, useModel, useSeen } from './context.tsx';
import { useChoose, useLegal } from './useboard.ts';

interface Choice {
  readonly move: Flat;
  readonly key: string;
  readonly label: string;
  readonly detail: string;
}

const plain = (s: string): string => s.replaceAll('**', '');

/** One step up or down the list, wherever the focus is in it. */
const walk = (box: HTMLElement, key: string): boolean => {
  const all = [...box.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = all.findIndex((x) => x.matches(':focus'));
  const to = key === 'ArrowDown' ? at + 1 : key === 'ArrowUp' ? at - 1 : key === 'Home' ? 0 : key === 'End' ? all.length - 1 : null;
  if (to === null || all.length === 0) return false;
  if (to < 0) box.querySelector<HTMLElement>('input')?.focus();
  else all[Math.min(to, all.length - 1)]?.focus();
  return true;
};

export function Choices() {
  const { game, point } = useModel();
  const legal = useLegal();
  const choose = useChoose();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const hinted = useDesk((d) => d.hinted);
  const [filter, setFilter] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  /** The last move was made here: the next decision takes the focus back into the list. */
  const here = useRef(false);

  const choices = useMemo(
    () => (shown === null ? [] : legal.map((move): Choice => ({ move, key: JSON.stringify(move), ...game.text.move(shown.view, seat, move) }))),
    [legal, shown, seat, game],
  );
  const wanted = fold(filter.trim());
  const match = choices.filter((c) => wanted === '' || fold(plain(`${c.label} ${c.detail}`)).includes(wanted));
  const groups = [...new Set(match.map((c) => c.move.verb))].map((verb) => ({
    verb,
    name: game.text.lab?.verbs[verb],
    all: match.filter((c) => c.move.verb === verb),
  }));

  useEffect(() => {
    if (choices.length === 0) return;
    setFilter('');
    // Asked when the frame comes: whoever took the focus meanwhile, such as the plate of a lesson, keeps it.
    requestAnimationFrame(() => here.current && box.current?.querySelector<HTMLElement>('[data-choice]')?.focus());
  }, [choices]);

  const take = (c: Choice): void => {
    here.current = true;
    // The button is about to go: the list itself holds the focus until the next choices come.
    box.current?.focus();
    choose(c.move);
  };
  const keys = (e: KeyboardEvent<HTMLFieldSetElement>): void => {
    if (walk(e.currentTarget, e.key)) e.preventDefault();
    else if (e.key === 'Enter' && e.target instanceof HTMLInputElement && match[0] !== undefined) take(match[0]);
  };
  const leave = (e: FocusEvent<HTMLFieldSetElement>): void => {
    if (e.relatedTarget !== null && !e.currentTarget.contains(e.relatedTarget)) here.current = false;
  };

  return (
    <fieldset className={css.choices} ref={box} tabIndex={-1} onKeyDown={keys} onBlur={leave} aria-label={words.choices.label}>
      <div className={css.filter}>
        <Field type="search" label={words.choices.filter} bare placeholder={words.choices.filter} value={filter} set={setFilter} aria-keyshortcuts="L" />
      </div>
      <div className={css.list}>
        {choices.length === 0 && <p className={css.none}>{words.choices.none}</p>}
        {choices.length > 0 && match.length === 0 && <p className={css.none}>{words.choices.noMatch}</p>}
        {groups.map(({ verb, name, all }) => (
          <section key={verb} className={css.group} aria-label={name ?? words.choices.label}>
            {groups.length > 1 && all.length > 1 && name !== undefined && <h3 className={css.verb}>{name}</h3>}
            <ul>
              {all.map((c) => (
                <li key={c.key}>
                  <button
                    type="button"
                    data-choice={c.key}
                    className={cx(css.choice, hinted !== null && hinted.kind !== 'close' && JSON.stringify(hinted.move) === c.key && css.hinted)}
                    onClick={() => take(c)}
                    onFocus={() => point(c.move)}
                    onMouseEnter={() => point(c.move)}
                    onMouseLeave={() => point(null)}
                  >
                    <span className={css.label}>
                      <Bold>{c.label}</Bold>
                    </span>
                    {c.detail !== '' && (
                      <span className={css.detail}>
                        <Bold>{c.detail}</Bold>
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={css.keys}>{words.choices.keys}</p>
    </fieldset>
  );
}

/** The numbers that a search may turn, each with its limits. */

import { Button, ClauseLink, IconButton } from '@pesthouse/board';
import { limitsOf, type Tunable } from '@pesthouse/kernel';
import { useMemo, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { was } from '../numbers/origin.ts';
import { nameOf, offered, originIn, useSheet } from '../numbers/sheet.ts';
import { figure } from '../text/figures.ts';
import { fold } from '../text/fold.ts';
import { lab as words } from '../text/rooms.ts';
import css from './setup.module.css';
import type { Form } from './wish.ts';

const MOST_SHOWN = 6;
const MOST_DIALS = 8;

/** A little to either side of what it is, as far as the game allows. */
const usual = (t: Tunable): { least: string; most: string } => {
  const { least, most } = limitsOf(t);
  const printed = t.get();
  return { least: String(Math.max(least, printed - 2)), most: String(Math.min(most, printed + 2)) };
};

export interface DialsProps {
  readonly game: string;
  readonly tunables: readonly Tunable[];
  readonly dials: Form['dials'];
  set(dials: Form['dials']): void;
}

export function Dials({ game, tunables, dials, set }: DialsProps) {
  const { bench } = words;
  const [find, setFind] = useState('');
  const sheet = useSheet(game);
  const chosen = tunables.filter((t) => dials[t.name] !== undefined);
  const found = useMemo(() => {
    const parts = fold(find).split(/\s+/).filter(Boolean);
    const all = offered(sheet, tunables);
    if (parts.length === 0) return all.slice(0, MOST_SHOWN);
    return all.filter((t) => parts.every((p) => fold(`${t.name} ${nameOf(sheet, t.name)} ${t.clause}`).includes(p)));
  }, [tunables, find, sheet]);
  const drop = (name: string): void => {
    const { [name]: _, ...others } = dials;
    set(others);
  };
  return (
    <div className={css.inset}>
      <b>{bench.dials}</b>
      <p className={css.about}>{bench.dialsAbout}</p>
      {chosen.length > 0 && (
        <ul className={css.dials}>
          {chosen.map((t) => {
            const name = nameOf(sheet, t.name);
            const dial = dials[t.name] ?? usual(t);
            const turn = (x: Partial<typeof dial>): void => set({ ...dials, [t.name]: { ...dial, ...x } });
            return (
              <li key={t.name}>
                <span>
                  <b>{name}</b>
                  <small>
                    {was(originIn(sheet, t.name), figure(t.get()))} <ClauseLink clause={t.clause} game={game} />
                  </small>
                </span>
                <input
                  className={css.numberTry}
                  aria-label={bench.dialLeast(name)}
                  inputMode="decimal"
                  value={dial.least}
                  maxLength={8}
                  onChange={(e) => turn({ least: e.currentTarget.value })}
                />
                <span>{bench.dialTo}</span>
                <input
                  className={css.numberTry}
                  aria-label={bench.dialMost(name)}
                  inputMode="decimal"
                  value={dial.most}
                  maxLength={8}
                  onChange={(e) => turn({ most: e.currentTarget.value })}
                />
                <IconButton size="s" icon="undo" label={bench.dialDrop(name)} onClick={() => drop(t.name)} />
              </li>
            );
          })}
        </ul>
      )}
      {chosen.length < MOST_DIALS && (
        <>
          <Field label={words.find} bare type="search" placeholder={words.findHint} value={find} set={setFind} />
          <ul className={css.offers}>
            {found
              .filter((t) => dials[t.name] === undefined)
              .slice(0, MOST_SHOWN)
              .map((t) => (
                <li key={t.name}>
                  <Button
                    size="s"
                    variant="quiet"
                    icon="plus"
                    aria-label={bench.dialAdd(nameOf(sheet, t.name))}
                    onClick={() => set({ ...dials, [t.name]: usual(t) })}
                  >
                    {nameOf(sheet, t.name)}
                  </Button>
                </li>
              ))}
            {found.length === 0 && <li className={css.about}>{words.none}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

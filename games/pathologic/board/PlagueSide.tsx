/** The Plague's own column: Hit List, Notebook, what the others can guess, decks. Only the Plague's view holds what it shows; after the game everybody's does. */

import { cx } from '@pesthouse/board';
import { useEffect, useRef } from 'react';
import { sizeOf } from '../look.ts';
import { healerName, NO_TARGET, PLACES, UNKNOWN, wardName } from '../names.ts';
import { isDead, mayBeIn } from '../reading.ts';
import { atOf, isFree, type Page, pages, type State, targetOf } from '../state.ts';
import type { Words } from '../text/en.ts';
import { about } from './about.ts';
import { HUE, picture, portraitArt } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { FogSwitch } from './PlaguePlate.tsx';
import css from './plague.module.css';
import { discarded, laidStrains } from './who.ts';

const GROUPS = [0, 1, 2] as const;

export const HitList = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  return (
    <section className={css.card} aria-label={words.hitList} data-spot="hit-list" {...about('hitlist')}>
      <h2>
        {words.hitList} <small>{words.deadOf(sizeOf(view.crypt))}</small>
      </h2>
      <ol className={css.hit}>
        {GROUPS.map((g) => {
          const ward = targetOf(view, g);
          const hue = HUE[healerName(g)];
          if (ward < 0 || view.hit[g] === NO_TARGET)
            return (
              <li key={g} style={{ '--hc': hue }}>
                <span className={css.pf} />
                {words.notChosen}
              </li>
            );
          const dead = isDead(view, ward);
          const at = atOf(view, ward + 3);
          const where = dead ? words.inCrypt : at === 0 ? words.unplaced : words.district(at);
          const state = dead || at === 0 ? '' : isFree(view, ward + 3) ? words.free : words.shutIn;
          return (
            <li key={g} className={dead ? css.gone : undefined} style={{ '--hc': hue }}>
              <span className={css.pf}>
                <img src={portraitArt(wardName(ward))} alt="" />
              </span>
              <img className={css.tk} src={picture(dead ? 'acted' : 'target')} alt="" />
              {words.shortPiece(wardName(ward))}
              <small>{where}</small>
              <small>{state}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

interface Row {
  readonly round: number;
  after: string;
  extra: string;
  readonly names: string[];
}
const placeShort = (words: Words['label'], place: number): string => (place === 0 ? words.steppeShort : String(place));
const write = (words: Words['label'], row: Row, x: Page): void => {
  const short = (place: number): string => placeShort(words, place);
  switch (x.note) {
    case 'start':
      row.after = short(x.a);
      row.names.push(words.start);
      return;
    case 'step':
      row.after = row.after === '' ? short(x.a) : `${row.after}, ${short(x.a)}`;
      return;
    case 'stay':
      if (x.b === 0 && row.after === '') row.after = short(x.a);
      return;
    case 'extra':
    case 'drift':
      row.extra = row.extra === '' ? short(x.a) : `${row.extra}, ${short(x.a)}`;
      return;
    case 'killed':
      row.names.push(`${words.shortPiece(wardName(x.a))} †`);
      return;
    case 'quarantined':
      row.names.push(words.shortPiece(healerName(x.a)));
      return;
    case 'target':
      row.names.push(x.a === x.b ? '' : `→ ${words.shortPiece(wardName(x.a))}`);
      return;
    default:
      x.note satisfies never;
  }
};
const rowsOf = (words: Words['label'], view: State): readonly Row[] => {
  const rows = new Map<number, Row>();
  for (const x of pages(view)) {
    const row = rows.get(x.round) ?? { round: x.round, after: '', extra: '', names: [] };
    rows.set(x.round, row);
    write(words, row, x);
  }
  // A Paralysis takes the step of phase 1 away, and its note.
  const last = Math.max(0, ...rows.keys());
  return Array.from({ length: last }, (_, i) => {
    const row = rows.get(i + 1) ?? { round: i + 1, after: '', extra: '', names: [] };
    return row.after === '' ? { ...row, after: '–', names: [...row.names, words.noStep] } : row;
  });
};

export const Notebook = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const rows = rowsOf(words, p.view);
  const book = useRef<HTMLElement>(null);
  // What was written last is what its writer needs; who looks for something older turns back.
  useEffect(() => {
    if (book.current !== null && rows.length > 0) book.current.scrollTop = book.current.scrollHeight;
  }, [rows.length]);
  return (
    <section ref={book} className={css.book} aria-label={words.notebook} data-spot="notebook" {...about('notebook')}>
      <h2>
        {words.notebook} <small>{p.view.winner < 0 ? words.onlyYou : ''}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th>
              <span className="vh">{words.rounds}</span>
            </th>
            <th>{words.afterMove}</th>
            <th>{words.extraStep}</th>
            <th>{words.names}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(-9).map((x) => (
            <tr key={x.round} className={x.round === p.view.round ? css.cur : undefined}>
              <td>{x.round}</td>
              <td>{x.after}</td>
              <td>{x.extra}</td>
              <td>
                {x.names
                  .filter((n) => n !== '')
                  .map((n, i) => (
                    <span key={n} className={n.includes('†') ? css.kill : undefined}>
                      {i > 0 ? ', ' : ''}
                      {n}
                    </span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

export const Guess = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  const places = Array.from({ length: PLACES }, (_, d) => d).filter((d) => mayBeIn(view, d));
  const age = view.round - view.lastSeenRound;
  return (
    <section className={css.card} aria-label={words.theirGuess} data-spot="guess" {...about('guess')}>
      <h2>
        {words.theirGuess} <small>{words.placesOf(places.length)}</small>
      </h2>
      <p className={css.bel}>
        {places.map((d) => (
          <i key={d} className={cx(d === view.place && css.me)}>
            {placeShort(words, d)}
          </i>
        ))}
      </p>
      <p>
        {view.lastSeenRound === 0 || view.lastSeen >= UNKNOWN ? words.neverSeen : words.seenIn(view.lastSeen, age === 0 ? words.thisRound : words.ago(age))}
      </p>
      <FogSwitch usual />
    </section>
  );
};

export const Decks = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  const rows: readonly (readonly [string, number])[] = [
    [words.strainsInDeck, view.strainsLeft],
    [words.strainsOnMap, laidStrains(view)],
    [words.strainsDiscarded, discarded(view)],
    [words.eventsToCome, view.undrawn],
  ];
  return (
    <section className={css.card} aria-label={words.decks} data-spot="plague" {...about('decks')}>
      <h2>{words.decks}</h2>
      <table className={css.decks}>
        <tbody>
          {rows.map(([name, n]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{n}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.token}>
        <img src={picture('blockade')} alt="" />
        {view.blockade > 0 ? words.tokenOut(view.blockade) : words.tokenHere}
      </p>
    </section>
  );
};

export const PlagueSide = ({ p }: { readonly p: Props }) => (
  <>
    <HitList p={p} />
    <Notebook p={p} />
    {p.view.fog === 0 ? null : <Guess p={p} />}
    <Decks p={p} />
  </>
);

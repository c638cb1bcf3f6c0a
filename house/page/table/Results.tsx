/** What this reader has made of a game alone so far: the latest results with the best of them marked. */

import { Bold, cx } from '@pesthouse/board';
import type { Base, Score } from '@pesthouse/kernel';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { keepResult, type Result, resultsOf } from '../results.ts';
import type { Loaded } from '../shown/game.ts';
import { locale } from '../text/language.ts';
import { table as words } from '../text/rooms.ts';
import css from './results.module.css';

const SHOWN = 8;

export interface ResultsProps {
  readonly game: Loaded;
  readonly table: string;
  readonly local: boolean;
  readonly view: Base;
  readonly score: Score;
  readonly variant: { readonly id: string; readonly name: string } | undefined;
}

export function Results({ game, table, local, view, score, variant }: ResultsProps) {
  const now = useMemo<Result>(
    () => ({
      table,
      local,
      game: game.id,
      ...(variant === undefined ? {} : { variant: { id: variant.id, name: variant.name } }),
      when: Date.now(),
      score: score.score,
      verdict: game.text.verdict(view),
    }),
    [table, local, game, score.score, view, variant],
  );
  const earlier = resultsOf(game.id, variant?.id);
  const all = earlier.some((x) => x.table === table) ? earlier : [now, ...earlier];
  const best = Math.max(...all.map((x) => x.score));
  useEffect(() => keepResult(now), [now]);
  return (
    <section className={css.results} aria-label={words.end.results}>
      <h3>
        {variant === undefined ? words.end.results : words.end.resultsBy(variant.name)} <small>{words.end.resultsOf(all.length, best)}</small>
      </h3>
      <ol>
        {all.slice(0, SHOWN).map((x) => (
          <li key={x.table} className={cx(css.line, x.table === table && css.now)}>
            <b>{x.score}</b>
            <span>
              <Bold>{x.verdict}</Bold>
            </span>
            <small>
              {x.score === best && <em>{words.end.best}</em>}
              {x.table === table ? (
                words.end.thisGame
              ) : (
                <Link href={`/replay/${x.local ? 'local/' : ''}${x.table}`}>{new Date(x.when).toLocaleDateString(locale)}</Link>
              )}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Games of the trial, to be opened in the replay. */

import { LinkButton } from '@pesthouse/board';
import type { LabSay } from '@pesthouse/lab';
import { useMemo, useState } from 'react';
import { Select } from '../kit/select.tsx';
import { useSay } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import { filmId } from './film.ts';
import css from './results.module.css';
import { type GameLine, placeOf, type Shown } from './trial.ts';

const MOST_SHOWN = 8;
const SORTS = ['last', 'short', 'long', 'leads'] as const;
type Sort = (typeof SORTS)[number];

const orders: { readonly [S in Sort]: (a: GameLine, b: GameLine) => number } = {
  last: (a, b) => b.job - a.job,
  short: (a, b) => a.decisions - b.decisions,
  long: (a, b) => b.decisions - a.decisions,
  leads: (a, b) => b.leads - a.leads,
};

const outcome = (x: GameLine, say: LabSay): string => {
  const first = x.seats.flatMap(({ bot, rank }, seat) => (rank === 1 ? [words.seatOf(say.name(bot), seat + 1)] : []));
  return first.length === 1 ? words.wonBy(first.join('')) : words.sharedBy(first.join(', '));
};

export function GameList({ shown }: { readonly shown: Shown }) {
  const [sort, setSort] = useState<Sort>('last');
  const { lines, kept } = shown;
  const say = useSay(kept.plan.game);
  const some = useMemo(() => lines.toSorted((a, b) => orders[sort](a, b) || a.job - b.job).slice(0, MOST_SHOWN), [lines, sort]);
  const alone = kept.plan.players === 1;
  return (
    <section className={css.panel}>
      <div className={css.listHead}>
        <h2>{words.list}</h2>
        <Select label={words.sortBy} value={sort} choices={SORTS.map((value) => ({ value, name: words.sorts[value] }))} set={setSort} />
      </div>
      <p>{words.listAbout}</p>
      <ul className={css.games}>
        {some.map((x) => {
          const { no, variant } = placeOf(kept.plan, x.job);
          return (
            <li key={x.job}>
              <span>
                <b>{words.game(no)}</b> {variant !== 'base' && <small>{say.variant(variant)}</small>}
                <small>
                  {alone ? '' : `${outcome(x, say)}, `}
                  {words.decisions(x.decisions)}, {alone ? '' : `${words.leadChanges(x.leads)}, `}
                  {say.ending(x.ending)}
                </small>
              </span>
              <LinkButton
                size="s"
                icon="eye"
                href={`/replay/local/${filmId(kept.id, x.job)}`}
                aria-label={words.watchGame(no, variant === 'base' ? '' : say.variant(variant))}
              >
                {words.watch}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

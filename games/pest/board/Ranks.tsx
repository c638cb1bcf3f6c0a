/** Solo: what the score is worth by now, and at the end. */
import { cx } from '@pesthouse/board';
import { RANKS } from '../data/tables.ts';
import { soloRank } from '../outcome.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { Pic } from './Draw.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import css from './ranks.module.css';
import paper from './sheet.module.css';

/** The score as if the game ended now: what is left undone counts against it. */
export const soloScore = (here: GivenHere, s: State): number => {
  const {
    read: { totalOf, reckoning },
  } = here;
  return s.players.length === 0 ? 0 : totalOf(s, 0) - (s.over ? 0 : reckoning(s, 0));
};

export const Ranks = ({ s, flat = false }: { readonly s: State; readonly flat?: boolean }) => {
  const here = useGiven();
  const {
    words,
    names: { rankName },
  } = here;
  const score = soloScore(here, s);
  const now = soloRank(score);
  return (
    <section className={cx(paper.sheet, css.ranks, flat && css.flat)} aria-label={words.ranksTitle} data-solo-ranks="" {...about('ranks')}>
      <h2 className={cx(paper.head, css.head)}>
        {words.ranks}
        <small>{words.scoreNow}</small>
        <b>
          <Pic name="renown-seal" h={17} />
          {score}
        </b>
      </h2>
      <ol className={css.list}>
        {[...RANKS].reverse().map((r, i) => {
          const below = RANKS[RANKS.length - 2 - i];
          const from = below === undefined ? null : below.upTo + 1;
          const said = r.upTo === Infinity ? words.rankFrom(from ?? 0) : from === null ? words.rankUpTo(r.upTo) : words.rankRange(from, r.upTo);
          return (
            <li key={r.name} className={r.name === now ? css.now : undefined} aria-current={r.name === now ? 'true' : undefined}>
              <b>{rankName(r.name)}</b>
              <span>{said}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

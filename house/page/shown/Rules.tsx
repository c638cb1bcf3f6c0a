/** The rulebook inside the table: every clause, a search, and the clause that somebody asked for in sight. */

import { Bold, cx, Icon, LinkButton, reachable } from '@pesthouse/board';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { Struck } from '../numbers/changelist.tsx';
import type { Change } from '../numbers/changes.ts';
import { was } from '../numbers/origin.ts';
import { fold } from '../text/fold.ts';
import { hasHowto } from '../text/games.ts';
import { houserules as houseWords, pages, table as words } from '../text/rooms.ts';
import { answers } from './answer.ts';
import { asking } from './asked.ts';
import type { Chapter, Clause, Rulebook } from './rulebook.ts';
import css from './rules.module.css';

export interface RulesProps {
  readonly book: Rulebook;
  readonly clause: string | null;
  /** The game, where it also says on one page how it is played. */
  readonly game?: string;
  /** What house rules change, by clause. */
  readonly turned?: ReadonlyMap<string, readonly Change[]>;
}

/** Beside a clause whose numbers differ at this table: what they would be, printed or ours, and what is played. */
const Marks = ({ changes }: { readonly changes: readonly Change[] }) => (
  <span className={css.marks}>
    {changes.map((c) => (
      <span key={c.key} className={css.mark} title={houseWords.table.marked(was(c.origin, c.old), c.now)}>
        <Icon name="pencil" size={12} /> {c.name}: <Struck old={c.old} now={c.now} origin={c.origin} />
      </span>
    ))}
  </span>
);

/** So many answers are enough at a table. */
const MOST = 16;

/** All chapters; or what answers the question, the best first, each in its chapter; a number finds its clause. */
const found = (book: Rulebook, search: string): readonly Chapter[] => {
  const wanted = fold(search.trim());
  if (wanted === '') return book.chapters;
  const all = book.chapters.flatMap((c) => c.clauses.map((x) => ({ chapter: c.title, clause: x })));
  const numbered = wanted.includes('-') ? all.filter((x) => fold(x.clause.id).includes(wanted)) : [];
  const best =
    numbered.length > 0
      ? numbered
      : answers(
          asking,
          all.map((x) => ({ words: x.clause.text, chapter: x.chapter })),
          search,
        )
          .slice(0, MOST)
          .flatMap((i) => all[i] ?? []);
  const chapters: { title: string; clauses: Clause[] }[] = [];
  for (const { chapter, clause } of best) {
    const last = chapters.at(-1);
    if (last?.title === chapter) last.clauses.push(clause);
    else chapters.push({ title: chapter, clauses: [clause] });
  }
  return chapters;
};

export function Rules({ book, clause, turned, game }: RulesProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLElement>(null);
  const chapters = useMemo(() => found(book, search), [book, search]);
  useEffect(() => reachable(box.current), []);
  useEffect(() => {
    if (clause === null) return;
    setSearch('');
    // The list may just be growing back from a search: look for the line once it is there.
    const timer = setTimeout(() => {
      const line = box.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
      line?.scrollIntoView({ block: 'center' });
      if (line instanceof HTMLElement) line.focus({ preventScroll: true });
    }, 30);
    return () => clearTimeout(timer);
  }, [clause]);
  return (
    <div className={css.rules} data-rules="">
      <div className={css.search}>
        <Field type="search" label={words.rules.search} bare placeholder={words.rules.search} value={search} set={setSearch} />
        {game !== undefined && hasHowto(game) && (
          <LinkButton variant="quiet" size="s" icon="print" href={`/howto/${game}`} target="_blank">
            {pages.howto.title}
          </LinkButton>
        )}
      </div>
      <section className={css.list} ref={box} aria-label={words.rules.title}>
        {chapters.length === 0 && <p className={css.none}>{words.rules.none}</p>}
        {chapters.map((c) => (
          <section key={`${c.title} ${c.clauses[0]?.id}`}>
            <h3 className={css.title}>{c.title}</h3>
            {c.clauses.map((x) => (
              <p
                key={x.id}
                data-clause={x.id}
                data-turned={turned?.has(x.id) || undefined}
                tabIndex={-1}
                className={cx(css.clause, x.id === clause && css.asked, turned?.has(x.id) === true && css.turned)}
              >
                <span className={css.id}>{x.id}</span> <Bold>{x.text}</Bold>
                <Marks changes={turned?.get(x.id) ?? []} />
              </p>
            ))}
          </section>
        ))}
      </section>
    </div>
  );
}

/** The reader of rulebooks: contents, search, and every clause at an address of its own. */

import { LinkButton } from '@pesthouse/board';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { doors, fullTitle } from '../house/doors.ts';
import LostPage from '../house/lost.tsx';
import plain from '../house/plain.module.css';
import { Shell } from '../house/shell.tsx';
import { useHowto } from '../howto/load.ts';
import { useTitle } from '../kit/badge.ts';
import { Field } from '../kit/field.tsx';
import { asking } from '../shown/asked.ts';
import { bookOf, hasBook } from '../text/games.ts';
import { useText } from '../text/index.ts';
import { pages } from '../text/rooms.ts';
import { readBlocks } from './blocks.ts';
import { Book } from './book.tsx';
import { Example } from './Example.tsx';
import { AllNumbers } from './Numbers.tsx';
import css from './page.module.css';
import { search } from './search.ts';

/** The clause or chapter that the address points at. */
const useHash = (): string => {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const look = (): void => setHash(location.hash.slice(1));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return hash;
};

function Shelf() {
  const text = useText();
  useTitle(text.nav.rules);
  return (
    <Shell>
      <main id="main" className={plain.page}>
        <h1>{pages.rulesPage.which}</h1>
        <p className={plain.lead}>{pages.rulesPage.whichLong}</p>
        <ul className={css.shelf}>
          {doors().map((door) => (
            <li key={door.id}>
              {!hasBook(door.id) ? (
                <span className={css.missing}>
                  <img src={door.poster} alt="" width={60} height={84} />
                  <span>
                    <b>{fullTitle(door)}</b>
                    <small>{pages.rulesPage.none}</small>
                  </span>
                </span>
              ) : (
                <Link href={`/rules/${door.id}`} className={css.volume}>
                  <img src={door.poster} alt="" width={60} height={84} />
                  <span>
                    <b>{fullTitle(door)}</b>
                    <small>{text.nav.rules}</small>
                  </span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className={css.credits}>
          <Link href="/credits">{text.nav.credits}</Link>
        </p>
      </main>
    </Shell>
  );
}

function Reader({ game }: { readonly game: string }) {
  const text = useText();
  const door = doors().find((x) => x.id === game);
  const [md, setMd] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const here = useHash();
  useTitle(door === undefined ? pages.lost.title : pages.rulesPage.title(fullTitle(door)));
  useEffect(() => {
    bookOf(game).then(
      (book) => setMd(book ?? null),
      () => undefined,
    );
  }, [game]);
  const blocks = useMemo(() => readBlocks(md ?? ''), [md]);
  const howto = useHowto(game);
  const shown = useMemo(() => search(asking, blocks, wanted), [blocks, wanted]);
  useEffect(() => {
    if (here !== '' && blocks.length > 0) document.getElementById(here)?.scrollIntoView({ block: 'center' });
  }, [here, blocks]);
  if (door === undefined) return <LostPage />;
  const words = pages.rulesPage;
  const chapters = [
    ...(howto ? [{ id: 'example', text: words.example }] : []),
    ...blocks.flatMap((b) => (b.kind === 'heading' && b.level === 2 ? [b] : [])),
    { id: 'numbers', text: words.numbers },
  ];
  const asks = wanted.trim() !== '';
  const places = shown.filter((b) => b.kind !== 'heading').length;
  return (
    <Shell door={game}>
      <main id="main" className={css.page}>
        <aside className={css.side}>
          <Field type="search" label={pages.rulesPage.search} placeholder={pages.rulesPage.searchHint} value={query} set={setQuery} />
          <p className={css.found} role="status">
            {wanted === '' ? '' : words.found(places)}
          </p>
          {howto && (
            <p className={css.howto}>
              <LinkButton size="s" icon="learn" href={`/howto/${game}`}>
                {pages.howto.title}
              </LinkButton>
            </p>
          )}
          <nav className={css.contents} aria-label={pages.rulesPage.contents}>
            <ol>
              {chapters.map((c) => (
                <li key={c.id}>
                  <a href={`#${c.id}`} onClick={() => setQuery('')}>
                    {c.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        {!hasBook(game) ? (
          <p className={css.none}>{pages.rulesPage.none}</p>
        ) : md === null ? (
          <p className={css.none}>{text.loading}</p>
        ) : (
          <Book blocks={shown} here={here} howto={howto} before={asks ? null : howto && <Example page={howto} />}>
            {!asks && <AllNumbers game={game} />}
          </Book>
        )}
      </main>
    </Shell>
  );
}

export default function RulesPage({ game }: { readonly game?: string }) {
  return game === undefined ? <Shelf /> : <Reader game={game} />;
}

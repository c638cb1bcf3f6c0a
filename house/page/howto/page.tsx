/** How to play in one page: the sheet, the ways on from it, and print. */

import { Button, LinkButton } from '@pesthouse/board';
import { Link } from 'wouter';
import { type Door, doors, fullTitle } from '../house/doors.ts';
import LostPage from '../house/lost.tsx';
import { useTitle } from '../kit/badge.ts';
import { Loader } from '../kit/loader.tsx';
import { Logo } from '../kit/logo.tsx';
import { hasHowto } from '../text/games.ts';
import { useText } from '../text/index.ts';
import { lesson, pages } from '../text/rooms.ts';
import { type HowtoPage, useHowto } from './load.ts';
import css from './page.module.css';
import { Sheet } from './Sheet.tsx';

export default function HowtoRoom({ game }: { readonly game: string }) {
  const door = doors().find((x) => x.id === game);
  const page = useHowto(game);
  return door === undefined || page === null ? <LostPage /> : <Told door={door} page={page} />;
}

function Told({ door, page }: { readonly door: Door; readonly page: HowtoPage | undefined }) {
  const text = useText();
  const game = door.id;
  useTitle(`${fullTitle(door)}: ${pages.howto.title}`);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link className={css.home} href="/" aria-label={text.back}>
          <span className={css.mark}>
            <Logo />
          </span>
          <span>{text.house}</span>
        </Link>
        <nav className={css.games} aria-label={text.nav.doors}>
          {doors()
            .filter((x) => hasHowto(x.id))
            .map((x) => (
              <Link key={x.id} href={`/howto/${x.id}`} aria-current={x.id === game ? 'page' : undefined} title={fullTitle(x)}>
                <img src={x.poster} alt={fullTitle(x)} width={28} height={40} />
              </Link>
            ))}
        </nav>
        <span className={css.end}>
          <LinkButton variant="quiet" size="s" icon="door" href={`/door/${game}`}>
            {pages.howto.door}
          </LinkButton>
          <LinkButton variant="quiet" size="s" icon="book" href={`/rules/${game}`}>
            {lesson.learn.rules}
          </LinkButton>
          <LinkButton variant="quiet" size="s" icon="learn" href={`/learn#${game}`}>
            {pages.howto.learn}
          </LinkButton>
          <Button size="s" icon="print" onClick={() => print()} className={css.print}>
            {pages.howto.print}
          </Button>
        </span>
      </header>
      <main id="main" aria-busy={page === undefined}>
        {page === undefined ? (
          <div className={css.waiting}>
            <Loader>{text.loading}</Loader>
          </div>
        ) : (
          <Sheet page={page} door={door} />
        )}
      </main>
    </div>
  );
}

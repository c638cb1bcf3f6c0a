/** One puzzle: the game's own table at its position, and the House Doctor beside it. */
import { useCallback, useEffect, useState } from 'react';
import { shelf } from '../../games/index.ts';
import { inOrder, type Puzzle } from '../../puzzles/puzzle.ts';
import { useTitle } from '../kit/badge.ts';
import { LinkButton } from '../kit/button.tsx';
import { Loader } from '../kit/loader.tsx';
import { puzzlesOf } from '../puzzlefiles.ts';
import css from '../shown/opened.module.css';
import { Opened } from '../table/Opened.tsx';
import { table, puzzle as words } from '../text/rooms.ts';
import { Plate } from './Plate.tsx';
import { openSession, type Session } from './session.ts';

interface Ready {
  readonly session: Session;
  readonly all: readonly Puzzle[];
}

const load = async (game: string, id: string): Promise<Ready | null> => {
  const found = shelf(game);
  const file = await puzzlesOf(game);
  const puzzle = file?.puzzles.find((x) => x.id === id);
  if (found === undefined || file === null || puzzle === undefined) return null;
  return { session: openSession(await found.engine(file.rules), game, words.title, puzzle), all: inOrder(file.puzzles) };
};

export default function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const [ready, setReady] = useState<Ready | 'opening' | null>('opening');
  useTitle(words.title);
  useEffect(() => {
    let here = true;
    setReady('opening');
    load(game, id).then(
      (found) => here && setReady(found),
      () => here && setReady(null),
    );
    return () => {
      here = false;
    };
  }, [game, id]);
  const open = useCallback(() => {
    if (ready === 'opening' || ready === null) throw new Error('a puzzle is opened before it is there');
    return ready.session.link;
  }, [ready]);
  if (ready === null)
    return (
      <main id="main" className={css.middle}>
        <h1 className={css.title}>{words.missing}</h1>
        <LinkButton href="/puzzles" variant="primary">
          {words.toAll}
        </LinkButton>
      </main>
    );
  if (ready === 'opening')
    return (
      <main id="main" className={css.middle} aria-busy="true">
        <Loader>{table.opening}</Loader>
      </main>
    );
  return (
    <Opened open={open}>
      <Plate session={ready.session} all={ready.all} />
    </Opened>
  );
}

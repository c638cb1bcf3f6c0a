/** One puzzle: the game's own table at its position, and the House Doctor beside it. */

import { LinkButton } from '@pesthouse/board';
import { inOrder, type Puzzle } from '@pesthouse/lab/puzzles';
import { useCallback } from 'react';
import { findGame } from '../../games/index.ts';
import { Nothing } from '../house/nothing.tsx';
import { useTitle } from '../kit/badge.ts';
import { puzzlesOf } from '../puzzlefiles.ts';
import { Prepared } from '../table/Prepared.tsx';
import { puzzle as words } from '../text/rooms.ts';
import { Plate } from './Plate.tsx';
import { openSession, type Session } from './session.ts';

interface Ready {
  readonly session: Session;
  readonly all: readonly Puzzle[];
}

const found = async (game: string, id: string): Promise<Ready | null> => {
  const known = findGame(game);
  const file = await puzzlesOf(game);
  const puzzle = file?.puzzles.find((x) => x.id === id);
  if (known === undefined || file === null || puzzle === undefined) return null;
  return { session: openSession(await known.engine(file.rules), game, words.title, puzzle), all: inOrder(file.puzzles) };
};

const Missing = () => (
  <Nothing title={words.missing}>
    <p>
      <LinkButton href="/puzzles" variant="primary">
        {words.toAll}
      </LinkButton>
    </p>
  </Nothing>
);

function Solving({ session, all }: Ready) {
  useTitle(words.title);
  return <Plate session={session} all={all} />;
}

export default function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const load = useCallback(() => found(game, id), [game, id]);
  return (
    <Prepared load={load} missing={<Missing />}>
      {(ready) => <Solving {...ready} />}
    </Prepared>
  );
}

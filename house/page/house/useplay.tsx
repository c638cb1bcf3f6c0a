/** Play now or with friends, from any door: the form that this reader plays, or first the question whether the game is new. */
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { formOf, keepForm } from '../known.ts';
import { room } from '../text/load.ts';
import { playFirst, playNow, playWithFriends } from './opening.ts';
import type { Visit } from './visit.ts';

const NewHere = lazy(() => room(() => import('./newhere.tsx')));

export interface Playing {
  /** The game whose table is being set. */
  readonly busy: string | null;
  play(game: string): void;
  /** The game whose table is being laid for friends. */
  readonly inviting: string | null;
  /** To a waiting room behind one link. */
  invite(game: string): void;
  /** Asks again in which form. */
  ask(game: string): void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

export const usePlay = (visits: readonly Pick<Visit, 'game'>[]): Playing => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [inviting, setInviting] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  const begin = useCallback(
    async (game: string, form: 'first' | 'usual'): Promise<void> => {
      setBusy(game);
      const path = await (form === 'first' ? playFirst(game) : playNow(game));
      setBusy(null);
      if (path !== null) go(path);
    },
    [go],
  );
  const settle = useCallback(
    (form: 'first' | 'usual'): void => {
      if (asked === null) return;
      keepForm(asked, form);
      setAsked(null);
      void begin(asked, form);
    },
    [asked, begin],
  );
  return {
    busy,
    play(game) {
      if (busy !== null) return;
      // Whoever has a table of it is not new to it.
      const form = formOf(game) ?? (visits.some((x) => x.game === game) ? 'usual' : undefined);
      if (form === undefined) setAsked(game);
      else void begin(game, form);
    },
    inviting,
    invite(game) {
      if (busy !== null || inviting !== null) return;
      setInviting(game);
      void playWithFriends(game).then((path) => {
        setInviting(null);
        if (path !== null) go(path);
      });
    },
    ask: setAsked,
    question: asked !== null && (
      <Suspense>
        <NewHere
          game={asked}
          onClose={() => setAsked(null)}
          onLesson={(path) => {
            // After the lesson comes the first game.
            keepForm(asked, 'first');
            go(path);
          }}
          onPlay={settle}
        />
      </Suspense>
    ),
  };
};

/** What the coach has to say at this moment: an explanation of a new kind of question, or a question before a serious mistake. */

import type { CoachWords, Flat } from '@pesthouse/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { noteMet, useCoached } from '../coached.ts';
import { useDeskStore, useModel, useSeen } from '../table/context.tsx';
import { stepOf } from '../table/Explained.tsx';
import { yourTurn } from '../table/model.ts';
import { onlyMove } from '../table/passover.ts';
import { review, coach as words } from '../text/rooms.ts';
import { type Asked, mayAsk, maySit, mustAsk, type Place, type Sits, shownAs, sitsAt, turnOf } from './logic.ts';
import { type Better, sayMistake } from './saying.ts';
import { type Weighing, weighing } from './weighing.ts';

export interface Says {
  readonly kind: 'explains' | 'asks';
  readonly words: CoachWords;
  readonly better: Better | null;
  /** Points at the better move on the board, which can be played from there; null where he names none. */
  readonly show: (() => void) | null;
  /** The step has one choice that may be passed over. */
  readonly only: boolean;
  done(): void;
  anyway(): void;
}

/** What he has asked. */
interface Question extends Pick<Says, 'words' | 'better' | 'show'> {
  readonly go: () => void;
}

/** A move waits so long for the master's word, and then goes on without it. */
const WAIT_MS = 1800;
const later = (ms: number): Promise<null> => new Promise((go) => setTimeout(() => go(null), ms));

const usePlace = (): Place => {
  const { link } = useModel();
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const timed = useSeen((s) => s.clocks !== null);
  return useMemo(() => ({ info, seat, timed, taught: link.wants !== undefined }), [info, seat, timed, link]);
};

export const useCoach = (): { readonly sits: Sits; readonly may: boolean; readonly says: Says | null; readonly judged: boolean; readonly looking: boolean } => {
  const model = useModel();
  const { game, store, point } = model;
  const desk = useDeskStore();
  const place = usePlace();
  const kept = useCoached();
  const sits = sitsAt(place, kept);
  const shown = useSeen((s) => s.shown);
  const mine = useSeen((s) => yourTurn(game, s) && !s.sending);
  const [question, setQuestion] = useState<Question | null>(null);
  const [judged, setJudged] = useState(false);
  const [looking, setLooking] = useState(false);
  const asked = useRef<Asked>({ turn: -1, moves: [] });
  const weighs = useRef<Weighing | null>(null);

  const step = mine && shown !== null ? stepOf(shown.view) : '';
  const kind = `${game.id}:${step}`;
  const lesson = step === '' ? undefined : game.text.coach?.[step];
  const fresh = sits !== 'off' && kept.explains && lesson !== undefined && !kept.met.includes(kind);

  // What is new is explained while its question is put; whoever plays on has understood.
  useEffect(() => (fresh ? () => noteMet(kind) : undefined), [fresh, kind]);

  useEffect(() => {
    setQuestion(null);
    setJudged(false);
    setLooking(false);
    weighs.current = null;
    const { seat, info } = store.getState();
    // Alone one plays for a score, and how much of it is much nobody can say.
    if (sits !== 'asks' || !mine || shown === null || info === null || info.seats.length < 2) return;
    let here = true;
    const w = weighing(
      { game: game.id, rules: game.edition, numbers: game.numbers, view: shown.view, seat, seats: info.seats.length },
      game.engine.moves(shown.view, seat),
    );
    weighs.current = w;
    void w.ready.then(() => here && setJudged(true));
    return () => {
      here = false;
    };
  }, [sits, mine, shown, game, store]);

  useEffect(() => {
    if (sits !== 'asks') return;
    const guard = (move: Flat, go: () => void): void => {
      const { items, seat, shown: now } = store.getState();
      const turn = turnOf(items, seat);
      const key = `${now?.at ?? ''} ${JSON.stringify(move)}`;
      if (now === null || !mayAsk(asked.current, turn, key)) {
        go();
        return;
      }
      const ask = (said: Omit<Question, 'go'>): void => {
        asked.current = { turn, moves: [...asked.current.moves, key].slice(-20) };
        setQuestion({ ...said, go });
      };
      const rule = game.text.warn?.(now.view, seat, move) ?? null;
      setLooking(weighs.current !== null);
      void Promise.race([weighs.current?.of(move) ?? null, later(WAIT_MS)]).then((word) => {
        setLooking(false);
        // The table may have moved on, or the reader may have done something else meanwhile.
        if (store.getState().shown !== now) return;
        const why = mustAsk(rule !== null, word);
        if (why === null) {
          go();
          return;
        }
        // Where a rule of the game warns, nobody may know yet what would be better.
        if (word?.kind !== 'mistake') {
          if (rule !== null) ask({ words: rule, better: null, show: null });
          return;
        }
        ask({
          ...sayMistake({ game, view: now.view, you: seat, words: review }, words, rule, move, word),
          show: () => {
            setQuestion(null);
            // A phone may show something else.
            desk.setState({ hinted: shownAs(word), tab: 'board' });
            point(word.best);
          },
        });
      });
    };
    desk.setState({ guard });
    return () => desk.setState({ guard: null });
  }, [sits, desk, store, game, point]);

  const only = useMemo(() => shown !== null && mine && onlyMove(game.engine, shown.view, place.seat) !== null, [shown, mine, game, place.seat]);
  const says: Says | null =
    question !== null
      ? {
          kind: 'asks',
          words: question.words,
          better: question.better,
          show: question.show,
          only: false,
          done: () => setQuestion(null),
          anyway: () => {
            setQuestion(null);
            question.go();
          },
        }
      : fresh && lesson !== undefined
        ? { kind: 'explains', words: lesson, better: null, show: null, only, done: () => noteMet(kind), anyway: () => noteMet(kind) }
        : null;
  return { sits, may: maySit(place) && game.text.coach !== undefined, says, judged, looking };
};

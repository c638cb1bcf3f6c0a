/** The hint in the prompt bar: what we would advise, what it may bring and why, and the next best; or that it is too close to call, and nothing else. */

import { Bold, ClauseLink } from '@pesthouse/board';
import type { Flat } from '@pesthouse/kernel';
import { useState } from 'react';
import { sayHint } from '../review/advice.ts';
import { nameOf } from '../shown/calling.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { review, table as words } from '../text/rooms.ts';
import type { SaidHint } from '../think/job.ts';
import { Bar } from './Bar.tsx';
import { useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import css from './prompt.module.css';

export function Hinted({ hint, choose }: { readonly hint: SaidHint; choose(m: Flat): void }) {
  const { game, point } = useModel();
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info?.seats.length ?? 2);
  const open = usePanel();
  const [looked, setLooked] = useState(false);
  const said = review;
  if (shown === null) return null;
  const { title, detail, second } = sayHint({ game, view: shown.view, you: seat, words: said }, seats, hint);
  const mark = <SeatMark game={game} view={shown.view} seat={seat} size={44} />;
  const other = (m: Flat, label: string) => (
    <button key={label} type="button" className={css.alt} onClick={() => choose(m)} onMouseEnter={() => point(m)} onFocus={() => point(m)}>
      <span>
        <Bold>{label}</Bold>
      </span>
    </button>
  );
  const leave = (): void => {
    desk.setState({ hinted: null });
    point(null);
  };
  if (hint.kind === 'close')
    return (
      <Bar yours oneRow mark={mark} title={title} detail={detail}>
        {looked ? (
          hint.moves.map((m) => other(m, nameOf(game, shown.view, seat, m)))
        ) : (
          <button type="button" className={css.alt} onClick={() => setLooked(true)}>
            <span>{said.looked}</span>
          </button>
        )}
        <button type="button" className={css.main} onClick={leave}>
          <span>{said.fine}</span>
        </button>
      </Bar>
    );
  const { clause } = hint;
  return (
    <Bar
      yours
      oneRow
      mark={mark}
      title={title}
      detail={detail}
      more={clause !== null && <ClauseLink clause={clause} game={game.id} open={(x) => open('rules', x)} />}
    >
      <button type="button" className={css.main} onClick={() => choose(hint.move)} onMouseEnter={() => point(hint.move)} onFocus={() => point(hint.move)}>
        <span>{words.prompt.doHint}</span>
      </button>
      {hint.kind === 'clear' && hint.second !== null && second !== null && other(hint.second.move, second)}
      <button type="button" className={css.alt} onClick={leave}>
        <span>{words.prompt.confirmNo}</span>
      </button>
    </Bar>
  );
}

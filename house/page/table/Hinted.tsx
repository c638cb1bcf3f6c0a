/** The hint in the prompt bar: what we would advise, what it may bring and why, and the next best. */

import { Bold, ClauseLink } from '@pesthouse/board';
import type { Flat } from '@pesthouse/kernel';
import { becauseOf, howRoughly } from '../review/why.ts';
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
  const said = review;
  if (shown === null) return null;
  const name = (m: Flat): string => game.text.move(shown.view, seat, m).label;
  const much = (x: number): string => howRoughly(said, seats, x);
  const { second } = hint;
  const { clause } = hint;
  return (
    <Bar
      yours
      oneRow
      mark={<SeatMark game={game} view={shown.view} seat={seat} size={44} />}
      title={said.hint(name(hint.move))}
      detail={`${seats < 2 ? said.hintScore(much(hint.hope)) : said.hintChance(much(hint.hope))} ${becauseOf({ game, view: shown.view, you: seat, words: said }, seat, hint.grounds)}`}
      more={clause !== null && <ClauseLink clause={clause} game={game.id} open={(x) => open('rules', x)} />}
    >
      <button type="button" className={css.main} onClick={() => choose(hint.move)} onMouseEnter={() => point(hint.move)} onFocus={() => point(hint.move)}>
        <span>{words.prompt.doHint}</span>
      </button>
      {second !== null && (
        <button
          type="button"
          className={css.alt}
          onClick={() => choose(second.move)}
          onMouseEnter={() => point(second.move)}
          onFocus={() => point(second.move)}
        >
          <span>
            <Bold>{said.second(name(second.move), much(second.hope))}</Bold>
          </span>
        </button>
      )}
      <button
        type="button"
        className={css.alt}
        onClick={() => {
          desk.setState({ hinted: null });
          point(null);
        }}
      >
        <span>{words.prompt.confirmNo}</span>
      </button>
    </Bar>
  );
}

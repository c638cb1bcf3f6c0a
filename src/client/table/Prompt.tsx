/** The prompt bar: one sentence that says what to do, the numbers that matter, and the choices. The only large patch of the accent colour, and only when it is yours. */
import type { ReactNode } from 'react';
import type { Flat, Seat } from '../../kernel/index.ts';
import { Bold } from '../kit/bold.tsx';
import { Button } from '../kit/button.tsx';
import { ClauseLink } from '../kit/clause.tsx';
import { cx } from '../kit/cx.ts';
import type { SaidHint } from '../review/job.ts';
import { becauseOf, howMuch } from '../review/why.ts';
import { useText } from '../text/index.ts';
import { useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import { atPresent, yourTurn } from './model.ts';
import css from './prompt.module.css';
import { SeatMark } from './SeatMark.tsx';
import { useBoardProps, useChoose, useLegal } from './useboard.ts';
import { words } from './words.ts';

/** More choices than this do not fit a bar: the list takes them. */
const FEW = 4;

export interface BarProps {
  readonly yours: boolean;
  readonly mark: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** What follows the detail and is more than words. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

export function Bar({ yours, mark, title, detail, more, children }: BarProps) {
  return (
    <section className={cx(css.bar, yours && css.yours)} aria-label={words.prompt.label} data-prompt={yours ? 'yours' : 'theirs'}>
      <span className={css.edge} aria-hidden="true" />
      <span className={css.mark}>{mark}</span>
      <div className={css.say} role="status" aria-live="polite">
        <p className={css.title}>
          <Bold>{title}</Bold>
        </p>
        {detail !== undefined && detail !== '' && (
          <p className={css.detail}>
            <Bold>{detail}</Bold> {more}
          </p>
        )}
      </div>
      {children !== undefined && <div className={css.controls}>{children}</div>}
    </section>
  );
}

/** The choices of a game that has no controls of its own. */
function Plain({ legal, choose }: { readonly legal: readonly Flat[]; choose(m: Flat): void }) {
  const { game, point } = useModel();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const open = usePanel();
  if (shown === null) return null;
  return (
    <>
      {legal.length <= FEW &&
        legal.map((m, i) => {
          const { label, detail } = game.text.move(shown.view, seat, m);
          return (
            <button
              key={JSON.stringify(m)}
              type="button"
              className={i === 0 ? css.main : css.alt}
              onClick={() => choose(m)}
              onMouseEnter={() => point(m)}
              onFocus={() => point(m)}
              onMouseLeave={() => point(null)}
              onBlur={() => point(null)}
            >
              <span>
                <Bold>{label}</Bold>
              </span>
              {detail !== '' && (
                <small>
                  <Bold>{detail}</Bold>
                </small>
              )}
            </button>
          );
        })}
      {legal.length > FEW && (
        <button type="button" className={css.main} onClick={() => open('choices')} aria-keyshortcuts="L">
          <span>{words.choices.all(legal.length)}</span> <kbd>L</kbd>
        </button>
      )}
    </>
  );
}

/** The choice that waits for a second yes. */
function Considered({
  move,
  title,
  yes,
  no,
  onYes,
}: {
  readonly move: Flat;
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
}) {
  const { game, point } = useModel();
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  if (shown === null) return null;
  const { label, detail } = game.text.move(shown.view, seat, move);
  return (
    <Bar yours mark={<SeatMark game={game} view={shown.view} seat={seat} size={44} />} title={title.replace('…', label)} detail={detail}>
      <button type="button" className={css.main} onClick={onYes}>
        <span>{yes}</span>
      </button>
      <button
        type="button"
        className={css.alt}
        onClick={() => {
          desk.setState({ pending: null, hinted: null });
          point(null);
        }}
      >
        <span>{no}</span>
      </button>
    </Bar>
  );
}

/** What the master would do, what it may bring and why, and the next best. */
function Hinted({ hint, choose }: { readonly hint: SaidHint; choose(m: Flat): void }) {
  const { game, point } = useModel();
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info?.seats.length ?? 2);
  const open = usePanel();
  const said = useText().review;
  if (shown === null) return null;
  const name = (m: Flat): string => game.text.move(shown.view, seat, m).label;
  const much = (x: number): string => howMuch(said, seats, x);
  const { second } = hint;
  const { clause } = hint.reason;
  return (
    <Bar
      yours
      mark={<SeatMark game={game} view={shown.view} seat={seat} size={44} />}
      title={said.hint(name(hint.move))}
      detail={`${seats < 2 ? said.hintScore(much(hint.hope)) : said.hintChance(much(hint.hope))} ${becauseOf({ game, view: shown.view, you: seat, words: said }, seat, hint.reason) || hint.reason.event}`}
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

const firstOf = (set: number): Seat => (set === 0 ? -1 : 31 - Math.clz32(set & -set));

export function Prompt() {
  const model = useModel();
  const { game } = model;
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const now = useSeen((s) => s.now);
  const next = useSeen((s) => s.queue[0]);
  const present = useSeen(atPresent);
  const mine = useSeen((s) => yourTurn(game, s));
  const sending = useSeen((s) => s.sending);
  const catching = useSeen((s) => s.catching);
  const handover = useSeen((s) => s.handover);
  const pending = useDesk((d) => d.pending);
  const hinted = useDesk((d) => d.hinted);
  const legal = useLegal();
  const choose = useChoose();
  if (shown === null) return null;

  const mark = (who: Seat) => (who < 0 ? null : <SeatMark game={game} view={shown.view} seat={who} size={44} />);
  if (!present) {
    const title = now === null || next === undefined ? words.prompt.since : (game.board?.caption?.(shown.view, now) ?? game.text.event(next.view, now));
    return (
      <Bar yours={false} mark={mark(next?.by ?? firstOf(game.engine.deciders(shown.view)))} title={title} detail={catching ? words.prompt.since : undefined}>
        <Button onClick={model.skip} hotkey="Space" icon="skip-fwd">
          {words.prompt.skip}
        </Button>
      </Bar>
    );
  }
  if (shown.over !== null)
    return (
      <Bar yours={false} mark={mark(shown.over.find((x) => x.rank === 1)?.seat ?? 0)} title={game.text.verdict(shown.view)} detail={words.prompt.over}>
        <Button variant="primary" onClick={() => desk.setState({ lingering: false })}>
          {words.prompt.score}
        </Button>
      </Bar>
    );
  if (handover !== null) {
    const who = game.text.seat(shown.view, handover.to);
    return (
      <Bar yours={false} mark={mark(handover.to)} title={words.prompt.hotSeat(who)} detail={words.prompt.hotSeatMore}>
        <Button variant="primary" onClick={() => desk.setState({ covered: true })}>
          {words.prompt.cover}
        </Button>
      </Bar>
    );
  }
  if (!mine) {
    const who = firstOf(game.engine.deciders(shown.view));
    const p = game.engine.prompt(shown.view, who);
    return (
      <Bar yours={false} mark={mark(who)} title={p === null ? '' : game.text.waiting(shown.view, p)} detail={seat < 0 ? words.prompt.watching : undefined} />
    );
  }
  if (sending) return <Bar yours mark={mark(seat)} title={words.prompt.sending} />;
  if (pending !== null)
    return (
      <Considered
        move={pending}
        title={`${words.prompt.confirm} …`}
        yes={words.prompt.confirmYes}
        no={words.prompt.confirmNo}
        onYes={() => {
          desk.setState({ pending: null, hinted: null });
          model.choose(pending);
        }}
      />
    );
  if (hinted !== null) return <Hinted hint={hinted} choose={choose} />;
  return <Mine legal={legal} choose={choose} />;
}

/** It is yours: the sentence, and the game's own controls where it has them. */
function Mine({ legal, choose }: { readonly legal: readonly Flat[]; choose(m: Flat): void }) {
  const { game } = useModel();
  const shown = useSeen((s) => s.shown);
  const draft = useSeen((s) => s.draft);
  const seat = useSeen((s) => s.seat);
  if (shown === null) return null;
  const p = game.engine.prompt(shown.view, seat);
  // What is half chosen fills the gaps of the sentence: which card, which place.
  const said = p === null ? { title: '', detail: '' } : game.text.prompt(shown.view, seat, { ...draft, ...p });
  const Controls = game.board?.Controls;
  return (
    <Bar yours mark={<SeatMark game={game} view={shown.view} seat={seat} size={44} />} title={said.title} detail={said.detail}>
      {Controls === undefined ? <Plain legal={legal} choose={choose} /> : <WithProps seat={seat} />}
    </Bar>
  );
}

function WithProps({ seat }: { readonly seat: Seat }) {
  const { game } = useModel();
  const shown = useSeen((s) => s.shown);
  const props = useBoardProps(shown?.view ?? { stack: [], asked: 0 }, seat);
  const Controls = game.board?.Controls;
  return shown === null || Controls === undefined ? null : <Controls {...props} />;
}

/** The prompt bar: one sentence that says what to do, the numbers that matter, and the choices. The only large patch of the accent colour, and only when it is yours. */

import { Bold, Button } from '@pesthouse/board';
import { type Flat, firstOf, type Seat } from '@pesthouse/kernel';
import { besideRole, byName, namesOf } from '../shown/naming.ts';
import { actorOf, saidAt } from '../shown/past.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { table as words } from '../text/rooms.ts';
import { Bar } from './Bar.tsx';
import { Between } from './Between.tsx';
import { cardOf } from './between.ts';
import { useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import { Hinted } from './Hinted.tsx';
import { useLine } from './Line.tsx';
import { Lost } from './Lost.tsx';
import { answered, atPresent, onBoard, yourTurn } from './model.ts';
import { NextTable } from './NextTable.tsx';
import css from './prompt.module.css';
import { useBoardProps, useChoose, useLegal } from './useboard.ts';
import { useSettles } from './usesettle.ts';
import { sidesOf, yoursOf } from './yours.ts';

/** More choices than this do not fit a bar: the list takes them. */
const FEW = 4;

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
    <Bar
      yours
      mark={<SeatMark game={game} view={shown.view} seat={seat} size={44} />}
      title={title.replace('…', label)}
      detail={detail}
      pending={JSON.stringify(move)}
    >
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

export function Prompt() {
  const model = useModel();
  const { game } = model;
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const now = useSeen((s) => s.now);
  const view = useSeen(onBoard);
  const next = useSeen((s) => s.queue[0]);
  const present = useSeen(atPresent);
  const mine = useSeen((s) => yourTurn(game, s));
  const sending = useSeen((s) => s.sending);
  const catching = useSeen((s) => s.catching);
  const held = useSeen(answered);
  const handover = useSeen((s) => s.handover);
  const seats = useSeen((s) => s.info?.seats);
  // Somebody's chair stands empty: perhaps the reader's own.
  // Where there is a waiting room nobody is sent a seat: whoever watches there lacks no end of a link.
  const empty = useSeen(
    (s) => model.link.kind === 'remote' && s.info?.room?.begins !== 'host' && (s.info?.seats ?? []).some((x) => x.kind === 'person' && !x.present),
  );
  const pending = useDesk((d) => d.pending);
  const hinted = useDesk((d) => d.hinted);
  const legal = useLegal();
  const choose = useChoose();
  const seen = useSeen((s) => s);
  const declined = useDesk((d) => d.clockDeclined);
  const line = useLine().shown;
  if (shown === null) return null;

  if (shown.over === null && (line === 'banner' || line === 'gone' || seen.late !== null)) return <Lost gone={line === 'gone'} />;

  const card = model.link.kind === 'remote' ? cardOf(game, seen, declined) : null;
  if (card !== null) return <Between card={card} />;

  const mark = (who: Seat) => (who < 0 ? null : <SeatMark game={game} view={shown.view} seat={who} size={44} />);
  const named = (who: Seat): string => besideRole(namesOf(seats), who, seat, game.text.seat(shown.view, who));
  if (!present) {
    const acts = now === null || next === undefined ? firstOf(game.engine.deciders(shown.view)) : actorOf(game, next, now);
    // Between two things that are shown it is still whoever was asked; only what was missed happened while somebody was gone.
    const p = acts < 0 ? null : game.engine.prompt(shown.view, acts);
    const meanwhile =
      catching || p === null ? words.prompt.since : byName(game.text.waiting(shown.view, p), game.text.seat(shown.view, acts), namesOf(seats)[acts] ?? '');
    const title = now === null || next === undefined ? meanwhile : (game.board?.caption?.(view ?? shown.view, now, game.text) ?? saidAt(next, now, game.text));
    return (
      <Bar yours={false} said="not" mark={mark(acts)} title={title} detail={catching ? words.prompt.since : acts < 0 ? undefined : named(acts)}>
        <Button onClick={model.skip} hotkey="Space" icon="skip-fwd">
          {words.prompt.skip}
        </Button>
      </Bar>
    );
  }
  if (shown.over !== null)
    return (
      <Bar
        yours={false}
        said="not"
        mark={mark(shown.over.find((x) => x.rank === 1)?.seat ?? 0)}
        title={`${yoursOf(shown.over, seat, game.text.place === undefined, sidesOf(game.engine, shown.view, shown.over))} ${game.text.verdict(shown.view)}`.trim()}
        detail={words.prompt.over}
      >
        <Button variant="primary" onClick={() => desk.setState({ lingering: false })}>
          {words.prompt.score}
        </Button>
      </Bar>
    );
  if (handover !== null) {
    const who = seats?.[handover.to]?.name ?? game.text.seat(shown.view, handover.to);
    // Nothing of anybody's is on the board yet: there is nothing to cover.
    const bare = seat < 0;
    return (
      <Bar yours={false} mark={mark(handover.to)} title={words.prompt.hotSeat(who)} detail={bare ? words.curtain.more : words.prompt.hotSeatMore}>
        <Button variant="primary" onClick={() => (bare ? model.takeOver() : desk.setState({ covered: true }))}>
          {bare ? words.curtain.ready(who) : words.prompt.cover}
        </Button>
      </Bar>
    );
  }
  if (held !== null && !held.changing) {
    const { label } = game.text.move(shown.view, seat, held.move);
    return (
      <Bar yours={false} mark={mark(seat)} title={words.prompt.answered(label)} detail={words.prompt.answeredMore}>
        <Button onClick={() => model.change()}>{words.prompt.change}</Button>
      </Bar>
    );
  }
  if (!mine) {
    const asked = game.engine.deciders(shown.view);
    const who = firstOf(asked);
    // Where several are asked at once the sentence speaks of all of them.
    const alone = asked === 1 << who;
    const p = game.engine.prompt(shown.view, who);
    return (
      <Bar
        yours={false}
        said="later"
        mark={mark(who)}
        title={p === null ? '' : byName(game.text.waiting(shown.view, p), game.text.seat(shown.view, who), namesOf(seats)[who] ?? '')}
        detail={seat < 0 ? (empty ? words.prompt.seatless : words.prompt.watching) : alone ? named(who) : undefined}
      >
        <NextTable />
      </Bar>
    );
  }
  if (sending) return <Bar yours said="later" mark={mark(seat)} title={words.prompt.sending} />;
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
  const settles = useSettles();
  const desk = useDeskStore();
  if (shown === null) return null;
  const p = game.engine.prompt(shown.view, seat);
  // What is half chosen fills the gaps of the sentence: which card, which place.
  const said = p === null ? { title: '', detail: '' } : game.text.prompt(shown.view, seat, { ...draft, ...p });
  const Controls = game.board?.Controls;
  return (
    <Bar
      yours
      mark={<SeatMark game={game} view={shown.view} seat={seat} size={44} />}
      title={said.title}
      detail={said.detail}
      picked={Object.keys(draft).length === 0 ? undefined : JSON.stringify(draft)}
    >
      {settles && (
        <Button icon="bot" onClick={() => desk.setState({ settling: shown.view.asked })}>
          {words.settle.name}
        </Button>
      )}
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

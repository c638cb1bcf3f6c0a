/** The end of a game: the verdict, the score sheet by source, the replay, and what comes next. */

import { Bold, Button, cx, Dialog, LinkButton } from '@pesthouse/board';
import { promiseOf } from '@pesthouse/table';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { home } from '../base.ts';
import { coachToo } from '../coached.ts';
import { type Film, readFilm } from '../film/film.ts';
import { type Reel, useReel } from '../film/reel.ts';
import { playFirst } from '../house/opening.ts';
import { Explains } from '../kit/board/explain/Card.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { endFirst, useKnown } from '../known.ts';
import { Eyes, NowLine, Rates, Scrub, Steps, useReelKeys } from '../replay/Controls.tsx';
import { PlayOn } from '../replay/PlayOn.tsx';
import { sceneOf } from '../replay/Scene.tsx';
import { askOf, Screen } from '../replay/Screen.tsx';
import { Review } from '../review/Review.tsx';
import { copy } from '../shown/copy.ts';
import { useKeys } from '../shown/keys.ts';
import { namesOf } from '../shown/naming.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { replay as replayWords, review, table as words } from '../text/rooms.ts';
import { Chat } from './Chat.tsx';
import { useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import dialogs from './dialogs.module.css';
import css from './end.module.css';
import { Results } from './Results.tsx';
import { Sheet } from './Sheet.tsx';
import { TopBar } from './TopBar.tsx';
import { WhoPlayed } from './WhoPlayed.tsx';
import { sidesOf, winnersOf, yoursOf } from './yours.ts';

/** The game gone over, and shown again: both stand at the same move. */
function Looking({ film, here }: { readonly film: Film; readonly here: string }) {
  const seat = useSeen((s) => s.seat);
  const reel = useReel(film, Infinity, seat);
  const panel = usePanel();
  useReelKeys(reel, false);
  const { tab } = review;
  const openRule = (clause: string): void => panel('rules', clause);
  return (
    <>
      <Explains ask={askOf(reel)} openRule={openRule} game={film.game.id} />
      {film.record !== null && (
        <section className={cx(css.panel, css.review)} aria-label={tab}>
          <Review job={film.record} reel={reel} you={seat} way={{ href: (at, as) => `${here}?at=${at}&as=${as}`, ...sceneOf(film) }} openRule={openRule} />
        </section>
      )}
      <section className={css.panel} aria-label={replayWords.title}>
        <Replay reel={reel} here={here} openRule={openRule} />
      </section>
    </>
  );
}

function Replay({ reel, here, openRule }: { readonly reel: Reel; readonly here: string; openRule(clause: string): void }) {
  return (
    <>
      <header className={css.head}>
        <h2>{replayWords.title}</h2>
        <span className={css.count}>{replayWords.move(reel.at, reel.last)}</span>
        <Eyes reel={reel} />
        <Rates reel={reel} />
      </header>
      <div className={css.picture} data-explains="">
        <Screen reel={reel} part="small" openRule={openRule} />
      </div>
      <NowLine reel={reel} openRule={openRule} />
      <Scrub reel={reel} />
      <div className={css.steps}>
        <Steps reel={reel} />
        <span className={css.space} />
        <Button icon="link" onClick={() => void copy(`${home()}${here}?at=${reel.at}&as=${reel.as}`)}>
          {replayWords.link}
        </Button>
        <PlayOn reel={reel} />
        <LinkButton icon="eye" href={`${here}?at=${reel.at}&as=${reel.as}`}>
          {words.end.whole}
        </LinkButton>
      </div>
    </>
  );
}

function SeedCheck() {
  const desk = useDeskStore();
  const open = useDesk((d) => d.dialog === 'seed');
  const info = useSeen((s) => s.info);
  if (info === null || info.seed === null) return null;
  const made = promiseOf(info.seed, info.id);
  const good = made === info.promise;
  return (
    <Dialog wide open={open} onClose={() => desk.setState({ dialog: null })} title={words.end.seedTitle}>
      <div className={dialogs.rows}>
        <p>
          {words.end.seedIs}
          <code className={dialogs.hash}>{info.seed}</code>
        </p>
        <p>
          {words.end.promise}
          <code className={dialogs.hash}>{info.promise}</code>
        </p>
        <p>
          {words.end.made}
          <code className={dialogs.hash}>{made}</code>
        </p>
        <p className={good ? dialogs.good : dialogs.bad} role="status">
          {good ? words.end.good : words.end.bad}
        </p>
      </div>
    </Dialog>
  );
}

const useFilm = (): Film | null => {
  const { link } = useModel();
  const [film, setFilm] = useState<Film | null>(null);
  useEffect(() => {
    let here = true;
    link
      .record()
      .then(readFilm)
      .then((f) => here && setFilm(f), sayWhyNot);
    return () => {
      here = false;
    };
  }, [link]);
  return film;
};

export function End() {
  const { game, link } = useModel();
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const film = useFilm();
  const talked = useSeen((s) => s.talk.length > 0);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const first = useKnown((s) => s.firsts[game.id]?.table === info?.id);
  // A first game is played again as it was: from the same seat, with the coach.
  const nextTable = async (): Promise<string> => {
    const path = first ? await playFirst(game.id) : null;
    if (path !== null) return path;
    const moved = await link.rematch();
    coachToo(info?.id, moved.split('/').at(-1));
    return moved;
  };
  const over = shown !== null && shown.over !== null;
  useEffect(() => {
    if (over && info !== null) endFirst(game.id, info.id);
  }, [over, info, game]);
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      go(await nextTable());
    } catch (e) {
      sayWhyNot(e);
      setBusy(false);
    }
  };
  const may = link.kind === 'local' || seat >= 0;
  // Everybody gathers in a waiting room, where seats and partners can be changed.
  const together = link.kind === 'remote' && may && info !== null && info.seats.filter((x) => x.kind === 'person').length > 1;
  useKeys({ r: may ? () => void again() : undefined });
  if (shown === null || shown.over === null || info === null) return null;
  const winner = shown.over.find((x) => x.rank === 1)?.seat ?? 0;
  const yours = yoursOf(shown.over, seat, game.text.place === undefined, sidesOf(game.engine, shown.view, shown.over));
  const winners = winnersOf(shown.over, seat, namesOf(info.seats), (x) => game.text.seat(shown.view, x));
  // Who played alone, not who watched bots: they look back at what they have made of it so far.
  const alone = shown.over.length === 1 && info.seats[0]?.kind === 'person' && seat === 0 ? shown.over[0] : undefined;
  const here = `/replay/${link.kind === 'local' ? 'local/' : ''}${info.id}`;
  return (
    <>
      <TopBar />
      <main id="main" className={css.end}>
        <section className={css.left}>
          <div className={css.win}>
            <SeatMark game={game} view={shown.view} seat={winner} size={72} />
            <div>
              {yours !== '' && <p className={css.yours}>{yours}</p>}
              <h2 className={css.verdict}>
                <Bold>{game.text.verdict(shown.view)}</Bold>
              </h2>
              {winners.length > 0 && <p className={css.winners}>{words.end.winners(winners)}</p>}
              {info.variant !== undefined && <p className={css.house}>{words.end.playedBy(info.variant.name)}</p>}
            </div>
          </div>
          <Sheet game={game} view={shown.view} scores={shown.over} info={info} you={seat} />
          <WhoPlayed seats={info.seats.length} view={shown.view} />
          {link.kind === 'remote' && (seat >= 0 || talked) && (
            <section className={cx(css.panel, css.talk)} aria-label={words.end.talk}>
              <h2>{words.end.talk}</h2>
              <Chat />
            </section>
          )}
          {alone !== undefined && <Results game={game} table={info.id} local={link.kind === 'local'} view={shown.view} score={alone} variant={info.variant} />}
        </section>
        <div className={css.right}>{film === null ? <p className={css.panel}>{replayWords.opening}</p> : <Looking film={film} here={here} />}</div>
      </main>
      <section className={css.bar} aria-label={words.end.again}>
        <span className={css.block}>
          <SeatMark game={game} view={shown.view} seat={seat >= 0 ? seat : winner} size={36} />
        </span>
        <div className={css.say}>
          <b>{info.rematch === null ? words.end.again : words.end.moved}</b>
          {together && <small>{words.end.gather}</small>}{' '}
          {info.seed !== null && (
            <small>
              {words.end.seed}{' '}
              <button type="button" className={css.link} onClick={() => desk.setState({ dialog: 'seed' })}>
                {words.end.check}
              </button>
              {words.end.checkEnd}
            </small>
          )}
        </div>
        <div className={css.next}>
          <LinkButton href="/" variant="quiet" className={css.home}>
            {words.toHouse}
          </LinkButton>
          <Button variant="quiet" onClick={() => desk.setState({ lingering: true })}>
            {words.end.board}
          </Button>
          {!together && may && (
            <LinkButton href={`/door/${game.id}`} icon="seats">
              {words.end.newSeats}
            </LinkButton>
          )}
          {may && (
            <Button variant="primary" icon="undo" hotkey="R" busy={busy} onClick={() => void again()}>
              {info.rematch === null ? words.end.rematch : words.end.follow}
            </Button>
          )}
        </div>
      </section>
      <SeedCheck />
    </>
  );
}

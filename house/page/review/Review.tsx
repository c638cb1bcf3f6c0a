/** The review of a finished game: its story, the graph, the costliest own move, luck, and what the others gave away. It is worked out beside the page, gets finer while one looks, and can be stopped. */

import { Bold, Button } from '@pesthouse/board';
import { type Point, plotOf, throughCards } from '@pesthouse/bots/review';
import type { Seat } from '@pesthouse/kernel';
import type { Reel } from '../film/reel.ts';
import { useKeys } from '../shown/keys.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { review } from '../text/rooms.ts';
import type { Job, Said } from '../think/job.ts';
import { Costliest, type Way } from './Costliest.tsx';
import { Entries } from './Entries.tsx';
import { foundFor } from './found.ts';
import { Graph } from './Graph.tsx';
import css from './review.module.css';
import { Shares } from './Shares.tsx';
import { type Study, useStudy } from './study.ts';
import { type Reader, ranged, whoIs } from './why.ts';

export interface ReviewProps {
  readonly job: Job;
  readonly reel: Reel;
  /** The reader's own seat; a watcher has none. */
  readonly you: Seat;
  readonly way: Way;
  openRule(clause: string): void;
}

function Progress({ status, said, stop, goOn }: Study & { stop(): void; goOn(): void }) {
  const words = review;
  if (status === 'failed') return <span role="alert">{words.failed}</span>;
  const done = Math.round((said?.done ?? 0) * 100);
  if (status === 'done') return null;
  return (
    <span className={css.progress}>
      {status === 'working' ? (
        <>
          <progress value={said?.done ?? 0} max={1} aria-label={words.working} /> <span>{words.percent(done)}</span>
          <Button size="s" onClick={stop}>
            {words.stop}
          </Button>
        </>
      ) : (
        <Button size="s" onClick={goOn}>
          {words.goOn}
        </Button>
      )}
    </span>
  );
}

/** The story of the game in a sentence or two: whose it is, until when they led, and what decided it. */
const storyOf = (reader: Reader, said: Said, points: readonly Point[], whose: Seat, seats: number): string => {
  const { words } = reader;
  const end = said.points.at(-1)?.seats.map((x) => x.mean) ?? [];
  if (seats < 2) return words.storyAlone(Math.round(end[0] ?? 0), Math.round(said.points[0]?.seats[0]?.mean ?? 0));
  const name = (seat: Seat): string | null => (seat === reader.you ? null : whoIs(reader, seat));
  const won = (end[whose] ?? 0) > 0;
  const { kind, until, causes } = plotOf(whose, won, points, said.turns, said.fortunes);
  const choices = causes.filter((c) => c.kind === 'choice');
  const lucky = causes.flatMap((c) => (c.kind === 'luck' ? [c.at + 1] : [])).toSorted((x, y) => x - y);
  return words.story(kind, name(whose), won, until, [
    ...choices.map((c) => words.causeChoice(name(c.seat), c.at + 1)),
    ...(lucky.length === 0 ? [] : [words.causeLuck(lucky)]),
  ]);
};

export function Review({ job, reel, you, way, openRule }: ReviewProps) {
  const words = review;
  const study = useStudy(job, you);
  const { film, last } = reel;
  const { said } = study;
  const go = (at: number): void => {
    reel.setPlaying(false);
    reel.go(at);
  };
  const ended = said?.points.at(-1)?.seats ?? [];
  const whose =
    you >= 0
      ? you
      : Math.max(
          0,
          ended.findIndex((x) => x.mean > 0),
        );
  const found = said === null ? { own: [], luck: [], theirs: [] } : foundFor(said, whose, job.seats);
  // What the cards say of the reader's moves the graph says too.
  const cards = found.own.flatMap((x) => (x.kind === 'luck' ? [] : [x.turn]));
  const points = said === null ? [] : throughCards(said.points, cards, whose);
  const all = [...found.own, ...found.luck, ...found.theirs];
  // The number of an own move goes there.
  useKeys(Object.fromEntries(found.own.map((t) => [t.mark, () => go(t.at)])));
  const end = film.as(film.eyes[0] ?? you).at(-1)?.view;
  if (end === undefined) return null;
  const standIn = (at: number, seat: Seat): string | null => {
    const mover = film.mover(at + 1, seat);
    return mover?.bot === true && mover.owner !== null ? words.botFor(mover.owner) : null;
  };
  const reader: Reader = { game: film.game, view: end, you, words, standIn };
  const working = study.status === 'working';
  const [first, ...others] = found.own;
  const share = said?.shares?.[whose];
  const list = { reader, film, seats: job.seats, whose, way, openRule };
  return (
    <div className={css.review} data-review={study.status}>
      <header className={css.head}>
        <SeatMark game={film.game} view={end} seat={whose} size={48} />
        <div className={css.story}>
          <h2>{said === null || (working && said.done < STORY_FROM) ? words.goingOver : storyOf(reader, said, points, whose, job.seats)}</h2>
          <p>
            <Bold>{film.game.text.verdict(end)}</Bold> {words.lengthOf(last)}
          </p>
        </div>
        <Progress {...study} />
      </header>
      {said === null ? (
        <p className={css.quiet}>{working ? words.working : ''}</p>
      ) : (
        <>
          <div className={css.graph}>
            <Graph reader={reader} seats={job.seats} points={points} found={all} at={reel.at} last={last} go={go} />
            {share !== undefined && (
              <p className={css.sum}>
                {words.fromTo(job.seats, share.start, share.end)} {words.own} <b>{ranged(share.own, job.seats)}</b>
                {job.seats > 1 && (
                  <>
                    , {words.theirs} <b>{ranged(share.others, job.seats)}</b>
                  </>
                )}
                , {words.luckWord} <b className={css.luck}>{ranged(share.luck, job.seats)}</b>
              </p>
            )}
          </div>
          <div className={css.columns}>
            {first === undefined || first.kind === 'luck' ? (
              <p className={css.none}>{working ? words.looking : you >= 0 ? words.noMistakes : words.noTurns}</p>
            ) : (
              <Costliest reader={reader} seats={job.seats} found={first} way={way} last={last} openRule={openRule} />
            )}
            <div className={css.list}>
              <Entries {...list} title={you >= 0 ? words.otherMistakes : words.otherMistakesOf} all={others} />
              <Entries {...list} title={words.luck} all={found.luck} empty={working ? words.looking : words.noLuck} />
              <Entries {...list} title={words.gaveAway} all={found.theirs} />
            </div>
          </div>
          <details className={css.more}>
            <summary>{words.shares}</summary>
            {said.shares !== null && <Shares reader={reader} seats={job.seats} shares={said.shares} held={job.held} />}
            <p className={css.quiet}>{words.byWhatOneKnew}</p>
          </details>
        </>
      )}
    </div>
  );
}

/** Before so much of the work is done there is no story to tell. */
const STORY_FROM = 0.5;

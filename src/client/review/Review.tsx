/** The review of a finished game: the graph, the turning points, and how much was luck. It is worked out beside the page, gets finer while one looks, and can be stopped. */
import type { Seat } from '../../kernel/index.ts';
import type { Reel } from '../film/reel.ts';
import { Button } from '../kit/button.tsx';
import { useKeys } from '../shown/keys.ts';
import { review } from '../text/rooms.ts';
import type { Job } from '../think/job.ts';
import { Graph } from './Graph.tsx';
import css from './review.module.css';
import { Shares } from './Shares.tsx';
import { type Study, useStudy } from './study.ts';
import { Turns, type Way } from './Turns.tsx';
import type { Reader } from './why.ts';

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

export function Review({ job, reel, you, way, openRule }: ReviewProps) {
  const words = review;
  const study = useStudy(job);
  const { film, last } = reel;
  const { said } = study;
  const go = (at: number): void => {
    reel.setPlaying(false);
    reel.go(at);
  };
  // The number of a turning point goes there.
  useKeys(Object.fromEntries((said?.turns ?? []).map((t, i) => [`${i + 1}`, () => go(t.at)])));
  const end = film.as(film.eyes[0] ?? you).at(-1)?.view;
  if (end === undefined) return null;
  const standIn = (at: number, seat: Seat): string | null => {
    const mover = film.mover(at + 1, seat);
    return mover?.bot === true && mover.owner !== null ? words.botFor(mover.owner) : null;
  };
  const reader: Reader = { game: film.game, view: end, you, words, standIn };
  return (
    <div className={css.review} data-review={study.status}>
      <header className={css.head}>
        <h2>{words.title(job.seats)}</h2>
        <Progress {...study} />
      </header>
      {said === null ? (
        <p className={css.quiet}>{study.status === 'working' ? words.working : ''}</p>
      ) : (
        <>
          <Graph reader={reader} seats={job.seats} points={said.points} turns={said.turns} at={reel.at} last={last} go={go} />
          <Turns reader={reader} seats={job.seats} turns={said.turns} working={study.status === 'working'} way={way} openRule={openRule} />
          {said.shares !== null && <Shares reader={reader} seats={job.seats} shares={said.shares} held={job.held} />}
        </>
      )}
    </div>
  );
}

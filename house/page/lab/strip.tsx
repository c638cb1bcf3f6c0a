/** The strip on top of a trial: how far it is, how fast it goes, and what stands in its way. */

import { announce, Button } from '@pesthouse/board';
import { useEffect } from 'react';
import { crewSize } from '../crew/crew.ts';
import { lab as words } from '../text/rooms.ts';
import { SaveButton } from './savebutton.tsx';
import css from './strip.module.css';
import { goOn, pause, type Shown, startTrial, stop } from './trial.ts';

export function Strip({ shown }: { readonly shown: Shown }) {
  const { kept, done, all, pace, ending, old, elsewhere, forgets, compared, summary, wrong } = shown;
  const s = words.bench.strip;
  const running = kept.state === 'running' && !elsewhere && !old;
  const kind = compared === null ? 'games' : 'deals';
  const [is, of] = compared === null ? [done, all] : [compared.deals, compared.wanted];
  const whole = done >= all;
  const finished = kept.state === 'done' && whole;
  useEffect(() => {
    if (finished) announce(s.allPlayed[kind](of));
  }, [finished, s, kind, of]);
  const missing = summary.block - (summary.games % summary.block);
  const uneven = !running && !summary.even && new Set(kept.plan.bots).size > 1;
  const notes = [
    ...(elsewhere ? [s.elsewhere] : []),
    ...(old ? [s.old] : []),
    ...(forgets ? [s.forgets] : []),
    ...(!running && !whole && !old && !elsewhere && kept.state !== 'failed' ? [s.stoppedAt(is, of)] : []),
    ...(uneven ? [s.uneven(missing)] : []),
  ];
  return (
    <section className={css.run} aria-label={words.setUp} data-bad={kept.state === 'failed' || undefined}>
      <div className={css.line}>
        <span className={css.tag}>{s[kept.state]}</span>
        <b data-progress="">{finished ? s.allPlayed[kind](of) : s.of[kind](is, of)}</b>
        {running && pace > 0 && <span className={css.quiet}>{s.pace(done, s.perSecond(pace), crewSize())}</span>}
        <progress className={css.progress} value={done} max={all} aria-label={s.of[kind](is, of)} />
        {running && pace > 0 && <b className={css.left}>{s.left((all - done) / pace)}</b>}
        {running && (
          <>
            <Button size="s" icon="pause" busy={ending} onClick={pause}>
              <span className={css.word}>{ending ? s.pausing : s.pause}</span>
            </Button>
            <Button size="s" onClick={() => void stop()}>
              {s.stop}
            </Button>
          </>
        )}
        {!running && !old && !elsewhere && !whole && (
          <Button size="s" icon="play" onClick={() => void goOn()}>
            {s.goOn}
          </Button>
        )}
        {!old && !elsewhere && whole && (
          <Button size="s" icon="plus" onClick={() => void startTrial({ ...kept.plan, games: kept.plan.games * 2 })}>
            {s.more[kind](of)}
          </Button>
        )}
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {wrong !== null && (
        <p role="alert" className={css.bad}>
          {s.brokenOff(wrong, kept.state === 'failed' ? done + 1 : null)} <SaveButton what="data" plan={kept.plan} main={false} label={s.report} />
        </p>
      )}
    </section>
  );
}

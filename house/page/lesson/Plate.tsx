/** The House Doctor’s plate: the task, a sentence or two, the reason behind “Why?”, and the way back and on. */

import { Bold, ClauseLink, cx, Icon, useSmall } from '@pesthouse/board';
import { read } from '@pesthouse/kernel';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import doctor from '../kit/art/doctor.svg';
import doubting from '../kit/art/doctor-hm.svg';
import { announce } from '../kit/live.tsx';
import { toast } from '../kit/toast.tsx';
import { useDeskStore, useModel, usePanel, useSeen } from '../table/context.tsx';
import { atPresent } from '../table/model.ts';
import { lesson as words } from '../text/rooms.ts';
import { artOf } from './art.ts';
import { LeaveDialog } from './Leave.tsx';
import { NotYet } from './NotYet.tsx';
import { Pointing } from './Pointing.tsx';
import paper from './paper.module.css';
import { placeBeside, type Size } from './placing.ts';
import css from './plate.module.css';
import type { Session } from './session.ts';
import { useTargets } from './targets.ts';
import { useLessonKeys } from './usekeys.ts';

/** So many other tries, and he offers to show it. */
const SHOW_AFTER = 2;
const NONE: readonly string[] = [];

const plain = (s: string): string => s.replaceAll('**', '');

/** The legal move that was tried, in the game’s own words. */
const useTried = (line: string | undefined): string => {
  const { game } = useModel();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const move = line === undefined ? undefined : read(game.engine.game.vocabulary, `${seat + 1}: ${line}`)?.move;
  return move === undefined || shown === null ? '' : plain(game.text.move(shown.view, seat, move).label);
};

export function Plate({ session, number, minutes }: { readonly session: Session; readonly number: number; readonly minutes: number }) {
  const { lesson } = session;
  const { game } = useModel();
  const desk = useDeskStore();
  const openPanel = usePanel();
  const [, go] = useLocation();
  const narrow = useSmall();
  const run = useStore(session.store);
  const present = useSeen(atPresent);
  const [why, setWhy] = useState(false);
  const [tight, setTight] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [size, setSize] = useState<Size | null>(null);
  const box = useRef<HTMLElement>(null);
  const task = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const step = lesson.steps[run.step];
  // Counted anew only when the step changes, not at every glance of a tick.
  const wanted = useMemo(() => (present && run.step >= 0 ? session.wanted() : null), [session, run.step, present]);
  const seen = useTargets(present ? (step?.show ?? NONE) : NONE, wanted, narrow);
  const tried = useTried(run.reply?.line);
  const of = lesson.steps.length;
  const text = run.reply === null ? (step?.text ?? '') : (run.reply.text ?? words.other(tried));

  const leave = (): void => {
    toast({ text: words.kept });
    go('/learn');
  };
  useLessonKeys({
    why: step?.why === undefined ? undefined : () => setWhy((x) => !x),
    back: run.step > 0 ? session.back : undefined,
    skip: present ? session.skip : undefined,
    // Where nothing has to be done, Enter goes on.
    enter: present && step?.must === undefined ? session.skip : undefined,
    leave: () => setLeaving(true),
  });

  useEffect(() => {
    desk.setState({ drawer: false, lingering: true });
  }, [desk]);
  // What a step points at lies on one tab of the phone.
  const tab = step?.tab ?? 'board';
  useEffect(() => {
    setWhy(false);
    setTight(false);
    if (present && step !== undefined) desk.setState({ tab });
  }, [step, tab, present, desk]);
  useEffect(() => {
    if (!present || step === undefined) return;
    announce(words.said(run.step + 1, of, step.task, plain(text)));
  }, [present, step, run.step, of, text]);
  // Until it has its place it cannot be seen, and what cannot be seen takes no focus.
  const placed = size !== null;
  useEffect(() => {
    if (present && placed && step !== undefined) task.current?.focus({ preventScroll: true });
  }, [present, placed, step]);
  const drawn = present && step !== undefined;
  useLayoutEffect(() => {
    const now = box.current;
    if (!drawn || now === null) return;
    const measure = (): void =>
      setSize((was) => (was?.w === now.offsetWidth && was.h === now.offsetHeight ? was : { w: now.offsetWidth, h: now.offsetHeight }));
    const watch = new ResizeObserver(measure);
    watch.observe(now);
    measure();
    return () => watch.disconnect();
  }, [drawn]);

  const placing = size === null ? null : placeBeside(size, seen.targets, seen.room, seen.whole);
  // Where even what is pressed would be covered, the pictures make room.
  const crowded = placing?.free === false;
  useEffect(() => {
    if (crowded) setTight(true);
  }, [crowded]);
  if (!present || step === undefined) return null;
  const at = placing?.at ?? null;
  const showMe = step.must !== undefined && run.tries >= SHOW_AFTER;
  const goesOn = step.must === undefined;
  return (
    <div className={cx(paper.inks, css.over)} data-lesson="">
      <Pointing seen={seen} targets={placing?.targets ?? []} plate={at} />
      <NotYet tries={run.tries} />
      <section
        ref={box}
        className={cx(paper.paper, css.say, narrow && css.phone)}
        style={at === null ? { visibility: 'hidden' } : { left: at.x, top: at.y }}
        aria-label={words.plate(run.step + 1, of)}
        aria-describedby={titleId}
      >
        <span className={css.who}>
          <img src={run.reply === null ? doctor : doubting} alt={words.doctor} />
        </span>
        <header>
          <span>{narrow ? words.short(number) : words.number(number, lesson.title)}</span>
          <span className={css.end}>{narrow ? words.step(run.step + 1, of) : words.minutes(minutes)}</span>
          <button type="button" className={css.x} aria-label={words.leave} title={words.leave} onClick={leave}>
            <Icon name="close" size={18} />
          </button>
        </header>
        <div id={titleId}>
          <h1 className={css.task} ref={task} tabIndex={-1}>
            {step.task}
          </h1>
          <p className={css.body}>
            <Bold>{text}</Bold>
          </p>
        </div>
        {step.pictures !== undefined && run.reply === null && !tight && (
          <div className={css.pair}>
            {step.pictures.map((x) => (
              <div key={x.name}>
                <img src={artOf(session.game, x.picture)} alt="" />
                <span>
                  <b>{x.name}</b>
                  {x.text}
                </span>
              </div>
            ))}
          </div>
        )}
        {why && step.why !== undefined && (
          <p className={css.why}>
            {step.why}{' '}
            {(step.clauses ?? []).map((clause) => (
              <span key={clause}>
                <ClauseLink clause={clause} game={game.id} open={(x) => openPanel('rules', x)} />{' '}
              </span>
            ))}
          </p>
        )}
        <footer>
          {step.why !== undefined && (
            <button type="button" className={cx(css.button, css.line)} aria-expanded={why} aria-keyshortcuts="?" onClick={() => setWhy(!why)}>
              <Icon name={why ? 'close' : 'question'} size={17} />
              {why ? words.closeWhy : words.why}
              {!narrow && !why && <kbd>?</kbd>}
            </button>
          )}
          <span className={css.dots} role="img" aria-label={words.step(run.step + 1, of)}>
            {lesson.steps.map((x, i) => (
              <i key={x.task} className={cx(i === run.step && css.on, i < run.step && css.past)} />
            ))}
          </span>
          <button
            type="button"
            className={css.button}
            aria-disabled={run.step === 0 || undefined}
            aria-label={words.back}
            onClick={run.step === 0 ? undefined : session.back}
          >
            <Icon name="step-back" size={17} />
            {!narrow && words.back}
          </button>
          {showMe ? (
            <button type="button" className={cx(css.button, css.line)} onClick={session.skip}>
              {words.showMe}
            </button>
          ) : goesOn ? (
            <button type="button" className={cx(css.button, css.go)} onClick={session.skip}>
              {words.next}
            </button>
          ) : (
            <button type="button" className={css.button} onClick={session.skip}>
              {words.skip}
              {!narrow && <Icon name="step-fwd" size={17} />}
            </button>
          )}
        </footer>
      </section>
      {/* A dialog takes over whether it can be pressed from where it stands. */}
      <div className={css.asks}>
        <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={leave} />
      </div>
    </div>
  );
}

/** The coach's plate: the House Doctor explains what is new, or asks once before a serious mistake. */

import { announce, Bold, ClauseLink, cx, Icon, useSmall } from '@pesthouse/board';
import type { Figure } from '@pesthouse/bots/judgement';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import doctor from '../kit/art/doctor.svg';
import doubting from '../kit/art/doctor-hm.svg';
import paper from '../lesson/paper.module.css';
import type { Box } from '../lesson/placing.ts';
import plate from '../lesson/plate.module.css';
import { useSettings } from '../prefs/store.ts';
import { sayFigure } from '../review/why.ts';
import { useModel, usePanel } from '../table/context.tsx';
import { review, coach as words } from '../text/rooms.ts';
import css from './coach.module.css';
import { placeCoach } from './placing.ts';
import type { Better } from './saying.ts';
import type { Says } from './usecoach.ts';

const HEAD = 34;
const EDGE = 16;
const LOOK_MS = 200;

/** What can be pressed now, and the room between the bars. */
const look = (narrow: boolean): { readonly live: readonly Box[]; readonly room: Box } => {
  const boxes = (sel: string): Box[] =>
    [...document.querySelectorAll(sel)].map((x) => {
      const r = x.getBoundingClientRect();
      return { x: r.left, y: r.top, w: r.width, h: r.height };
    });
  const bar = document.querySelector('[data-prompt]')?.getBoundingClientRect();
  const top = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + HEAD;
  const foot = (bar?.top ?? innerHeight) - 14;
  const side = narrow ? EDGE : EDGE + 22;
  // A board may have an aside of its own before that of the table.
  const asides = narrow ? [] : [...document.querySelectorAll('aside')].map((x) => x.getBoundingClientRect());
  const right = asides.find((x) => x.width > 0 && x.left > innerWidth / 2)?.left ?? innerWidth;
  return { live: boxes('main [data-live], [data-explains] [data-live]'), room: { x: side, y: top, w: right - side - EDGE, h: Math.max(1, foot - top) } };
};

/** Two bars, one figure each; he asks only where there are rivals. */
function Bars({ better: { move, instead, figures } }: { readonly better: Better }) {
  const [a, b] = figures;
  if (b === null) return null;
  const bar = (name: string, figure: Figure, best: boolean) => (
    <div className={cx(css.row, best && css.best)}>
      <dt>
        {best && <Icon name="check" size={14} />}
        <Bold>{name}</Bold>
      </dt>
      <dd>
        <i aria-hidden="true">
          <i style={{ width: `${figure.n}%` }} />
        </i>
        <b>{sayFigure(review, RIVALS, figure)}</b>
      </dd>
    </div>
  );
  return (
    <div className={css.bars}>
      <dl>
        {bar(move, a, true)}
        {bar(instead, b, false)}
      </dl>
      <p>{words.loss.chance}</p>
    </div>
  );
}
const RIVALS = 2;

export function CoachPlate({ says }: { readonly says: Says }) {
  const { game } = useModel();
  const openPanel = usePanel();
  const narrow = useSmall();
  const set = useSettings((s) => s.set);
  const passOver = useSettings((s) => s.passOver);
  const box = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const [why, setWhy] = useState(false);
  const asks = says.kind === 'asks';
  const { better, show } = says;
  const { title, text, clauses } = says.words;

  useLayoutEffect(() => {
    const put = (): void => {
      const own = box.current;
      if (own === null) return;
      const { live, room } = look(narrow);
      const found = placeCoach({ w: own.offsetWidth, h: own.offsetHeight }, live, room);
      setAt((was) => (was?.left === found.x && was.top === found.y ? was : { left: found.x, top: found.y }));
    };
    put();
    const timer = setInterval(put, LOOK_MS);
    return () => clearInterval(timer);
  }, [narrow]);
  const placed = at !== null;
  useEffect(() => {
    if (asks) {
      if (placed) first.current?.focus({ preventScroll: true });
    } else announce(words.said(title, text.replaceAll('**', '')));
  }, [asks, placed, title, text]);
  // Escape is the safe answer.
  const { done } = says;
  useEffect(() => {
    const key = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || e.defaultPrevented) return;
      e.preventDefault();
      e.stopPropagation();
      done();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [done]);

  const rules = (
    <span className={css.clauses}>
      {clauses.map((clause) => (
        <ClauseLink key={clause} clause={clause} game={game.id} open={(x) => openPanel('rules', x)} />
      ))}
    </span>
  );
  return (
    <div className={cx(paper.inks, plate.over)} data-coach={says.kind}>
      {asks && <i className={css.dim} aria-hidden="true" />}
      <section
        ref={box}
        className={cx(paper.paper, plate.say, css.coach, narrow && plate.phone)}
        style={at ?? { visibility: 'hidden' }}
        role={asks ? 'alertdialog' : 'note'}
        aria-label={asks ? words.before : words.name}
      >
        <span className={plate.who}>
          <img src={asks ? doubting : doctor} alt={words.doctor} />
        </span>
        <header>
          <span>{asks ? words.before : words.firstPlain}</span>
          {show !== null && !narrow && (
            <span className={css.think} aria-hidden="true">
              {words.think} <kbd>Esc</kbd>
            </span>
          )}
          <button type="button" className={cx(plate.x, plate.end)} aria-label={words.close} title={words.close} onClick={says.done}>
            <Icon name="close" size={18} />
          </button>
        </header>
        <h2 className={cx(plate.task, css.title)}>{title}</h2>
        <p className={plate.body}>
          <Bold>{text}</Bold> {asks && better === null && rules}
        </p>
        {better !== null && (
          <>
            <p className={plate.why}>
              {better.why !== '' && <Bold>{`${better.why} `}</Bold>}
              {rules}
            </p>
            <Bars better={better} />
          </>
        )}
        {why && <p className={plate.why}>{rules}</p>}
        <footer>
          {asks ? (
            <>
              <button type="button" className={cx(plate.button, css.anyway)} onClick={says.anyway}>
                {words.anyway}
              </button>
              <span className={css.space} />
              {show === null ? (
                <button type="button" ref={first} className={cx(plate.button, plate.go)} onClick={says.done}>
                  {words.again}
                  {!narrow && <kbd>Esc</kbd>}
                </button>
              ) : (
                <button type="button" ref={first} className={cx(plate.button, plate.go)} onClick={show}>
                  <Icon name="eye" size={18} />
                  {words.show}
                </button>
              )}
            </>
          ) : (
            <>
              <button type="button" className={plate.button} aria-expanded={why} onClick={() => setWhy(!why)}>
                <Icon name="question" size={17} />
                {words.why}
              </button>
              <span className={css.space} />
              {says.only && passOver === 'off' && (
                <button
                  type="button"
                  className={plate.button}
                  onClick={() => {
                    set({ passOver: 'steps' });
                    says.done();
                  }}
                >
                  {words.pass}
                </button>
              )}
              <button type="button" className={cx(plate.button, plate.line)} onClick={says.done}>
                {words.got}
              </button>
            </>
          )}
        </footer>
      </section>
    </div>
  );
}

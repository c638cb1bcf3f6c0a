/** The goal card: how far I am and what the clock of the game says, always in sight; opened, how one wins, how everybody stands and what ends it. */

import { Bold, ClauseLink, cx, Icon } from '@pesthouse/board';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { table as words } from '../text/rooms.ts';
import { useModel, usePanel, useSeen } from './context.tsx';
import css from './goal.module.css';
import { onBoard } from './model.ts';

/** So many stand in the race; the others are counted. */
const SHOWN = 6;

export function GoalCard() {
  const { game, link } = useModel();
  const seat = useSeen((s) => s.seat);
  const view = useSeen(onBoard);
  const openPanel = usePanel();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const away = (e: Event): void => {
      if (e.target instanceof Node && box.current?.contains(e.target) === false) setOpen(false);
    };
    const key = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setOpen(false);
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', key);
    };
  }, [open]);
  const goal = view === null ? undefined : game.text.goal?.(view, seat);
  if (goal === undefined || view === null) return null;
  const colour = (who: number | null): string | undefined => (who === null || who < 0 ? undefined : game.board?.colour?.(view, who));
  return (
    <div ref={box} className={cx(css.card, open && css.isOpen)} data-goal="">
      <button type="button" className={css.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="vh">{words.goal.name}: </span>
        <span className={css.line}>
          <b>{goal.line}</b>
          <span>{goal.clock}</span>
        </span>
        <Icon name="chevron" size={16} />
        <i className={css.bar} style={{ '--v': goal.share }} aria-hidden="true" />
      </button>
      {open && (
        <section id={id} className={css.body} aria-label={words.goal.name}>
          <h2>{seat < 0 ? words.goal.howAll : words.goal.how}</h2>
          <p>{goal.how}</p>
          <ul className={css.race}>
            {goal.rows.slice(0, SHOWN).map((x) => (
              <li key={x.name} className={cx(x.seat === seat && seat >= 0 && css.you)}>
                <span>{x.seat === seat && seat >= 0 ? words.goal.you : x.name}</span>
                <i style={{ '--v': x.share, '--c': colour(x.seat) ?? 'var(--text-2)' }} aria-hidden="true" />
                <b>{x.value}</b>
              </li>
            ))}
          </ul>
          <p className={css.ends}>
            <Bold>{goal.ends}</Bold>
          </p>
          <footer>
            {goal.clauses.map((clause) => (
              <ClauseLink
                key={clause}
                clause={clause}
                game={game.id}
                open={(x) => {
                  setOpen(false);
                  openPanel('rules', x);
                }}
              />
            ))}
            {/* In a lesson one is there already. */}
            {link.wants === undefined && <Link href={`/learn#${game.id}`}>{words.goal.lesson}</Link>}
          </footer>
        </section>
      )}
    </div>
  );
}

/** The trials that this browser keeps. */

import { Button, LinkButton } from '@pesthouse/board';
import { useEffect } from 'react';
import { findGame } from '../../games/index.ts';
import { titleOf } from '../house/doors.ts';
import { useSay } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import css from './page.module.css';
import { dropTrial, lookAtShelf, useTrial } from './trial.ts';

export const trialPath = (game: string, trial: string): string => `/lab/${game}?trial=${trial}`;

export interface TrialsProps {
  /** Only those of this game. */
  readonly game?: string;
  /** The one on the bench. */
  readonly here?: string | undefined;
  onDropped?(id: string): void;
}

export function Trials({ game, here, onDropped }: TrialsProps) {
  const trials = useTrial((x) => x.trials);
  const say = useSay(game);
  useEffect(() => {
    void lookAtShelf();
  }, []);
  const mine = trials?.filter((t) => game === undefined || t.plan.game === game) ?? [];
  const drop = async (id: string): Promise<void> => {
    await dropTrial(id);
    onDropped?.(id);
  };
  return (
    <section className={css.trials} aria-label={words.trials}>
      <h2>{words.trials}</h2>
      {trials !== null && mine.length === 0 && <p>{words.trialsNone}</p>}
      <ul>
        {mine.map((t) => {
          const game = findGame(t.plan.game);
          const title = game === undefined ? t.plan.game : titleOf(game.meta);
          const turned = t.plan.variants.length - 1;
          return (
            <li key={t.id} data-here={t.id === here || undefined}>
              <span>
                <b>{title}</b>
                <small>
                  {words.trialLine(t.plan.players, t.plan.bots.map(say.name).join(', '))}
                  {turned > 0 && `; ${turned === 1 ? say.variant(t.plan.variants[1]?.name ?? '') : words.variants(turned)}`}
                </small>
                <small>
                  {words.progress(t.done, t.plan.games * t.plan.variants.length)}, {words.states[t.state]}
                </small>
              </span>
              {t.id !== here && (
                <LinkButton size="s" href={trialPath(t.plan.game, t.id)}>
                  {words.open}
                </LinkButton>
              )}
              <Button size="s" variant="quiet" icon="trash" aria-label={words.forgetTrial(title)} title={words.forget} onClick={() => void drop(t.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

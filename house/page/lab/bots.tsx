/** Which bots take turns: how many of each. */

import { IconButton } from '@pesthouse/board';
import { BOTS, type Level } from '@pesthouse/kernel';
import { botName, useSay } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import css from './setup.module.css';
import type { Form } from './wish.ts';

export function Bots({ bots, wrong, set }: { readonly bots: Form['bots']; readonly wrong: string | undefined; set(bots: Form['bots']): void }) {
  const say = useSay(undefined);
  const by = (level: Level, n: number): void => set({ ...bots, [level]: Math.max(0, bots[level] + n) });
  return (
    <fieldset className={css.part}>
      <legend>{words.bots}</legend>
      <ul className={css.bots}>
        {BOTS.map((level) => (
          <li key={level} data-on={bots[level] > 0 || undefined}>
            <span>
              <b>{say.name(level)}</b> <small>{words.botAbout[level]}</small>
            </span>
            <IconButton
              size="s"
              icon="minus"
              label={words.fewer(botName(level))}
              className={bots[level] === 0 ? css.none : undefined}
              onClick={() => by(level, -1)}
            />
            <output aria-label={botName(level)}>{bots[level]}</output>
            <IconButton size="s" icon="plus" label={words.more(botName(level))} onClick={() => by(level, 1)} />
          </li>
        ))}
      </ul>
      <small className={wrong === undefined ? css.about : css.wrong}>{wrong ?? words.botsAbout}</small>
    </fieldset>
  );
}

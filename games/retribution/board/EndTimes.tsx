/** The banner that stays once the End Times have begun: why, and what is still to come. */

import { about } from './about.ts';
import css from './board.module.css';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';

export const EndTimes = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  return p.view.ending === 'none' || p.view.phase === 'over' ? null : (
    <p className={css.endTimes} {...about('endtimes')}>
      <b>{words.endTimesBegun}</b> {words.endTimesWhy[p.view.ending]}. {p.view.equalTurns ? words.closingTurns : words.lastTurn}
    </p>
  );
};

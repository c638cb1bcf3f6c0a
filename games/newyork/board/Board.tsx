/** The scene: the poster of the city in the room that it is given, or on a phone a part of it that can be moved. */

import css from './board.module.css';
import type { Props } from './choice.ts';
import { MapView } from './MapView.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';

export const Board = (props: Props) =>
  props.narrow ? (
    <PhoneBoard {...props} />
  ) : (
    <div className={css.room}>
      <div className={css.fit}>
        <MapView {...props} />
      </div>
    </div>
  );

/** The seats round the poster: enamel plates on a tiled wall, your own large at the bottom; on a phone a strip. */
import type { Species } from '../names.ts';
import { activeSpecies } from '../state.ts';
import { choiceOf, type Props } from './choice.ts';
import { OwnPlate } from './OwnPlate.tsx';
import { Plate } from './Plate.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import css from './seats.module.css';

export const Seats = (props: Props) => {
  const { view, seat, narrow } = props;
  if (narrow) return <SeatStrip {...props} />;
  const me = seat < 0 ? null : (view.species[seat] ?? null);
  const turn = (who: Species): boolean => view.phase !== 'over' && view.phase !== 'final' && activeSpecies(view) === who;
  return (
    <div className={css.wall} data-count={view.order.length} data-watching={me === null || undefined}>
      {view.order
        .filter((who) => who !== me)
        .map((who) => (
          <Plate key={who} {...props} who={who} turn={turn(who)} />
        ))}
      {me === null ? null : <OwnPlate {...props} me={me} turn={turn(me)} choice={choiceOf(props)} />}
    </div>
  );
};

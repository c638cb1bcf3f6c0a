/** The curtain between two persons at one screen: nothing of the table can be seen through it. */
import { Button } from '@pesthouse/board';
import { SeatMark } from '../shown/SeatMark.tsx';
import { table as words } from '../text/rooms.ts';
import { useDeskStore, useModel, useSeen } from './context.tsx';
import css from './curtain.module.css';

export function Curtain() {
  const model = useModel();
  const desk = useDeskStore();
  const handover = useSeen((s) => s.handover);
  const info = useSeen((s) => s.info);
  const shown = useSeen((s) => s.shown);
  if (handover === null || shown === null) return null;
  const who = info?.seats[handover.to]?.name ?? model.game.text.seat(shown.view, handover.to);
  const ready = (): void => {
    model.takeOver();
    desk.setState({ covered: false });
  };
  return (
    <div className={css.curtain} role="dialog" aria-modal="true" aria-label={words.curtain.title(who)}>
      <SeatMark game={model.game} view={null} seat={handover.to} size={72} />
      <h2 className={css.title}>{words.curtain.title(who)}</h2>
      <p>{words.curtain.more}</p>
      <Button variant="primary" size="l" autoFocus onClick={ready}>
        {words.curtain.ready(who)}
      </Button>
    </div>
  );
}

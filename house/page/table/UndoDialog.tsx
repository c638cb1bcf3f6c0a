/** The dialog of undo: what would be taken back beyond the horizon, before the others are asked. */
import { Button, Dialog } from '@pesthouse/board';
import { toast } from '../kit/toast.tsx';
import { SeatMark } from '../shown/SeatMark.tsx';
import { table as words } from '../text/rooms.ts';
import { useDesk, useDeskStore, useModel, useSeen } from './context.tsx';
import css from './dialogs.module.css';
import { useTakeBack } from './undo.ts';

export function AskUndo() {
  const model = useModel();
  const desk = useDeskStore();
  const open = useDesk((d) => d.dialog === 'undo');
  const back = useTakeBack();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const others = useSeen((s) => model.link.kind === 'remote' && (s.info?.seats ?? []).some((x) => x.kind === 'person' && x.seat !== seat));
  const close = (): void => desk.setState({ dialog: null });
  const ask = async (to: number): Promise<void> => {
    close();
    const v = await model.undo(to);
    if (v.ok !== false) toast(v.ok === 'asked' ? words.undo.asked : words.undo.done);
  };
  return (
    <Dialog
      open={open && back !== null}
      onClose={close}
      title={others ? words.undo.askTitle : words.undo.askAlone}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {words.undo.no}
          </Button>
          <Button variant="primary" onClick={() => back !== null && void ask(back.to)}>
            {others ? words.undo.ask : words.undo.take}
          </Button>
        </>
      }
    >
      <p>{others ? words.undo.askMore : words.undo.alone}</p>
      <ol className={css.takes}>
        {back?.takes.map((t) => (
          <li key={t.key}>
            {t.by !== null && <SeatMark game={model.game} view={shown?.view ?? null} seat={t.by} size={22} />}
            {t.what}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The dialogs of undo: asking the others beyond the horizon, and answering when another asks. */

import type { Talk } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
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

/** Another's wish that this seat has not answered yet. */
export const openWish = (talk: readonly Talk[], seat: Seat, at: string | undefined): Talk | undefined => {
  const wish = talk.findLast((t) => t.kind === 'ask-undo');
  if (wish === undefined || wish.seat === seat || seat < 0) return undefined;
  // Once another decision is put, the wish has lapsed.
  if (typeof wish.position === 'string' && wish.position !== at) return undefined;
  const settled = talk.some(
    (t) => t.n > wish.n && (t.kind === 'undone' || (t.kind === 'decline' && t.ref === wish.n) || (t.kind === 'agree' && t.ref === wish.n && t.seat === seat)),
  );
  return settled ? undefined : wish;
};

export function AnswerUndo() {
  const { link, game } = useModel();
  const talk = useSeen((s) => s.talk);
  const seat = useSeen((s) => s.seat);
  const shown = useSeen((s) => s.shown);
  const over = useSeen((s) => s.info?.status === 'over');
  const at = useSeen((s) => s.items[s.items.length - 1]?.at);
  const wish = openWish(talk, seat, at);
  if (wish === undefined || shown === null || over) return null;
  const answer = async (yes: boolean): Promise<void> => {
    const v = await link.answer(wish.n, yes);
    if (!v.ok) toast({ text: v.message, tone: 'bad' });
  };
  return (
    <Dialog
      open
      onClose={() => void answer(false)}
      title={words.undo.wish(game.text.seat(shown.view, wish.seat))}
      footer={
        <>
          <Button onClick={() => void answer(false)}>{words.undo.decline}</Button>
          <Button variant="primary" onClick={() => void answer(true)}>
            {words.undo.agree}
          </Button>
        </>
      }
    >
      {wish.text !== '' && <p>{words.undo.wishTakes(wish.text)}</p>}
      <p>{words.undo.wishMore}</p>
    </Dialog>
  );
}

/** The coach at a table: his face in the top bar, what he may do, and his plate when he has something to say. */

import { Button, cx, Dialog, useSmall } from '@pesthouse/board';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { coachAt, keepCoach, useCoached } from '../coached.ts';
import doctor from '../kit/art/doctor.svg';
import { toast } from '../kit/toast.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { useSettings } from '../prefs/store.ts';
import { useSeen } from '../table/context.tsx';
import { table, coach as words } from '../text/rooms.ts';
import css from './coach.module.css';
import { CoachPlate } from './Plate.tsx';
import { useCoach } from './usecoach.ts';
import { useTools } from './usetools.ts';

function Choices({ id, here, onClose }: { readonly id: string; readonly here: boolean; onClose(): void }) {
  const kept = useCoached();
  const passOver = useSettings((s) => s.passOver);
  const set = useSettings((s) => s.set);
  return (
    <Dialog open onClose={onClose} title={words.name}>
      <div className={css.rows}>
        <p>{words.only}</p>
        <Toggle on={here} set={(on) => coachAt(id, on ? 'on' : 'quiet')} name={words.sit} about={here ? undefined : words.quietMore} />
        <Toggle on={kept.explains} set={(explains) => keepCoach({ explains })} name={words.explains} about={words.explainsMore} />
        <Toggle on={kept.asks} set={(asks) => keepCoach({ asks })} name={words.asks} about={words.asksMore} />
        <Toggle on={passOver !== 'off'} set={(on) => set({ passOver: on ? 'steps' : 'off' })} name={table.passOver.name} />
        <Toggle on={kept.wanted} set={(wanted) => keepCoach({ wanted })} name={words.everywhere} />
        <Button
          onClick={() => {
            keepCoach({ met: [] });
            toast({ text: words.forgotten });
          }}
        >
          {words.forget}
        </Button>
      </div>
    </Dialog>
  );
}

export function Coach() {
  const { sits, may, says, judged, looking } = useCoach();
  const id = useSeen((s) => s.info?.id ?? null);
  const over = useSeen((s) => s.shown?.over !== null && s.shown !== null);
  const tools = useTools();
  const narrow = useSmall();
  const [open, setOpen] = useState(false);
  if (!may || id === null) return null;
  return (
    <>
      {tools !== null &&
        // A phone has no room for who is not wanted.
        (!narrow || sits !== 'off') &&
        createPortal(
          <button
            type="button"
            className={cx(css.face, sits === 'off' && css.off)}
            aria-label={words.open}
            title={words.open}
            data-judged={judged || undefined}
            onClick={() => setOpen(true)}
          >
            <img src={doctor} alt="" />
          </button>,
          tools,
        )}
      {open && <Choices id={id} here={sits !== 'off'} onClose={() => setOpen(false)} />}
      {looking && (
        <p className={css.looking} role="status">
          {words.looking}
        </p>
      )}
      {says !== null && !over && !open && <CoachPlate key={`${says.kind} ${says.words.title}`} says={says} />}
    </>
  );
}

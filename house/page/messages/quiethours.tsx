/** When nobody is called: the hours of the night, and whether a turn that is about to run out may wake somebody. */
import { useId } from 'react';
import { messages as words } from '../text/rooms.ts';
import type { MessagesPart } from './model.ts';
import css from './page.module.css';
import { QuietBar } from './quiet.tsx';
import { Row } from './row.tsx';

export function QuietHours({ model, held }: MessagesPart) {
  const { quiet, wake } = held.is.wishes;
  const id = useId();
  return (
    <Row
      icon="moon"
      name={words.quiet.name}
      about={quiet.on ? words.quiet.span(quiet.from, quiet.to) : words.quiet.off}
      on={quiet.on}
      set={(on) => model.wish({ quiet: { ...quiet, on } })}
    >
      {quiet.on && (
        <>
          <QuietBar from={quiet.from} to={quiet.to} set={(x) => model.wish({ quiet: { ...quiet, ...x } })} />
          <div className={css.check}>
            <input id={id} type="checkbox" checked={wake} onChange={(e) => model.wish({ wake: e.currentTarget.checked })} />
            <label htmlFor={id}>{words.quiet.wake}</label>
          </div>
        </>
      )}
    </Row>
  );
}

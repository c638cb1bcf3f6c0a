/** Writes the report or the raw data of the trial on the bench in a hand of its own, and hands over the file. */

import { Button } from '@pesthouse/board';
import type { Plan } from '@pesthouse/lab';
import { useState } from 'react';
import { byOneHand } from '../crew/crew.ts';
import { sayWhyNot } from '../kit/refused.ts';
import { lab as words } from '../text/rooms.ts';
import { save } from './save.ts';
import { settled } from './trial.ts';

export function SaveButton({
  what,
  plan,
  main,
  label,
}: {
  readonly what: 'report' | 'data';
  readonly plan: Plan;
  readonly main: boolean;
  readonly label?: string;
}) {
  const [busy, setBusy] = useState(false);
  const write = async (): Promise<void> => {
    setBusy(true);
    try {
      const taken = await settled();
      const blob = await byOneHand((hand) => (what === 'report' ? hand.report(taken) : hand.data(taken)));
      save(blob, `pesthouse-lab-${plan.game}-${plan.players}-players.${what === 'report' ? 'html' : 'json'}`);
    } catch (e) {
      sayWhyNot(e);
    }
    setBusy(false);
  };
  const look = what === 'data' ? ({ variant: 'quiet', size: 's' } as const) : ({ variant: main ? 'primary' : 'plain', size: 'm' } as const);
  return (
    <Button {...look} icon="download" busy={busy} onClick={() => void write()}>
      {label ?? (what === 'report' ? words.saveReport : words.saveData)}
    </Button>
  );
}

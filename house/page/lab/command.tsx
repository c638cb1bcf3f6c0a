/** The command that does the same in a terminal, to be copied; and the file that it reads, where it reads one. */

import { Button, Icon } from '@pesthouse/board';
import { houseFile, houseOf, houseText, type Plan } from '@pesthouse/lab';
import { useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { lab as words } from '../text/rooms.ts';
import { save } from './save.ts';
import css from './setup.module.css';

export function Command({ command, about, plan }: { readonly command: string; readonly about: string; readonly plan: Plan | null }) {
  const text = useText();
  const [done, setDone] = useState<string | null>(null);
  const house = plan === null ? undefined : houseOf(plan);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(command);
      setDone(command);
    } catch {
      toast({ text: text.copyFailed, tone: 'bad' });
    }
  };
  return (
    <div className={css.cmd}>
      <Icon name="code" size={18} />
      <span>{about}</span>
      <code>{command}</code>
      <Button variant="quiet" size="s" icon={done === command ? 'check' : 'copy'} onClick={() => void copy()}>
        {done === command ? text.copied : text.copy}
      </Button>
      {house !== undefined && plan !== null && (
        <Button
          variant="quiet"
          size="s"
          icon="download"
          onClick={() => save(new Blob([houseText(plan, house)], { type: 'application/json' }), houseFile(house))}
        >
          {words.bench.fileFirst(houseFile(house))}
        </Button>
      )}
    </div>
  );
}

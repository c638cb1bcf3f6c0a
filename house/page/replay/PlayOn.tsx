/** Playing on from a position: who sits where, then a new local table. */

import { Button, Dialog } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Departure } from '../film/film.ts';
import type { Reel } from '../film/reel.ts';
import { sayWhyNot } from '../kit/refused.ts';
import { Select } from '../kit/select.tsx';
import { openLocal } from '../local/open.ts';
import { tablePath } from '../paths.ts';
import { replay as words } from '../text/rooms.ts';
import { eyesName } from './Controls.tsx';

const HOT = 'hot';

/** The numbers that the game was played with go on. */
const variantOf = (game: string, { rules: edition, numbers }: Departure) =>
  Object.keys(numbers).length === 0 ? undefined : { game, edition, numbers: { ...numbers }, name: words.houseRules };

export function PlayOn({ reel, size }: { readonly reel: Reel; readonly size?: 's' | 'm' }) {
  const { film, at, as, item } = reel;
  const [open, setOpen] = useState(false);
  const [whom, setWhom] = useState(`${Math.max(0, as)}`);
  const [, go] = useLocation();
  const from = film.from(at);
  if (from === null || item?.over !== null) return null;
  const seats = Array.from({ length: film.seats }, (_, i) => i);
  const begin = async (): Promise<void> => {
    try {
      const id = await openLocal({
        game: film.game.id,
        rules: from.rules,
        variant: variantOf(film.game.id, from),
        seats: seats.map((i) => (whom === HOT || `${i}` === whom ? { kind: 'person' } : { kind: 'bot', level: 'good' })),
        options: from.options,
        name: film.title === '' ? undefined : film.title,
        from,
      });
      go(tablePath(id, true));
    } catch (e) {
      sayWhyNot(e);
    }
  };
  return (
    <>
      <Button icon="flag" {...(size && { size })} onClick={() => setOpen(true)}>
        {words.playOn}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.playOnTitle}
        footer={
          <Button variant="primary" onClick={() => void begin()}>
            {words.open}
          </Button>
        }
      >
        <p>{words.playOnMore}</p>
        <p style={{ marginTop: 12 }}>
          <Select
            wide
            label={words.whom}
            value={whom}
            choices={[...seats.map((i) => ({ value: `${i}`, name: `${words.whom} ${eyesName(film, i)}, ${words.bots}` })), { value: HOT, name: words.hot }]}
            set={setWhom}
          />
        </p>
      </Dialog>
    </>
  );
}

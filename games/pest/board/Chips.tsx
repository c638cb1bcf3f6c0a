/** Price and consequence in numbers and pieces: what a choice takes, gives and risks. */
import { RESOURCES } from '../names.ts';
import css from './chips.module.css';
import { Pic } from './Draw.tsx';
import type { GivenHere } from './given.tsx';
import { RES_PIC } from './pictures.ts';
import type { Effect } from './preview.ts';
import type { Drawing } from './sizes.ts';

export interface Chip {
  readonly said: string;
  readonly pic: Drawing | null;
  readonly name: string;
  readonly bad?: boolean;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

export const chipsOf = (here: GivenHere, e: Effect, short = false): readonly Chip[] => {
  const {
    words,
    names: { RESOURCE_NAME },
  } = here;
  const all: Chip[] = [];
  const push = (n: number, pic: Drawing, name: string, bad = false): void => {
    if (n !== 0) all.push({ said: signed(n), pic, name, bad });
  };
  if (!short && e.points > 0) all.push({ said: String(e.points), pic: 'act-move', name: words.movement });
  for (const [i, r] of RESOURCES.entries()) push(e.res[i] ?? 0, RES_PIC[r], RESOURCE_NAME[r]);
  push(e.research, 'research', words.research);
  push(e.sick, 'person-sick', words.sickWord);
  if (e.dead > 0) all.push({ said: short ? String(e.dead) : words.dies(e.dead), pic: 'skull', name: words.graveShort, bad: true });
  if (short) return all;
  push(e.people, 'person-healthy', words.trackShort);
  push(e.workers, 'building-district', words.atWork);
  push(e.capital, 'loc-capital', words.capital);
  push(e.influence, 'influence', words.influence);
  push(e.renown, 'renown-seal', words.renown);
  if (e.imperative > 0) all.push({ said: '', pic: null, name: words.imperativeUp });
  if (e.sick > 0 && e.dead === 0)
    all.push({ said: e.room === 0 ? words.noSlots : e.room === 1 ? words.oneSlot : words.slotsLeft(e.room), pic: null, name: '' });
  return all;
};

export const Chips = ({ chips, h = 16 }: { readonly chips: readonly Chip[]; readonly h?: number }) => (
  <>
    {chips.map((c) => (
      <span key={`${c.name} ${c.said}`} className={c.bad === true ? css.bad : css.chip}>
        {c.bad === true && c.pic !== null ? <Pic name={c.pic} h={h} /> : null}
        {c.said === '' ? c.name : c.said}
        {c.bad !== true && c.pic !== null ? <Pic name={c.pic} h={h} label={c.name} /> : null}
      </span>
    ))}
  </>
);

/** What one side's dice are made of, in words and numbers: each kind, then the bonus. */
import type { Kind, Species } from '../names.ts';
import { tally } from '../text/reading.ts';
import type { GivenHere } from './given.tsx';

export interface Part {
  readonly name: string;
  readonly dice: string;
  readonly bonus: boolean;
}

/** `brief` counts all kinds as one part, for a phone. */
export const partsOf = (
  { words, names: { heads, someKinds }, read: { attackSide, defenceSide }, tables: { KIND } }: GivenHere,
  kinds: readonly Kind[],
  side: 'attack' | 'defence',
  who: Species,
  other: Species,
  brief = false,
): readonly Part[] => {
  const total = side === 'attack' ? attackSide(kinds, who, other) : defenceSide(kinds);
  const bonus = { name: side === 'attack' ? words.parts.against(other) : words.parts.defending, dice: `+${total.bonus}`, bonus: true };
  const over = total.printed + total.bonus - total.rolled;
  return [
    ...(brief
      ? [{ name: heads(kinds.length, who), dice: String(total.printed), bonus: false }]
      : tally(kinds).map(({ kind, n }) => ({ name: someKinds(n, kind), dice: String(KIND[kind].dice * n), bonus: false }))),
    ...(total.bonus > 0 ? [bonus] : []),
    ...(over > 0 ? [{ name: words.parts.cap, dice: `−${over}`, bonus: true }] : []),
  ];
};

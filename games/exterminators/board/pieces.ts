/** What stands in each room, in the order in which it is drawn; what travels now is left out. */
import { type Color, colorName, type TrapId } from '../names.ts';
import { trapId } from '../pieces.ts';
import { type Event, pestsAt, type State } from '../state.ts';
import { infested } from './who.ts';

export interface Figure {
  readonly kind: 'queen' | 'exterminator';
  readonly color: Color;
  readonly mine: boolean;
}
export interface TrapHere {
  readonly id: TrapId;
  readonly color: Color;
  readonly pests: number;
  readonly queen: boolean;
}
export interface InRoom {
  readonly pests: readonly { readonly color: Color; readonly n: number }[];
  readonly figures: readonly Figure[];
  readonly traps: readonly TrapHere[];
}

/** Who is on the way while an event is shown. */
const away = (e: Event | null): { readonly queen?: Color; readonly exterminator?: Color; readonly trap?: TrapId } => {
  switch (e?.type) {
    case 'queen-moved':
    case 'queen-left':
    case 'queen-nested':
      return { queen: e.color };
    case 'captured':
      return e.queen ? { queen: e.color } : {};
    case 'moved':
      return { exterminator: e.color };
    case 'trap-dragged':
      return { exterminator: e.by, trap: e.trap };
    default:
      return {};
  }
};

export const inRoom = (s: State, room: number, seat: number, now: Event | null): InRoom => {
  const gone = away(now);
  const pests: { color: Color; n: number }[] = [];
  const queens: Figure[] = [];
  const people: Figure[] = [];
  const traps: TrapHere[] = [];
  for (const [q, p] of s.players.entries()) {
    if (p.color < 0 || !p.alive) continue;
    const color = colorName(p.color);
    const n = pestsAt(p, room);
    if (n > 0) pests.push({ color, n });
    if (infested(s) && p.nest >= 0 && p.queen === room && p.held < 0 && gone.queen !== color) queens.push({ kind: 'queen', color, mine: q === seat });
    if (p.room === room && s.phase !== 'exterminators' && s.phase !== 'toolboxes' && gone.exterminator !== color)
      people.push({ kind: 'exterminator', color, mine: q === seat });
    for (const [i, t] of p.traps.entries())
      if (t.room === room && trapId(p, i) !== gone.trap) traps.push({ id: trapId(p, i), color, pests: t.pests, queen: t.queen });
  }
  // Mine in front: drawn last.
  people.sort((a, b) => Number(a.mine) - Number(b.mine));
  return { pests, figures: [...queens, ...people], traps };
};

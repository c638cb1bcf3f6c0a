/** What the prompt bar asks, with the numbers that matter for it: read from the position and from what is legal. The half-made choice of the page fills the gaps `kind`, `from` and `at`. */
import type { Prompt, Seat } from '@pesthouse/kernel';
import { KINDS, type Kind, PLACES, type PlaceId, type Species } from '../names.ts';
import { activeSpecies, type Move, type State } from '../state.ts';
import type { Making } from './making.ts';
import { cardsLeft, foodChance, harmOf } from './reading.ts';

export type Question =
  | {
      readonly ask: 'draw';
      readonly drawn: number;
      readonly limit: number;
      readonly pile: State['pile'];
      readonly left: number;
      readonly chance: number;
      readonly harm: ReturnType<typeof harmOf>;
    }
  | { readonly ask: 'give' }
  | { readonly ask: 'give-where'; readonly kind: Kind }
  | { readonly ask: 'breed'; readonly hand: number }
  | { readonly ask: 'breed-nothing'; readonly hand: number }
  | { readonly ask: 'breed-where'; readonly kind: Kind; readonly open: number; readonly cost: number; readonly hand: number }
  | { readonly ask: 'fight'; readonly places: readonly PlaceId[] }
  | { readonly ask: 'fight-nobody' }
  | { readonly ask: 'fight-whom'; readonly at: PlaceId; readonly foes: readonly Species[] }
  | { readonly ask: 'move'; readonly free: number }
  | { readonly ask: 'move-nobody' }
  | { readonly ask: 'move-where'; readonly kind: Kind; readonly from: PlaceId; readonly food: number }
  | { readonly ask: 'target'; readonly at: PlaceId; readonly foes: readonly { readonly who: Species; readonly dice: number; readonly yours: number }[] }
  | { readonly ask: 'anything' };

/** What of one kind the page has picked so far: it keeps the things pressed as `kind:name`, one a line. */
const pickedIn = (p: Prompt, kind: string): string | undefined =>
  typeof p.picked === 'string'
    ? p.picked
        .split('\n')
        .find((x) => x.startsWith(`${kind}:`))
        ?.slice(kind.length + 1)
    : undefined;
const kindIn = (p: Prompt): Kind | undefined => KINDS.find((k) => k === (p.kind ?? pickedIn(p, 'kind')));
const placeIn = (x: string | number | boolean | undefined): PlaceId | undefined => PLACES.find((at) => at === x);
const only = <V extends Move['verb']>(moves: readonly Move[], verb: V) => moves.filter((m): m is Extract<Move, { verb: V }> => m.verb === verb);

const draw = (s: State): Question => ({
  ask: 'draw',
  drawn: s.drawn,
  limit: s.limit,
  pile: s.pile,
  left: cardsLeft(s),
  chance: foodChance(s),
  harm: harmOf(s, activeSpecies(s)),
});

const move = (s: State, p: Prompt, { KIND }: Making['tables']): Question => {
  const kind = kindIn(p);
  const from = placeIn(p.from ?? pickedIn(p, 'from'));
  if (from !== undefined && kind !== undefined) return { ask: 'move-where', kind, from, food: KIND[kind].cost };
  const who = activeSpecies(s);
  const free = s.places.reduce((n, at) => n + s.board[at].stacks[who].filter((x) => !x.moved).length, 0);
  return free === 0 ? { ask: 'move-nobody' } : { ask: 'move', free };
};

/** What is asked of a seat at a table. */
export const asking = ({ tables, read: { fightAt }, legal }: Making) => {
  const breed = (s: State, seat: Seat, p: Prompt): Question => {
    const hand = s.hand[activeSpecies(s)];
    const offers = only(legal(s, seat), 'breed');
    const [first] = offers;
    if (first === undefined) return { ask: 'breed-nothing', hand };
    const kind = kindIn(p) ?? (new Set(offers.map((m) => m.kind)).size === 1 ? first.kind : undefined);
    if (kind === undefined) return { ask: 'breed', hand };
    const open = new Set(offers.flatMap((m) => (m.kind === kind ? [m.at] : []))).size;
    return { ask: 'breed-where', kind, open, cost: tables.KIND[kind].cost, hand };
  };

  const fight = (s: State, seat: Seat, p: Prompt): Question => {
    const attacks = only(legal(s, seat), 'attack');
    const places = [...new Set(attacks.map((m) => m.at))];
    const at = placeIn(p.at ?? pickedIn(p, 'place'));
    if (at !== undefined && places.includes(at)) return { ask: 'fight-whom', at, foes: attacks.flatMap((m) => (m.at === at ? [m.target] : [])) };
    return places.length === 0 ? { ask: 'fight-nobody' } : { ask: 'fight', places };
  };

  const target = (s: State, seat: Seat): Question => {
    const f = s.stack[s.stack.length - 1];
    if (f?.step !== 'final-target') return { ask: 'anything' };
    const foes = only(legal(s, seat), 'target').map((m) => {
      const { attack, defence } = fightAt(s, f.at, f.attacker, m.target);
      return { who: m.target, dice: defence.rolled, yours: attack.rolled };
    });
    return { ask: 'target', at: f.at, foes };
  };

  return (s: State, seat: Seat, p: Prompt): Question => {
    switch (p.key) {
      case 'gather':
        return draw(s);
      case 'sacrifice': {
        const kind = kindIn(p);
        return kind === undefined ? { ask: 'give' } : { ask: 'give-where', kind };
      }
      case 'breed':
        return breed(s, seat, p);
      case 'fight':
        return fight(s, seat, p);
      case 'move':
        return move(s, p, tables);
      case 'target':
        return target(s, seat);
      default:
        return { ask: 'anything' };
    }
  };
};

/** What the one who decides is doing, as everybody else is told. */
export interface Doing {
  readonly who: Species;
  readonly key: string;
  /** The place of a final battle whose target is chosen. */
  readonly at: PlaceId | null;
}
export const doing = (s: State, p: Prompt): Doing => {
  const f = s.stack[s.stack.length - 1];
  return f?.step === 'final-target' ? { who: f.attacker, key: p.key, at: f.at } : { who: activeSpecies(s), key: p.key, at: null };
};

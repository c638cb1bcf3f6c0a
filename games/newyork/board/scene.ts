/** The position as the poster shows it: groups, food and frames of every place, with what the pointed move would change. */
import { only } from '@pesthouse/board';
import { type Kind, PLACES, type PlaceId, SPECIES, type Species } from '../names.ts';
import { type Move, type State, unclaimed } from '../state.ts';
import { infester } from '../text/reading.ts';
import { type Choice, type Props, pestFirst } from './choice.ts';
import type { GivenHere } from './given.tsx';
import type { Group, PlaqueProps } from './Plaque.tsx';

/** What a drawing needs of its table. */
type Here = Pick<GivenHere, 'tables' | 'read'>;

const without = (kinds: readonly Kind[], kind: Kind): Kind[] => {
  const at = kinds.indexOf(kind);
  return at < 0 ? [...kinds] : [...kinds.slice(0, at), ...kinds.slice(at + 1)];
};

const groupAt = ({ tables: { KIND }, read: { printedDice } }: Here, s: State, at: PlaceId, who: Species, would: Move | null): Group | null => {
  const stacks = s.board[at].stacks[who];
  const kinds = stacks.map((x) => x.kind);
  const dim = s.phase === 'move' && stacks.length > 0 && stacks.every((x) => x.moved);
  const now = { species: who, dim };
  if (would?.verb === 'breed' && would.at === at && KIND[would.kind].species === who) {
    const then = [...kinds, would.kind];
    return { ...now, pests: then.length, dice: printedDice(then), ghost: 'plus' };
  }
  if (would?.verb === 'move' && KIND[would.kind].species === who && (would.to === at || would.from === at)) {
    const then = would.to === at ? [...kinds, would.kind] : without(kinds, would.kind);
    return { ...now, pests: then.length, dice: printedDice(then), ghost: would.to === at ? 'plus' : 'minus' };
  }
  return kinds.length === 0 ? null : { ...now, pests: kinds.length, dice: printedDice(kinds) };
};

const foodAt = (s: State, at: PlaceId, would: Move | null): number => unclaimed(s.board[at]) + (would?.verb === 'sacrifice' && would.at === at ? 1 : 0);

const priceAt = ({ fromHand }: Here['read'], c: Choice, at: PlaceId, would: Move | null): PlaqueProps['price'] => {
  if (c.task !== 'breed' || c.kind === null) return null;
  const ways = only(c.open.get(at) ?? [], 'breed');
  const chosen =
    would?.verb === 'breed' && would.at === at
      ? would
      : ways.reduce<(typeof ways)[number] | undefined>((best, m) => (best !== undefined && best.local >= m.local ? best : m), undefined);
  return chosen === undefined ? null : { local: chosen.local, hand: fromHand(chosen) };
};

const moodAt = (c: Choice, at: PlaceId, inPlay: boolean, chosen: boolean): PlaqueProps['mood'] => {
  if (!inPlay || c.task === null || c.task === 'gather') return 'plain';
  if (chosen) return 'chosen';
  if (pestFirst(c)) return 'plain';
  if (c.open.has(at)) return 'legal';
  if (c.task === 'breed' && c.kind !== null) return 'shut';
  return 'plain';
};

/** The places that a move names, to point them out. */
const named = (m: Move | null): readonly PlaceId[] => {
  if (m === null) return [];
  if (m.verb === 'move') return [m.from, m.to];
  return 'at' in m ? [m.at] : [];
};

export interface Scene {
  readonly plaques: readonly PlaqueProps[];
  /** The move whose outcome is shown. */
  readonly would: Move | null;
}

export const sceneOf = (here: Here, { view, pointed, now }: Pick<Props, 'view' | 'pointed' | 'now'>, c: Choice): Scene => {
  const would = pointed ?? c.ready;
  const lit = [...named(would), ...(now !== null && 'at' in now ? [now.at] : [])];
  const species = SPECIES.filter((who) => view.order.includes(who));
  const plaques = PLACES.map((at): PlaqueProps => {
    const inPlay = view.places.includes(at);
    const movable = c.task === 'move' && c.from === null && c.me !== null && view.board[at].stacks[c.me].some((x) => !x.moved);
    const mood = movable ? 'legal' : moodAt(c, at, inPlay, lit.includes(at) || c.from === at || c.at === at);
    return {
      at,
      inPlay,
      species,
      groups: inPlay ? species.flatMap((who) => groupAt(here, view, at, who, would) ?? []) : [],
      food: foodAt(view, at, would),
      infester: inPlay ? infester(view, at) : null,
      price: priceAt(here.read, c, at, would),
      mood: mood === 'plain' && lit.includes(at) ? 'chosen' : mood,
      fighting: c.task === 'fight' && c.open.has(at),
    };
  });
  // Whatever is chosen is drawn last, over its neighbours.
  const rank = (p: PlaqueProps): number => (p.mood === 'chosen' ? 1 : 0);
  return { plaques: [...plaques].sort((a, b) => rank(a) - rank(b)), would };
};

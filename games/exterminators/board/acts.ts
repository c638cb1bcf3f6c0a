/** The actions of the Exterminator's Turn as the prompt bar offers them: what is open, what it costs and does, what is closed and whom to ask why. */
import { only } from '@pesthouse/board';
import { type CardId, COLORS, cardName, cardOf, colorName, type TileId, TRAPS, tileName } from '../names.ts';
import { colorAt, trapId } from '../pieces.ts';
import { type Move, pestsAt, playerAt, teamPlay } from '../state.ts';
import type { Tables } from '../tables.ts';
import { ACTIONS, type Action, actionOf, cardIn, type Props } from './choice.ts';
import { isFull } from './who.ts';

export const KEY: { readonly [A in Action]: string } = {
  move: 'M',
  exterminate: 'E',
  drop: 'T',
  empty: 'O',
  break: 'K',
  drag: 'G',
  seal: 'S',
  unseal: 'P',
  card: 'A',
  swap: 'W',
  buy: 'C',
  end: 'N',
};

export interface Open {
  readonly action: Action;
  readonly moves: readonly Move[];
  readonly cost: number | null;
  /** What it costs in its edition, where house rules may have changed that. */
  readonly was: number | null;
  /** The name of what it costs among the numbers of the rules; empty where it has none. */
  readonly number: string;
  readonly more: string;
}
/** The numbers of the table, and those of its edition. */
interface Prices {
  readonly tables: Tables;
  readonly printed: Tables;
}
/** What of a board's props the actions are read from. */
type Asked = Pick<Props, 'view' | 'seat' | 'legal' | 'text'>;

/** What the cards cost that can be played, if they cost the same. */
const costOfCards = ({ CARD }: Tables, moves: readonly Move[]): number | null => {
  const costs = new Set(
    moves.flatMap((m) => {
      const card = cardIn(m);
      return card === null ? [] : (CARD[cardOf(card)]?.cost ?? []);
    }),
  );
  const [first] = costs;
  return costs.size === 1 && first !== undefined ? first : null;
};

const costOf = (tables: Tables, p: Asked, action: Action, moves: readonly Move[]): number | null => {
  const { CHARACTER, COST } = tables;
  const { view, seat } = p;
  switch (action) {
    case 'move':
      return view.free > 0 || view.drink > 0 ? 0 : 1;
    case 'seal':
      return CHARACTER[playerAt(view, seat).color]?.sealNestCost ?? 2;
    case 'exterminate':
      return COST.exterminate;
    case 'drop':
      return COST.drop;
    case 'empty':
      return COST.empty;
    case 'break':
      return COST.destroy;
    case 'drag':
      return COST.drag;
    case 'unseal':
      return COST.unseal;
    case 'card':
      return costOfCards(tables, moves);
    case 'buy':
      return COST.buy;
    case 'swap':
      return 0;
    case 'end':
      return null;
    default:
      return action satisfies never;
  }
};

/** What the price of an action is called among the numbers of the rules. */
const numberOf = ({ view, seat }: Asked, action: Action, moves: readonly Move[]): string => {
  switch (action) {
    case 'exterminate':
    case 'drop':
    case 'empty':
    case 'drag':
    case 'unseal':
    case 'buy':
      return `cost.${action}`;
    case 'break':
      return 'cost.destroy';
    case 'seal':
      return `${colorName(playerAt(view, seat).color)}.sealNestCost`;
    case 'card': {
      const card = moves.map(cardIn).find((x) => x !== null);
      return card === undefined ? '' : `${card}.cost`;
    }
    case 'move':
    case 'swap':
    case 'end':
      return '';
    default:
      return action satisfies never;
  }
};

/** What a trap in the house holds, in a word. */
const trapWords = (p: Asked, id: string, done: (what: string) => string, queen: string): string => {
  const { label: words } = p.text;
  for (const [seat, o] of p.view.players.entries())
    for (const [i, t] of o.traps.entries())
      if (o.color >= 0 && trapId(o, i) === id) return t.queen ? queen : t.pests === 0 ? words.emptyOne : done(words.kinds(colorAt(p.view, seat), t.pests));
  return '';
};

const moreOf = (p: Asked, action: Action, moves: readonly Move[]): string => {
  const { label: words } = p.text;
  const { view, seat } = p;
  const me = playerAt(view, seat);
  const here = pestsAt(me, me.room);
  const mine = words.kinds(colorAt(view, seat), here);
  const [first] = moves;
  switch (action) {
    case 'move':
      return words.rooms(moves.length);
    case 'exterminate':
      return teamPlay(view) ? words.anyColor : words.upTo(mine);
    case 'drop':
      if (moves.length > 1) return words.takesEither;
      if (first?.verb !== 'drop-trap' || first.content === 'nothing') return words.waits;
      return first.content === 'queen' ? words.takesQueen : words.takes(words.kinds(colorAt(view, seat), Math.min(here, words.capacity(colorAt(view, seat)))));
    case 'empty':
      return first?.verb === 'empty-trap' ? trapWords(p, first.trap, words.gives, words.wins) : '';
    case 'break':
      return first?.verb === 'destroy-trap' ? trapWords(p, first.trap, words.frees, words.freesQueen) : '';
    case 'drag':
      return words.dragMore;
    case 'seal':
      return words.sealMore;
    case 'unseal':
      return words.unsealMore;
    case 'card':
      return words.cardsMore(new Set(moves.map(cardIn)).size);
    case 'swap':
      return words.swapMore;
    case 'buy':
      return words.buyMore;
    case 'end':
      return isFull(view, me) ? words.endOutMore : words.lose(view.ap);
    default:
      return action satisfies never;
  }
};

export const openActs = ({ tables, printed }: Prices, p: Asked): readonly Open[] =>
  ACTIONS.flatMap((action) => {
    const moves = p.legal.filter((m) => actionOf(m) === action);
    if (moves.length === 0) return [];
    return [
      {
        action,
        moves,
        cost: costOf(tables, p, action, moves),
        was: costOf(printed, p, action, moves),
        number: numberOf(p, action, moves),
        more: moreOf(p, action, moves),
      },
    ];
  });

/** Whether house rules have changed what a choice costs. */
export const isRepriced = ({ tables, printed }: Prices, p: Asked, m: Move): boolean => {
  const action = actionOf(m);
  return action !== null && costOf(tables, p, action, [m]) !== costOf(printed, p, action, [m]);
};

/** What to ask about an action that is closed: every shape it could have. */
const wishesFor = (p: Asked, action: Action): readonly Move[] => {
  const { view } = p;
  const rooms: readonly TileId[] = view.rooms.map(tileName);
  const hand: readonly CardId[] = playerAt(view, p.seat).hand.flatMap((n, c) => (n > 0 && c < 24 ? [cardName(c)] : []));
  switch (action) {
    case 'move':
      return rooms.slice(0, 1).map((to) => ({ verb: 'move', to }));
    case 'exterminate':
      return [{ verb: 'exterminate' }];
    case 'drop':
      return [{ verb: 'drop-trap', content: 'pests' }];
    case 'empty':
      return playerAt(view, p.seat).traps.map((_, i) => ({ verb: 'empty-trap', trap: trapId(playerAt(view, p.seat), i) }));
    case 'break':
      return TRAPS.slice(0, 1).map((trap) => ({ verb: 'destroy-trap', trap }));
    case 'drag':
      return TRAPS.slice(0, 1).flatMap((trap) => rooms.slice(0, 1).map((to) => ({ verb: 'drag-trap' as const, trap, to, content: 'nothing' as const })));
    case 'seal':
      return [{ verb: 'seal-nest' }];
    case 'unseal':
      return COLORS.filter((c) => (view.seatOf[COLORS.indexOf(c)] ?? -1) >= 0).map((color) => ({ verb: 'unseal', color }));
    case 'card':
      return hand.map((card) => ({ verb: 'play', card }));
    case 'swap':
      return [];
    case 'buy':
      return [{ verb: 'buy' }];
    case 'end':
      return [];
    default:
      return action satisfies never;
  }
};

export const closedActs = (p: Asked): readonly { readonly action: Action; readonly wishes: readonly Move[] }[] =>
  only(p.legal, 'end-turn').length === 0
    ? []
    : ACTIONS.flatMap((action) => {
        if (action === 'card' || p.legal.some((m) => actionOf(m) === action)) return [];
        const wishes = wishesFor(p, action);
        return wishes.length === 0 ? [] : [{ action, wishes }];
      });

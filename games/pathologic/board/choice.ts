/** How a seat chooses: every legal move is a path of things to press (a card, then a piece, then a place); the draft holds how far one has come. */

import type { BoardProps, Draft } from '@pesthouse/board';
import { type Aim, asking, byWays, kindOf, only, pick, pickedOf, pressed, type Reach, reachedBy, restOf, type Trail } from '@pesthouse/board';
import { prescriptions } from '../data/printed.ts';
import { deckList, nearOf } from '../data/tables.ts';
import { HEALERS, PIECES, type Piece, PLAGUE, type Title, titleName } from '../names.ts';
import { atOf, deckKind, type Event, type Move, type State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { setOut } from './walk.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];
/** The role of this seat; -1 for a watcher. */
export const roleOf = ({ view, seat }: Pick<Props, 'view' | 'seat'>): number => (seat < 0 ? -1 : (view.roles[seat] ?? -1));
export const isPlague = (p: Pick<Props, 'view' | 'seat'>): boolean => roleOf(p) === PLAGUE;

const isAction = (id: Title): boolean => prescriptions.find((x) => x.id === id)?.type === 'action';
/** Action cards in the hand of whose turn it is, as far as this view shows it. */
const actionCards = (view: State): readonly string[] =>
  deckList(deckKind(view, view.active)).flatMap((t, slot) => ((view.hand[view.active]?.[slot] ?? 0) > 0 && isAction(titleName(t)) ? [titleName(t)] : []));

/** The ways to a move; things are `piece:sticky`, `place:4`, `card:summons`, `strain:drift`, `res:coin`, `verb:move`. */
const waysOf = (view: State, m: Move): readonly Trail[] => {
  switch (m.verb) {
    case 'take':
      return [[`card:${m.card}`, 'verb:take']];
    case 'target':
    case 'revive':
    case 'shift':
      return [[`piece:${m.ward}`]];
    case 'piece':
    case 'confine':
      return [[`piece:${m.piece}`]];
    case 'put':
    case 'begin':
      return [[`place:${m.at}`]];
    case 'go':
    case 'carry':
    case 'drive':
      return [[`place:${m.to}`]];
    case 'lay':
      return [[`strain:${m.strain}`, `place:${m.at}`]];
    case 'pick':
      return [[`res:${m.resource}`]];
    case 'summons':
      return [[`card:${m.verb}`, `piece:${m.ward}`, `place:${m.to}`]];
    case 'herb-brides-dance':
      return [
        [`card:${m.verb}`, `piece:${m.ward}`, `piece:${m.other}`],
        [`card:${m.verb}`, `piece:${m.other}`, `piece:${m.ward}`],
      ];
    case 'wild-harvest':
      return [
        [`card:${m.verb}`, `res:${m.first}`, `res:${m.second}`],
        [`card:${m.verb}`, `res:${m.second}`, `res:${m.first}`],
      ];
    case 'light-fingers':
      return [
        [`card:${m.verb}`, `piece:${m.healer}`, `res:${m.first}`, `res:${m.second}`],
        [`card:${m.verb}`, `piece:${m.healer}`, `res:${m.second}`, `res:${m.first}`],
      ];
    case 'laying-on-of-hands':
    case 'curfew':
    case 'thanatologists-method':
      return [[`card:${m.verb}`, `place:${m.at}`]];
    case 'false-kin':
    case 'isolation-order':
    case 'have-no-fear':
      return [[`card:${m.verb}`, `piece:${m.ward}`]];
    case 'paralysis':
    case 'emergency-powers':
    case 'ticking-away':
    case 'shortcuts':
    case 'blood-debt':
    case 'living-panacea':
    case 'no':
    case 'false-witness':
      return [[`card:${m.verb}`, 'verb:play']];
    case 'resolve':
      // Who resolves it may be asked after the Event itself, for that is what lies there and glows.
      return [
        [`piece:${m.piece}`, 'verb:resolve'],
        [`event:${atOf(view, pieceIndex(m.piece))}`, `piece:${m.piece}`],
      ];
    case 'leave':
    case 'move':
      return [[`piece:${m.piece}`, `verb:${m.verb}`]];
    case 'transfer':
    case 'supply':
    case 'pact':
      return [[`piece:${m.ward}`, `verb:${m.verb}`]];
    case 'claim':
      return [['verb:claim'], [`piece:${HEALERS[view.active] ?? ''}`, 'verb:claim']];
    case 'use':
      // The Action is declared first and the card named after it (PATH-STR-21); yet a card is what one reaches for.
      return [['verb:use'], [`piece:${HEALERS[view.active] ?? ''}`, 'verb:use'], ...actionCards(view).map((title) => [`card:${title}`, 'verb:use'])];
    default:
      return [[`verb:${m.verb}`]];
  }
};

export interface Choice {
  /** What is already picked. */
  readonly prefix: Trail;
  /** The moves that it still may become. */
  readonly open: readonly Move[];
  /** What can be pressed next. */
  readonly next: ReadonlySet<Aim>;
  /** The same, and what would begin anew. */
  readonly live: ReadonlySet<Aim>;
  /** All is picked: only the yes is missing. */
  readonly ready: Move | null;
  /** Districts that the picked piece can set out for. */
  readonly strides: ReadonlyMap<number, Move>;
}

const NOTHING: Choice = { prefix: [], open: [], next: new Set(), live: new Set(), ready: null, strides: new Map() };

/** What can be pressed next. */
const nextAims = (view: State, open: readonly Move[], prefix: Trail): Set<Aim> =>
  new Set(open.flatMap((m) => waysOf(view, m).flatMap((way) => (prefix.every((x, i) => way[i] === x) ? way.slice(prefix.length, prefix.length + 1) : []))));

/** Who holds one kind of Strain has picked it already. */
const given = (view: State, legal: readonly Move[]): Trail => {
  const strains = new Set(only(legal, 'lay').map((m) => `strain:${m.strain}`));
  const [sole] = strains;
  return strains.size === 1 && sole !== undefined && asking(view)?.step === 'lay' ? [sole] : [];
};

const stridesOf = (view: State, open: readonly Move[], prefix: Trail): Map<number, Move> => {
  const move = prefix.length === 1 ? only(open, 'move')[0] : undefined;
  const at = move === undefined ? 0 : (view.at[pieceIndex(move.piece)] ?? 0);
  return new Map(move === undefined ? [] : nearOf(at).map((to) => [to, move]));
};

const cache = new WeakMap<readonly Move[], { readonly draft: Draft; readonly choice: Choice }>();

type Chosen = Pick<Props, 'view' | 'legal' | 'draft'>;

export const choiceOf = (p: Chosen): Choice => {
  const { view, legal, draft } = p;
  if (legal.length === 0) return NOTHING;
  const kept = cache.get(legal);
  if (kept !== undefined && kept.draft === draft) return kept.choice;
  const said = pickedOf(p);
  const prefix = said.length === 0 ? given(view, legal) : said;
  const ways = byWays((m: Move) => waysOf(view, m));
  const open = legal.filter((m) => ways.fits(m, prefix));
  const next = nextAims(view, open, prefix);
  const live = new Set(next);
  const verbsOnly = [...next].every((x) => kindOf(x) === 'verb');
  for (const x of nextAims(view, legal, [])) {
    const kind = kindOf(x);
    // What was picked for somebody leaves everything else open: above all the end of the turn.
    if (kind === 'card' || kind === 'strain' || kind === 'event' || (verbsOnly && kind === 'piece') || (said.length === 0 && kind === 'verb')) live.add(x);
  }
  const ready = prefix.length === 0 ? null : reachedBy(ways, open, prefix);
  const choice = { prefix, open, next, live, ready, strides: stridesOf(view, open, prefix) };
  cache.set(legal, { draft, choice });
  return choice;
};

/** The move that an aim would complete now; null where it would only lead on. */
export const completes = (p: Chosen, aim: Aim): Move | null => {
  const c = choiceOf(p);
  return reachedBy(
    byWays((m: Move) => waysOf(p.view, m)),
    p.legal,
    c.next.has(aim) ? [...c.prefix, aim] : [aim],
  );
};

/** What a card says yes to when it is pressed again. */
const SAID = ['verb:play', 'verb:take', 'verb:use'] as const;

const reachOf = (p: Props): Reach<Move> => {
  const c = choiceOf(p);
  return {
    ...byWays((m) => waysOf(p.view, m)),
    anew: (_, aim) => (c.live.has(aim) ? [[aim]] : []),
    // A finger on a map may slip: places are picked first and confirmed in the sheet.
    waits: (_, aim) => p.narrow && kindOf(aim) === 'place',
    yes: (picked) => {
      if (kindOf(picked.at(-1) ?? '') === 'piece') return null;
      const said = SAID.find((x) => c.next.has(x));
      return c.ready ?? (said === undefined ? null : completes(p, said));
    },
  };
};

/** Presses a thing: picks it, or makes the move that it completes. Says whether it meant anything. */
export const press = (p: Props, aim: Aim): boolean => {
  const c = choiceOf(p);
  const stride = kindOf(aim) === 'place' && !c.next.has(aim) ? c.strides.get(Number(restOf(aim))) : undefined;
  if (stride === undefined) return pressed(p, reachOf(p), aim, c.prefix) !== null;
  setOut(Number(restOf(aim)));
  p.choose(stride);
  return true;
};
/** Lets the last thing go. */
export const stepBack = (p: Props): void => pick(p, choiceOf(p).prefix.slice(0, -1));

const pieceIndex = (id: Piece): number => PIECES.indexOf(id);

/** The piece that is picked. */
export const pickedPiece = (p: Chosen): string | null => {
  const first = choiceOf(p).prefix.find((x) => kindOf(x) === 'piece');
  return first === undefined ? null : restOf(first);
};
/** What would be done: the move that is pointed at, else the picked one. */
export const considered = (p: Props): Move | null => p.pointed ?? choiceOf(p).ready;

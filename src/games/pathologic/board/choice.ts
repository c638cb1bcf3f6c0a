/** How a seat chooses: every legal move is a path of things to press (a card, then a piece, then a place); the draft holds how far one has come. */
import type { BoardProps, Draft } from '../../../client/kit/board.ts';
import { prescriptions } from '../data/printed.ts';
import { deckList, nearOf } from '../data/tables.ts';
import { HEALERS, PIECES, type Piece, PLAGUE, type Title, titleName } from '../names.ts';
import { deckKind, type Event, type Frame, type Move, type State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { setOut } from './walk.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;
/** A thing to press: `piece:sticky`, `place:4`, `card:summons`, `strain:drift`, `res:coin`, `verb:move`. */
export type Aim = string;
type Path = readonly Aim[];

export const only = <V extends Verb>(moves: readonly Move[], verb: V): MoveOf<V>[] => moves.filter((m): m is MoveOf<V> => m.verb === verb);
export const keyOf = (m: Move): string => JSON.stringify(m);
/** The frame that asks; undefined while the game is over. */
export const asking = (view: State): Frame | undefined => view.stack[view.stack.length - 1];
/** The role of this seat; -1 for a watcher. */
export const roleOf = ({ view, seat }: Pick<Props, 'view' | 'seat'>): number => (seat < 0 ? -1 : (view.roles[seat] ?? -1));
export const isPlague = (p: Pick<Props, 'view' | 'seat'>): boolean => roleOf(p) === PLAGUE;
export const kindOf = (aim: Aim): string => aim.slice(0, aim.indexOf(':'));
export const restOf = (aim: Aim): string => aim.slice(aim.indexOf(':') + 1);

const isAction = (id: Title): boolean => prescriptions.find((x) => x.id === id)?.type === 'action';
/** Action cards in the hand of whose turn it is, as far as this view shows it. */
const actionCards = (view: State): readonly string[] =>
  deckList(deckKind(view, view.active)).flatMap((t, slot) => ((view.hand[view.active]?.[slot] ?? 0) > 0 && isAction(titleName(t)) ? [titleName(t)] : []));

const pathsOf = (view: State, m: Move): readonly Path[] => {
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
    case 'leave':
    case 'move':
    case 'resolve':
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

const DRAFT_KEYS = ['a0', 'a1', 'a2', 'a3'] as const;
const fromDraft = (d: Draft): Aim[] =>
  DRAFT_KEYS.flatMap((k) => {
    const x = d[k];
    return typeof x === 'string' ? [x] : [];
  });
export const toDraft = (path: Path): Draft => Object.fromEntries(path.map((aim, i) => [DRAFT_KEYS[i] ?? 'a3', aim]));

const starts = (path: Path, prefix: Path): boolean => prefix.every((x, i) => path[i] === x);

export interface Choice {
  /** What is already picked. */
  readonly prefix: Path;
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

const nextAims = (view: State, legal: readonly Move[], prefix: Path): Set<Aim> =>
  new Set(
    legal.flatMap((m) => pathsOf(view, m).flatMap((path) => (starts(path, prefix) && path[prefix.length] !== undefined ? [path[prefix.length] ?? ''] : []))),
  );

/** Who holds one kind of Strain has picked it already. */
const given = (view: State, legal: readonly Move[]): Aim[] => {
  const strains = new Set(only(legal, 'lay').map((m) => `strain:${m.strain}`));
  const [sole] = strains;
  return strains.size === 1 && sole !== undefined && asking(view)?.step === 'lay' ? [sole] : [];
};

const stridesOf = (view: State, open: readonly Move[], prefix: Path): Map<number, Move> => {
  const move = prefix.length === 1 ? only(open, 'move')[0] : undefined;
  const at = move === undefined ? 0 : (view.at[pieceIndex(move.piece)] ?? 0);
  return new Map(move === undefined ? [] : nearOf(at).map((to) => [to, move]));
};

const cache = new WeakMap<readonly Move[], { readonly draft: Draft; readonly choice: Choice }>();

export const choiceOf = ({ view, legal, draft }: Pick<Props, 'view' | 'legal' | 'draft'>): Choice => {
  if (legal.length === 0) return NOTHING;
  const kept = cache.get(legal);
  if (kept !== undefined && kept.draft === draft) return kept.choice;
  const said = fromDraft(draft);
  const prefix = said.length === 0 ? given(view, legal) : said;
  const open = legal.filter((m) => pathsOf(view, m).some((path) => starts(path, prefix)));
  const next = nextAims(view, open, prefix);
  const live = new Set(next);
  const verbsOnly = [...next].every((x) => kindOf(x) === 'verb');
  for (const x of nextAims(view, legal, [])) if (kindOf(x) === 'card' || kindOf(x) === 'strain' || (verbsOnly && kindOf(x) === 'piece')) live.add(x);
  const ready = prefix.length === 0 ? null : (open.find((m) => pathsOf(view, m).some((path) => path.length === prefix.length && starts(path, prefix))) ?? null);
  const choice = { prefix, open, next, live, ready, strides: stridesOf(view, open, prefix) };
  cache.set(legal, { draft, choice });
  return choice;
};

/** The move that an aim would complete now; null where it would only lead on. */
export const completes = (p: Props, aim: Aim): Move | null => {
  const c = choiceOf(p);
  const path = c.next.has(aim) ? [...c.prefix, aim] : [aim];
  return p.legal.find((m) => pathsOf(p.view, m).some((x) => x.length === path.length && starts(x, path))) ?? null;
};

/** Presses a thing: picks it, or makes the move that it completes. Says whether it meant anything. */
export const press = (p: Props, aim: Aim): boolean => {
  const c = choiceOf(p);
  const stride = kindOf(aim) === 'place' && !c.next.has(aim) ? c.strides.get(Number(restOf(aim))) : undefined;
  if (stride !== undefined) {
    setOut(Number(restOf(aim)));
    p.choose(stride);
    return true;
  }
  const last = c.prefix.at(-1);
  if (aim === last) {
    // A second press on what is picked says yes, or lets it go.
    const said = ['verb:play', 'verb:take', 'verb:use'].find((x) => c.next.has(x));
    const yes = c.ready ?? (said === undefined ? null : completes(p, said));
    if (yes !== null && kindOf(aim) !== 'piece') p.choose(yes);
    else p.setDraft(toDraft(c.prefix.slice(0, -1)));
    return true;
  }
  if (!c.live.has(aim)) return false;
  const done = completes(p, aim);
  const path = c.next.has(aim) ? [...c.prefix, aim] : [aim];
  // A finger on a map may slip: places are picked first and confirmed in the sheet.
  if (done === null || (p.narrow && kindOf(aim) === 'place')) p.setDraft(toDraft(path));
  else p.choose(done);
  return true;
};

export const pieceIndex = (id: Piece): number => PIECES.indexOf(id);

/** The piece that is picked. */
export const pickedPiece = (p: Pick<Props, 'view' | 'legal' | 'draft'>): string | null => {
  const first = choiceOf(p).prefix.find((x) => kindOf(x) === 'piece');
  return first === undefined ? null : restOf(first);
};
/** What would be done: the move that is pointed at, else the picked one. */
export const considered = (p: Props): Move | null => p.pointed ?? choiceOf(p).ready;

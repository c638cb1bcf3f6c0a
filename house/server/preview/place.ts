/** Which place of the page an address leads to: the same that the page itself knows, so that whatever it does not know is answered as not found. */
import { findGame } from '../../games/index.ts';

export type Place =
  | { readonly kind: 'front' | 'rules' | 'learn' | 'puzzles' | 'lab' | 'people' | 'credits' | 'privacy' }
  /** What belongs to whoever looks at it: nobody finds it by searching, and a link shows nothing of it. */
  | { readonly kind: 'own' }
  | { readonly kind: 'door' | 'rulebook' | 'howto' | 'house-rules' | 'lab-of'; readonly game: string }
  | { readonly kind: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly kind: 'puzzle'; readonly game: string }
  | { readonly kind: 'table' | 'replay'; readonly id: string }
  | { readonly kind: 'join' | 'circle'; readonly id: string };

const ROOMS = ['rules', 'learn', 'puzzles', 'lab', 'people', 'credits', 'privacy'] as const;
const OWN = ['tables', 'messages', 'settings', 'signin', 'owner', 'invited', 'arrive', 'kit', 'index.html'];
/** Rooms of one game. */
const OF_GAME = { door: 'door', rules: 'rulebook', howto: 'howto', 'house-rules': 'house-rules', lab: 'lab-of' } as const;
const isKey = <T extends object>(x: string, of: T): x is Extract<keyof T, string> => Object.hasOwn(of, x);

const ofGame = (room: string, game: string, more: string | undefined): Place | null => {
  if (findGame(game) === undefined) return null;
  if (room === 'learn') return more === undefined ? { kind: 'learn' } : { kind: 'lesson', game, lesson: more };
  if (room === 'puzzles') return more === undefined ? { kind: 'puzzles' } : { kind: 'puzzle', game };
  return more === undefined && isKey(room, OF_GAME) ? { kind: OF_GAME[room], game } : null;
};

/** Null: there is no such place. The address is taken inside of the house, without what stands behind a question mark. */
export const placeOf = (path: string): Place | null => {
  const parts = path.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  const [room = '', a = '', b, ...rest] = parts;
  if (rest.length > 0) return null;
  if (room === '') return parts.length === 0 ? { kind: 'front' } : null;
  if (a === '') {
    const known = ROOMS.find((x) => x === room);
    if (known !== undefined) return { kind: known };
    return OWN.includes(room) ? { kind: 'own' } : null;
  }
  // What lies in one browser the house does not know.
  if (((room === 'table' || room === 'replay') && a === 'local' && b !== undefined) || (room === 'local' && b === undefined)) return { kind: 'own' };
  if (room === 'owner') return a === 'reports' ? { kind: 'own' } : null;
  if (b !== undefined) return ofGame(room, a, b);
  if (room === 'table' || room === 't') return { kind: 'table', id: a };
  if (room === 'replay') return { kind: 'replay', id: a };
  if (room === 'join') return { kind: 'join', id: a };
  if (room === 'circle') return { kind: 'circle', id: a };
  // Who somebody is is for those who know them: not even whether they exist is told.
  if (room === 'person' || room === 'stop') return { kind: 'own' };
  return ofGame(room, a, undefined);
};

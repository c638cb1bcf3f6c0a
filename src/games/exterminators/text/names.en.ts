/** What things are called: colours, pests, queens, rooms, cards, faces; and how numbers become words. */
import { colors, exterminators, tiles, toolbox } from '../data/printed.ts';
import { CARDS, type CardId, COLORS, type Color, type Dir, type Face, type Seen, TILES, type TileId, type TrapId } from '../names.ts';

const named = <K extends string>(ids: readonly K[], of: (id: K) => string | undefined): { readonly [k: string]: string } =>
  Object.fromEntries(ids.map((id) => [id, of(id) ?? id]));

const ROOM = named(TILES, (id) => tiles.find((x) => x.id === id)?.name);
const CARD = named(CARDS, (id) => toolbox.find((x) => x.id === id)?.name);
const CARD_TEXT = named(CARDS, (id) => toolbox.find((x) => x.id === id)?.text);
const PESTS = named(COLORS, (id) => colors.find((x) => x.id === id)?.pestType);
const QUEEN = named(COLORS, (id) => colors.find((x) => x.id === id)?.queen);
const WHO = named(COLORS, (id) => exterminators.find((x) => x.color === id)?.name);
const TITLE = named(COLORS, (id) => exterminators.find((x) => x.color === id)?.title);
const TRAIT = named(COLORS, (id) => {
  const x = exterminators.find((y) => y.color === id);
  if (x === undefined) return undefined;
  const queen = x.queenTrait === null ? '' : ` Queen, ${x.queenTrait.name}: ${x.queenTrait.text}`;
  return `${x.exterminatorTrait.name}: ${x.exterminatorTrait.text}${queen}`;
});

export const roomName = (id: TileId): string => ROOM[id] ?? id;
export const cardName = (id: Seen): string => (id === 'unknown' ? 'a card' : (CARD[id] ?? id));
export const cardText = (id: CardId): string => CARD_TEXT[id] ?? '';
export const pestsName = (id: Color): string => PESTS[id] ?? id;
export const queenName = (id: Color): string => QUEEN[id] ?? id;
export const whoName = (id: Color): string => WHO[id] ?? id;
export const titleName = (id: Color): string => TITLE[id] ?? id;
export const traitText = (id: Color): string => TRAIT[id] ?? '';
export const colorWord = (id: Color): string => id.charAt(0).toUpperCase() + id.slice(1);
export const trapName = (id: TrapId): string => (id === 'green-2' ? 'second green trap' : `${id} trap`);

export const FACE_NAME: { readonly [K in Face]: string } = { D: 'Down', L: 'Left', U: 'Up', R: 'Right', S: 'Summon', P: 'Populate' };
export const FACE_ABOUT: { readonly [K in Face]: string } = {
  D: 'She moves down.',
  L: 'She moves left.',
  U: 'She moves up.',
  R: 'She moves right.',
  S: 'Her pests come one room nearer.',
  P: 'She spreads 4 pests around her room.',
};
/** What she is made to do. */
export const FACE_DO: { readonly [K in Face]: string } = { D: 'move down', L: 'move left', U: 'move up', R: 'move right', S: 'summon', P: 'populate' };
export const DIR_NAME: { readonly [K in Dir]: string } = { D: 'below', L: 'on the left', U: 'above', R: 'on the right' };
export const TURNED = ['as printed', 'a quarter turn clockwise', 'half a turn', 'a quarter turn anticlockwise'] as const;

export const some = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const pests = (n: number): string => some(n, 'pest', 'pests');
export const pestsOf = (color: Color, n: number): string => some(n, `${color} pest`, `${color} pests`);
/** Ends a sentence; a name that ends in a mark of its own needs no second one. */
export const stop = (sentence: string): string => (/[.!?]\**$/.test(sentence) ? sentence : `${sentence}.`);
export const points = (n: number): string => `${n} AP`;
export const join = (list: readonly string[]): string => (list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`);
export const spot = (x: number, y: number): string => `column ${x}, row ${y}`;

/** What things are called in German: colours, pests, queens, rooms with their genders and cases, cards, faces; and all that a table names with its numbers. */
import { capital, some } from '@pesthouse/kernel';
import type { CardId, Color, Dir, Face, Seen, TileId, TrapId } from '../names.ts';
import type { Tables } from '../tables.ts';
import { cardTexts, faceTexts, traitTexts } from './cards.de.ts';
import type { Names } from './names.en.ts';
import { traitsOf, trapColor } from './reading.ts';

type Gender = 'm' | 'f' | 'n';
const ROOM: { readonly [K in TileId]: readonly [Gender, string] } = {
  entry: ['m', 'Eingang'],
  grand_hall: ['m', 'Festsaal'],
  living_room: ['n', 'Wohnzimmer'],
  landing: ['n', 'Treppenhaus'],
  kitchen: ['f', 'Küche'],
  dining_room: ['n', 'Esszimmer'],
  family_room: ['f', 'Stube'],
  study: ['n', 'Büro'],
  library: ['f', 'Bibliothek'],
  laundry: ['f', 'Waschküche'],
  playroom: ['n', 'Spielzimmer'],
  hallway: ['m', 'Flur'],
  gallery: ['f', 'Galerie'],
  mud_room: ['m', 'Windfang'],
  bathroom: ['n', 'Bad'],
  pantry: ['f', 'Speisekammer'],
  nursery: ['n', 'Kinderzimmer'],
  den: ['m', 'Hobbyraum'],
  bedroom: ['n', 'Schlafzimmer'],
  nest_red: ['n', 'Wespenloft'],
  nest_orange: ['m', 'Kriechkeller'],
  nest_yellow: ['m', 'Dachstuhl'],
  nest_green: ['m', 'Rattenkeller'],
  nest_blue: ['n', 'Gästezimmer'],
  nest_purple: ['m', 'Spuksalon'],
};
const CARD: { readonly [K in CardId]: string } = {
  more_time: 'Mehr Zeit',
  pests_hibernate: 'Winterschlaf',
  mating_call: 'Lockruf',
  colony_collapse: 'Koloniekollaps',
  bug_bomb: 'Nebelbombe',
  energy_drink: 'Energydrink',
  quiktrap: 'FixFalle',
  quikseal: 'FixSiegel',
  trap_remote: 'Fernbedienung',
  nesting: 'Nesttrieb',
  zap: 'Zapp!',
  mind_control: 'Hypnose',
  unseal_nest: 'Siegelbruch',
  trap_breaks: 'Falle kaputt',
  pest_surge: 'Plagewelle',
  angry_queen: 'Wütende Königin',
  stuck: 'Festgeklebt!',
  sabotage_tools: 'Sabotage',
  less_to_infest: 'Schrumpfkur',
  royal_persuasion: 'Einflüsterung',
  dumpster_diver: 'Mülltaucher',
  theyre_spreading: 'Sie breiten sich aus!',
  two_by_two: 'Zu zweit, hurra!',
  fertile: 'Fruchtbar',
};
interface OfColor {
  readonly color: string;
  /** Without an ending; two colours never take one. */
  readonly like: string;
  readonly pests: string;
  readonly queen: string;
  readonly who: string;
  readonly title: string;
}
const COLOR: { readonly [K in Color]: OfColor } = {
  red: { color: 'Rot', like: 'rot', pests: 'Fluginsekten', queen: 'Wespenkönigin', who: 'Buzz Calloway', title: 'Ausräucherer' },
  orange: { color: 'Orange', like: 'orange', pests: 'Krabbeltiere', queen: 'Spinnenkönigin', who: 'Dusty Webb', title: 'Kriechkellerprofi' },
  yellow: { color: 'Gelb', like: 'gelb', pests: 'Flattertiere', queen: 'Flatterkönigin', who: 'Robin Hawke', title: 'Fledermausprofi' },
  green: { color: 'Grün', like: 'grün', pests: 'Nagetiere', queen: 'Rattenkönigin', who: 'Mo Ratchett', title: 'Fallensteller' },
  blue: { color: 'Blau', like: 'blau', pests: 'Dauergäste', queen: 'Ehrendame', who: 'Doris Locke', title: 'Schlosserin' },
  purple: { color: 'Lila', like: 'lila', pests: 'Spukgestalten', queen: 'Geisterkönigin', who: 'Ezra Grimm', title: 'Geisterjäger' },
};

export const roomName = (id: TileId): string => ROOM[id][1];
const before =
  (m: string, f: string, n: string) =>
  (id: TileId): string => {
    const [gender, name] = ROOM[id];
    return `${{ m, f, n }[gender]} ${name}`;
  };
/** The room where something ends up: `den Flur`. */
export const theRoom = before('den', 'die', 'das');
export const inRoom = before('im', 'in der', 'im');
export const intoRoom = before('in den', 'in die', 'ins');
export const fromRoom = before('aus dem', 'aus der', 'aus dem');
export const toRoom = before('zum', 'zur', 'zum');
export const aroundRoom = before('um den', 'um die', 'um das');

export const cardName = (id: Seen): string => (id === 'unknown' ? 'eine Karte' : CARD[id]);
/** A card inside of a sentence. */
export const card = (id: Seen): string => (id === 'unknown' ? cardName(id) : `„${cardName(id)}“`);
export const pestsName = (id: Color): string => COLOR[id].pests;
export const queenName = (id: Color): string => COLOR[id].queen;
export const whoName = (id: Color): string => COLOR[id].who;
const titleName = (id: Color): string => COLOR[id].title;
export const colorWord = (id: Color): string => COLOR[id].color;
/** `rot`, as a word of its own. */
export const colored = (id: Color): string => COLOR[id].like;
const like = (id: Color, ending: string): string => (id === 'orange' || id === 'purple' ? COLOR[id].like : `${COLOR[id].like}${ending}`);
export const pestsOf = (color: Color, n: number): string => some(n, `${like(color, 'er')} Schädling`, `${like(color, 'e')} Schädlinge`);
/** `einen roten Schädling` without its first word. */
export const onePest = (color: Color): string => `${like(color, 'en')} Schädling`;
/** `rote Falle`, after `die`. */
export const trapName = (id: TrapId): string => `${id === 'green-2' ? 'zweite ' : ''}${like(trapColor(id), 'e')} Falle`;
/** `roten Falle`, after `der`: from it, in it. */
export const trapNameOf = (id: TrapId): string => `${id === 'green-2' ? 'zweiten ' : ''}${like(trapColor(id), 'en')} Falle`;

export const FACE_NAME: { readonly [K in Face]: string } = { D: 'Unten', L: 'Links', U: 'Oben', R: 'Rechts', S: 'Sammeln', P: 'Brüten' };
/** What she is made to do. */
export const FACE_DO: { readonly [K in Face]: string } = {
  D: 'nach unten gehen',
  L: 'nach links gehen',
  U: 'nach oben gehen',
  R: 'nach rechts gehen',
  S: 'sammeln',
  P: 'brüten',
};
const FACE_SIGN: { readonly [K in Face]: string } = { D: 'U', L: 'L', U: 'O', R: 'R', S: 'S', P: 'B' };
export const DIR_NAME: { readonly [K in Dir]: string } = { D: 'unten', L: 'links', U: 'oben', R: 'rechts' };
export const TURNED = ['Wie gedruckt', 'Eine Vierteldrehung im Uhrzeigersinn', 'Eine halbe Drehung', 'Eine Vierteldrehung gegen den Uhrzeigersinn'];
export const spot = (x: number, y: number): string => `Spalte ${x}, Zeile ${y}`;

/** The names of a table: cards, traits and faces print numbers. */
export const names = (tables: Tables): Names => {
  const ofCards = cardTexts(tables);
  const ofTraits = traitTexts(tables);
  const traits: Names['traits'] = (id) => traitsOf(id).map((t) => ofTraits[t.id]);
  return {
    roomName,
    cardName,
    pestsName,
    queenName,
    whoName,
    titleName,
    colorWord,
    trapName: (id) => capital(trapName(id)),
    spot,
    FACE_NAME,
    FACE_SIGN,
    cardText: (id) => ofCards[id],
    traits,
    traitText: (id) =>
      traits(id)
        .map((t, i) => `${i === 0 ? '' : 'Königin, '}${t.name}: ${t.text}`)
        .join(' '),
    faceAbout: faceTexts(tables),
  };
};

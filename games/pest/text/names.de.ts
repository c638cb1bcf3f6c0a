/** The names of everything in Pest in German, with their genders and cases, and how numbers of it are said. */
import { map } from '../data/printed.ts';
import type { Tables } from '../data/tables.ts';
import type { Action, Bed, Building, Desk, Gain, House, Kind, Resource, RoadId, Slot, SpaceId, Stand, TechId, Tier } from '../names.ts';
import { decreeTexts, techShort, techTexts } from './cards.de.ts';
import { type Case, coins, crates, herbs, join, knowledge, people } from './count.de.ts';
import { prizeOf } from './facts.ts';
import type { Names } from './names.en.ts';
import { aidName, courtName, decreeName, pestName, techName, workName, workTitle } from './titles.de.ts';

/**
 * One English term, one German term, for everybody who writes German here:
 * Renown Ruhm · negative Renown Schande · Influence Einfluss · Imperative Gebot (track Gebotsleiste, level Stufe) · Agenda Agenda · Decree Erlass ·
 * Era Ära · Year Jahr · turn Zug · turn order Reihenfolge · House Haus · opponent, rival Gegner · Plague Doctor Pestdoktor (Doctor: Doktor) ·
 * Assistant Gehilfe · Containment Camp Feldlager · Sick Person Kranker · Healthy Person Gesunder · Person, People Person, Personen · Dead Person Toter ·
 * Healthy Population track Leiste der Gesunden · laboratory Labor · Quarantine Quarantäne · slot Platz · regular slot normaler Platz · Graveyard Friedhof ·
 * storage Speicher · storage slot Platz im Speicher · supply Vorrat · resource Rohstoff · crate Kiste · Coin Münze · Research token Wissen ·
 * Technology Technologie · market Markt · deck Stapel · location Ort · Village Dorf · Town Stadt · City Großstadt · road Straße · harbour Hafen ·
 * horseshoe Hufeisen · destroyed zerstört · Capital Hauptstadt · Capital City building Prachtbau · Capital token Hauptstadtplättchen ·
 * Capital City card Hauptstadtkarte · Starting Location card Startkarte · location token Ortsplättchen · production token Produktionsplättchen ·
 * neutral space neutraler Platz · player board Tableau · action grid Raster · cell Feld des Rasters · space of a track Feld · action space Aktionsfeld ·
 * a Move eine Reise · step Schritt · movement Bewegung · map Landkarte · card Karte · gather einsammeln · Trade Tauschen, Tausch · enhanced verstärkt · hindered gehemmt · struck getroffen · spread Ausbreitung ·
 * Pest phase Pestphase · Aid phase Hilfsphase · Aid card Hilfskarte · Action phase Aktionsphase · Era end Ende der Ära · final scoring Schlusswertung ·
 * Castle Burg · District Viertel · Workshop Werkstatt · Factory Manufaktur · Treasury Schatzkammer · special buildings besondere Gebäude ·
 * Versus Versus · Solo Solo · Advanced setup Fortgeschrittener Aufbau · printed gedruckt · our ruling unsere Auslegung.
 */

export const HOUSE_NAME: Readonly<Record<House, string>> = { red: 'Fuchs', blue: 'Reiher', yellow: 'Hirsch', white: 'Eule', purple: 'Natter' };

const placeNames: ReadonlyMap<string, string> = new Map(map.nodes.map((x) => [x.id, x.name]));
const placeName = (id: string): string => placeNames.get(id) ?? id;

/** Places of Thokaia keep their names; the Capital has an article. */
export const spaceName = (id: SpaceId): string => (id === 'capital' ? 'die Hauptstadt' : placeName(id));
/** Where something is, where it goes, and where it comes from. */
export const inSpace = (id: SpaceId): string => (id === 'capital' ? 'in der Hauptstadt' : `in ${placeName(id)}`);
export const toSpace = (id: SpaceId): string => (id === 'capital' ? 'in die Hauptstadt' : `nach ${placeName(id)}`);
export const fromSpace = (id: SpaceId): string => (id === 'capital' ? 'von der Hauptstadt' : `von ${placeName(id)}`);
export const roadName = (id: RoadId, as: Case = 'nom'): string => {
  const e = map.edges.find((x) => x.id === id);
  const [a, b] = e === undefined ? [id, ''] : [e.a, e.b].map((x) => (x === 'capital' ? 'Hauptstadt' : placeName(x)));
  return `${as === 'dat' ? 'der' : 'die'} Straße ${a}–${b}`;
};

export const RESOURCE_NAME: Readonly<Record<Resource, string>> = { lumber: 'Holz', stone: 'Stein', food: 'Nahrung', herbs: 'Kräuter', coin: 'Münzen' };
export const KIND_NAME: Readonly<Record<Kind, string>> = { village: 'Dorf', town: 'Stadt', city: 'Großstadt' };
export const ACTION_NAME: Readonly<Record<Action, string>> = {
  move: 'Reisen',
  construct: 'Bauen',
  produce: 'Erzeugen',
  research: 'Forschen',
  cure: 'Heilen',
  assign: 'Entsenden',
};
/** What each action is, in a word or two. */
export const ACTION_SHORT: Readonly<Record<Action, string>> = {
  move: 'Schicke deinen Doktor los',
  construct: 'Errichte Gebäude',
  produce: 'Erhalte Rohstoffe',
  research: 'Kaufe eine Technologie',
  cure: 'Heile mit Kräutern',
  assign: 'Schicke Personen an die Arbeit',
};
export const TIER_NAME: Readonly<Record<Tier, string>> = { top: 'oben', middle: 'Mitte', bottom: 'unten' };
/** `auf dem oberen Platz`. */
export const onTier = (id: Tier): string => ({ top: 'auf dem oberen Platz', middle: 'auf dem mittleren Platz', bottom: 'auf dem unteren Platz' })[id];

export const resource = (n: number, r: Resource): string => (r === 'coin' ? coins(n) : r === 'herbs' ? herbs(n) : `${n} ${RESOURCE_NAME[r]}`);

export const gained = (n: number, what: Gain): string => {
  switch (what) {
    case 'any':
      return crates(n);
    case 'research':
      return knowledge(n);
    case 'renown':
      return `${n} Ruhm`;
    case 'influence':
      return `${n} Einfluss`;
    case 'capitalPersonToTrack':
      return `${people(n)} aus der Hauptstadt zurück`;
    default:
      return resource(n, what);
  }
};

const BUILDING_NAME: Readonly<Record<Building, string>> = {
  'district-1': 'Viertel 1',
  'district-2': 'Viertel 2',
  workshop: 'Werkstatt',
  'district-3': 'Viertel 3',
  'district-4': 'Viertel 4',
  factory: 'Manufaktur',
  'district-5': 'Viertel 5',
  'district-6': 'Viertel 6',
  treasury: 'Schatzkammer',
  castle: 'Burg',
};
export const buildingName = (id: Building): string => BUILDING_NAME[id];
const numbered = (id: Building): boolean => id.startsWith('district');
/** `die Werkstatt`, but `Viertel 3`. */
export const theBuilding = (id: Building, as: Case = 'nom'): string =>
  numbered(id) ? buildingName(id) : `${as === 'dat' ? 'der' : 'die'} ${buildingName(id)}`;

/** What stands at a desk: its name with article, the way there and the way from it. */
const DESK: Readonly<Record<Exclude<Desk, Building>, readonly [name: string, to: string, from: string]>> = {
  mobile: ['die Fahrende Werkstatt', 'in die Fahrende Werkstatt', 'aus der Fahrenden Werkstatt'],
  capital: ['die Hauptstadt', 'in die Hauptstadt', 'aus der Hauptstadt'],
  experts: ['die Pestexperten', 'zu den Pestexperten', 'von den Pestexperten'],
  track: ['die Leiste', 'auf die Leiste', 'von der Leiste'],
};
const special = (id: Desk): id is Exclude<Desk, Building> => id in DESK;
export const deskName = (id: Desk): string => (special(id) ? DESK[id][0] : theBuilding(id));
export const toDesk = (id: Desk): string => (special(id) ? DESK[id][1] : `in ${theBuilding(id, 'acc')}`);
export const fromDesk = (id: Desk): string => (special(id) ? DESK[id][2] : `aus ${theBuilding(id, 'dat')}`);
/** The same as a heading has it. */
export const deskTitle = (id: Desk): string => deskName(id).replace(/^die /, '');

/** A Quarantine slot as a heading has it, on the way there and on the way from it. */
export const slotName = (id: Slot): string => (id === 'regular' ? 'normaler Platz' : id === 'storage' ? 'Platz im Speicher' : `Platz über ${ACTION_NAME[id]}`);
export const toSlot = (id: Slot): string =>
  id === 'regular' ? 'auf einen normalen Platz' : id === 'storage' ? 'auf den Platz im Speicher' : `auf den Platz über ${ACTION_NAME[id]}`;
export const fromSlot = (id: Slot): string =>
  id === 'regular' ? 'von einem normalen Platz' : id === 'storage' ? 'vom Platz im Speicher' : `vom Platz über ${ACTION_NAME[id]}`;
export const bedName = (id: Bed): string => (id === 'tech-1' || id === 'tech-14' ? techName(id) : id === 'graveyard' ? 'Friedhof' : slotName(id));
/** Where a Sick Person lies on a Technology. */
export const inBed = (id: TechId): string => (id === 'tech-1' ? 'auf dem Atemgerät' : 'im Lazarett');
/** Where a Sick Person is put. */
export const toBed = (id: Bed): string =>
  id === 'tech-1' ? 'auf das Atemgerät' : id === 'tech-14' ? 'ins Lazarett' : id === 'graveyard' ? 'auf den Friedhof' : toSlot(id);

const isAction = (x: string | undefined): x is Action => x !== undefined && x in ACTION_NAME;
export const standName = (id: Stand): string => {
  if (id === 'tech-17' || id === 'tech-28') return techName(id);
  return id
    .split('-')
    .map((x) => (isAction(x) ? ACTION_NAME[x] : x))
    .join(' und ');
};

/** What the first place in the Capital may choose between. */
export const prizeName = (court: number, option: number): string => join(prizeOf(court, option).map((x) => gained(x.n, x.gain)));

/** The ranks of a solo game by their ids in the data. */
export const RANK: { readonly [id: string]: string } = {
  Commoner: 'Bürger',
  Advisor: 'Berater',
  Baron: 'Baron',
  Archbaron: 'Erzbaron',
  Earl: 'Graf',
  Duke: 'Herzog',
  'House Leader': 'Hausoberhaupt',
  Emperor: 'Kaiser',
};
const rankName = (id: string): string => RANK[id] ?? id;

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables): Names => ({
  HOUSE_NAME,
  RESOURCE_NAME,
  KIND_NAME,
  ACTION_NAME,
  ACTION_SHORT,
  TIER_NAME,
  TECH_SHORT: techShort(tables),
  spaceName,
  roadName,
  techName,
  techText: techTexts(tables),
  pestName,
  aidName,
  decreeName,
  decreeText: decreeTexts(tables),
  courtName,
  workTitle,
  workName,
  resource,
  gained,
  buildingName,
  deskName,
  deskTitle,
  slotName,
  standName,
  rankName,
  join,
});

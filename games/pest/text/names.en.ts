/** The names of everything in Pest, and how numbers of it are said. */
import { capital, some } from '@pesthouse/kernel';
import { aidCards, capitalBuildings, capitalCityCards, decreeCards, map, pestCards, technologyCards } from '../data/printed.ts';
import type { Tables } from '../data/tables.ts';
import type {
  Action,
  AidId,
  Bed,
  Building,
  CapitalId,
  DecreeId,
  Desk,
  Gain,
  House,
  Kind,
  PestId,
  Resource,
  RoadId,
  Slot,
  SpaceId,
  Stand,
  TechId,
  Tier,
  Work,
} from '../names.ts';
import { decreeTexts, techShort, techTexts } from './cards.en.ts';
import { coins, join, people } from './count.en.ts';
import { prizeOf } from './facts.ts';

export const HOUSE_NAME: Readonly<Record<House, string>> = { red: 'Fox', blue: 'Heron', yellow: 'Stag', white: 'Owl', purple: 'Adder' };

const named = (list: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> => new Map(list.map((x) => [x.id, x.name]));
const of = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? id;

const spaces = named(map.nodes);
export const spaceName = (id: SpaceId): string => (id === 'capital' ? 'the Capital' : of(spaces, id));
export const roadName = (id: RoadId): string => {
  const e = map.edges.find((x) => x.id === id);
  return e === undefined ? id : `the road ${of(spaces, e.a)}–${of(spaces, e.b)}`;
};
const techs = named(technologyCards);
export const techName = (id: TechId): string => of(techs, id);
const pests = named(pestCards);
export const pestName = (id: PestId): string => of(pests, id);
const aids = named(aidCards);
export const aidName = (id: AidId): string => of(aids, id);
const decrees = named(decreeCards);
export const decreeName = (id: DecreeId): string => of(decrees, id);
const courts = named(capitalCityCards);
export const courtName = (id: CapitalId): string => of(courts, id);
const works = named(capitalBuildings);
/** As a heading has it. */
export const workTitle = (id: Work): string => of(works, id);
export const workName = (id: Work): string => `the ${workTitle(id)}`;

export const RESOURCE_NAME: Readonly<Record<Resource, string>> = { lumber: 'Lumber', stone: 'Stone', food: 'Food', herbs: 'Herbs', coin: 'Coin' };
export const KIND_NAME: Readonly<Record<Kind, string>> = { village: 'Village', town: 'Town', city: 'City' };
export const ACTION_NAME: Readonly<Record<Action, string>> = {
  move: 'Move',
  construct: 'Construct',
  produce: 'Produce',
  research: 'Research',
  cure: 'Cure',
  assign: 'Assign',
};
/** What each action is, in a word or two. */
export const ACTION_SHORT: Readonly<Record<Action, string>> = {
  move: 'Send your Doctor out',
  construct: 'Build',
  produce: 'Gain resources',
  research: 'Buy a Technology',
  cure: 'Heal for Herbs',
  assign: 'Send People to work',
};
export const TIER_NAME: Readonly<Record<Tier, string>> = { top: 'top', middle: 'middle', bottom: 'bottom' };

export const resource = (n: number, r: Resource): string => (r === 'coin' ? coins(n) : `${n} ${RESOURCE_NAME[r]}`);

export const gained = (n: number, what: Gain): string => {
  switch (what) {
    case 'any':
      return some(n, 'crate', 'crates');
    case 'research':
      return some(n, 'Research token', 'Research tokens');
    case 'renown':
      return `${n} Renown`;
    case 'influence':
      return `${n} Influence`;
    case 'capitalPersonToTrack':
      return `${people(n)} back from the Capital`;
    default:
      return resource(n, what);
  }
};

export const buildingName = (id: Building): string => {
  if (id === 'castle') return 'Castle';
  const [kind = '', number] = id.split('-');
  const name = capital(kind);
  return number === undefined ? name : `${name} ${number}`;
};
/** `the Workshop`, but `District 3`. */
export const theBuilding = (id: Building): string => (id.startsWith('district') ? buildingName(id) : `the ${buildingName(id)}`);
export const deskName = (id: Desk): string => {
  switch (id) {
    case 'mobile':
      return 'the Mobile Workshop';
    case 'capital':
      return 'the Capital';
    case 'experts':
      return 'Plague Experts';
    case 'track':
      return 'the track';
    default:
      return theBuilding(id);
  }
};
/** The same as a heading has it. */
export const deskTitle = (id: Desk): string => deskName(id).replace(/^the /, '');
export const slotName = (id: Slot): string => {
  switch (id) {
    case 'regular':
      return 'a regular slot';
    case 'storage':
      return 'the storage slot';
    default:
      return `the slot above ${ACTION_NAME[id]}`;
  }
};
export const bedName = (id: Bed): string => {
  switch (id) {
    case 'tech-1':
    case 'tech-14':
      return `the ${techName(id)}`;
    case 'graveyard':
      return 'the Graveyard';
    default:
      return slotName(id);
  }
};
export const standName = (id: Stand): string => {
  if (id === 'tech-17' || id === 'tech-28') return techName(id);
  const [top = '', left = ''] = id.split('-');
  return `${capital(top)} and ${capital(left)}`;
};

/** Where a Sick Person is put. */
export const inBed = (id: Bed): string => (id === 'tech-1' || id === 'tech-14' ? `on the ${techName(id)}` : `in ${bedName(id)}`);
/** What the first place in the Capital may choose between. */
export const prizeName = (court: number, option: number): string => join(prizeOf(court, option).map((x) => gained(x.n, x.gain)));
/** The rank of a solo game by its id in the data. */
const rankName = (id: string): string => id;

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables) => ({
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
export type Names = ReturnType<typeof names>;

/** Which drawing stands for which piece of the rules. */

import { BUILDING_TYPE } from '../data/tables.ts';
import type { Gain, House, Kind, Resource } from '../names.ts';
import { KINDS } from '../names.ts';
import type { Drawing } from './sizes.ts';
import { SIZE } from './sizes.ts';

const BEAST = { red: 'fox', blue: 'heron', yellow: 'stag', white: 'owl', purple: 'adder' } as const;
export const crestOf = (house: House): Drawing => `crest-${BEAST[house]}`;
export const chargeOf = (house: House): Drawing => `charge-${BEAST[house]}`;

export const RES_PIC: Readonly<Record<Resource, Drawing>> = {
  lumber: 'res-lumber',
  stone: 'res-stone',
  food: 'res-food',
  herbs: 'res-herbs',
  coin: 'res-coin',
};
export const GAIN_PIC: Readonly<Record<Gain, Drawing>> = {
  ...RES_PIC,
  any: 'res-crate',
  research: 'research',
  renown: 'renown-seal',
  influence: 'influence',
  capitalPersonToTrack: 'person-healthy',
};
export const kindPic = (kind: number, ruined: boolean): Drawing => {
  const k: Kind = KINDS[kind] ?? 'village';
  return ruined ? `loc-destroyed-${k}` : `loc-${k}`;
};
export const buildingPic = (i: number): Drawing => `building-${BUILDING_TYPE[i] ?? 'district'}`;

const isDrawing = (x: string): x is Drawing => x in SIZE;
export const techPic = (n: number): Drawing => {
  const name = `tech-${String(n).padStart(2, '0')}`;
  return isDrawing(name) ? name : 'research';
};

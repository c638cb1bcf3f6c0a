/** The vocabulary of New York: every species, kind and place by its id, in the order that the rules give them. */
import { SPECIES, type Species } from './species.ts';

export { SPECIES, type Species };

export const KINDS = [
  'humans-commuter',
  'humans-super',
  'humans-exterminator',
  'rats-alley-rat',
  'rats-subway-rat',
  'rats-rat-king',
  'pigeons-street-pigeon',
  'pigeons-rooftop-homer',
  'pigeons-nesting-pair',
  'cockroaches-kitchen-roach',
  'cockroaches-waterbug',
  'cockroaches-egg-case',
] as const;
export type Kind = (typeof KINDS)[number];

/** In board order (NYC-COMP-07). */
export const PLACES = [
  'times-square',
  'central-park',
  'chinatown',
  'coney-island',
  'liberty-island',
  'newtown-creek',
  'wall-street',
  'bushwick-rooftops',
  'co-op-city',
  'fresh-kills',
] as const;
export type PlaceId = (typeof PLACES)[number];

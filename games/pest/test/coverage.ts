/** What the laws must see reached in play: every card, and the few things that a handful of games may not meet, each with its reason. */

import { type AnyOptions, defaults, engine } from '@pesthouse/kernel';
import type { Own } from '@pesthouse/kernel/laws';
import { meta } from '../meta.ts';
import { AIDS, CAPITALS, DECREES, PESTS, STARTS, TECHS, WORKS } from '../names.ts';
import { rules } from '../rules.ts';
import { AIMS, near } from './aimed.ts';

/** Cards are told of when they are turned up, taken, fulfilled or paid. */
export const cards: readonly string[] = [...PESTS, ...AIDS, ...DECREES, ...CAPITALS, ...TECHS, ...WORKS, ...STARTS];

/** The modes and their mixtures (those that do not go with a seat count are left out there). */
export const notable: readonly AnyOptions[] = [
  { advanced: true },
  { versus: true },
  { versus: true, advanced: true },
  { soloNeutralPersists: true },
  { pairNeedsPeople: true },
];

export const except: { readonly [thing: string]: string } = {};

export { near };
export const scenes: Own['scenes'] = AIMS.map(({ name, seats, start }) => ({
  name,
  seats,
  options: defaults(meta, seats),
  engine: engine({ ...rules.game, setup: start }),
}));

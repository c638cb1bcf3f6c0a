/** A game by the name that was typed, with its rules, words and rulebook; and its options as flags. */

import { type AnyOptions, checkOptions, type Meta, type Numbers } from '@pesthouse/kernel';
import { type AnyEngine, type AnyGame, type AnyText, findGame, GAME_IDS, UnknownEdition, WrongNumbers } from '../games/index.ts';
import { draftHere } from './edition/draft.ts';
import { readRulebook } from './rulebook.ts';
import { Wrong, whole } from './wrong.ts';

export interface Loaded {
  readonly id: string;
  readonly meta: Meta;
  readonly engine: AnyEngine;
  readonly text: AnyText;
  readonly rulebook: ReadonlyMap<string, string>;
}

export const gameNamed = (id: string): AnyGame => {
  const found = findGame(id);
  if (found === undefined) throw new Wrong(`There is no game "${id}": choose ${GAME_IDS.join(', ')}.`);
  return found;
};

/** By an edition and numbers: the newest as printed where none are named. Words and rulebook follow the edition. */
export const loadGame = async (id: string, edition?: string, numbers?: Numbers): Promise<Loaded> => {
  const found = gameNamed(id);
  draftHere(id);
  const version = edition ?? found.meta.rules;
  try {
    const [engine, text] = await Promise.all([found.engine(version, numbers), found.words(version, numbers)]);
    return { id, meta: engine.game.meta, engine, text, rulebook: readRulebook(id, version === found.meta.rules ? undefined : version) };
  } catch (e) {
    if (e instanceof UnknownEdition) throw new Wrong(`This cannot be played here: ${e.message}.`);
    if (e instanceof WrongNumbers) throw new Wrong(`These numbers do not fit: ${e.message}.`);
    throw e;
  }
};

export const seatsOf = (meta: Meta, given: string | undefined): number => {
  const n = whole('seats', given, 1, 30) ?? meta.usual;
  if (!meta.seats.includes(n)) throw new Wrong(`${meta.title} is for ${meta.seats.join(', ')} seats, not ${n}.`);
  return n;
};

/** `lastCall=on,species=rats/humans`: switches are on or off, one value a seat is written with slashes. */
export const optionsOf = (meta: Meta, seats: number, given: string | undefined): AnyOptions => {
  const wished: { [id: string]: AnyOptions[string] } = {};
  for (const pair of given === undefined || given === '' ? [] : given.split(',')) {
    const [id = '', value] = pair.split('=');
    const spec = Object.hasOwn(meta.options, id) ? meta.options[id] : undefined;
    if (spec === undefined || value === undefined) {
      const known = Object.keys(meta.options).join(', ');
      throw new Wrong(`"${pair}" is not an option of ${meta.title}: write id=value with one of ${known === '' ? 'none' : known}.`);
    }
    if (spec.kind === 'switch') wished[id] = value === 'on' || value === 'true' ? true : value === 'off' || value === 'false' ? false : value;
    else wished[id] = spec.kind === 'number' ? Number(value) : spec.kind === 'seats' ? value.split('/') : value;
  }
  const checked = checkOptions(meta, seats, wished);
  if ('wrong' in checked) throw new Wrong(`These options do not work: ${checked.wrong}.`);
  return checked.options;
};

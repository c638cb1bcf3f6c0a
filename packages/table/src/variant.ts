/** A variant: house rules as a small document over an edition, some numbers and some rulings turned. What it means is its id; what it is called is not. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyGame, type FindGame, UnknownEdition } from '@pesthouse/game';
import { type AnyEngine, checkOptions, type Meta, type Numbers, wrongNumbers } from '@pesthouse/kernel';
import { type Progress, type Soundness, soundness, USUAL_CARE } from './soundness.ts';

/** Rulings by the id of their option: options of the game that are not chosen seat by seat, each with its clause. */
export type Switches = { readonly [id: string]: boolean | number | string };

export interface Variant {
  readonly game: string;
  readonly edition: string;
  readonly numbers: Numbers;
  readonly switches: Switches;
  readonly name: string;
  readonly note: string;
  readonly author: string;
}

/** What differs from the edition as it is printed, in the order of the names: all that a variant is. */
export interface Meaning {
  readonly numbers: Numbers;
  readonly switches: Switches;
}

const sorted = <T>(x: { readonly [name: string]: T }, differs: (name: string, value: T) => boolean): { readonly [name: string]: T } =>
  Object.fromEntries(
    Object.entries(x)
      .filter(([name, value]) => differs(name, value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** `printed` is the edition's own engine. */
export const meaningOf = (v: Pick<Variant, 'numbers' | 'switches'>, printed: AnyEngine): Meaning => {
  const { tunables, meta } = printed.game;
  const is = new Map(tunables.map((t) => [t.name, t.get()]));
  return {
    numbers: sorted(v.numbers, (name, value) => is.get(name) !== value),
    switches: sorted(v.switches, (id, value) => meta.options[id]?.default !== value),
  };
};

export const idOf = (game: string, edition: string, { numbers, switches }: Meaning): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['variant', game, edition, Object.entries(numbers), Object.entries(switches)])))).slice(0, 16);

const wrongSwitches = (meta: Meta, switches: Switches): string | null => {
  for (const id of Object.keys(switches)) {
    const spec = Object.hasOwn(meta.options, id) ? meta.options[id] : undefined;
    if (spec === undefined) return `${meta.title} has no ruling ${id}`;
    if (spec.kind === 'seats') return `${id} is chosen seat by seat: no variant can set it`;
  }
  // Some go only with some seats: it is enough that they go together somewhere.
  const said = meta.seats.map((seats) => checkOptions(meta, seats, switches));
  const first = said[0];
  return said.some((x) => 'options' in x) || first === undefined || 'options' in first ? null : first.wrong;
};

/** What is wrong with a variant of a known edition, in words; null where it can be tried. */
const wrongVariant = (v: Variant, printed: AnyEngine): string | null =>
  wrongNumbers(printed.game.tunables, v.numbers) ?? wrongSwitches(printed.game.meta, v.switches);

/** Limits that were found later hold for new tables of older editions too: with these numbers a game may never end. */
const wrongToday = async (game: AnyGame, v: Variant): Promise<string | null> => {
  if (v.edition === game.meta.rules) return null;
  const known = (await game.rules()).rules.game.tunables.filter((t) => t.least !== undefined || t.most !== undefined);
  return wrongNumbers(known, Object.fromEntries(Object.entries(v.numbers).filter(([name]) => known.some((t) => t.name === name))));
};

export interface OpenVariant {
  readonly id: string;
  readonly printed: AnyEngine;
  readonly engine: AnyEngine;
  readonly meaning: Meaning;
}

/** The rules of a variant, or why there are none. */
export const openVariant = async (games: FindGame, v: Variant): Promise<OpenVariant | { readonly wrong: string } | { readonly unknown: string }> => {
  const game = games(v.game);
  if (game === undefined) return { unknown: `this house does not have the game ${v.game}` };
  try {
    const printed = await game.engine(v.edition);
    const no = wrongVariant(v, printed) ?? (await wrongToday(game, v));
    if (no !== null) return { wrong: no };
    const meaning = meaningOf(v, printed);
    return { id: idOf(v.game, v.edition, meaning), printed, engine: await game.engine(v.edition, meaning.numbers), meaning };
  } catch (e) {
    if (e instanceof UnknownEdition) return { unknown: e.message };
    throw e;
  }
};

/** Opens a variant and tries whether it still makes a game. */
export const trySound = async (games: FindGame, v: Variant, tell?: Progress): Promise<Soundness> => {
  const open = await openVariant(games, v);
  if (!('engine' in open)) return { wrong: 'wrong' in open ? open.wrong : open.unknown, fault: 'variant', seats: 0, seed: 0 };
  return soundness(open.engine, open.meaning.switches, USUAL_CARE, tell);
};

/** The tables at which a net learns: mostly two seats as a house starts them; every number of seats, every option and, by house rules, every number of the rules now and then. */
import { type AnyOptions, type Chance, checkOptions, defaults, limitsOf, type Meta, type Numbers, type OptionSpec, row, type Tunable } from '@pesthouse/kernel';

export interface Drawn {
  readonly seats: number;
  readonly options: AnyOptions;
}

/** Of so many tables so many are for the fewest who play against each other. */
const OF_TABLES = 10;
const SMALL = 6;
/** One option in so many is another than usual. */
const RARE = 8;
/** So often options are drawn anew where they do not go together. */
const TRIES = 8;

const drawnOf = (x: OptionSpec, usual: AnyOptions[string] | undefined, seats: number, chance: Chance): AnyOptions[string] => {
  if (chance.below(RARE) > 0 && usual !== undefined) return usual;
  if (x.kind === 'switch') return chance.below(2) === 0;
  if (x.kind === 'choice') return row(x.values, chance.below(x.values.length));
  if (x.kind === 'number') return x.least + chance.below(x.most - x.least + 1);
  return Array.from({ length: seats }, () => x.default);
};

const optionsFor = (meta: Meta, seats: number, chance: Chance): AnyOptions => {
  const usual = defaults(meta, seats);
  for (let n = 0; n < TRIES; n++) {
    const drawn = Object.fromEntries(Object.entries(meta.options).map(([id, x]) => [id, drawnOf(x, usual[id], seats, chance)]));
    const checked = checkOptions(meta, seats, drawn);
    if ('options' in checked) return checked.options;
  }
  return usual;
};

/** Nobody plays alone here: there is no rank but the first to win. */
export const drawTable = (meta: Meta, chance: Chance): Drawn => {
  const sizes = meta.seats.filter((n) => n > 1);
  const seats = chance.below(OF_TABLES) < SMALL ? row(sizes, 0) : row(sizes, chance.below(sizes.length));
  return { seats, options: optionsFor(meta, seats, chance) };
};

/** At most so many numbers are turned at once. */
const TURNED = 3;

/** Some numbers of the rules, each to between half and double of what is printed, as far as the game allows. */
export const drawNumbers = (tunables: readonly Tunable[], chance: Chance): Numbers => {
  const turned: { [name: string]: number } = {};
  for (let n = 1 + chance.below(TURNED); n > 0 && tunables.length > 0; n--) {
    const t = row(tunables, chance.below(tunables.length));
    const { least, most, whole } = limitsOf(t);
    const printed = t.get();
    const to = printed * 2 ** (chance.below(201) / 100 - 1) + (whole ? chance.below(3) - 1 : 0);
    turned[t.name] = Math.min(most, Math.max(least, whole ? Math.round(to) : to));
  }
  return turned;
};

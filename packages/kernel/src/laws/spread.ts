/** A spread of options: the defaults, each option turned one by one, and mixtures; only those that go together. */
import type { Chance } from '../chance.ts';
import { type AnyOptions, checkOptions, defaults, type Meta, type OptionSpec } from '../options.ts';

type Value = AnyOptions[string];

/** One value a seat: everybody the same where that is allowed, else the values in order from `first` on. */
const perSeat = (x: Extract<OptionSpec, { kind: 'seats' }>, seats: number, first: number): string[] =>
  Array.from({ length: seats }, (_, i) => x.values[(first + i) % x.values.length] ?? x.default);

/** Every value worth trying alone. */
const values = (x: OptionSpec, seats: number): Value[] => {
  switch (x.kind) {
    case 'switch':
      return [!x.default];
    case 'choice':
      return x.values.filter((v) => v !== x.default);
    case 'number':
      return [x.least, x.most].filter((v) => v !== x.default);
    case 'seats':
      return x.values.map((_, i) => perSeat(x, seats, i));
    default:
      return x satisfies never;
  }
};

const any = (x: OptionSpec, seats: number, chance: Chance): Value => {
  switch (x.kind) {
    case 'switch':
      return chance.below(2) === 1;
    case 'choice':
      return x.values[chance.below(x.values.length)] ?? x.default;
    case 'number':
      return x.least + chance.below(x.most - x.least + 1);
    case 'seats': {
      // A value that only one seat may have is put back as the default once it is taken.
      const taken = new Set<string>();
      return Array.from({ length: seats }, () => {
        const v = x.values[chance.below(x.values.length)] ?? x.default;
        if (taken.has(v)) return x.default;
        if (x.once.includes(v)) taken.add(v);
        return v;
      });
    }
    default:
      return x satisfies never;
  }
};

export const spreadOptions = (meta: Meta, seats: number, chance: Chance, mixtures: number, notable: readonly AnyOptions[] = []): AnyOptions[] => {
  const wished: AnyOptions[] = [defaults(meta, seats), ...notable];
  const specs = Object.entries(meta.options);
  for (const [id, x] of specs) for (const v of values(x, seats)) wished.push({ [id]: v });
  for (let i = 0; i < mixtures; i++) wished.push(Object.fromEntries(specs.map(([id, x]) => [id, any(x, seats, chance)])));
  const found = new Map<string, AnyOptions>();
  for (const wish of wished) {
    const checked = checkOptions(meta, seats, wish);
    if ('options' in checked) found.set(JSON.stringify(checked.options), checked.options);
  }
  return [...found.values()];
};

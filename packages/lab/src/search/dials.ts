/** The numbers that a search may turn, and within which limits: as they are typed, and all the ways of turning them. */
import { limitsOf, type Numbers, Sfc, type Tunable } from '@pesthouse/kernel';

export interface Dial {
  readonly name: string;
  readonly printed: number;
  /** Every value that is tried, the printed one among them, in order. */
  readonly values: readonly number[];
}

const MOST_DIALS = 8;
const MOST_VALUES = 12;
const RANGE = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)$/;

/** A dial from its limits: whole steps, or a few even ones where the number is no whole one. */
const dialOf = (t: Tunable, least: number, most: number): Dial | { readonly wrong: string } => {
  const sound = limitsOf(t);
  if (least > most) return { wrong: `the limits of ${t.name} are the wrong way round: ${least}..${most}` };
  if (least < sound.least || most > sound.most) return { wrong: `${t.name} goes from ${sound.least} to ${sound.most}, not ${least}..${most}` };
  const printed = t.get();
  const step =
    Number.isInteger(printed) && Number.isInteger(least) ? Math.max(1, Math.ceil((most - least) / (MOST_VALUES - 1))) : (most - least) / (MOST_VALUES - 1);
  const steps = step === 0 ? 1 : Math.floor((most - least) / step + 1e-9) + 1;
  const values = new Set([printed, ...Array.from({ length: steps }, (_, i) => Number((least + i * step).toFixed(4)))]);
  return { name: t.name, printed, values: [...values].sort((a, b) => a - b) };
};

/** `rats-rat-king.cost=1..4;diceCap=8..14`. */
export const readDials = (tunables: readonly Tunable[], text: string): { readonly dials: readonly Dial[] } | { readonly wrong: string } => {
  const dials: Dial[] = [];
  for (const part of text.split(/[;,]/).map((x) => x.trim())) {
    if (part === '') continue;
    const [name = '', range = ''] = part.split('=');
    const t = tunables.find((x) => x.name === name);
    if (t === undefined) return { wrong: `there is no number "${name}" in these rules` };
    const limits = RANGE.exec(range);
    if (limits === null) return { wrong: `"${part}" must be written name=least..most` };
    const dial = dialOf(t, Number(limits[1]), Number(limits[2]));
    if ('wrong' in dial) return dial;
    if (dial.values.length > 1) dials.push(dial);
  }
  if (dials.length === 0) return { wrong: 'no number may be turned: name at least one, with room between its limits' };
  if (dials.length > MOST_DIALS) return { wrong: `at most ${MOST_DIALS} numbers are turned at once` };
  return { dials };
};

/** A way of turning them: only what differs from the printed game. */
const turnedTo = (dials: readonly Dial[], values: readonly number[]): Numbers =>
  Object.fromEntries(dials.flatMap((d, i) => (values[i] === undefined || values[i] === d.printed ? [] : [[d.name, values[i]]])));

export const nameOfTuning = (tuning: Numbers): string =>
  Object.entries(tuning)
    .map(([name, value]) => `${name}=${value}`)
    .join(' + ');

const at = (dials: readonly Dial[], tuning: Numbers): number[] => dials.map((d) => d.values.indexOf(tuning[d.name] ?? d.printed));
const valuesAt = (dials: readonly Dial[], places: readonly number[]): number[] => dials.map((d, i) => d.values[places[i] ?? 0] ?? d.printed);

/** One step of one dial to either side. */
export const neighbours = (dials: readonly Dial[], tuning: Numbers): Numbers[] => {
  const here = at(dials, tuning);
  return dials.flatMap((d, i) =>
    [-1, 1].flatMap((by) => {
      const place = (here[i] ?? 0) + by;
      if (place < 0 || place >= d.values.length) return [];
      return [turnedTo(dials, valuesAt(dials, here.with(i, place)))];
    }),
  );
};

/** What a search begins with: every dial by itself, spread over its limits, and all of them by lot. */
export const firstPool = (dials: readonly Dial[], size: number, seed: number): Numbers[] => {
  const chance = new Sfc().at(seed ^ 0x7f4a7c15, 0);
  const found = new Map<string, Numbers>();
  const take = (tuning: Numbers): void => {
    if (Object.keys(tuning).length > 0 && found.size < size) found.set(nameOfTuning(tuning), tuning);
  };
  const singles = dials.flatMap((d) => d.values.filter((v) => v !== d.printed).map((v): Numbers => ({ [d.name]: v })));
  // Half of the pool at most is single turns, the rest are turns together: one number alone seldom makes a game even.
  const every = Math.max(1, Math.ceil(singles.length / Math.max(1, dials.length === 1 ? size : size / 2)));
  for (const [i, x] of singles.entries()) if (i % every === 0) take(x);
  for (let tries = 0; tries < 20 * size && found.size < size; tries++)
    take(
      turnedTo(
        dials,
        dials.map((d) => d.values[chance.below(d.values.length)] ?? d.printed),
      ),
    );
  return [...found.values()];
};

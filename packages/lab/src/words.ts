/** The words of the lab for people: numbers, names and verdicts, and the command that repeats a trial. */
import { type AnyOptions, capital, defaults, type Meta } from '@pesthouse/kernel';
import type { Plan, Variant } from './plan.ts';
import type { Verdict } from './wilson.ts';

export const VERDICTS: { readonly [V in Verdict]: string } = { strong: 'too strong', weak: 'too weak', fair: 'fair', open: 'more games needed' };

export const percent = (x: number, digits = 1): string => `${(100 * x).toFixed(digits)}%`;
/** From where to where a share may well lie. */
export const between = (x: { readonly low: number; readonly high: number }, digits = 1): string => `${percent(x.low, digits)} to ${percent(x.high, digits)}`;
/** A difference of two shares, with its sign. */
export const points = (x: number): string => `${x < 0 ? '\u2212' : '+'}${(100 * Math.abs(x)).toFixed(1)}`;
/** A number of wins: whole, or with the parts of shared ones. */
export const count = (x: number): string => (Number.isInteger(x) ? String(x) : x.toFixed(2));
/** An id as a reader likes it: `cockroaches-egg-case` is `cockroaches egg case`. */
export const plain = (id: string): string => id.replace(/[-_]/g, ' ');

/** With fewer games than this nothing is called unfair: a run of luck looks the same. */
export const ENOUGH = 30;

/** One part of a name: `dieFaces` is `die faces`; a clause such as `ALE-04` stays as it is. */
const part = (id: string): string =>
  /^[A-Z]+-\d+$/.test(id)
    ? id
    : plain(id)
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase();

/** The name of a number or of anything that is counted, as a reader likes it: `humans-super.count` is `Humans super: count`. */
export const named = (id: string): string => {
  const [first = '', ...rest] = id.split('.').map(part);
  return capital(rest.length === 0 ? first : `${first}: ${rest.join(', ')}`);
};

/** A variant as a reader likes it: `dieFaces=8` is `Die faces 8`, and where nothing is turned it is the unchanged game. */
export const variantName = (name: string): string =>
  name === 'base'
    ? 'Unchanged game'
    : name
        .split(' + ')
        .map((turn) => turn.split('='))
        // House rules have a name of their own.
        .map(([number = '', value]) => (value === undefined ? number : `${named(number)} ${value}`))
        .join(' + ');

const optionText = (v: AnyOptions[string]): string => (typeof v === 'boolean' ? (v ? 'on' : 'off') : typeof v === 'object' ? v.join('/') : String(v));

/** The house rules among the variants: what was typed is named after its numbers, house rules have a name of their own. */
export const houseOf = (plan: Pick<Plan, 'variants'>): Variant | undefined => plan.variants.slice(1).find((x) => !x.name.includes('='));

/** What the file of house rules is called that the command reads. */
export const houseFile = ({ name }: Pick<Variant, 'name'>): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'house-rules'
  }.json`;

/** And what stands in it. */
export const houseText = (plan: Pick<Plan, 'game' | 'rules'>, { name, tuning, options }: Variant): string =>
  JSON.stringify({ game: plan.game, edition: plan.rules, numbers: tuning, switches: options ?? {}, name, note: '', author: '' });

/** The command that plays the same games again. */
export const commandOf = (plan: Plan, meta: Meta, verb = 'lab'): string => {
  const usual = defaults(meta, plan.players);
  const options = Object.entries(plan.options).filter(([id, v]) => JSON.stringify(v) !== JSON.stringify(usual[id]));
  const house = houseOf(plan);
  const tunes = plan.variants.slice(1).flatMap((x) => (x === house ? [] : [x.name.replaceAll(' + ', '+')]));
  return [
    `pesthouse ${verb} ${plan.game} --players ${plan.players} --bots ${plan.bots.join(',')} --games ${plan.games} --seed ${plan.seed}`,
    ...(options.length > 0 ? [`--options ${options.map(([id, v]) => `${id}=${optionText(v)}`).join(',')}`] : []),
    ...(house === undefined ? [] : [`--variant ${houseFile(house)}`]),
    ...(tunes.length > 0 ? [`--tune "${tunes.join(';')}"`] : []),
    ...(plan.deny === undefined ? [] : [`--deny ${plan.deny}`]),
    ...(plan.haste.think === undefined ? [] : [`--think ${plan.haste.think}`]),
    ...(plan.haste.runs === undefined ? [] : [`--runs ${plan.haste.runs}`]),
  ].join(' ');
};

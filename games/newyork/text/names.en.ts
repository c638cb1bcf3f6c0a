/** The names of New York in English: species, kinds, places, and how they are counted. */
import { listed, some } from '@pesthouse/kernel';
import { type Tables, table } from '../data/tables.ts';
import { KINDS, type Kind, type PlaceId, type Species } from '../names.ts';
import { percent as inHundred } from '../odds.ts';
import type { Borough, KindWords, Names, Water } from './making.ts';
import { tally } from './reading.ts';

export const SPECIES_NAME: Readonly<Record<Species, string>> = { humans: 'Humans', rats: 'Rats', pigeons: 'Pigeons', cockroaches: 'Cockroaches' };

/** A few of them on the map: `3 rats with 7 dice`. */
const HEAD: Readonly<Record<Species, readonly [one: string, many: string]>> = {
  humans: ['human', 'humans'],
  rats: ['rat', 'rats'],
  pigeons: ['pigeon', 'pigeons'],
  cockroaches: ['roach', 'roaches'],
};

export const KIND_NAME: Readonly<Record<Kind, { readonly one: string; readonly many: string; readonly article: 'a' | 'an' }>> = {
  'humans-commuter': { one: 'Commuter', many: 'Commuters', article: 'a' },
  'humans-super': { one: 'Building Super', many: 'Building Supers', article: 'a' },
  'humans-exterminator': { one: 'Exterminator', many: 'Exterminators', article: 'an' },
  'rats-alley-rat': { one: 'Alley Rat', many: 'Alley Rats', article: 'an' },
  'rats-subway-rat': { one: 'Subway Rat', many: 'Subway Rats', article: 'a' },
  'rats-rat-king': { one: 'Rat King', many: 'Rat Kings', article: 'a' },
  'pigeons-street-pigeon': { one: 'Street Pigeon', many: 'Street Pigeons', article: 'a' },
  'pigeons-rooftop-homer': { one: 'Rooftop Homer', many: 'Rooftop Homers', article: 'a' },
  'pigeons-nesting-pair': { one: 'Nesting Pair', many: 'Nesting Pairs', article: 'a' },
  'cockroaches-kitchen-roach': { one: 'Kitchen Roach', many: 'Kitchen Roaches', article: 'a' },
  'cockroaches-waterbug': { one: 'Waterbug', many: 'Waterbugs', article: 'a' },
  'cockroaches-egg-case': { one: 'Egg Case', many: 'Egg Cases', article: 'an' },
};

const FLAVOUR: Readonly<Record<Kind, string>> = {
  'humans-commuter': 'Will not make eye contact with anything on the platform.',
  'humans-super': 'Has a key for every door and a rolled newspaper for the rest.',
  'humans-exterminator': 'No call-outs without an infestation.',
  'rats-alley-rat': 'Knows what night the bins go out.',
  'rats-subway-rat': 'Rides free, gets a seat.',
  'rats-rat-king': 'One knot, many tails, no manners.',
  'pigeons-street-pigeon': 'Has never once been afraid of a bicycle.',
  'pigeons-rooftop-homer': 'Always finds the way back, wherever back is.',
  'pigeons-nesting-pair': 'Two twigs, one air conditioner, home.',
  'cockroaches-kitchen-roach': 'The light went on. The light was ignored.',
  'cockroaches-waterbug': 'Landlords use the polite name.',
  'cockroaches-egg-case': 'Forty more where that came from.',
};

/** Small numbers in words, as a sentence has them. */
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const inWords = (n: number): string => COUNT[n] ?? String(n);

const defending = (n: number): string => (n === 0 ? '' : `+${dice(n)} when defending.`);

/** Ribbons and rules of the kinds that have them. */
const rulesOf = ({ KIND }: Tables): { readonly [K in Kind]?: Pick<KindWords, 'ribbon' | 'rule'> } => {
  const { min } = KIND['rats-rat-king'];
  return {
    'humans-exterminator': { ribbon: 'Needs a foe', rule: 'Breeds only where there is an opposing pest.' },
    'rats-rat-king': { ribbon: `Needs ${min} own`, rule: `Breeds only where you already have ${inWords(min)} ${min === 1 ? 'pest' : 'pests'}.` },
    'pigeons-rooftop-homer': { ribbon: 'Any place', rule: 'Breeds anywhere, even where Pigeons may not.' },
    'pigeons-nesting-pair': {
      ribbon: 'No foes',
      rule: `Breeds only where there is no opposing pest. ${defending(KIND['pigeons-nesting-pair'].defence)}`.trim(),
    },
    'cockroaches-waterbug': { ribbon: '', rule: defending(KIND['cockroaches-waterbug'].defence) },
    'cockroaches-egg-case': { ribbon: 'Local food', rule: 'Breeds only on unclaimed food, which pays for it.' },
  };
};

export const PLACE_NAME: Readonly<Record<PlaceId, string>> = {
  'times-square': 'Times Square',
  'central-park': 'Central Park',
  chinatown: 'Chinatown',
  'coney-island': 'Coney Island',
  'liberty-island': 'Liberty Island',
  'newtown-creek': 'Newtown Creek Sewers',
  'wall-street': 'Wall Street',
  'bushwick-rooftops': 'Bushwick Rooftops',
  'co-op-city': 'Co-op City',
  'fresh-kills': 'Fresh Kills',
};

const BOROUGH_NAME: Readonly<Record<Borough, string>> = {
  bronx: 'The Bronx',
  manhattan: 'Manhattan',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  'staten-island': 'Staten Island',
};
const WATER_NAME: Readonly<Record<Water, string>> = { 'hudson-river': 'Hudson River', 'east-river': 'East River', 'atlantic-ocean': 'Atlantic Ocean' };

export const dice = (n: number): string => some(n, 'die', 'dice');
export const pests = (n: number): string => some(n, 'pest', 'pests');
export const food = (n: number): string => `${n} food`;
export const heads = (n: number, who: Species): string => some(n, ...HEAD[who]);

/** `a`, `a and b`, `a, b and c`. */
export const join = (words: readonly string[]): string => listed(words, 'and');

export const figure = inHundred;
export const percent = (p: number): string => `${figure(p)}%`;

export const kindName = (kind: Kind): string => KIND_NAME[kind].one;
export const aKind = (kind: Kind): string => `${KIND_NAME[kind].article} ${KIND_NAME[kind].one}`;
/** `an **Alley Rat**`, as the log writes it. */
export const aBoldKind = (kind: Kind): string => `${KIND_NAME[kind].article} **${KIND_NAME[kind].one}**`;
/** `1 Commuter`, `3 Alley Rats`. */
export const countedKinds = (n: number, kind: Kind): string => some(n, KIND_NAME[kind].one, KIND_NAME[kind].many);

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables): Names => {
  const rules = rulesOf(tables);
  return {
    SPECIES_NAME,
    PLACE_NAME,
    BOROUGH_NAME,
    WATER_NAME,
    KIND_WORDS: table(KINDS, (kind) => ({ one: kindName(kind), ribbon: '', rule: '', ...rules[kind], flavour: FLAVOUR[kind] })),
    kindName,
    someKinds: (n, kind) => (n === 1 ? kindName(kind) : countedKinds(n, kind)),
    dice,
    heads,
    listed: (kinds) => join(tally(kinds).map(({ kind, n }) => (n === 1 ? aKind(kind) : countedKinds(n, kind)))),
    figure,
    percent,
  };
};

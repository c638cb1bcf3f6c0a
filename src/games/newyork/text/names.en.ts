/** The names of New York in English: species, kinds, places, and how they are counted. */
import type { Tables } from '../data/tables.ts';
import type { Kind, PlaceId, Species } from '../names.ts';
import { tally } from './reading.ts';

export const SPECIES_NAME: Readonly<Record<Species, string>> = { humans: 'Humans', rats: 'Rats', pigeons: 'Pigeons', cockroaches: 'Cockroaches' };

/** A few of them on the map: `3 rats with 7 dice`. */
const HEAD: Readonly<Record<Species, readonly [one: string, many: string]>> = {
  humans: ['human', 'humans'],
  rats: ['rat', 'rats'],
  pigeons: ['pigeon', 'pigeons'],
  cockroaches: ['roach', 'roaches'],
};

interface KindWords {
  readonly one: string;
  readonly many: string;
  readonly article: 'a' | 'an';
  /** The ribbon on the card, where breeding it is restricted or freed. */
  readonly ribbon: string;
  readonly rule: string;
  readonly flavour: string;
}

/** Small numbers in words, as a sentence has them. */
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const inWords = (n: number): string => COUNT[n] ?? String(n);

const defending = (n: number): string => (n === 0 ? '' : `+${dice(n)} when defending.`);

const kindWords = ({ KIND }: Tables): Readonly<Record<Kind, KindWords>> => ({
  'humans-commuter': {
    one: 'Commuter',
    many: 'Commuters',
    article: 'a',
    ribbon: '',
    rule: '',
    flavour: 'Will not make eye contact with anything on the platform.',
  },
  'humans-super': {
    one: 'Building Super',
    many: 'Building Supers',
    article: 'a',
    ribbon: '',
    rule: '',
    flavour: 'Has a key for every door and a rolled newspaper for the rest.',
  },
  'humans-exterminator': {
    one: 'Exterminator',
    many: 'Exterminators',
    article: 'an',
    ribbon: 'Needs a foe',
    rule: 'Breeds only where there is an opposing pest.',
    flavour: 'No call-outs without an infestation.',
  },
  'rats-alley-rat': { one: 'Alley Rat', many: 'Alley Rats', article: 'an', ribbon: '', rule: '', flavour: 'Knows what night the bins go out.' },
  'rats-subway-rat': { one: 'Subway Rat', many: 'Subway Rats', article: 'a', ribbon: '', rule: '', flavour: 'Rides free, gets a seat.' },
  'rats-rat-king': {
    one: 'Rat King',
    many: 'Rat Kings',
    article: 'a',
    ribbon: `Needs ${KIND['rats-rat-king'].min} own`,
    rule: `Breeds only where you already have ${inWords(KIND['rats-rat-king'].min)} ${KIND['rats-rat-king'].min === 1 ? 'pest' : 'pests'}.`,
    flavour: 'One knot, many tails, no manners.',
  },
  'pigeons-street-pigeon': {
    one: 'Street Pigeon',
    many: 'Street Pigeons',
    article: 'a',
    ribbon: '',
    rule: '',
    flavour: 'Has never once been afraid of a bicycle.',
  },
  'pigeons-rooftop-homer': {
    one: 'Rooftop Homer',
    many: 'Rooftop Homers',
    article: 'a',
    ribbon: 'Any place',
    rule: 'Breeds anywhere, even where Pigeons may not.',
    flavour: 'Always finds the way back, wherever back is.',
  },
  'pigeons-nesting-pair': {
    one: 'Nesting Pair',
    many: 'Nesting Pairs',
    article: 'a',
    ribbon: 'No foes',
    rule: `Breeds only where there is no opposing pest. ${defending(KIND['pigeons-nesting-pair'].defence)}`.trim(),
    flavour: 'Two twigs, one air conditioner, home.',
  },
  'cockroaches-kitchen-roach': {
    one: 'Kitchen Roach',
    many: 'Kitchen Roaches',
    article: 'a',
    ribbon: '',
    rule: '',
    flavour: 'The light went on. The light was ignored.',
  },
  'cockroaches-waterbug': {
    one: 'Waterbug',
    many: 'Waterbugs',
    article: 'a',
    ribbon: '',
    rule: defending(KIND['cockroaches-waterbug'].defence),
    flavour: 'Landlords use the polite name.',
  },
  'cockroaches-egg-case': {
    one: 'Egg Case',
    many: 'Egg Cases',
    article: 'an',
    ribbon: 'Local food',
    rule: 'Breeds only on unclaimed food, which pays for it.',
    flavour: 'Forty more where that came from.',
  },
});

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

export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const dice = (n: number): string => some(n, 'die', 'dice');
export const pests = (n: number): string => some(n, 'pest', 'pests');
export const food = (n: number): string => `${n} food`;
export const heads = (n: number, who: Species): string => some(n, ...HEAD[who]);

/** `a`, `a and b`, `a, b and c`. */
export const join = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables) => {
  const KIND_WORDS = kindWords(tables);
  const aKind = (kind: Kind): string => `${KIND_WORDS[kind].article} ${KIND_WORDS[kind].one}`;
  const someKinds = (n: number, kind: Kind): string => (n === 1 ? KIND_WORDS[kind].one : `${n} ${KIND_WORDS[kind].many}`);
  return {
    SPECIES_NAME,
    PLACE_NAME,
    KIND_WORDS,
    kindName: (kind: Kind): string => KIND_WORDS[kind].one,
    aKind,
    /** `an **Alley Rat**`, as the log writes it. */
    aBoldKind: (kind: Kind): string => `${KIND_WORDS[kind].article} **${KIND_WORDS[kind].one}**`,
    someKinds,
    dice,
    food,
    heads,
    listed: (kinds: readonly Kind[]): string => join(tally(kinds).map(({ kind, n }) => (n === 1 ? aKind(kind) : someKinds(n, kind)))),
  };
};
export type Names = ReturnType<typeof names>;

/** The names of New York in German: species, kinds and places with their genders, cases and prepositions, and how they are counted. */
import { capital, listed, some } from '@pesthouse/kernel';
import { type Tables, table } from '../data/tables.ts';
import { KINDS, type Kind, PLACES, type PlaceId, type Species } from '../names.ts';
import { percent as inHundred } from '../odds.ts';
import type { Borough, KindWords, Names, Water } from './making.ts';
import { tally } from './reading.ts';

/** In the plural, and alike in every case. */
export const SPECIES_NAME: Readonly<Record<Species, string>> = { humans: 'Menschen', rats: 'Ratten', pigeons: 'Tauben', cockroaches: 'Kakerlaken' };

const HEAD: Readonly<Record<Species, string>> = { humans: 'Mensch', rats: 'Ratte', pigeons: 'Taube', cockroaches: 'Kakerlake' };

type Gender = 'm' | 'f' | 'n';
type Case = 'nominative' | 'accusative';
const A: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'ein', f: 'eine', n: 'ein' },
  accusative: { m: 'einen', f: 'eine', n: 'ein' },
};
const THE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
};

/** None of these changes in the singular. */
export const KIND_NAME: Readonly<Record<Kind, { readonly one: string; readonly many: string; readonly gender: Gender }>> = {
  'humans-commuter': { one: 'Pendler', many: 'Pendler', gender: 'm' },
  'humans-super': { one: 'Hausmeister', many: 'Hausmeister', gender: 'm' },
  'humans-exterminator': { one: 'Kammerjäger', many: 'Kammerjäger', gender: 'm' },
  'rats-alley-rat': { one: 'Gassenratte', many: 'Gassenratten', gender: 'f' },
  'rats-subway-rat': { one: 'U-Bahn-Ratte', many: 'U-Bahn-Ratten', gender: 'f' },
  'rats-rat-king': { one: 'Rattenkönig', many: 'Rattenkönige', gender: 'm' },
  'pigeons-street-pigeon': { one: 'Straßentaube', many: 'Straßentauben', gender: 'f' },
  'pigeons-rooftop-homer': { one: 'Brieftaube', many: 'Brieftauben', gender: 'f' },
  'pigeons-nesting-pair': { one: 'Brutpaar', many: 'Brutpaare', gender: 'n' },
  'cockroaches-kitchen-roach': { one: 'Küchenschabe', many: 'Küchenschaben', gender: 'f' },
  'cockroaches-waterbug': { one: 'Wasserkäfer', many: 'Wasserkäfer', gender: 'm' },
  'cockroaches-egg-case': { one: 'Eipaket', many: 'Eipakete', gender: 'n' },
};

const FLAVOUR: Readonly<Record<Kind, string>> = {
  'humans-commuter': 'Sieht auf dem Bahnsteig grundsätzlich niemanden an.',
  'humans-super': 'Hat für jede Tür einen Schlüssel und für den Rest eine gerollte Zeitung.',
  'humans-exterminator': 'Ohne Befall keine Anfahrt.',
  'rats-alley-rat': 'Weiß, wann die Tonnen rausgestellt werden.',
  'rats-subway-rat': 'Fährt schwarz und bekommt einen Sitzplatz.',
  'rats-rat-king': 'Ein Knoten, viele Schwänze, keine Manieren.',
  'pigeons-street-pigeon': 'Hatte noch nie Angst vor einem Fahrrad.',
  'pigeons-rooftop-homer': 'Findet immer nach Hause, wo immer das ist.',
  'pigeons-nesting-pair': 'Zwei Zweige, eine Klimaanlage, ein Zuhause.',
  'cockroaches-kitchen-roach': 'Das Licht ging an. Na und?',
  'cockroaches-waterbug': 'So nennt ihn der Vermieter. Klingt netter.',
  'cockroaches-egg-case': 'Da kommen noch vierzig.',
};

/** Small numbers in words, as a sentence has them. */
const COUNT = ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;
const inWords = (n: number): string => COUNT[n] ?? String(n);

const defending = (n: number): string => (n === 0 ? '' : `+${dice(n)} beim Verteidigen.`);

/** Ribbons and rules of the kinds that have them. */
const rulesOf = ({ KIND }: Tables): { readonly [K in Kind]?: Pick<KindWords, 'ribbon' | 'rule'> } => {
  const { min } = KIND['rats-rat-king'];
  return {
    'humans-exterminator': { ribbon: 'Nur mit Feind', rule: 'Züchten nur, wo ein fremder Schädling ist.' },
    'rats-rat-king': {
      ribbon: `Ab ${min} ${min === 1 ? 'eigenem' : 'eigenen'}`,
      rule: `Züchten nur, wo du schon ${inWords(min)} ${min < 2 ? 'Schädling' : 'Schädlinge'} hast.`,
    },
    'pigeons-rooftop-homer': { ribbon: 'Überall', rule: 'Züchten überall, auch wo Tauben sonst nicht dürfen.' },
    'pigeons-nesting-pair': {
      ribbon: 'Ohne Feinde',
      rule: `Züchten nur, wo kein fremder Schädling ist. ${defending(KIND['pigeons-nesting-pair'].defence)}`.trim(),
    },
    'cockroaches-waterbug': { ribbon: '', rule: defending(KIND['cockroaches-waterbug'].defence) },
    'cockroaches-egg-case': { ribbon: 'Freies Futter', rule: 'Züchten nur auf freiem Futter, das den Preis zahlt.' },
  };
};

/** A place as a sentence has it: its name, where something is, and where it comes from and goes to. */
interface PlaceWords {
  readonly name: string;
  /** The preposition, and the name as it stands after it. */
  readonly at: readonly [preposition: string, name: string];
  readonly from: string;
  readonly to: string;
}
const plain = (name: string, at: 'in' | 'auf'): PlaceWords => ({ name, at: [at, name], from: `${at === 'in' ? 'aus' : 'von'} ${name}`, to: `nach ${name}` });
const PLACE: Readonly<Record<PlaceId, PlaceWords>> = {
  'times-square': { name: 'Times Square', at: ['am', 'Times Square'], from: 'vom Times Square', to: 'zum Times Square' },
  'central-park': { name: 'Central Park', at: ['im', 'Central Park'], from: 'aus dem Central Park', to: 'in den Central Park' },
  chinatown: plain('Chinatown', 'in'),
  'coney-island': plain('Coney Island', 'auf'),
  'liberty-island': plain('Liberty Island', 'auf'),
  'newtown-creek': { name: 'Newtown-Kanäle', at: ['in den', 'Newtown-Kanälen'], from: 'aus den Newtown-Kanälen', to: 'in die Newtown-Kanäle' },
  'wall-street': { name: 'Wall Street', at: ['an der', 'Wall Street'], from: 'von der Wall Street', to: 'zur Wall Street' },
  'bushwick-rooftops': {
    name: 'Dächer von Bushwick',
    at: ['auf den', 'Dächern von Bushwick'],
    from: 'von den Dächern von Bushwick',
    to: 'auf die Dächer von Bushwick',
  },
  'co-op-city': plain('Co-op City', 'in'),
  'fresh-kills': plain('Fresh Kills', 'in'),
};

export const PLACE_NAME: Readonly<Record<PlaceId, string>> = table(PLACES, (at) => PLACE[at].name);

const BOROUGH_NAME: Readonly<Record<Borough, string>> = {
  bronx: 'Bronx',
  manhattan: 'Manhattan',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  'staten-island': 'Staten Island',
};
const WATER_NAME: Readonly<Record<Water, string>> = { 'hudson-river': 'Hudson River', 'east-river': 'East River', 'atlantic-ocean': 'Atlantik' };

/** `in Chinatown`, `am Times Square`. */
export const inPlace = (at: PlaceId): string => PLACE[at].at.join(' ');
/** `in **Chinatown**`, as the log writes it. */
export const inBoldPlace = (at: PlaceId): string => `${PLACE[at].at[0]} **${PLACE[at].at[1]}**`;
export const fromPlace = (at: PlaceId): string => PLACE[at].from;
export const toPlace = (at: PlaceId): string => PLACE[at].to;

export const dice = (n: number): string => `${n} Würfel`;
/** After `mit`. */
export const withDice = (n: number): string => some(n, 'Würfel', 'Würfeln');
export const pests = (n: number): string => some(n, 'Schädling', 'Schädlinge');
export const withPests = (n: number): string => some(n, 'Schädling', 'Schädlingen');
export const food = (n: number): string => `${n} Futter`;
export const heads = (n: number, who: Species): string => some(n, HEAD[who], SPECIES_NAME[who]);

export const figure = (p: number): string => inHundred(p).replace('.', ',');
export const percent = (p: number): string => `${figure(p)}\u00a0%`;

/** `a`, `a und b`, `a, b und c`. */
export const join = (words: readonly string[]): string => listed(words, 'und');

/** `einen Pendler`, or `eine Straßentaube`. */
export const aKind = (kind: Kind, as: Case = 'accusative'): string => `${A[as][KIND_NAME[kind].gender]} ${KIND_NAME[kind].one}`;
/** The same as the log begins a line with it. */
export const aBoldKind = (kind: Kind): string => `${capital(A.accusative[KIND_NAME[kind].gender])} **${KIND_NAME[kind].one}**`;
/** `den Pendler`. */
export const theKind = (kind: Kind, as: Case = 'accusative'): string => `${THE[as][KIND_NAME[kind].gender]} ${KIND_NAME[kind].one}`;
/** `1 Pendler`, `3 Gassenratten`. */
export const countedKinds = (n: number, kind: Kind): string => some(n, KIND_NAME[kind].one, KIND_NAME[kind].many);

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables): Names => {
  const rules = rulesOf(tables);
  return {
    SPECIES_NAME,
    PLACE_NAME,
    BOROUGH_NAME,
    WATER_NAME,
    KIND_WORDS: table(KINDS, (kind) => ({ one: KIND_NAME[kind].one, ribbon: '', rule: '', ...rules[kind], flavour: FLAVOUR[kind] })),
    kindName: (kind) => KIND_NAME[kind].one,
    someKinds: (n, kind) => (n === 1 ? KIND_NAME[kind].one : countedKinds(n, kind)),
    dice,
    heads,
    listed: (kinds) => join(tally(kinds).map(({ kind, n }) => (n === 1 ? aKind(kind, 'nominative') : countedKinds(n, kind)))),
    figure,
    percent,
  };
};

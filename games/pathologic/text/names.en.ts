/** The names of people, places and cards in English, and what the cards of a table say. */
import { capital, listed } from '@pesthouse/kernel';
import { events, map, prescriptions, strains, wards } from '../data/printed.ts';
import type { Tables } from '../data/tables.ts';
import type { Healer, Piece, Resource, Role, StrainFace, Taking, Title, TitleFace, Window } from '../names.ts';
import { type Reading, reading } from './reading.ts';

export const ROLE_NAME: Readonly<Record<Role, string>> = {
  bachelor: 'The Bachelor',
  haruspex: 'The Haruspex',
  changeling: 'The Changeling',
  plague: 'The Plague',
};
/** Inside a sentence. */
export const ROLE: Readonly<Record<Role, string>> = { bachelor: 'the Bachelor', haruspex: 'the Haruspex', changeling: 'the Changeling', plague: 'the Plague' };

export const placeName = (place: number): string => {
  if (place === 0) return 'the Steppe';
  const d = map.districts.find((x) => x.number === place);
  return d === undefined ? 'somewhere' : `${d.name.replace(/^The /, 'the ')} (${place})`;
};
export const wardText = (id: string): string => wards.find((x) => x.id === id)?.name ?? id;
const isHealer = (id: string): id is Healer => id === 'bachelor' || id === 'haruspex' || id === 'changeling';
export const pieceText = (id: Piece): string => (isHealer(id) ? ROLE[id] : wardText(id));
export const RESOURCE: Readonly<Record<Taking, string>> = { coin: 'Coin', secret: 'Secret', key: 'Key', none: 'nothing' };
export const aResource = (r: Resource): string => `a ${RESOURCE[r]}`;
export const titleText = (id: TitleFace): string => prescriptions.find((x) => x.id === id)?.title ?? 'a Prescription';
export const strainText = (id: StrainFace): string => strains.find((x) => x.id === id)?.title ?? 'a Strain';
export const eventTitle = (at: number): string => events.find((x) => x.district === at)?.title ?? 'an Event';
export const eventRule = (at: number): string => events.find((x) => x.district === at)?.text ?? '';
export const join = (words: readonly string[]): string => listed(words, 'and');
export const either = (list: readonly string[]): string => (list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} or ${list[list.length - 1]}`);
/** Ends a sentence; a name that ends in a mark of its own needs no full stop. */
export const stop = (words: string): string => (/[.!?](\*\*)?$/.test(words) ? words : `${words}.`);
export const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** Small numbers in words, as a sentence has them. */
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
export const inWords = (n: number): string => COUNT[n] ?? String(n);
/** The same with what is counted: `two Strains`. */
export const someWords = (n: number, one: string, many = `${one}s`): string => `${inWords(n)} ${n === 1 ? one : many}`;

export const WINDOW: Readonly<Record<Window, string>> = {
  'W-INF': 'Another Healer begins a turn: play an Influence card?',
  'W-RX': 'A Prescription has been played: stop it?',
  'W-STR': 'A Strain has gone off: stop it?',
  'W-ATK': 'The Plague attacks: quarantine a Ward?',
  'W-DIE': 'A Ward is about to die: save it?',
  'W-RES': 'An Event has been resolved: react?',
};

/** PATH-OPT-03: the one card whose text an option changes. */
const FULL_PARALYSIS = 'On its next turn the Plague takes no step at all, neither in the Movement Phase nor after an attack.';

/** The cards whose text has a number of the rules in it. */
const cardRules = (n: Reading['times']): { readonly [T in Title]?: string } => ({
  'ticking-away': `You have ${inWords(n('ticking-away'))} more action ${n('ticking-away') === 1 ? 'point' : 'points'} this turn (a piece still acts only once).`,
  shortcuts: `Until the end of this turn your Move Actions may cover ${inWords(n('shortcuts'))} more ${n('shortcuts') === 1 ? 'space' : 'spaces'}.`,
  'blood-debt': `When another Healer resolves an Event with one of your Wards: you gain ${n('blood-debt')} Evidence as well.`,
  'false-witness': `When another Healer resolves an Event: that Healer gains ${n('false-witness')} Evidence less.`,
});
const strainRules = (n: Reading['strength'], least: number): { readonly [X in StrainFace]?: string } => ({
  ague: `The active player loses ${inWords(n('ague'))} remaining action ${n('ague') === 1 ? 'point' : 'points'}.`,
  spoilage: `The active player returns ${someWords(n('spoilage'), 'Resource counter')} of the Plague's choice to the Pool.`,
  sporulation: `The Plague draws ${someWords(n('sporulation'), 'Strain')}.`,
  slander: `The active player loses ${n('slander')} Evidence (never below ${least}).`,
});

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables) => {
  const read = reading(tables);
  const ofCards = cardRules(read.times);
  const ofStrains = strainRules(read.strength, tables.NUMBER.evidenceMin);
  return {
    ROLE_NAME,
    ROLE,
    RESOURCE,
    placeName,
    wardText,
    pieceText,
    titleText,
    strainText,
    eventTitle,
    eventRule,
    capital,
    join,
    either,
    stop,
    titleRule: (id: Title, s: { readonly fullParalysis: boolean }): string =>
      id === 'paralysis' && read.fullParalysis(s) ? FULL_PARALYSIS : (ofCards[id] ?? prescriptions.find((x) => x.id === id)?.text ?? ''),
    strainRule: (id: StrainFace): string => ofStrains[id] ?? strains.find((x) => x.id === id)?.text ?? '',
  };
};
export type Names = ReturnType<typeof names>;

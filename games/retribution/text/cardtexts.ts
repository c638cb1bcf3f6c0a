/** What a card says, in any language: made of a language's lines with the numbers of a table. */
import { numbersOf } from '@pesthouse/kernel';
import type { Effect, Tables } from '../cards/cards.ts';
import { tunablesOf } from '../cards/tunables.ts';
import { FACES, type Face } from '../names.ts';

/** A line of a card: a keyword, where one begins it, and what it says. */
export interface CardLine {
  readonly kind: Effect['kind'];
  readonly word: string;
  readonly says: string;
}

/** A stretch of the few words on a tile: plain, set off by its keyword, or a phase or flavour that is set in its own way. */
export interface Bit {
  readonly kind: Exclude<Effect['kind'], 'normal'> | 'plain' | 'phase' | 'flavour';
  readonly says: string;
}
/** The few words on a tile, line by line. */
export type Digest = readonly (readonly Bit[])[];

export interface CardText {
  readonly lines: readonly CardLine[];
  /** The lines as one text. */
  readonly text: string;
  readonly flavour: string;
  readonly digest: Digest;
}

/** Asks for a number by the name that it has among the tunables. */
export type Ask = (name: string) => number;

/** What a language says of every card. */
export interface CardWords {
  lines(n: Ask): Readonly<Record<Face, readonly CardLine[]>>;
  /** Two lines a card; a keyword is marked `*P persecute*`, `*R repent*`, `*C chronic*` or `*phase*`. Cards without an effect have none. */
  digest(n: Ask): Readonly<Record<Face, readonly string[]>>;
  flavour(id: Face): string;
  /** The flavour on the tile of a card without an effect. */
  readonly short: Readonly<Partial<Record<Face, readonly string[]>>>;
}

const MARKED: { readonly [letter: string]: Bit['kind'] } = { P: 'persecute', R: 'repent', C: 'chronic' };

/** `*R Repent:* draw 1` is a keyword and what follows it. */
const bits = (line: string): readonly Bit[] =>
  line.split('*').flatMap((says, i): readonly Bit[] => {
    if (says === '') return [];
    if (i % 2 === 0) return [{ kind: 'plain', says }];
    const kind = says[1] === ' ' ? MARKED[says[0] ?? ''] : undefined;
    return [kind === undefined ? { kind: 'phase', says } : { kind, says: says.slice(2) }];
  });

/** The texts of all cards for the numbers of a table. */
export const cardTexts = (tables: Tables, words: CardWords): ((id: Face) => CardText) => {
  const numbers = numbersOf(tunablesOf(tables));
  const ask: Ask = (name) => {
    const found = numbers[name];
    if (found === undefined) throw new Error(`no number of the rules is called ${name}`);
    return found;
  };
  const lines = words.lines(ask);
  const digests = words.digest(ask);
  const textOf = (id: Face): CardText => ({
    lines: lines[id],
    text: lines[id].map((x) => (x.word === '' ? x.says : `${x.word} ${x.says}`)).join('\n'),
    flavour: words.flavour(id),
    digest: [...digests[id].map(bits), ...(words.short[id] ?? []).map((says): readonly Bit[] => [{ kind: 'flavour', says }])],
  });
  const texts: ReadonlyMap<Face, CardText> = new Map(FACES.map((id) => [id, textOf(id)]));
  return (id) => texts.get(id) ?? textOf(id);
};

/** What a card says where its effect is of this kind, without the keyword. */
export const effectTexts =
  (cardText: (id: Face) => CardText) =>
  (id: Face, kind: CardLine['kind']): string =>
    cardText(id)
      .lines.filter((x) => x.kind === kind)
      .map((x) => x.says)
      .join(' ');

/** What a card says besides its Repent, keywords and all. */
export const normalTexts =
  (cardText: (id: Face) => CardText) =>
  (id: Face): string =>
    cardText(id)
      .lines.filter((x) => x.kind !== 'repent')
      .map((x) => (x.word === '' ? x.says : `${x.word} ${x.says}`))
      .join(' ');

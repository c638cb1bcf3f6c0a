/** What people may be called: names that can be read, that tell people apart, and that nobody takes for the house or for a bot. */
import { Refusal } from './failure.ts';

/** Letters of other scripts, and figures, that look like Latin ones. */
const TWINS = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'Ьв',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡ',
    h: 'һн',
    i: 'іι',
    j: 'ј',
    k: 'кκ',
    l: '1|ӏ',
    m: 'м',
    n: 'ո',
    o: '0оοσօ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
  }).flatMap(([latin, twins]) => [...twins].map((x) => [x, latin] as const)),
);
/** Nobody sees them, though some count as letters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
/** What makes a sign a coloured picture is no letter of its own. */
const COLOURS = /[\uFE0E\uFE0F]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language stacks so many. */
const STACKED = /\p{M}{3}/u;

/** How a name looks at a glance. A capital I is a small L to most eyes. */
const glance = (name: string): string =>
  [...name.normalize('NFKC').replaceAll('I', 'l').toLowerCase().replaceAll(/\s+/gu, ' ').replaceAll(COLOURS, '').trim()].map((x) => TWINS.get(x) ?? x).join('');

/** Whether two names can be taken for each other. */
export const alike = (a: string, b: string): boolean => glance(a) === glance(b);

/** The same without accents and signs: what speaks for the house is not to be told by a dot. */
const bare = (name: string): string =>
  glance(name.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();
const HOUSE = bare('Pesthouse');
const isBot = (name: string): boolean => /^bot\b/u.test(bare(name));

/** Throws where nobody may be called so; `house` is what this one is called. */
export const proper = (name: string, house = ''): void => {
  if (UNSEEN.test(name.replaceAll(COLOURS, '')) || !SEEN.test(name) || STACKED.test(name.normalize('NFC')))
    throw new Refusal(400, 'name-unreadable', 'A name needs letters that can be seen, without more accents than a letter can have.');
  const own = bare(house);
  const spoken = bare(name).replaceAll(' ', '');
  if (isBot(name) || spoken === HOUSE || (own !== '' && spoken === own.replaceAll(' ', '')))
    throw new Refusal(400, 'name-reserved', 'The house and its bots are called like that. Choose another name.');
};

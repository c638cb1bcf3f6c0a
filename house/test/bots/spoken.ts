/** Everything that hint and coach say of a position, sentence by sentence in every language, and what is wrong with it. */
import {
  adviceOf,
  checkAdvice,
  checkGround,
  checkLoss,
  type Figure,
  groundsFor,
  type Judgement,
  mistakeIn,
  type Position,
  rankOf,
} from '@pesthouse/bots/judgement';
import { type CoachWords, type Flat, LANGUAGES, type Language, Sfc, same } from '@pesthouse/kernel';
import { type AnyText, findGame } from '../../games/index.ts';
import { mustAsk } from '../../page/coach/logic.ts';
import { sayMistake } from '../../page/coach/saying.ts';
import { sayHint } from '../../page/review/advice.ts';
import { costOf, sayFigure } from '../../page/review/why.ts';
import { nameOf } from '../../page/shown/calling.ts';
import { coach as coachDe } from '../../page/text/de/coach.ts';
import { review as reviewDe } from '../../page/text/de/review.ts';
import { type CoachText, coach as coachEn } from '../../page/text/en/coach.ts';
import { type ReviewText, review as reviewEn } from '../../page/text/en/review.ts';
import { hintIn, wordIn } from '../../page/think/thinking.ts';

interface Voice {
  readonly language: Language;
  readonly text: AnyText;
  readonly review: ReviewText;
  readonly coach: CoachText;
}
export interface Voices {
  readonly all: readonly Voice[];
  readonly clauses: readonly string[];
}

const PAGE: { readonly [L in Language]: Pick<Voice, 'review' | 'coach'> } = {
  en: { review: reviewEn, coach: coachEn },
  de: { review: reviewDe, coach: coachDe },
};

export const voicesOf = async (id: string, clauses: readonly string[]): Promise<Voices> => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return { all: await Promise.all(LANGUAGES.map(async (language) => ({ language, text: await game.text(language), ...PAGE[language] }))), clauses };
};

/** What a reader takes for a hole or a slip. */
const HOLES = /undefined|NaN|null|Infinity|\[object|[{}$<>]|\s[.,;:]|\.\.|,\.|\s\s|\*\*\s*\*\*|^\s|\s$/;
const holed = (x: string): boolean => x === '' || HOLES.test(x) || x.split('**').length % 2 === 0;

const sentencesOf = (x: string): readonly string[] =>
  x
    .split(/(?<=[.!?])\s+/)
    .map((y) => y.replaceAll('**', '').trim())
    .filter((y) => y !== '');
const twice = (all: readonly string[]): string | undefined => all.find((x, i) => all.indexOf(x) !== i);
const numbersIn = (x: string): string => (x.match(/\d+/g) ?? []).sort().join(' ');

export interface Spoken {
  /** For people to read, a paragraph a language. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
  /** What was said: a hint that advises, or a mistake that the coach asks about. */
  readonly advised: boolean;
  readonly asked: boolean;
}

/** `move` is what somebody is about to play; alone nobody is asked. */
export const spokenOf = (p: Position, { all, clauses }: Voices, judged: Judgement, move: Flat): Spoken => {
  const faults: string[] = [];
  const lines: string[] = [];
  const said = new Map<Language, string>();
  const advice = adviceOf(judged);
  let asked = false;
  const wants = (claim: boolean, fault: string): void => {
    if (!claim) faults.push(fault);
  };
  const bars = ([a, b]: readonly [Figure, Figure | null], where: string): void =>
    wants(b === null || rankOf(a) > rankOf(b), `${where}: the better one has the lower figure`);

  for (const { language, text, review, coach } of all) {
    const r = { game: { engine: p.e, text }, view: p.view, you: p.seat, words: review };
    const name = (m: Flat): string => nameOf(r.game, p.view, p.seat, m);
    const hint = hintIn(p, text, judged);
    const { title, detail, second } = sayHint(r, p.seats, hint);
    const where = `${language} hint`;
    for (const x of [title, detail, ...(second === null ? [] : [second])]) wants(!holed(x), `${where}: a hole in "${x}"`);
    const again = twice([title, ...sentencesOf(detail), ...(second === null ? [] : [second])]);
    wants(again === undefined, `${where}: said twice: "${again}"`);
    if (hint.kind === 'close') {
      wants(title === review.close && detail === review.closeMore && second === null && !/\d/.test(title + detail), `${where}: more than too close to call`);
      const same = twice(hint.moves.map(name));
      wants(same === undefined, `${where}: two of the moves that were looked at are both called "${same}"`);
    } else {
      wants(title.includes(name(hint.move)), `${where}: the move is not named`);
      wants(hint.clause !== null && clauses.includes(hint.clause), `${where}: no clause stands beside it`);
      if (hint.kind === 'clear' && hint.second !== null) {
        wants(name(hint.second.move) !== name(hint.move), `${where}: the next best is called as the best is: "${title}"`);
        bars([hint.figure, hint.second.figure], where);
      }
    }
    lines.push(`  ${language} | ${title} | ${detail}${hint.kind === 'close' ? '' : ` [${hint.clause}]`}${second === null ? '' : ` | ${second}`}`);
    said.set(language, numbersIn(`${title} ${detail} ${second}`));

    const word = p.seats < 2 ? null : wordIn(p, text, judged, move);
    const rule: CoachWords | null = text.warn?.(p.view, p.seat, move) ?? null;
    const why = p.seats < 2 ? null : mustAsk(rule !== null, word);
    if (why === null) continue;
    const here = `${language} coach`;
    const warned = { title: rule?.title ?? '', text: rule?.text ?? '', clauses: rule?.clauses ?? [] };
    const spoken = word?.kind === 'mistake' ? sayMistake(r, coach, rule, move, word) : { words: warned, better: null };
    const { words, better } = spoken;
    for (const x of [words.title, words.text, ...(better === null ? [] : [better.move, better.instead])]) wants(!holed(x), `${here}: a hole in "${x}"`);
    if (better !== null && better.why !== '') wants(!holed(better.why), `${here}: a hole in "${better.why}"`);
    const back = twice([words.title, ...sentencesOf(words.text), ...sentencesOf(better?.why ?? '')]);
    wants(back === undefined, `${here}: said twice: "${back}"`);
    wants(words.clauses.length > 0 && words.clauses.every((x) => clauses.includes(x)), `${here}: no clause stands beside it`);
    if (word?.kind === 'mistake' && better !== null) {
      asked = true;
      wants(words.text.includes(name(word.best)), `${here}: the better move is not named`);
      wants(better.move !== better.instead, `${here}: the better move is called as the one that was chosen: "${better.move}"`);
      wants(word.loss.about > word.loss.off, `${here}: the range of what it costs reaches nothing`);
      bars(word.figures, here);
      const [a, b] = word.figures;
      wants(!word.serious || b !== null, `${here}: asks, and has no figures that bear it out`);
      lines.push(
        `  ${language} | ABOUT TO: ${better.instead} | ${words.title} | ${words.text} | ${better.why} ${words.clauses.map((x) => `[${x}]`).join(' ')} | ${sayFigure(review, p.seats, a)} / ${b === null ? '' : sayFigure(review, p.seats, b)}`,
      );
    } else lines.push(`  ${language} | ABOUT TO: ${name(move)} | ${words.title} | ${words.text} ${words.clauses.map((x) => `[${x}]`).join(' ')}`);
  }
  const [one, ...others] = [...said.values()];
  wants(
    others.every((x) => x === one),
    `the languages say other numbers: ${[...said.values()].join(' / ')}`,
  );
  return { lines, faults, advised: advice.kind === 'clear', asked };
};

/** What is wrong with the facts themselves, worked out anew by other luck from what the seat sees; and that whatever is told of a position is the same in every world that looks like it to the seat. */
export const untrueIn = (p: Position, { all }: Voices, judged: Judgement, move: Flat, seed: number): readonly string[] => {
  const [{ text } = { text: undefined }] = all;
  if (text === undefined) return ['nobody speaks'];
  const advice = adviceOf(judged);
  const mistake = p.seats < 2 || same(judged.best.move, move) ? null : mistakeIn(p, judged, move);
  const found = [...checkAdvice(p, advice, seed), ...(mistake === null ? [] : [checkLoss(p, mistake, seed)])];
  const faults: string[] = [];
  const pairs: (readonly [better: Flat, other: Flat])[] = [];
  if (advice.kind === 'clear') pairs.push([advice.best.move, advice.second.move]);
  if (mistake !== null) pairs.push([mistake.best.move, mistake.played.move]);
  for (const [better, other] of pairs)
    for (const g of groundsFor(p, text.counting, better, other)) {
      found.push(checkGround(p, text.counting, g, better, other, seed));
      if (g.kind !== 'opens') continue;
      const labels = [1, 2, 3, 4].map((n) => {
        const chance = new Sfc().at(seed, n);
        const world = p.e.guess(p.view, p.seat, chance);
        p.e.play(world, p.seat, better, { chance, tell: undefined });
        return text.move(p.e.view(world, p.seat), p.seat, g.move).label;
      });
      if (new Set(labels).size > 1) faults.push(`what it opens is called differently from world to world: ${labels.join(' / ')}`);
    }
  if (mistake !== null && costOf(mistake.gain, p.seats) === '') faults.push('a mistake without a cost');
  return [...faults, ...found.flatMap(({ claim, fault }) => (fault === null ? [] : [`"${claim}" is wrong: ${fault}`]))];
};

/** Whatever is counted for any seat can be counted from what this seat sees. */
export const unseenIn = (p: Position, { all }: Voices, state: Position['view']): readonly string[] => {
  const counting = all[0]?.text.counting;
  if (counting === undefined) return [];
  return Array.from({ length: p.seats }, (_, seat) => seat).flatMap((seat) => {
    const [true_, seen] = [state, p.view].map((s) => JSON.stringify(counting.of(s, seat)));
    return true_ === seen ? [] : [`what is counted for seat ${seat + 1} hangs on what seat ${p.seat + 1} cannot see: ${true_} / ${seen}`];
  });
};

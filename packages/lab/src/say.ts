/** What a report says, in one object, so that it can be said in another language: its sentences, its figures and the names of what it counts. */

import type { LabWords } from '@pesthouse/kernel';
import { PAIRED_ENGLISH } from './paired/english.ts';
import type { Verdict } from './wilson.ts';
import { count, named, percent, plain, points, VERDICTS, variantName } from './words.ts';

const games = (n: number): string => (n === 1 ? '1 game' : `${n} games`);

export const ENGLISH = {
  language: 'en',
  /** The name of anything that is counted: a number, a card, an ending, a kind of move. */
  name: named,
  /** The same for a kind of move and for an ending, which a game gives names of its own (`lab` of its text). */
  verb: named,
  ending: named,
  variant: variantName,
  percent,
  points,
  count,
  fixed: (x: number, digits: number): string => x.toFixed(digits),
  verdicts: VERDICTS,
  seat: (name: string): string => `Seat ${name}`,
  botInSeat: (bot: string, seat: string): string => `${named(bot)} in seat ${seat}`,
  botAs: (bot: string, what: string): string => `${named(bot)} as ${plain(what)}`,
  bySeat: 'by seat',
  by: (kind: string): string => `by ${kind}`,
  byHead: (kind: string): string => `By ${kind}`,
  fair: 'The dashed line is the fair share; the shaded strip is a fifth of it to either side. A result counts as unfair when its whole interval lies outside the strip, after at least 30 games.',
  bots: 'Bots',
  botsAbout: 'How many games each bot won. A shared win counts as a part of a win.',
  seats: 'Seats',
  scores: 'Scores',
  averageOf: (bot: string, mean: string, least: number, most: number): string => `${named(bot)}: average score ${mean}, from ${least} to ${most}`,
  ranks: 'Ranks',
  games,
  length: 'Length and lead',
  lengthAbout: 'Who leads is judged by what the bots think of the position each time another seat is asked, and at the end by who won.',
  decisionsPer: (n: string): string => `${n} decisions per game`,
  roundsPer: (n: string): string => `${n} rounds per game`,
  leadsPer: (n: string): string => `${n} changes of the lead per game`,
  endings: 'How games ended',
  verbs: 'Decisions',
  verbsAbout: 'How often each kind of move was made per game.',
  perGame: (n: string): string => `${n} per game`,
  cards: 'Cards',
  cardsAlone: 'How often each card was picked when it could have been.',
  cardsAbout:
    'How often each card was picked when it could have been, and how often the seats that picked it at least once won. Whoever is ahead can pay for more, so a high win rate shows what winners do, not what makes them win. To learn what a card is worth, run a trial that denies cards at random.',
  cardHeads: ['Card', 'Could be picked', 'Picked', 'Pick rate', 'Seats that picked it', 'Their win rate'],
  to: (a: string, b: string): string => `${a} to ${b}`,
  of: (n: number): string => `of ${n}`,
  worth: 'What cards are worth',
  worthAbout:
    'Some seats, chosen at random, had to do without a card. Among the seats that could have had it at least once, this compares how often those won who were free to pick it with those who were not. The choice does not depend on who is ahead, so the difference is what the card brings. The dashed line is the usual card of this trial; the shaded strip is a fifth of what the free seats win, to either side.',
  worthHeads: ['Card', 'Free to pick it', 'Without it', 'Worth'],
  sweep: 'Side by side',
  sweepAbout: 'The same seeds, with different numbers in the rules.',
  sweepHeads: ['Variant', 'Games', 'Decisions', 'Rounds'],
  sweepScore: 'Score',
  sweepFair: ['Lead changes', 'Unfair'],
  sweepEndings: 'Endings',
  tooFew: 'too few games',
  noneFound: 'none found',
  seatSmall: (name: string): string => `seat ${name}`,
  markOf: (name: string, share: string, low: string, high: string, fair: string): string =>
    `${name}: ${share}, between ${low} and ${high}, fair would be ${fair}`,
  worthOf: (name: string, share: string, low: string, high: string): string => `${name}: ${share}, between ${low} and ${high}`,
  winsOf: (low: string, high: string, wins: string, all: number): string => `${low} to ${high}, ${wins} of ${all}`,
  bin: (from: number, to: number): string => (from === to ? String(from) : `${from} to ${to}`),
  histogram: (title: string, from: number, to: number, most: string): string => `${title}: from ${from} to ${to}, most often ${most}`,
  early: (n: number, enough: number): string =>
    `Too early to judge: ${n === 1 ? 'one game' : games(n)} so far. From ${enough} games on, what is clearly unfair is named here.`,
  noUnfair: (n: number, roles: boolean): string => `After ${n === 1 ? 'one game' : games(n)} no seat and no ${roles ? 'role' : 'player'} is clearly unfair.`,
  /** After the name of who it is. */
  looks: (verdict: Verdict, share: string, low: string, high: string, fair: string): string =>
    `looks ${VERDICTS[verdict]}: won ${share} of the games (${low} to ${high}), where ${fair} would be fair.`,
  facts: {
    games: 'games',
    gamesOf: (n: number): string => `games of ${n}`,
    bot: 'bot in every seat',
    bots: 'bots, taking turns in the seats',
    decisions: 'decisions per game',
    rounds: 'rounds per game',
    score: 'average score',
    leads: 'changes of the lead per game',
  },
  uneven: (block: number): string => `The bots have not sat in every seat equally often: that takes a multiple of ${block} games.`,
  pageTitle: (title: string): string => `${title}: the balance lab`,
  lead: (players: number, rules: string, seed: number): string =>
    `The Pesthouse balance lab: ${players} ${players === 1 ? 'player' : 'players'}, rules ${rules}, seed ${seed}.`,
  light: 'Light or dark',
  again: 'Again',
  againAbout: 'This command plays the same games again:',
  wilson: 'Intervals are 95 % Wilson intervals. A shared win counts as a part of a win, which makes an interval a little too wide rather than too narrow.',
  save: 'Save the raw data',
  /** Of a variant beside the unchanged game on the same deals. */
  paired: PAIRED_ENGLISH,
};
export type LabSay = typeof ENGLISH;

/** The words of a report with a game's own names for what is counted. */
export const sayWith = (say: LabSay, words: LabWords | undefined): LabSay => ({
  ...say,
  name: (id) => words?.labels?.[id] ?? say.name(id),
  verb: (id) => words?.verbs[id] ?? say.verb(id),
  ending: (id) => words?.endings[id] ?? say.ending(id),
});

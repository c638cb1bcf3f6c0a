/** What bots judge Pests! by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  free: { better: 'fewer of {whose} pests run free', worse: 'more of {whose} pests run free' },
  trapped: { better: 'fewer of {whose} trapped pests are left to be carried out', worse: 'more of {whose} trapped pests are left to be carried out' },
  short: { better: '{whose} reserve is in less danger of running dry', worse: '{whose} reserve is in more danger of running dry' },
  sealed: { better: '{whose} nest gets sealed', worse: '{whose} nest stays open' },
  queen: { better: '{whose} queen sits in a trap', worse: '{whose} queen goes free' },
  ready: { better: '{whose} house is clean but for the queen in her trap', worse: '{whose} house is not clean yet' },
  toNest: { better: '{whose} way to the nest is shorter', worse: '{whose} way to the nest is longer' },
  toQueen: { better: '{whose} way to the queen is shorter', worse: '{whose} way to the queen is longer' },
  toTrap: { better: '{whose} way to the trapped queen is shorter', worse: '{whose} way to the trapped queen is longer' },
  idleTrap: { better: 'fewer of {whose} traps stand empty', worse: 'more of {whose} traps stand empty' },
  cards: { better: '{whose} toolbox holds more cards', worse: '{whose} toolbox holds fewer cards' },
  rival: { better: '{whose} strongest rival falls back', worse: '{whose} strongest rival gets on' },
  alive: { better: '{whose} chance of not being overrun is better', worse: '{whose} chance of not being overrun is worse' },
  won: { better: '{whose} job gets finished', worse: '{whose} job does not get finished' },
};

/** The figures of a trial in lines of text, for the terminal. */
import { count, dearest, type Figures, percent, points, type Share, type Shares, type Summary, VERDICTS } from '@pesthouse/lab';

/** What is still open needs no word in every line. */
const verdict = (x: Share): string => (x.verdict === 'open' ? '' : `  ${VERDICTS[x.verdict]}`);

const shareLine = (name: string, x: Share, wide: number, judged: boolean): string =>
  `  ${name.padEnd(wide)}  ${count(x.wins)} of ${x.games}  ${percent(x.share)} (${percent(x.low)} to ${percent(x.high)}, fair ${percent(x.fair)})  score ${x.score.toFixed(1)}${judged ? verdict(x) : ''}`;
const scoreLine = (name: string, x: Share, wide: number): string =>
  `  ${name.padEnd(wide)}  ${x.games} games  score ${x.score.toFixed(1)} ± ${x.spread.toFixed(1)}`;

const block = (kind: string, shares: Shares, alone: boolean): string[] => {
  const wide = Math.max(...Object.keys(shares).map((x) => x.length));
  return [kind, ...Object.entries(shares).map(([name, x]) => (alone ? scoreLine(name, x, wide) : shareLine(name, x, wide, kind !== 'bot')))];
};

/** What cards are worth, the dearest first. */
const worthLines = (x: Figures): string[] => {
  const cards = dearest(x);
  if (cards.length === 0) return [];
  const wide = Math.max(...cards.map(([name]) => name.length));
  return [
    'what a card is worth to those who are free to pick it',
    ...cards.map(
      ([name, w]) =>
        `  ${name.padEnd(wide)}  ${points(w.share).padStart(5)} (${points(w.low)} to ${points(w.high)})  free ${percent(w.free.share)} of ${w.free.seats}, without ${percent(w.without.share)} of ${w.without.seats}${w.verdict === 'open' ? '' : `  ${VERDICTS[w.verdict]}`}`,
    ),
  ];
};

const figureLines = (x: Figures, alone: boolean): string[] => [
  ...Object.entries(x.groups)
    .filter(([kind]) => !kind.startsWith('bot/') && !(alone && kind === 'seat'))
    .flatMap(([kind, shares]) => block(kind, shares, alone)),
  `length  ${x.decisions.mean.toFixed(0)} decisions (${x.decisions.least} to ${x.decisions.most}), ${x.rounds.mean.toFixed(1)} rounds (${x.rounds.least} to ${x.rounds.most})`,
  ...(alone ? [] : [`lead    changes ${x.leads.mean.toFixed(1)} times a game, for the last time after ${percent(x.settled)} of the game`]),
  `endings ${Object.entries(x.endings)
    .map(([name, { share }]) => `${name} ${percent(share)}`)
    .join(', ')}`,
  ...worthLines(x),
];

/** How the shares of the base moved in a variant. */
const sweepLines = (base: Figures, x: Summary['sweep'][number], alone: boolean): string[] => [
  `\n${x.name}  (${x.games} games)`,
  ...Object.entries({ ...x.seats, ...x.roles }).map(([name, share]) => {
    const before = base.roles[name] ?? base.seats[name];
    const [was, is] = alone ? [before?.score.toFixed(1), share.score.toFixed(1)] : [before === undefined ? '-' : percent(before.share), percent(share.share)];
    return `  ${name in x.roles ? name : `seat ${name}`}: ${was} -> ${is}${alone ? '' : ` (${percent(share.low)} to ${percent(share.high)})`}`;
  }),
];

export const tellSummary = (x: Summary): string[] => {
  const alone = x.players === 1;
  return [
    `${x.title}, ${x.players} ${alone ? 'player' : 'players'}: ${x.games} of ${x.wanted} games from seed ${x.seed}.`,
    ...(x.even ? [] : [`The bots have not sat in all seats equally often: that needs a multiple of ${x.block} games.`]),
    ...figureLines(x, alone),
    ...x.sweep.flatMap((v) => sweepLines(x, v, alone)),
  ];
};

/** The sections of a report, each made of the figures of one variant or of all side by side. */
import { dearest, type Figures, type Share, type Shares, type Summary } from '../summary.ts';
import { count, percent, plain, points, VERDICTS } from '../words.ts';
import { esc } from './html.ts';
import { barPlot, histogram, type IntervalRow, intervalMark, intervalPlot, reach, worthMark } from './plots.ts';

const section = (title: string, about: string, body: string): string =>
  body === '' ? '' : `<section><h2>${esc(title)}</h2>${about === '' ? '' : `<p>${esc(about)}</p>`}${body}</section>`;

const rowsOf = (shares: Shares, judged: boolean, naming: (name: string) => string = plain): IntervalRow[] =>
  Object.entries(shares).map(([name, { verdict, ...x }]) => ({ ...x, name: naming(name), ...(judged ? { verdict } : {}) }));

const seatName = (name: string): string => `seat ${name}`;
/** `greedy/plague` is `greedy as plague`. */
const crossName = (kind: string) => (name: string) => {
  const [bot = '', what = ''] = name.split('/');
  return kind === 'bot/seat' ? `${bot} in seat ${what}` : `${bot} as ${plain(what)}`;
};

const isCross = (kind: string): boolean => kind.startsWith('bot/');
/** The kinds that are judged by fairness, seats first. */
export const kindsOf = (x: Figures): string[] => Object.keys(x.groups).filter((kind) => kind !== 'bot' && !isCross(kind));
export const namingOf = (kind: string): ((name: string) => string) => (kind === 'seat' ? seatName : plain);

const FAIR = 'The dashed line is the fair share, the shaded strip a fifth of it to both sides. Unfair is what lies outside the strip with its whole interval.';

export const botSection = (x: Figures): string => {
  const bots = Object.keys(x.bots);
  if (bots.length < 2) return '';
  const crosses = Object.entries(x.groups)
    .filter(([kind, names]) => isCross(kind) && Object.keys(names).length <= 24)
    .map(
      ([kind, names]) =>
        `<h3>${esc(kind === 'bot/seat' ? 'by seat' : `by ${kind.slice('bot/'.length)}`)}</h3>${intervalPlot(rowsOf(names, false, crossName(kind)))}`,
    )
    .join('');
  return section('Bots', 'How many games each bot won. A shared win counts as its part.', intervalPlot(rowsOf(x.bots, false)) + crosses);
};

export const fairSections = (x: Figures): string =>
  kindsOf(x)
    .map((kind, i) => section(kind === 'seat' ? 'Seats' : `By ${kind}`, i === 0 ? FAIR : '', intervalPlot(rowsOf(x.groups[kind] ?? {}, true, namingOf(kind)))))
    .join('');

/** Where one plays alone there is nobody to beat: scores and ranks speak. */
export const soloSection = (x: Figures): string => {
  const scores = Object.entries(x.scores)
    .map(([bot, s]) => histogram(`${bot}: score ${s.mean.toFixed(1)} on average, ${s.least} to ${s.most}`, s.counts))
    .join('');
  const ranks = Object.entries(x.groups.rank ?? {}).map(([name, r]) => ({
    name: plain(name),
    value: r.games,
    note: `${r.games} games, ${percent(r.games / x.games)}`,
  }));
  return section('Scores', '', `<div class="pair">${scores}</div>`) + section('Ranks', '', ranks.length === 0 ? '' : barPlot(ranks));
};

export const lengthSection = (x: Figures, alone: boolean): string =>
  section(
    'Length and lead',
    alone ? '' : 'Who leads is judged by what bots think of the position whenever another seat is asked, and at the end by who won.',
    `<div class="pair">${histogram(`${x.decisions.mean.toFixed(0)} decisions a game`, x.decisions.counts)}${histogram(`${x.rounds.mean.toFixed(1)} rounds a game`, x.rounds.counts)}${
      alone ? '' : histogram(`${x.leads.mean.toFixed(1)} changes of the lead a game`, x.leads.counts)
    }</div>`,
  );

export const endingSection = (x: Figures): string =>
  section(
    'How games ended',
    '',
    barPlot(
      Object.entries(x.endings).map(([name, e]) => ({
        name: plain(name),
        value: e.share,
        note: `${percent(e.share)}, ${e.games} ${e.games === 1 ? 'game' : 'games'}`,
      })),
    ),
  );

export const verbSection = (x: Figures): string =>
  section(
    'Decisions',
    'How often each kind of move was made, a game.',
    barPlot(
      Object.entries(x.verbs)
        .sort(([, a], [, b]) => b.count - a.count)
        .map(([name, v]) => ({ name: plain(name), value: v.perGame, note: `${v.perGame.toFixed(v.perGame < 10 ? 2 : 1)} a game` })),
    ),
  );

const cardTable = (deck: Figures['cards'][string], alone: boolean): string => {
  const cards = Object.entries(deck).sort(([, a], [, b]) => b.rate - a.rate);
  const end = reach(cards.map(([, c]) => c));
  const lines = cards.map(([name, c]) => {
    const mark = intervalMark({ ...c, name: plain(name), wins: c.share * c.seats, games: c.seats }, end);
    const won = alone ? '' : `<td>${percent(c.share)} <small>${percent(c.low)} to ${percent(c.high)}</small></td><td class="plot">${mark}</td>`;
    return `<tr><td>${esc(plain(name))}</td><td>${c.offered}</td><td>${c.picked}</td><td>${percent(c.rate)}</td><td>${c.seats}</td>${won}</tr>`;
  });
  const heads = ['card', 'could be picked', 'picked', 'pick rate', 'seats that did', ...(alone ? [] : ['win rate of these', ''])];
  return `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
};

export const cardSections = (x: Figures, alone: boolean): string =>
  section(
    'Cards',
    alone
      ? 'How often each card was picked in the decisions in which it could have been.'
      : 'How often each card was picked in the decisions in which it could have been, and how often those won who picked it at least once. Whoever is ahead can pay for more: a high win rate shows what winners do, not yet what makes them win. What a card is worth is told by a trial that denies cards by lot.',
    Object.entries(x.cards)
      .map(([deck, cards]) => `<h3>${esc(deck)}</h3>${cardTable(cards, alone)}`)
      .join(''),
  );

/** What the cards are worth, the dearest first: how much more often those win who were free to pick it than those who had to do without. */
export const worthSection = (x: Figures): string => {
  const cards = dearest(x);
  if (cards.length === 0) return '';
  const end = reach(cards.map(([, w]) => ({ high: Math.max(Math.abs(w.low), Math.abs(w.high)), fair: 0 })));
  const lines = cards.map(([name, w]) => {
    const cells = [
      esc(plain(name)),
      `${percent(w.free.share)} <small>of ${w.free.seats}</small>`,
      `${percent(w.without.share)} <small>of ${w.without.seats}</small>`,
      `${points(w.share)} <small>${points(w.low)} to ${points(w.high)}</small>`,
    ];
    return `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}<td class="plot">${worthMark(plain(name), w, end)}</td><td>${VERDICTS[w.verdict]}</td></tr>`;
  });
  const heads = ['card', 'free to pick it', 'doing without', 'worth', '', ''];
  return section(
    'What cards are worth',
    'By lot some seats had to do without a card. Of the seats to which it was open at least once: how often those won who were free to pick it, and those who were not. The lot knows nobody who is ahead, so the difference is what the card brings. The dashed line is the usual card of this trial, the shaded strip a fifth of what the free ones win to both sides of it.',
    `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
  );
};

const sideBySide = (x: Summary, kind: string, naming: (name: string) => string): string => {
  const all = [{ name: 'base', groups: x.groups }, ...x.sweep];
  const names = [...new Set(all.flatMap((v) => Object.keys(v.groups[kind] ?? {})))];
  const rows = names.flatMap((name) =>
    all.flatMap((v) => {
      const share: Share | undefined = v.groups[kind]?.[name];
      return share === undefined ? [] : [{ ...share, name: naming(name), under: v.name }];
    }),
  );
  return intervalPlot(rows);
};

/** All variants beside the base, kind by kind, and their lengths and leads in a table. */
export const sweepSection = (x: Summary): string => {
  if (x.sweep.length === 0) return '';
  const alone = x.players === 1;
  const all = [{ ...x, name: 'base' }, ...x.sweep];
  const heads = ['variant', 'games', 'decisions', 'rounds', ...(alone ? ['score'] : ['lead changes', 'unfair']), 'endings'];
  const lines = all.map((v) => {
    const scores = Object.values(v.seats).map((s) => s.score.toFixed(1));
    const endings = Object.entries(v.endings).map(([name, e]) => `${plain(name)} ${percent(e.share, 0)}`);
    const unfair = v.unfair.map((u) => `${u.kind} ${plain(u.name)}`).join(', ');
    const cells = [
      v.name,
      count(v.games),
      v.decisions.mean.toFixed(0),
      v.rounds.mean.toFixed(1),
      ...(alone ? scores : [v.leads.mean.toFixed(1), unfair === '' ? 'nothing' : unfair]),
      endings.join(', '),
    ];
    return `<tr>${cells.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`;
  });
  const table = `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  const plots = alone
    ? ''
    : kindsOf(x)
        .map((kind) => `<h3>${esc(kind)}</h3>${sideBySide(x, kind, namingOf(kind))}`)
        .join('');
  return section('Side by side', 'The same seeds, with other numbers in the rules.', table + plots);
};

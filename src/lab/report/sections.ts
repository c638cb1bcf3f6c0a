/** The sections of a report, each made of the figures of one variant or of all side by side. */
import { dearest, type Figures, type Share, type Shares, type Summary } from '../summary.ts';
import { count, ENOUGH, named, percent, plain, points, VERDICTS, variantName } from '../words.ts';
import { esc } from './html.ts';
import { barPlot, histogram, type IntervalRow, intervalMark, intervalPlot, reach, worthMark } from './plots.ts';

const section = (title: string, about: string, body: string): string =>
  body === '' ? '' : `<section><h2>${esc(title)}</h2>${about === '' ? '' : `<p>${esc(about)}</p>`}${body}</section>`;

const rowsOf = (shares: Shares, judged: boolean, naming: (name: string) => string = named): IntervalRow[] =>
  Object.entries(shares).map(([name, { verdict, ...x }]) => ({
    ...x,
    name: naming(name),
    // Two games prove nothing, whatever the interval says.
    ...(judged ? { verdict: x.games < ENOUGH ? ('open' as const) : verdict } : {}),
  }));

const seatName = (name: string): string => `Seat ${name}`;
/** `greedy/plague` is `Greedy as plague`. */
const crossName = (kind: string) => (name: string) => {
  const [bot = '', what = ''] = name.split('/');
  return kind === 'bot/seat' ? `${named(bot)} in seat ${what}` : `${named(bot)} as ${plain(what)}`;
};

const isCross = (kind: string): boolean => kind.startsWith('bot/');
/** The kinds that are judged by fairness, seats first. */
export const kindsOf = (x: Figures): string[] => Object.keys(x.groups).filter((kind) => kind !== 'bot' && !isCross(kind));
export const namingOf = (kind: string): ((name: string) => string) => (kind === 'seat' ? seatName : named);

const FAIR =
  'The dashed line is the fair share; the shaded strip is a fifth of it to either side. A result counts as unfair when its whole interval lies outside the strip, after at least 30 games.';

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
  return section('Bots', 'How many games each bot won. A shared win counts as a part of a win.', intervalPlot(rowsOf(x.bots, false)) + crosses);
};

export const fairSections = (x: Figures): string =>
  kindsOf(x)
    .map((kind, i) => section(kind === 'seat' ? 'Seats' : `By ${kind}`, i === 0 ? FAIR : '', intervalPlot(rowsOf(x.groups[kind] ?? {}, true, namingOf(kind)))))
    .join('');

/** Where one plays alone there is nobody to beat: scores and ranks speak. */
export const soloSection = (x: Figures): string => {
  const scores = Object.entries(x.scores)
    .map(([bot, s]) => histogram(`${named(bot)}: average score ${s.mean.toFixed(1)}, from ${s.least} to ${s.most}`, s.counts))
    .join('');
  const ranks = Object.entries(x.groups.rank ?? {}).map(([name, r]) => ({
    name: named(name),
    value: r.games,
    note: `${r.games} ${r.games === 1 ? 'game' : 'games'}, ${percent(r.games / x.games)}`,
  }));
  return section('Scores', '', `<div class="pair">${scores}</div>`) + section('Ranks', '', ranks.length === 0 ? '' : barPlot(ranks));
};

export const lengthSection = (x: Figures, alone: boolean): string =>
  section(
    'Length and lead',
    alone ? '' : 'Who leads is judged by what the bots think of the position each time another seat is asked, and at the end by who won.',
    `<div class="pair">${histogram(`${x.decisions.mean.toFixed(0)} decisions per game`, x.decisions.counts)}${histogram(`${x.rounds.mean.toFixed(1)} rounds per game`, x.rounds.counts)}${
      alone ? '' : histogram(`${x.leads.mean.toFixed(1)} changes of the lead per game`, x.leads.counts)
    }</div>`,
  );

export const endingSection = (x: Figures): string =>
  section(
    'How games ended',
    '',
    barPlot(
      Object.entries(x.endings).map(([name, e]) => ({
        name: named(name),
        value: e.share,
        note: `${percent(e.share)}, ${e.games} ${e.games === 1 ? 'game' : 'games'}`,
      })),
    ),
  );

export const verbSection = (x: Figures): string =>
  section(
    'Decisions',
    'How often each kind of move was made per game.',
    barPlot(
      Object.entries(x.verbs)
        .sort(([, a], [, b]) => b.count - a.count)
        .map(([name, v]) => ({ name: named(name), value: v.perGame, note: `${v.perGame.toFixed(v.perGame < 10 ? 2 : 1)} per game` })),
    ),
  );

const cardTable = (deck: Figures['cards'][string], alone: boolean): string => {
  const cards = Object.entries(deck).sort(([, a], [, b]) => b.rate - a.rate);
  const end = reach(cards.map(([, c]) => c));
  const lines = cards.map(([name, c]) => {
    const mark = intervalMark({ ...c, name: named(name), wins: c.share * c.seats, games: c.seats }, end);
    const won = alone ? '' : `<td>${percent(c.share)} <small>${percent(c.low)} to ${percent(c.high)}</small></td><td class="plot">${mark}</td>`;
    return `<tr><td>${esc(named(name))}</td><td>${c.offered}</td><td>${c.picked}</td><td>${percent(c.rate)}</td><td>${c.seats}</td>${won}</tr>`;
  });
  const heads = ['Card', 'Could be picked', 'Picked', 'Pick rate', 'Seats that picked it', ...(alone ? [] : ['Their win rate', ''])];
  return `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
};

export const cardSections = (x: Figures, alone: boolean): string =>
  section(
    'Cards',
    alone
      ? 'How often each card was picked when it could have been.'
      : 'How often each card was picked when it could have been, and how often the seats that picked it at least once won. Whoever is ahead can pay for more, so a high win rate shows what winners do, not what makes them win. To learn what a card is worth, run a trial that denies cards at random.',
    Object.entries(x.cards)
      .map(([deck, cards]) => `<h3>${esc(named(deck))}</h3>${cardTable(cards, alone)}`)
      .join(''),
  );

/** What the cards are worth, the dearest first: how much more often those win who were free to pick it than those who had to do without. */
export const worthSection = (x: Figures): string => {
  const cards = dearest(x);
  if (cards.length === 0) return '';
  const end = reach(cards.map(([, w]) => ({ high: Math.max(Math.abs(w.low), Math.abs(w.high)), fair: 0 })));
  const lines = cards.map(([name, w]) => {
    const cells = [
      esc(named(name)),
      `${percent(w.free.share)} <small>of ${w.free.seats}</small>`,
      `${percent(w.without.share)} <small>of ${w.without.seats}</small>`,
      `${points(w.share)} <small>${points(w.low)} to ${points(w.high)}</small>`,
    ];
    return `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}<td class="plot">${worthMark(named(name), w, end)}</td><td>${VERDICTS[w.verdict]}</td></tr>`;
  });
  const heads = ['Card', 'Free to pick it', 'Without it', 'Worth', '', ''];
  return section(
    'What cards are worth',
    'Some seats, chosen at random, had to do without a card. Among the seats that could have had it at least once, this compares how often those won who were free to pick it with those who were not. The choice does not depend on who is ahead, so the difference is what the card brings. The dashed line is the usual card of this trial; the shaded strip is a fifth of what the free seats win, to either side.',
    `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
  );
};

const sideBySide = (x: Summary, kind: string, naming: (name: string) => string): string => {
  const all = [{ name: 'base', groups: x.groups }, ...x.sweep];
  const names = [...new Set(all.flatMap((v) => Object.keys(v.groups[kind] ?? {})))];
  const rows = names.flatMap((name) =>
    all.flatMap((v) => {
      const share: Share | undefined = v.groups[kind]?.[name];
      return share === undefined ? [] : [{ ...share, name: naming(name), under: variantName(v.name) }];
    }),
  );
  return intervalPlot(rows);
};

/** All variants beside the base, kind by kind, and their lengths and leads in a table. */
export const sweepSection = (x: Summary): string => {
  if (x.sweep.length === 0) return '';
  const alone = x.players === 1;
  const all = [{ ...x, name: 'base' }, ...x.sweep];
  const heads = ['Variant', 'Games', 'Decisions', 'Rounds', ...(alone ? ['Score'] : ['Lead changes', 'Unfair']), 'Endings'];
  const lines = all.map((v) => {
    const scores = Object.values(v.seats).map((s) => s.score.toFixed(1));
    const endings = Object.entries(v.endings).map(([name, e]) => `${named(name)} ${percent(e.share, 0)}`);
    const unfair = v.games < ENOUGH ? 'too few games' : v.unfair.map((u) => (u.kind === 'seat' ? `seat ${u.name}` : named(u.name))).join(', ');
    const cells = [
      variantName(v.name),
      count(v.games),
      v.decisions.mean.toFixed(0),
      v.rounds.mean.toFixed(1),
      ...(alone ? scores : [v.leads.mean.toFixed(1), unfair === '' ? 'none found' : unfair]),
      endings.join(', '),
    ];
    return `<tr>${cells.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`;
  });
  const table = `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  const plots = alone
    ? ''
    : kindsOf(x)
        .map((kind) => `<h3>${esc(named(kind))}</h3>${sideBySide(x, kind, namingOf(kind))}`)
        .join('');
  return section('Side by side', 'The same seeds, with different numbers in the rules.', table + plots);
};

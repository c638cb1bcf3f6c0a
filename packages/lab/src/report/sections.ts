/** The sections of a report, each made of the figures of one variant or of all side by side. */

import { ENGLISH, type LabSay } from '../say.ts';
import { dearest, type Figures, type Share, type Shares, type Summary } from '../summary.ts';
import { ENOUGH } from '../words.ts';
import { esc } from './html.ts';
import { barPlot, histogram, type IntervalRow, intervalMark, intervalPlot, reach, worthMark } from './plots.ts';

const section = (title: string, about: string, body: string): string =>
  body === '' ? '' : `<section><h2>${esc(title)}</h2>${about === '' ? '' : `<p>${esc(about)}</p>`}${body}</section>`;

const rowsOf = (shares: Shares, judged: boolean, naming: (name: string) => string): IntervalRow[] =>
  Object.entries(shares).map(([name, { verdict, ...x }]) => ({
    ...x,
    name: naming(name),
    // Two games prove nothing, whatever the interval says.
    ...(judged ? { verdict: x.games < ENOUGH ? ('open' as const) : verdict } : {}),
  }));

/** `greedy/plague` is `Greedy as plague`. */
const crossName = (w: LabSay, kind: string) => (name: string) => {
  const [bot = '', what = ''] = name.split('/');
  return kind === 'bot/seat' ? w.botInSeat(bot, what) : w.botAs(bot, what);
};

const isCross = (kind: string): boolean => kind.startsWith('bot/');
/** The kinds that are judged by fairness, seats first. */
export const kindsOf = (x: Figures): string[] => Object.keys(x.groups).filter((kind) => kind !== 'bot' && !isCross(kind));
const namingOf = (kind: string, w: LabSay): ((name: string) => string) => (kind === 'seat' ? w.seat : w.name);

export const botSection = (x: Figures, w: LabSay = ENGLISH): string => {
  const bots = Object.keys(x.bots);
  if (bots.length < 2) return '';
  const crosses = Object.entries(x.groups)
    .filter(([kind, names]) => isCross(kind) && Object.keys(names).length <= 24)
    .map(
      ([kind, names]) =>
        `<h3>${esc(kind === 'bot/seat' ? w.bySeat : w.by(w.name(kind.slice('bot/'.length)).toLowerCase()))}</h3>${intervalPlot(rowsOf(names, false, crossName(w, kind)), w)}`,
    )
    .join('');
  return section(w.bots, w.botsAbout, intervalPlot(rowsOf(x.bots, false, w.name), w) + crosses);
};

export const fairSections = (x: Figures, w: LabSay = ENGLISH): string =>
  kindsOf(x)
    .map((kind, i) =>
      section(kind === 'seat' ? w.seats : w.byHead(kind), i === 0 ? w.fair : '', intervalPlot(rowsOf(x.groups[kind] ?? {}, true, namingOf(kind, w)), w)),
    )
    .join('');

/** Where one plays alone there is nobody to beat: scores and ranks speak. */
export const soloSection = (x: Figures, w: LabSay = ENGLISH): string => {
  const scores = Object.entries(x.scores)
    .map(([bot, s]) => histogram(w.averageOf(bot, w.fixed(s.mean, 1), s.least, s.most), s.counts, w))
    .join('');
  const ranks = Object.entries(x.groups.rank ?? {}).map(([name, r]) => ({
    name: w.name(name),
    value: r.games,
    note: `${w.games(r.games)}, ${w.percent(r.games / x.games)}`,
  }));
  return section(w.scores, '', `<div class="pair">${scores}</div>`) + section(w.ranks, '', ranks.length === 0 ? '' : barPlot(ranks));
};

export const lengthSection = (x: Figures, alone: boolean, w: LabSay = ENGLISH): string =>
  section(
    w.length,
    alone ? '' : w.lengthAbout,
    `<div class="pair">${histogram(w.decisionsPer(w.fixed(x.decisions.mean, 0)), x.decisions.counts, w)}${histogram(w.roundsPer(w.fixed(x.rounds.mean, 1)), x.rounds.counts, w)}${
      alone ? '' : histogram(w.leadsPer(w.fixed(x.leads.mean, 1)), x.leads.counts, w)
    }</div>`,
  );

export const endingSection = (x: Figures, w: LabSay = ENGLISH): string =>
  section(
    w.endings,
    '',
    barPlot(
      Object.entries(x.endings).map(([name, e]) => ({
        name: w.ending(name),
        value: e.share,
        note: `${w.percent(e.share)}, ${w.games(e.games)}`,
      })),
    ),
  );

export const verbSection = (x: Figures, w: LabSay = ENGLISH): string =>
  section(
    w.verbs,
    w.verbsAbout,
    barPlot(
      Object.entries(x.verbs)
        .sort(([, a], [, b]) => b.count - a.count)
        .map(([name, v]) => ({ name: w.verb(name), value: v.perGame, note: w.perGame(w.fixed(v.perGame, v.perGame < 10 ? 2 : 1)) })),
    ),
  );

const cardTable = (deck: Figures['cards'][string], alone: boolean, w: LabSay): string => {
  const cards = Object.entries(deck).sort(([, a], [, b]) => b.rate - a.rate);
  const end = reach(cards.map(([, c]) => c));
  const lines = cards.map(([name, c]) => {
    const mark = intervalMark({ ...c, name: w.name(name), wins: c.share * c.seats, games: c.seats }, end, w);
    const won = alone ? '' : `<td>${w.percent(c.share)} <small>${w.to(w.percent(c.low), w.percent(c.high))}</small></td><td class="plot">${mark}</td>`;
    return `<tr><td>${esc(w.name(name))}</td><td>${c.offered}</td><td>${c.picked}</td><td>${w.percent(c.rate)}</td><td>${c.seats}</td>${won}</tr>`;
  });
  const heads = alone ? w.cardHeads.slice(0, -1) : [...w.cardHeads, ''];
  return `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
};

export const cardSections = (x: Figures, alone: boolean, w: LabSay = ENGLISH): string =>
  section(
    w.cards,
    alone ? w.cardsAlone : w.cardsAbout,
    Object.entries(x.cards)
      .map(([deck, cards]) => `<h3>${esc(w.name(deck))}</h3>${cardTable(cards, alone, w)}`)
      .join(''),
  );

/** What the cards are worth, the dearest first: how much more often those win who were free to pick it than those who had to do without. */
export const worthSection = (x: Figures, w: LabSay = ENGLISH): string => {
  const cards = dearest(x);
  if (cards.length === 0) return '';
  const end = reach(cards.map(([, c]) => ({ high: Math.max(Math.abs(c.low), Math.abs(c.high)), fair: 0 })));
  const lines = cards.map(([name, c]) => {
    const cells = [
      esc(w.name(name)),
      `${w.percent(c.free.share)} <small>${w.of(c.free.seats)}</small>`,
      `${w.percent(c.without.share)} <small>${w.of(c.without.seats)}</small>`,
      `${w.points(c.share)} <small>${w.to(w.points(c.low), w.points(c.high))}</small>`,
    ];
    return `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}<td class="plot">${worthMark(w.name(name), c, end, w)}</td><td>${w.verdicts[c.verdict]}</td></tr>`;
  });
  const heads = [...w.worthHeads, '', ''];
  return section(
    w.worth,
    w.worthAbout,
    `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
  );
};

const sideBySide = (x: Summary, kind: string, w: LabSay): string => {
  const all = [{ name: 'base', groups: x.groups }, ...x.sweep];
  const names = [...new Set(all.flatMap((v) => Object.keys(v.groups[kind] ?? {})))];
  const rows = names.flatMap((name) =>
    all.flatMap((v) => {
      const share: Share | undefined = v.groups[kind]?.[name];
      return share === undefined ? [] : [{ ...share, name: namingOf(kind, w)(name), under: w.variant(v.name) }];
    }),
  );
  return intervalPlot(rows, w);
};

/** All variants beside the base, kind by kind, and their lengths and leads in a table. */
export const sweepSection = (x: Summary, w: LabSay = ENGLISH): string => {
  if (x.sweep.length === 0) return '';
  const alone = x.players === 1;
  const all = [{ ...x, name: 'base' }, ...x.sweep];
  const heads = [...w.sweepHeads, ...(alone ? [w.sweepScore] : w.sweepFair), w.sweepEndings];
  const lines = all.map((v) => {
    const scores = Object.values(v.seats).map((s) => w.fixed(s.score, 1));
    const endings = Object.entries(v.endings).map(([name, e]) => `${w.ending(name)} ${w.percent(e.share, 0)}`);
    const unfair = v.games < ENOUGH ? w.tooFew : v.unfair.map((u) => (u.kind === 'seat' ? w.seatSmall(u.name) : w.name(u.name))).join(', ');
    const cells = [
      w.variant(v.name),
      w.count(v.games),
      w.fixed(v.decisions.mean, 0),
      w.fixed(v.rounds.mean, 1),
      ...(alone ? scores : [w.fixed(v.leads.mean, 1), unfair === '' ? w.noneFound : unfair]),
      endings.join(', '),
    ];
    return `<tr>${cells.map((c) => `<td>${esc(c)}</td>`).join('')}</tr>`;
  });
  const table = `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  const plots = alone
    ? ''
    : kindsOf(x)
        .map((kind) => `<h3>${esc(w.name(kind))}</h3>${sideBySide(x, kind, w)}`)
        .join('');
  return section(w.sweep, w.sweepAbout, table + plots);
};

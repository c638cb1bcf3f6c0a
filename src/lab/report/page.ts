/** The report: one page that needs nothing beside it, with its plots, its raw data, and the command that makes it again. */
import type { Plan } from '../plan.ts';
import type { GameResult } from '../result.ts';
import type { Summary } from '../summary.ts';
import type { Tally } from '../tally.ts';
import { ENOUGH, named, percent, VERDICTS } from '../words.ts';
import { embedded, esc } from './html.ts';
import { botSection, cardSections, endingSection, fairSections, lengthSection, soloSection, sweepSection, verbSection, worthSection } from './sections.ts';
import { STYLE } from './style.ts';

export interface ReportData {
  readonly plan: Plan;
  readonly summary: Summary;
  readonly tallies: readonly Tally[];
  readonly games: readonly GameResult[];
  /** The command that plays the same games again. */
  readonly command: string;
}

/** A page of more than this is no pleasure to open. */
const MOST_DATA = 24_000_000;

/** All games whole; where that would be too much, without what the tallies already hold of cards and verbs. */
const rawData = (x: ReportData): string => {
  const whole = embedded(x);
  if (whole.length <= MOST_DATA) return whole;
  return embedded({ ...x, games: x.games.map((g) => ({ ...g, seats: g.seats.map(({ verbs: _v, picks: _p, ...seat }) => seat) })) });
};

const fact = (value: string, what: string): string => `<div><b>${esc(value)}</b><span>${esc(what)}</span></div>`;

/** Who is clearly unfair, in sentences; nothing is called so before there are games enough. */
export const findings = (x: Summary): string => {
  if (x.players === 1) return '';
  const games = x.games === 1 ? 'one game' : `${x.games} games`;
  if (x.games < ENOUGH) return `<p>Too early to judge: ${games} so far. From ${ENOUGH} games on, what is clearly unfair is named here.</p>`;
  if (x.unfair.length === 0) return `<p>After ${games} no seat and no ${Object.keys(x.roles).length > 0 ? 'role' : 'player'} is clearly unfair.</p>`;
  const lines = x.unfair.map(
    (u) =>
      `<li><b>${esc(u.kind === 'seat' ? `Seat ${u.name}` : named(u.name))}</b> looks ${VERDICTS[u.verdict]}: won ${percent(u.share)} of the games (${percent(u.low)} to ${percent(u.high)}), where ${percent(u.fair)} would be fair.</li>`,
  );
  return `<div class="call"><ul>${lines.join('')}</ul></div>`;
};

/** Light and dark by hand, and the raw data as a file; without it the report only lacks these two. */
const SCRIPT = `
const root=document.documentElement;
document.getElementById('light').onclick=()=>{const dark=root.dataset.theme?root.dataset.theme==='dark':!matchMedia('(prefers-color-scheme: light)').matches;root.dataset.theme=dark?'light':'dark'};
document.getElementById('save').onclick=()=>{const a=document.createElement('a');a.href=URL.createObjectURL(new Blob([document.getElementById('data').textContent],{type:'application/json'}));a.download=document.body.dataset.file;a.click();URL.revokeObjectURL(a.href)};
`;

export const reportPage = (x: ReportData): string => {
  const { summary: s, plan } = x;
  const alone = s.players === 1;
  const facts = [
    fact(String(s.games), s.games < s.wanted ? `games of ${s.wanted}` : 'games'),
    fact(plan.bots.map(named).join(', '), plan.bots.length === 1 ? 'bot in every seat' : 'bots, taking turns in the seats'),
    fact(s.decisions.mean.toFixed(0), 'decisions per game'),
    fact(s.rounds.mean.toFixed(1), 'rounds per game'),
    alone ? fact(Object.values(s.seats)[0]?.score.toFixed(1) ?? '', 'average score') : fact(s.leads.mean.toFixed(1), 'changes of the lead per game'),
  ];
  const uneven = s.even ? '' : `<p>The bots have not sat in every seat equally often: that takes a multiple of ${s.block} games.</p>`;
  const body = [
    sweepSection(s),
    alone ? soloSection(s) : botSection(s) + fairSections(s),
    lengthSection(s, alone),
    endingSection(s),
    worthSection(s),
    cardSections(s, alone),
    verbSection(s),
  ].join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(s.title)}: the balance lab</title><style>${STYLE}</style></head>
<body data-file="${esc(`${s.game}-${s.players}-players.json`)}"><main>
<div class="top"><div><h1>${esc(s.title)}</h1><p>The Pesthouse balance lab: ${s.players} ${alone ? 'player' : 'players'}, rules ${esc(s.rules)}, seed ${s.seed}.</p></div><button id="light" type="button">Light or dark</button></div>
<div class="facts">${facts.join('')}</div>${uneven}${findings(s)}
${body}
<section><h2>Again</h2><p>This command plays the same games again:</p><p><code>${esc(x.command)}</code></p>
<p>Intervals are 95 % Wilson intervals. A shared win counts as a part of a win, which makes an interval a little too wide rather than too narrow.</p>
<button id="save" type="button">Save the raw data</button></section>
</main><script type="application/json" id="data">${rawData(x)}</script><script>${SCRIPT}</script></body></html>
`;
};

/** The report: one page that needs nothing beside it, with its plots, its raw data, and the command that makes it again. */
import type { Tunable } from '@pesthouse/kernel';
import type { Comparison } from '../paired/compare.ts';
import type { Plan } from '../plan.ts';
import type { GameResult } from '../result.ts';
import { ENGLISH, type LabSay } from '../say.ts';
import type { Summary } from '../summary.ts';
import type { Tally } from '../tally.ts';
import { ENOUGH } from '../words.ts';
import { embedded, esc } from './html.ts';
import { houseSection, pairedSection } from './paired.ts';
import { botSection, cardSections, endingSection, fairSections, lengthSection, soloSection, sweepSection, verbSection, worthSection } from './sections.ts';
import { STYLE } from './style.ts';

export interface ReportData {
  readonly plan: Plan;
  readonly summary: Summary;
  readonly tallies: readonly Tally[];
  readonly games: readonly GameResult[];
  /** The command that plays the same games again. */
  readonly command: string;
  /** Every variant beside the base on the same deals; none where there is only the base. */
  readonly compared?: Comparison;
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
export const findings = (x: Summary, w: LabSay = ENGLISH): string => {
  if (x.players === 1) return '';
  if (x.games < ENOUGH) return `<p>${esc(w.early(x.games, ENOUGH))}</p>`;
  if (x.unfair.length === 0) return `<p>${esc(w.noUnfair(x.games, Object.keys(x.roles).length > 0))}</p>`;
  const lines = x.unfair.map(
    (u) =>
      `<li><b>${esc(u.kind === 'seat' ? w.seat(u.name) : w.name(u.name))}</b> ${esc(w.looks(u.verdict, w.percent(u.share), w.percent(u.low), w.percent(u.high), w.percent(u.fair)))}</li>`,
  );
  return `<div class="call"><ul>${lines.join('')}</ul></div>`;
};

/** Light and dark by hand, and the raw data as a file; without it the report only lacks these two. */
const SCRIPT = `
const root=document.documentElement;
document.getElementById('light').onclick=()=>{const dark=root.dataset.theme?root.dataset.theme==='dark':!matchMedia('(prefers-color-scheme: light)').matches;root.dataset.theme=dark?'light':'dark'};
document.getElementById('save').onclick=()=>{const a=document.createElement('a');a.href=URL.createObjectURL(new Blob([document.getElementById('data').textContent],{type:'application/json'}));a.download=document.body.dataset.file;a.click();URL.revokeObjectURL(a.href)};
`;

/** `tunables` are those of the printed rules: they know clauses and printed values. */
export const reportPage = (x: ReportData, w: LabSay = ENGLISH, tunables: readonly Tunable[] = []): string => {
  const { summary: s, plan } = x;
  const alone = s.players === 1;
  const facts = [
    fact(String(s.games), s.games < s.wanted ? w.facts.gamesOf(s.wanted) : w.facts.games),
    fact(plan.bots.map(w.name).join(', '), plan.bots.length === 1 ? w.facts.bot : w.facts.bots),
    fact(w.fixed(s.decisions.mean, 0), w.facts.decisions),
    fact(w.fixed(s.rounds.mean, 1), w.facts.rounds),
    alone ? fact(w.fixed(Object.values(s.seats)[0]?.score ?? 0, 1), w.facts.score) : fact(w.fixed(s.leads.mean, 1), w.facts.leads),
  ];
  const uneven = s.even || new Set(plan.bots).size < 2 ? '' : `<p>${esc(w.uneven(s.block))}</p>`;
  const body = [
    sweepSection(s, w),
    alone ? soloSection(s, w) : botSection(s, w) + fairSections(s, w),
    lengthSection(s, alone, w),
    endingSection(s, w),
    worthSection(s, w),
    cardSections(s, alone, w),
    verbSection(s, w),
  ].join('');
  return `<!doctype html>
<html lang="${w.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(w.pageTitle(s.title))}</title><style>${STYLE}</style></head>
<body data-file="${esc(`${s.game}-${s.players}-players.json`)}"><main>
<div class="top"><div><h1>${esc(s.title)}</h1><p>${esc(w.lead(s.players, s.rules, s.seed))}</p></div><button id="light" type="button">${esc(w.light)}</button></div>
<div class="facts">${facts.join('')}</div>${uneven}${pairedSection(plan, x.compared, tunables, w)}${findings(s, w)}
${body}
<section><h2>${esc(w.again)}</h2><p>${esc(w.againAbout)}</p>${houseSection(plan, w)}<p><code>${esc(x.command)}</code></p>
<p>${esc(w.wilson)}</p>
<button id="save" type="button">${esc(w.save)}</button></section>
</main><script type="application/json" id="data">${rawData(x)}</script><script>${SCRIPT}</script></body></html>
`;
};

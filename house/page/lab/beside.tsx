/** What stands beside the differences: how long it takes, the seats, what cards are worth, how it ends and who leads. */

import { Bold, Icon, LinkButton } from '@pesthouse/board';
import { type Compared, type Comparison, dearest, ENOUGH, type Figures, type LabSay, type Summary } from '@pesthouse/lab';
import type { ReactNode } from 'react';
import { lab as words } from '../text/rooms.ts';
import { filmId } from './film.ts';
import type { GameLine, Shown } from './trial.ts';
import css from './weighed.module.css';

const Panel = ({ title, about, children }: { readonly title: string; readonly about?: string; readonly children: ReactNode }) => (
  <section className={css.panel}>
    <header>
      <h2>{title}</h2>
      {about !== undefined && <span className={css.headAbout}>{about}</span>}
    </header>
    <div className={css.pad}>{children}</div>
  </section>
);

const BINS = 12;
/** Games by length, in a few bins that both versions share. */
const binned = (all: readonly Figures['rounds'][]): { readonly from: number; readonly to: number; readonly shares: readonly (readonly number[])[] } => {
  const [from, to] = [Math.min(...all.map((x) => x.least)), Math.max(...all.map((x) => x.most))];
  const size = Math.max(1, Math.ceil((to - from + 1) / BINS));
  const bins = Math.max(1, Math.ceil((to - from + 1) / size));
  const shares = all.map(({ counts }) => {
    const row = Array.from({ length: bins }, () => 0);
    let games = 0;
    for (const [value, n] of Object.entries(counts)) {
      const bin = Math.floor((Number(value) - from) / size);
      row[bin] = (row[bin] ?? 0) + n;
      games += n;
    }
    return row.map((x) => x / Math.max(1, games));
  });
  return { from, to, shares };
};

export function LengthPanel({
  x,
  base,
  variant,
  name,
  say,
}: {
  readonly x: Compared;
  readonly base: Figures;
  readonly variant: Figures;
  readonly name: string;
  readonly say: LabSay;
}) {
  const { bench } = words;
  const { change, base: was, variant: is } = x.rounds;
  const known = Number.isFinite(change.low);
  const [by, give] = [say.paired.signed(change.share, 1), say.fixed(known ? Math.max(change.high - change.share, change.share - change.low) : 0, 1)];
  const { from, to, shares } = binned([base.rounds, variant.rounds]);
  const [bars = [], line = []] = shares;
  const top = Math.max(0.0001, ...bars, ...line);
  const wide = 400 / Math.max(1, bars.length);
  const y = (share: number): number => 92 - (80 * share) / top;
  return (
    <Panel title={bench.length}>
      <p className={css.fact}>
        <b>
          {say.fixed(was, 1)} → <ins>{say.fixed(is, 1)}</ins>
        </b>{' '}
        {bench.rounds}
        {known && <span>{change.low > 0 ? bench.longer(by, give) : change.high < 0 ? bench.shorter(by, give) : bench.lengthOpen(by, give)}</span>}
      </p>
      <svg className={css.hist} viewBox="0 0 400 112" aria-hidden="true">
        {bars.map((share, i) => {
          const left = i * wide;
          return <rect key={left} x={left + wide * 0.1} width={wide * 0.8} y={y(share)} height={92 - y(share)} />;
        })}
        <path className={css.hb} d={line.map((share, i) => `${i === 0 ? 'M' : 'L'}${(i + 0.5) * wide} ${y(share).toFixed(1)}`).join('')} />
        <path className={css.hbase} d="M0 92.5H400" />
        <text x="0" y="109">
          {bench.roundsAxis(from)}
        </text>
        <text x="400" y="109" textAnchor="end">
          {to}
        </text>
      </svg>
      <p className={css.key}>
        <i data-printed="" />
        {bench.printed} <i data-variant="" />
        {name}
      </p>
      <p className={css.quiet}>{bench.lengthAbout}</p>
    </Panel>
  );
}

export function SeatsPanel({
  x,
  c,
  summary,
  variant,
  say,
}: {
  readonly x: Compared;
  readonly c: Comparison;
  readonly summary: Summary;
  readonly variant: Figures;
  readonly say: LabSay;
}) {
  const { bench } = words;
  const rows = x.kinds.find((k) => k.kind === 'seat')?.rows ?? [];
  if (rows.length === 0) return null;
  const fair = rows[0]?.fair ?? 0;
  const reach = Math.max(0.06, ...rows.flatMap((r) => [Math.abs(r.base - fair), Math.abs(r.variant - fair)])) * 1.15;
  const at = (share: number): number => 50 + (50 * (share - fair)) / reach;
  const unfair = [...new Set([summary, variant].flatMap((f) => f.unfair.filter((u) => u.kind === 'seat').map((u) => say.seat(u.name))))];
  const wide = Math.max(0, ...Object.values(summary.seats).map((s) => (s.high - s.low) / 2));
  const early = c.deals < ENOUGH || (unfair.length === 0 && wide > fair * 0.2);
  return (
    <Panel title={bench.seats} about={bench.seatsAbout}>
      <div className={css.dumb}>
        <div className={css.fair}>
          <span>{bench.fairLine(say.fixed(100 * fair, 0))}</span>
        </div>
        {rows.map((r) => (
          <div key={r.name} className={css.dr}>
            <span>{say.seat(r.name)}</span>
            <span className={css.dt} aria-hidden="true">
              <i className={css.ln} style={{ left: `${Math.min(at(r.base), at(r.variant))}%`, right: `${100 - Math.max(at(r.base), at(r.variant))}%` }} />
              <i className={css.da} style={{ left: `${at(r.base)}%` }} />
              <i className={css.db} style={{ left: `${at(r.variant)}%` }} />
            </span>
            <span className={css.dv}>
              {say.fixed(100 * r.base, 0)} → <b>{say.fixed(100 * r.variant, 0)}</b>
            </span>
          </div>
        ))}
      </div>
      <p className={css.quiet}>
        {unfair.length > 0 && c.deals >= ENOUGH
          ? bench.seatsUnfair(say.paired.list(unfair))
          : early
            ? bench.seatsOpen(say.fixed(100 * wide, 0))
            : bench.seatsFair}
      </p>
    </Panel>
  );
}

const ENOUGH_FOR_CARDS = 200;
const MOST_CARDS = 6;

export function WorthPanel({ summary, denied, ask, say }: { readonly summary: Summary; readonly denied: boolean; readonly ask: string; readonly say: LabSay }) {
  const { bench } = words;
  const cards = dearest(summary).slice(0, MOST_CARDS);
  const wait = !denied || summary.games < ENOUGH_FOR_CARDS;
  const end = Math.max(0.01, ...cards.flatMap(([, w]) => [Math.abs(w.low), Math.abs(w.high)]));
  const at = (x: number): number => 30 + (x / end) * (x < 0 ? 28 : 66);
  return (
    <Panel title={bench.worth} about={bench.worthAbout}>
      {wait ? (
        <div className={css.wait}>
          <Icon name="clock" size={28} />
          <p>
            <Bold>{denied ? bench.worthWait : bench.worthNone}</Bold>{' '}
            {!denied && (
              <LinkButton size="s" variant="quiet" href={ask}>
                {bench.worthAsk}
              </LinkButton>
            )}
          </p>
        </div>
      ) : (
        <ul className={css.worth}>
          {cards.map(([card, w]) => (
            <li key={card}>
              <span>{say.name(card)}</span>
              <span className={css.ci} data-small="" aria-hidden="true">
                <i className={css.zero} style={{ left: '30%' }} />
                <i className={css.spn} style={{ left: `${at(w.low)}%`, right: `${100 - at(w.high)}%` }} />
                <i className={css.pt} style={{ left: `${at(w.share)}%` }} />
              </span>
              <b>
                {say.points(w.share)} <small>±{say.fixed(50 * (w.high - w.low), 1)}</small>
              </b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const extreme = (lines: readonly GameLine[], by: (x: GameLine) => number): GameLine | undefined =>
  lines.reduce<GameLine | undefined>((best, x) => (best === undefined || by(x) > by(best) ? x : best), undefined);

export function EndsPanel({ x, shown, variant, say }: { readonly x: Compared; readonly shown: Shown; readonly variant: Figures; readonly say: LabSay }) {
  const { bench } = words;
  const { summary, lines, kept } = shown;
  const alone = kept.plan.players === 1;
  const endings = [...new Set([...Object.keys(summary.endings), ...Object.keys(variant.endings)])];
  const told = (f: Figures, name: string): string => {
    const share = f.endings[name]?.share ?? 0;
    return share === 0 ? bench.none : share < 0.01 ? bench.under : say.percent(share, 0);
  };
  const { change, base, variant: now } = x.leads;
  const give = Number.isFinite(change.low)
    ? ` ${say.paired.signed(change.share, 1)} ±${say.fixed(Math.max(change.high - change.share, change.share - change.low), 1)}`
    : '';
  const films: readonly (readonly [GameLine | undefined, string])[] = [
    [extreme(lines, (g) => -g.decisions), bench.shortest],
    ...(alone ? [] : [[extreme(lines, (g) => g.leads), bench.mostLeads] as const]),
  ];
  return (
    <Panel title={alone ? bench.endsScore : bench.ends}>
      <table className={css.ends}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{bench.endsScore}</span>
            </th>
            <th scope="col">{bench.printed}</th>
            <th scope="col">{bench.variant}</th>
          </tr>
        </thead>
        <tbody>
          {endings.map((name) => (
            <tr key={name}>
              <th scope="row">{say.ending(name)}</th>
              <td>{told(summary, name)}</td>
              <td>
                <b>{told(variant, name)}</b>
              </td>
            </tr>
          ))}
          {!alone && (
            <tr>
              <th scope="row">{bench.leads}</th>
              <td>{say.fixed(base, 1)}</td>
              <td>
                <b>{say.fixed(now, 1)}</b>
                <small>{give}</small>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div className={css.watch}>
        <span className={css.quiet}>{bench.watchOne}</span>
        {films.map(([line, name]) =>
          line === undefined ? null : (
            <LinkButton key={name} size="s" icon="eye" href={`/replay/local/${filmId(kept.id, line.job)}`}>
              {name}
            </LinkButton>
          ),
        )}
      </div>
    </Panel>
  );
}

/** What the trial on the bench has come to so far: what may be said of it, the figures, the games, and how to take all of it away. */

import { announce, Bold, Button, LinkButton } from '@pesthouse/board';
import type { Meta } from '@pesthouse/kernel';
import {
  botSection,
  type Comparison,
  cardSections,
  commandOf,
  ENOUGH,
  endingSection,
  fairSections,
  findings,
  headline,
  type LabSay,
  lengthSection,
  noticeable,
  type Plan,
  type Summary,
  soloSection,
  subline,
  sweepSection,
  verbSection,
  widestSpread,
  worthSection,
} from '@pesthouse/lab';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Door, fullTitle } from '../house/doors.ts';
import { addDraft } from '../houserules/drafts.ts';
import { packRules, rulesPath } from '../houserules/link.ts';
import { Select } from '../kit/select.tsx';
import { toast } from '../kit/toast.tsx';
import { useSay } from '../numbers/say.ts';
import { useText } from '../text/index.ts';
import { lab as words } from '../text/rooms.ts';
import { EndsPanel, LengthPanel, SeatsPanel, WorthPanel } from './beside.tsx';
import { Changes } from './changes.tsx';
import { Command } from './command.tsx';
import { Drawn, usePlotStyle } from './drawn.tsx';
import { GameList } from './games.tsx';
import css from './results.module.css';
import { SaveButton } from './savebutton.tsx';
import { Strip } from './strip.tsx';
import type { Shown } from './trial.ts';
import weighed from './weighed.module.css';

/** A headline changes at most this often, so that it can be read. */
const HEADLINE_MS = 5000;

/** The sentence that stands, and the one that comes after it as soon as it has stood long enough. */
const useSteady = (next: { readonly head: string; readonly sub: string }, running: boolean): { readonly head: string; readonly sub: string } => {
  const [now, setNow] = useState(next);
  const since = useRef(0);
  const { head, sub } = next;
  useEffect(() => {
    const set = (): void => {
      since.current = performance.now();
      setNow({ head, sub });
    };
    const waits = since.current + HEADLINE_MS - performance.now();
    if (!running || since.current === 0 || waits <= 0) return set();
    const timer = setTimeout(set, waits);
    return () => clearTimeout(timer);
  }, [head, sub, running]);
  return now;
};

/** The variant as house rules that can be shared, kept and changed. */
const rulesOf = (plan: Plan, variant: number, say: LabSay) => {
  const v = plan.variants[variant];
  if (v === undefined) return null;
  const switches = Object.fromEntries(Object.entries(v.options ?? {}).flatMap(([id, x]) => (typeof x === 'object' ? [] : [[id, x] as const])));
  return { game: plan.game, edition: plan.rules, numbers: v.tuning, switches, name: say.variant(v.name).slice(0, 40), note: '', author: '' };
};

function Takeaway({ shown, variant, main, say }: { readonly shown: Shown; readonly variant: number; readonly main: boolean; readonly say: LabSay }) {
  const text = useText();
  const { bench } = words;
  const { plan } = shown.kept;
  const rules = useMemo(() => rulesOf(plan, variant, say), [plan, variant, say]);
  const [code, setCode] = useState('');
  useEffect(() => {
    let here = true;
    if (rules !== null) void packRules(rules).then((x) => here && setCode(x));
    return () => {
      here = false;
    };
  }, [rules]);
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/lab/${plan.game}#${code}`);
      toast({ text: bench.shared });
    } catch {
      toast({ text: text.copyFailed, tone: 'bad' });
    }
  };
  const keep = (): void => {
    if (rules === null) return;
    addDraft(rules);
    toast({ text: bench.kept });
  };
  return (
    <div className={css.buttons}>
      <SaveButton what="report" plan={plan} main={main} />
      {rules !== null && (
        <>
          <Button icon="share" onClick={() => void share()}>
            {bench.share}
          </Button>
          {rules.name === bench.evened ? (
            <Button variant="quiet" icon="pencil" onClick={keep}>
              {bench.keepRules}
            </Button>
          ) : (
            <LinkButton variant="quiet" icon="pencil" href={`${rulesPath(plan.game)}#${code}`}>
              {bench.changeRules}
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}

/** The sections of the report, in its order. */
const drawings = (x: Summary, say: LabSay): readonly (readonly [id: string, make: () => string])[] => {
  const alone = x.players === 1;
  return [
    ['sweep', () => sweepSection(x, say)],
    ['bots', () => (alone ? soloSection(x, say) : botSection(x, say))],
    ['fair', () => (alone ? '' : fairSections(x, say))],
    ['length', () => lengthSection(x, alone, say)],
    ['endings', () => endingSection(x, say)],
    ['worths', () => worthSection(x, say)],
    ['cards', () => cardSections(x, alone, say)],
    ['verbs', () => verbSection(x, say)],
  ];
};

/** What may be said of the printed game alone. */
const plainWords = (x: Summary, plan: Plan, say: LabSay): { readonly head: string; readonly sub: string } => {
  const { bench } = words;
  if (x.players === 1) return { head: bench.soloHead(say.fixed(Object.values(x.seats)[0]?.score ?? 0, 1)), sub: '' };
  if (x.games < ENOUGH) return { head: say.paired.early, sub: say.early(x.games, ENOUGH) };
  if (plan.deny !== undefined) return { head: bench.cardsHead, sub: bench.cardsAbout(x.games) };
  const notice = noticeable(widestSpread(x.players) / Math.SQRT2, x.games, { rows: 2 * x.players, ended: true });
  const sub = bench.fairAbout(say.paired.rough(100 * notice));
  if (new Set(plan.bots).size > 1) {
    const ahead = Object.entries(x.bots).filter(([, b]) => b.low > b.fair);
    return { head: ahead.length === 0 ? bench.botsOpen : bench.botsHead(say.paired.list(ahead.map(([name]) => say.name(name)))), sub };
  }
  const names = [...new Set(x.unfair.map((u) => (u.kind === 'seat' ? say.seat(u.name) : say.name(u.name))))];
  return { head: names.length === 0 ? bench.fairHead.none(x.games) : bench.fairHead.some(say.paired.list(names)), sub };
};

const wordsOf = (shown: Shown, variant: number, say: LabSay): { readonly head: string; readonly sub: string } => {
  const { compared, summary, kept } = shown;
  const x = compared?.variants[variant - 1];
  return compared === null || x === undefined ? plainWords(summary, kept.plan, say) : { head: headline(x, say), sub: subline(x, compared, say) };
};

function Weighed({ shown, c, variant, say }: { readonly shown: Shown; readonly c: Comparison; readonly variant: number; readonly say: LabSay }) {
  const { summary, kept, pace } = shown;
  const x = c.variants[variant - 1];
  const figures = summary.sweep[variant - 1];
  if (x === undefined || figures === undefined || c.deals === 0) return null;
  const name = say.variant(x.name);
  return (
    <div className={weighed.grid}>
      <Changes x={x} c={c} pace={pace} versions={kept.plan.variants.length} say={say} />
      <LengthPanel x={x} base={summary} variant={figures} name={name} say={say} />
      {!c.alone && <SeatsPanel x={x} c={c} summary={summary} variant={figures} say={say} />}
      {!c.alone && <WorthPanel summary={summary} denied={kept.plan.deny !== undefined} ask={`/lab/${kept.plan.game}?ask=cards`} say={say} />}
      <EndsPanel x={x} shown={shown} variant={figures} say={say} />
    </div>
  );
}

export function Results({ shown, meta, door }: { readonly shown: Shown; readonly meta: Meta; readonly door: Door }) {
  usePlotStyle();
  const { summary, kept, compared } = shown;
  const { plan } = kept;
  const { bench } = words;
  const [variant, setVariant] = useState(1);
  const running = kept.state === 'running';
  const say = useSay(plan.game);
  const steady = useSteady(wordsOf(shown, variant, say), running);
  useEffect(() => {
    if (steady.head !== '') announce(steady.head);
  }, [steady.head]);
  const found = useCallback(() => findings(summary, say), [summary, say]);
  const sections = useMemo(() => drawings(summary, say), [summary, say]);
  const sure = compared === null ? summary.games >= ENOUGH : compared.variants[variant - 1]?.finding.is !== 'early';
  const gain = compared?.variants[variant - 1]?.even?.gain;
  const proves = plan.variants[variant]?.name === bench.evened && compared !== null && compared.deals >= ENOUGH && gain !== undefined;
  const figures = (
    <>
      <Drawn className={css.findings} make={found} live={running} />
      {sections.map(([id, make]) => (
        <Drawn key={id} className={css.plots} make={make} live={running} />
      ))}
      <GameList shown={shown} />
    </>
  );
  return (
    <>
      <Strip shown={shown} />
      <main id="main" className={css.page}>
        <header className={css.find}>
          <div>
            <p className={css.kick}>
              <Link href={`/lab/${plan.game}`}>{words.title}</Link> /{' '}
              {bench.kick(fullTitle(door), words.trialPlayers(plan.players), bench.botsKick([...new Set(plan.bots)].map(say.name).join(', ')))}
            </p>
            <h1 className="display">{steady.head}</h1>
            <p className={css.sub}>
              <Bold>{steady.sub}</Bold>
            </p>
            {proves && <p className={css.sub}>{gain.low > 0 ? bench.proved : bench.notProved}</p>}
            {plan.variants.length > 2 && (
              <Select
                label={bench.variantShown}
                value={String(variant)}
                choices={plan.variants.slice(1).map((v, i) => ({ value: String(i + 1), name: say.variant(v.name) }))}
                set={(v) => setVariant(Number(v))}
              />
            )}
          </div>
          {summary.games > 0 && <Takeaway shown={shown} variant={compared === null ? -1 : variant} main={sure} say={say} />}
        </header>
        {compared !== null && <Weighed shown={shown} c={compared} variant={variant} say={say} />}
        {summary.games > 0 &&
          (compared === null ? (
            <div className={css.results}>{figures}</div>
          ) : (
            <details className={css.all}>
              <summary>{bench.allFigures}</summary>
              <div className={css.results}>{figures}</div>
            </details>
          ))}
        <Command command={commandOf(plan, meta)} about={bench.terminal} plan={plan} />
        {summary.games > 0 && <SaveButton what="data" plan={plan} main={false} />}
      </main>
    </>
  );
}

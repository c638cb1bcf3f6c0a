/** What the trial on the bench has come to so far: progress, findings, plots, games, and how to take all of it away. */

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Meta } from '../../kernel/index.ts';
import {
  botSection,
  cardSections,
  commandOf,
  endingSection,
  fairSections,
  findings,
  type LabSay,
  lengthSection,
  type Summary,
  soloSection,
  sweepSection,
  verbSection,
  worthSection,
} from '../../lab/index.ts';
import { byOneHand, crewSize } from '../crew/crew.ts';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/chip.tsx';
import { announce } from '../kit/live.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { toast } from '../kit/toast.tsx';
import { useSay } from '../numbers/say.ts';
import { useText } from '../text/index.ts';
import { lab as words } from '../text/rooms.ts';
import { Drawn, usePlotStyle } from './drawn.tsx';
import { GameList } from './games.tsx';
import css from './results.module.css';
import { goOn, pause, type Shown, settled, startTrial, stop } from './trial.ts';

const save = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  URL.revokeObjectURL(url);
};

function Takeaway({ shown }: { readonly shown: Shown }) {
  const [busy, setBusy] = useState<'report' | 'data' | null>(null);
  const { id, plan } = shown.kept;
  const write = async (what: 'report' | 'data'): Promise<void> => {
    setBusy(what);
    try {
      await settled();
      const blob = await byOneHand((hand) => (what === 'report' ? hand.report(id) : hand.data(id)));
      save(blob, `pesthouse-lab-${plan.game}-${plan.players}-players.${what === 'report' ? 'html' : 'json'}`);
    } catch (e) {
      sayWhyNot(e);
    }
    setBusy(null);
  };
  return (
    <>
      <Button size="s" icon="download" busy={busy === 'report'} onClick={() => void write('report')}>
        {words.saveReport}
      </Button>
      <Button size="s" icon="download" busy={busy === 'data'} onClick={() => void write('data')}>
        {words.saveData}
      </Button>
    </>
  );
}

function Head({ shown }: { readonly shown: Shown }) {
  const { kept, done, all, pace, ending, old, elsewhere } = shown;
  const running = kept.state === 'running' && !elsewhere && !old;
  const more = !old && done < all && !running;
  return (
    <header className={css.head}>
      <div className={css.line}>
        <Chip tone={running ? 'turn' : kept.state === 'failed' ? 'bad' : 'plain'}>{words.states[kept.state]}</Chip>
        <b data-progress="">{words.progress(done, all)}</b>
        {running && pace > 0 && (
          <span className={css.quiet}>
            {words.pace(pace)}, {words.hands(crewSize())}, {words.left((all - done) / pace)}
          </span>
        )}
      </div>
      <progress className={css.progress} value={done} max={all} aria-label={words.progress(done, all)} />
      <div className={css.line}>
        {running && (
          <>
            <Button size="s" icon="pause" busy={ending} onClick={pause}>
              {ending ? words.pausing : words.pause}
            </Button>
            <Button size="s" icon="close" onClick={() => void stop()}>
              {words.stop}
            </Button>
          </>
        )}
        {more && (
          <Button size="s" variant="primary" icon="play" onClick={() => void goOn()}>
            {words.goOn}
          </Button>
        )}
        {!old && done >= all && (
          <Button size="s" icon="plus" onClick={() => void startTrial({ ...kept.plan, games: kept.plan.games * 2 })}>
            {words.more100}
          </Button>
        )}
        {done > 0 && <Takeaway shown={shown} />}
      </div>
      {elsewhere && <p className={css.note}>{words.elsewhere}</p>}
      {old && <p className={css.note}>{words.old}</p>}
      {shown.wrong !== null && (
        <p className={css.bad} role="alert">
          {kept.state === 'failed' ? words.brokenOff(shown.wrong) : shown.wrong}
        </p>
      )}
    </header>
  );
}

function Facts({ x, bots, say }: { readonly x: Summary; readonly bots: readonly string[]; readonly say: LabSay }) {
  const alone = x.players === 1;
  const facts: readonly (readonly [value: string, what: string])[] = [
    [String(x.games), x.games < x.wanted ? words.facts.of(x.wanted) : words.facts.games],
    [[...new Set(bots)].map(say.name).join(', '), words.facts.bots],
    [say.fixed(x.decisions.mean, 0), words.facts.decisions],
    [say.fixed(x.rounds.mean, 1), words.facts.rounds],
    alone ? [say.fixed(Object.values(x.seats)[0]?.score ?? 0, 1), words.facts.score] : [say.fixed(x.leads.mean, 1), words.facts.leads],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([value, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Command({ command }: { readonly command: string }) {
  const house = useText();
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(command);
      setDone(true);
    } catch {
      toast({ text: house.copyFailed, tone: 'bad' });
    }
  };
  return (
    <section className={css.panel}>
      <h2>{words.command}</h2>
      <p>{words.commandAbout}</p>
      <div className={css.command}>
        <code>{command}</code>
        <Button size="s" icon={done ? 'check' : 'copy'} onClick={() => void copy()}>
          {done ? house.copied : house.copy}
        </Button>
      </div>
    </section>
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

export function Results({ shown, meta }: { readonly shown: Shown; readonly meta: Meta }) {
  usePlotStyle();
  const { summary, kept, all } = shown;
  const finished = kept.state === 'done';
  useEffect(() => {
    if (finished) announce(words.allPlayed(all));
  }, [finished, all]);
  const running = kept.state === 'running';
  const say = useSay(kept.plan.game);
  const found = useCallback(() => findings(summary, say), [summary, say]);
  const sections = useMemo(() => drawings(summary, say), [summary, say]);
  return (
    <div className={css.results}>
      <Head shown={shown} />
      {summary.games > 0 && (
        <>
          <Facts x={summary} bots={kept.plan.bots} say={say} />
          {!running && !summary.even && new Set(kept.plan.bots).size > 1 && <p className={css.note}>{words.uneven(summary.block)}</p>}
          <Drawn className={css.findings} make={found} live={running} />
          {sections.map(([id, make]) => (
            <Drawn key={id} className={css.plots} make={make} live={running} />
          ))}
          <GameList shown={shown} />
        </>
      )}
      <Command command={commandOf(kept.plan, meta)} />
    </div>
  );
}

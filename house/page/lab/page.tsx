/** The lab: a question about a game at its bench, or what a trial has come to. */

import { Button } from '@pesthouse/board';
import { type Dial, type Variant as LabVariant, nameOfTuning, type Plan } from '@pesthouse/lab';
import { openVariant, type Variant } from '@pesthouse/table';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { AnyEngine, AnyGame, AnyText } from '../../games/index.ts';
import { findGame } from '../../games/index.ts';
import { type Door, doors } from '../house/doors.ts';
import LostPage from '../house/lost.tsx';
import { Shell } from '../house/shell.tsx';
import { useShared } from '../houserules/source.ts';
import { useTitle } from '../kit/badge.ts';
import { toast } from '../kit/toast.tsx';
import { useSay } from '../numbers/say.ts';
import { wordsOf } from '../text/games.ts';
import { useText } from '../text/index.ts';
import { lab as words } from '../text/rooms.ts';
import css from './page.module.css';
import { Results } from './results.tsx';
import { startSearch, stopSearch, useSearchEven } from './search.ts';
import { Setup } from './setup.tsx';
import { lookAtShelf, openTrial, startTrial, useTrial } from './trial.ts';
import { Trials, trialPath } from './trials.tsx';
import { type Form, formOf, freshForm, QUESTIONS, type Question } from './wish.ts';

interface Rules {
  readonly engine: AnyEngine;
  readonly text: AnyText;
}

/** House rules that the address brings behind its #, as the page of house rules gives them. */
const useBrought = (game: string): { readonly house: LabVariant; readonly edition: string } | null => {
  const { code, read } = useShared();
  const [brought, setBrought] = useState<{ readonly house: LabVariant; readonly edition: string } | null>(null);
  useEffect(() => {
    let here = true;
    const wrong = (): void => {
      toast({ text: words.houseWrong, tone: 'bad' });
    };
    const take = async (v: Variant): Promise<void> => {
      const open = await openVariant(findGame, v);
      if (!here) return;
      if (!('engine' in open)) {
        wrong();
        return;
      }
      // Names with a = belong to numbers that are typed, and the printed game is called base.
      const name = v.name === 'base' ? words.houseUnnamed : v.name.replaceAll('=', ' ');
      setBrought({ house: { name, tuning: open.meaning.numbers, options: open.meaning.switches }, edition: v.edition });
    };
    if (code !== '' && read === null) wrong();
    else if (read !== undefined && read !== null) {
      if (read.game === game) take(read).catch(() => here && wrong());
      else wrong();
    }
    return () => {
      here = false;
    };
  }, [code, read, game]);
  return brought;
};

const useRules = (game: AnyGame, edition: string): Rules | null => {
  const [rules, setRules] = useState<Rules | null>(null);
  const text = useText();
  useEffect(() => {
    let here = true;
    Promise.all([game.engine(edition), wordsOf(game, edition)]).then(
      ([engine, said]) => here && setRules({ engine, text: said }),
      () => here && toast({ text: text.wrong, tone: 'bad' }),
    );
    return () => {
      here = false;
    };
  }, [game, text, edition]);
  return rules;
};

/** Puts the trial of the address on the bench. */
const useOpened = (game: string, trial: string | undefined) => {
  const { shown, opening } = useTrial();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (trial === undefined) return;
    openTrial(trial).then(
      (found) => setGone(!found),
      () => toast({ text: words.cannotKeep, tone: 'bad' }),
    );
  }, [trial]);
  const mine = trial !== undefined && shown?.kept.id === trial && shown.kept.plan.game === game ? shown : null;
  return { shown: mine, opening: opening || (trial !== undefined && mine === null && !gone), gone };
};

/** The search that runs, or how it ended. */
function SearchStrip({ game }: { readonly game: string }) {
  const now = useSearchEven((x) => x.now);
  const say = useSay(game);
  const w = words.bench.search;
  if (now === null || now.game !== game) return null;
  if (now.is !== 'playing')
    return (
      <div className={css.search} role="status">
        <b>{now.is === 'nothing' ? w.nothing : w.failed(now.why)}</b>
        {now.is === 'nothing' && <p>{w.nothingAbout}</p>}
      </div>
    );
  const points = (x: number): string => say.fixed(100 * x, 1);
  return (
    <div className={css.search}>
      <p className={css.searchLine}>
        <b>{w.running}</b> <span>{w.stage(now.stage, now.tried, now.deals)}</span>
        <progress value={now.done} max={now.all} aria-label={w.running} />
        <Button size="s" onClick={stopSearch}>
          {w.stop}
        </Button>
      </p>
      {now.last !== null && (
        <p>
          {w.distance(points(now.last.printed), points(now.last.best))} {say.variant(nameOfTuning(now.last.tuning))}
        </p>
      )}
    </div>
  );
}

const QUESTION_KEYS: readonly string[] = QUESTIONS;
const isQuestion = (x: string | null): x is Question => x !== null && QUESTION_KEYS.includes(x);

/** What is asked first: of house rules where the address brings some, of fairness where nothing is said. */
const asked = (game: AnyGame, ask: string | null): Form => ({ ...freshForm(game.meta), question: isQuestion(ask) ? ask : 'fair' });

function Bench({ door, game }: { readonly door: Door; readonly game: AnyGame }) {
  // The trial is named behind the question mark: the room stays the same, with all that is written in it.
  const wanted = new URLSearchParams(useSearch());
  const trial = wanted.get('trial') ?? undefined;
  const ask = wanted.get('ask');
  const brought = useBrought(door.id);
  const rules = useRules(game, brought?.edition ?? game.meta.rules);
  const { shown, opening, gone } = useOpened(door.id, trial);
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState(false);
  const [, go] = useLocation();
  const trials = useTrial((x) => x.trials);
  useTitle(words.titleOf(door.words.title));
  const [form, setForm] = useState<Form>(() => asked(game, ask));
  const written = useRef<string | undefined>(undefined);
  useEffect(() => {
    void lookAtShelf();
  }, []);
  useEffect(() => {
    if (isQuestion(ask)) setForm((now) => ({ ...now, question: ask }));
  }, [ask]);
  // What was written here stays as it is; a trial that comes from elsewhere brings its own plan.
  useEffect(() => {
    if (shown === null || written.current === shown.kept.id) return;
    written.current = shown.kept.id;
    setForm(formOf(shown.kept.plan));
  }, [shown]);
  useEffect(() => {
    if (brought !== null) setForm((now) => ({ ...now, house: brought.house, question: 'house', games: now.games === '100' ? '1000' : now.games }));
  }, [brought]);
  const open = (id: string): void => {
    written.current = id;
    go(trialPath(door.id, id));
    scrollTo({ top: 0 });
  };
  const start = async (plan: Plan): Promise<void> => {
    setBusy(true);
    try {
      open(await startTrial(plan));
    } catch {
      toast({ text: words.cannotKeep, tone: 'bad' });
    }
    setBusy(false);
  };
  const search = async (plan: Plan, dials: readonly Dial[]): Promise<void> => {
    setBusy(true);
    const id = await startSearch(plan, dials);
    setBusy(false);
    if (id === null) return;
    toast({ text: words.bench.search.proving });
    open(id);
  };
  if (shown !== null) return <Results key={shown.kept.id} shown={shown} meta={game.meta} door={door} />;
  if (trial !== undefined)
    return (
      <main id="main" className={css.page}>
        <h1 className="vh">{words.title}</h1>
        <div className={css.empty}>
          <p>{opening ? words.opening : gone ? words.gone : words.nothing}</p>
          <p>
            <Link href={`/lab/${door.id}`}>{words.title}</Link>
          </p>
        </div>
        <Trials game={door.id} here={trial} />
      </main>
    );
  const mine = trials?.filter((t) => t.plan.game === door.id).length ?? 0;
  return (
    <main id="main" className={css.page}>
      <div className={css.lhead}>
        <h1 className="display">{words.title}</h1>
        <p>{words.bench.lead}</p>
        <Button icon="log" aria-expanded={listed} onClick={() => setListed(!listed)}>
          {words.bench.earlier} <span className={css.tag}>{mine}</span>
        </Button>
      </div>
      {listed && <Trials game={door.id} />}
      <SearchStrip game={door.id} />
      {rules !== null && (
        <Setup
          door={door}
          engine={rules.engine}
          text={rules.text}
          form={form}
          setForm={setForm}
          busy={busy}
          start={(plan) => void start(plan)}
          search={(plan, dials) => void search(plan, dials)}
        />
      )}
    </main>
  );
}

/** Without a game the first one lies on the bench. */
export default function LabPage({ game }: { readonly game?: string | undefined }) {
  const door = game === undefined ? doors()[0] : doors().find((x) => x.id === game);
  if (door === undefined) return <LostPage />;
  return (
    <Shell door={door.id}>
      <Bench key={door.id} door={door} game={door.game} />
    </Shell>
  );
}

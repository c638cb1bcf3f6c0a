/** The lab: choose a game, or stand at its bench. */
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { AnyEngine, AnyText, Shelf } from '../../games/index.ts';
import type { Variant as LabVariant, Plan } from '../../lab/index.ts';
import { openVariant, type Variant } from '../../table/variant.ts';
import { type Door, doors, fullTitle } from '../house/doors.ts';
import LostPage from '../house/lost.tsx';
import plain from '../house/plain.module.css';
import { PlainPage } from '../house/plain.tsx';
import { Shell } from '../house/shell.tsx';
import { useShared } from '../houserules/source.ts';
import { useTitle } from '../kit/badge.ts';
import { toast } from '../kit/toast.tsx';
import { wordsOf } from '../text/games.ts';
import { useText } from '../text/index.ts';
import { lab as words } from '../text/rooms.ts';
import css from './page.module.css';
import { Results } from './results.tsx';
import { Setup } from './setup.tsx';
import { openTrial, startTrial, useTrial } from './trial.ts';
import { Trials, trialPath } from './trials.tsx';
import { type Form, formOf, freshForm } from './wish.ts';

function Choose() {
  const text = useText();
  return (
    <PlainPage title={words.title} lead={words.lead}>
      <section className={plain.section}>
        <h2>{words.choose}</h2>
        <ul className={css.doors}>
          {doors().map((door) => (
            <li key={door.id}>
              <Link href={`/lab/${door.id}`}>
                <img src={door.poster} alt="" width={90} height={126} />
                <span>
                  <b>{fullTitle(door)}</b>
                  <small>
                    {text.doors.players}: {door.words.players}
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Trials />
    </PlainPage>
  );
}

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
      const open = await openVariant(v);
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

const useRules = (shelf: Shelf, edition: string): Rules | null => {
  const [rules, setRules] = useState<Rules | null>(null);
  const text = useText();
  useEffect(() => {
    let here = true;
    Promise.all([shelf.engine(edition), wordsOf(shelf, edition)]).then(
      ([engine, said]) => here && setRules({ engine, text: said }),
      () => here && toast({ text: text.wrong, tone: 'bad' }),
    );
    return () => {
      here = false;
    };
  }, [shelf, text, edition]);
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

/** Brings the figures into sight where they stand below the form, and leaves the page where it is when they are in sight. */
const bring = (figures: HTMLElement | null): void => {
  const top = figures?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) figures?.scrollIntoView({ block: 'start', behavior: 'smooth' });
};

function Bench({ door, shelf }: { readonly door: Door; readonly shelf: Shelf }) {
  // The trial is named behind the question mark: the room stays the same, with all that is written in it.
  const trial = new URLSearchParams(useSearch()).get('trial') ?? undefined;
  const brought = useBrought(door.id);
  const rules = useRules(shelf, brought?.edition ?? shelf.meta.rules);
  const { shown, opening, gone } = useOpened(door.id, trial);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const figures = useRef<HTMLDivElement>(null);
  useTitle(words.titleOf(door.words.title));
  const [form, setForm] = useState<Form>(() => freshForm(shelf.meta));
  const written = useRef<string | undefined>(undefined);
  // What was written here stays as it is; a trial that comes from elsewhere brings its own plan.
  useEffect(() => {
    if (shown === null || written.current === shown.kept.id) return;
    written.current = shown.kept.id;
    setForm(formOf(shown.kept.plan));
  }, [shown]);
  useEffect(() => {
    if (brought !== null) setForm((now) => ({ ...now, house: brought.house }));
  }, [brought]);
  const start = async (plan: Plan): Promise<void> => {
    setBusy(true);
    try {
      const id = await startTrial(plan);
      written.current = id;
      go(trialPath(door.id, id), { replace: trial !== undefined });
      bring(figures.current);
    } catch {
      toast({ text: words.cannotKeep, tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <main id="main" className={css.page}>
      <div className={css.top}>
        <h1 className="display">{fullTitle(door)}</h1>
        <p>
          <Link href="/lab">{words.title}</Link>. {words.lead}
        </p>
      </div>
      <aside className={css.left}>
        {rules !== null && <Setup engine={rules.engine} text={rules.text} form={form} setForm={setForm} busy={busy} start={(plan) => void start(plan)} />}
      </aside>
      <div className={css.right} ref={figures}>
        {shown !== null && <Results shown={shown} meta={shelf.meta} />}
        {shown === null && (
          <div className={css.empty}>
            <p>{opening ? words.opening : gone ? words.gone : words.nothing}</p>
            {!opening && <p>{words.nothingLong}</p>}
          </div>
        )}
        <Trials game={door.id} here={trial} onDropped={(id) => id === trial && go(`/lab/${door.id}`)} />
      </div>
    </main>
  );
}

export default function LabPage({ game }: { readonly game?: string | undefined }) {
  if (game === undefined) return <Choose />;
  const door = doors().find((x) => x.id === game);
  if (door === undefined) return <LostPage />;
  return (
    <Shell door={game}>
      <Bench key={game} door={door} shelf={door.shelf} />
    </Shell>
  );
}

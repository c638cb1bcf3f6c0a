/** The set-up of a trial: four numbered questions on one screen, and how long the answer takes. */

import { Button, IconButton } from '@pesthouse/board';
import { defaults } from '@pesthouse/kernel';
import { commandOf, type Dial, jobsOf, type Plan, planOf, readDials, searchGames } from '@pesthouse/lab';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AnyEngine, AnyText } from '../../games/index.ts';
import { crewSize } from '../crew/crew.ts';
import { type Door, doors } from '../house/doors.ts';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { lab as words } from '../text/rooms.ts';
import { Command } from './command.tsx';
import { Deals } from './deals.tsx';
import { Levels } from './levels.tsx';
import { Options } from './options.tsx';
import { usePace } from './pace.ts';
import { Questions } from './questions.tsx';
import css from './setup.module.css';
import { useOutlook } from './spread.ts';
import { botsOf, type Form, MOST_SEED, type Question, seatedAt, tuneOf, turnOf, type Wrongs, wishOf } from './wish.ts';

export interface SetupProps {
  readonly door: Door;
  readonly engine: AnyEngine;
  readonly text: AnyText | null;
  readonly form: Form;
  setForm(change: (now: Form) => Form): void;
  readonly busy: boolean;
  start(plan: Plan): void;
  search(plan: Plan, dials: readonly Dial[]): void;
}

/** The plan that the form means, or what is wrong with it: by field, and the rest in one sentence. */
const read = (engine: AnyEngine, form: Form): { plan: Plan | null; wrongs: Wrongs; rest: string | undefined } => {
  const wish = wishOf(form);
  if ('wrongs' in wish) return { plan: null, wrongs: wish.wrongs, rest: undefined };
  const made = planOf(engine, wish.wish);
  if ('plan' in made) return { plan: made.plan, wrongs: {}, rest: undefined };
  const said = words.wrong.sentence(made.wrong);
  const untuned = planOf(engine, { ...wish.wish, tune: '' });
  return 'plan' in untuned ? { plan: null, wrongs: { turned: said }, rest: undefined } : { plan: null, wrongs: {}, rest: said };
};

/** What the question still lacks, in a sentence. */
const lacking = (form: Form, dials: ReturnType<typeof readDials> | null): string | undefined => {
  const { bench } = words;
  if (form.question === 'house' && form.house === null && tuneOf(form) === '') return bench.needVariant;
  if (form.question === 'bots' && new Set(botsOf(form)).size < 2) return bench.needBots;
  if (form.question === 'even' && Object.keys(form.dials).length === 0) return bench.needDials;
  return dials !== null && 'wrong' in dials ? words.wrong.sentence(dials.wrong) : undefined;
};

function Games({ here }: { readonly here: string }) {
  return (
    <nav className={css.gms} aria-label={words.choose}>
      {doors().map((door) => (
        <Link key={door.id} href={`/lab/${door.id}`} className={css.gm} aria-current={door.id === here ? 'page' : undefined}>
          <img src={door.poster} alt="" width={120} height={142} />
          <b>{door.words.title}</b>
          <small>{door.words.subtitle}</small>
        </Link>
      ))}
    </nav>
  );
}

export function Setup({ door, engine, text, form, setForm, busy, start, search }: SetupProps) {
  const [pressed, setPressed] = useState(false);
  const { bench } = words;
  const { meta, tunables } = engine.game;
  const { plan, wrongs, rest } = read(engine, form);
  const dials = form.question === 'even' ? readDials(tunables, turnOf(form)) : null;
  const change = (x: Partial<Form>): void => setForm((now) => ({ ...now, ...x }));
  const outlook = useOutlook(door.game, form, plan?.variants.length ?? 2);
  const pace = usePace(plan);
  const paired = form.question === 'house' || form.question === 'even';
  const usual = defaults(meta, form.players);
  const altered = Object.entries(form.options).filter(([id, v]) => JSON.stringify(v) !== JSON.stringify(usual[id])).length;
  const missing = lacking(form, dials);
  const ready = plan !== null && missing === undefined;
  const found = dials !== null && 'dials' in dials ? dials.dials : [];
  const games = plan === null ? 0 : form.question === 'even' ? searchGames(found) + 2 * plan.games : jobsOf(plan);
  const go = (): void => {
    setPressed(true);
    if (plan === null || !ready) return;
    if (form.question === 'even') search(plan, found);
    else start(plan);
  };
  const ask = (question: Question): void =>
    setForm((now) => ({
      ...now,
      question,
      // A hundred deals show little of a house rule.
      ...((question === 'house' || question === 'even') && now.games === '100' ? { games: '1000' } : {}),
      // Who is strongest can only be asked of two.
      ...(question === 'bots' && new Set(botsOf(now)).size < 2 ? { bots: { ...now.bots, greedy: 1, good: 1 } } : {}),
    }));
  const command = plan === null ? '' : form.question === 'even' ? `${commandOf(plan, meta, 'tune')} --turn "${turnOf(form)}"` : commandOf(plan, meta);
  return (
    <form
      className={css.setup}
      aria-label={words.setUp}
      onSubmit={(e) => {
        e.preventDefault();
        go();
      }}
    >
      <div className={css.set}>
        <div className={css.col}>
          <section className={css.panel}>
            <h2>
              <span className={css.no}>1</span>
              {bench.game}
            </h2>
            <Games here={door.id} />
            <div className={css.rowf}>
              <span className={css.lb}>{words.players}</span>
              <Segmented
                wrap
                label={words.players}
                value={String(form.players)}
                segments={meta.seats.map((n) => ({ value: String(n), name: String(n) }))}
                set={(n) => setForm((now) => seatedAt(now, meta, Number(n)))}
              />
            </div>
            {Object.keys(meta.options).length > 0 && (
              <details className={css.fold}>
                <summary>
                  <b>{words.options}</b> <span>{altered === 0 ? bench.optionsUsual : bench.optionsChanged(altered)}</span> <u>{bench.change}</u>
                </summary>
                <Options meta={meta} text={text} options={form.options} set={(options) => change({ options })} />
              </details>
            )}
          </section>
          <section className={css.panel}>
            <h2>
              <span className={css.no}>2</span>
              {bench.question}
            </h2>
            <Questions engine={engine} form={form} wrongs={wrongs} change={change} ask={ask} />
          </section>
        </div>
        <div className={css.col}>
          <section className={css.panel}>
            <h2>
              <span className={css.no}>3</span>
              {bench.bots}
            </h2>
            <Levels form={form} wrongs={wrongs} pace={pace} change={change} />
          </section>
          <section className={css.panel}>
            <h2>
              <span className={css.no}>4</span>
              {paired ? bench.howMany.deals : bench.howMany.games}
            </h2>
            <Deals outlook={outlook} games={form.games} paired={paired} wrong={wrongs.games} set={(x) => change({ games: x })} />
            <details className={css.fold}>
              <summary>
                <u>{bench.details}</u>
              </summary>
              <div className={css.seed}>
                <Field label={words.seed} inputMode="numeric" value={form.seed} set={(seed) => change({ seed })} wrong={wrongs.seed} />
                <IconButton
                  icon="die"
                  label={words.anotherSeed}
                  onClick={() => change({ seed: String(crypto.getRandomValues(new Uint32Array(1))[0] ?? MOST_SEED) })}
                />
              </div>
              {form.question === 'house' && form.players > 1 && engine.game.lab !== undefined && (
                <Field
                  label={words.deny}
                  inputMode="numeric"
                  placeholder={words.denyHint}
                  value={form.deny}
                  set={(deny) => change({ deny })}
                  wrong={wrongs.deny}
                  about={words.denyAbout}
                />
              )}
            </details>
          </section>
          <div className={css.start}>
            <Button type="submit" variant="primary" size="l" icon="play" busy={busy}>
              {form.question === 'even' ? bench.startSearch : bench.startTrial}
            </Button>
            <p>
              {rest !== undefined || (pressed && !ready) ? (
                <b className={css.wrong} role="alert">
                  {rest ?? missing ?? Object.values(wrongs)[0]}
                </b>
              ) : (
                <b>{missing ?? (plan === null ? '' : bench.takes(games, pace === null ? null : games / pace))}</b>
              )}
              <span>{bench.cores(crewSize(), Math.max(crewSize(), navigator.hardwareConcurrency ?? 1))}</span>
            </p>
          </div>
        </div>
      </div>
      {ready && <Command command={command} about={form.question === 'even' ? bench.searchTerminal : bench.terminal} plan={plan} />}
    </form>
  );
}

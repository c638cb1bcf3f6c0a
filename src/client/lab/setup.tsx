/** The bench: what is tried, with which bots, how often, and which numbers are turned. */
import { useState } from 'react';
import type { AnyEngine, AnyText } from '../../games/index.ts';
import { blockOf, type Plan, planOf } from '../../lab/index.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { lab as words } from '../text/rooms.ts';
import { Bots } from './bots.tsx';
import { Numbers } from './numbers.tsx';
import { Options } from './options.tsx';
import css from './setup.module.css';
import { botsOf, type Form, MOST_SEED, seatedAt, tuneOf, type Wrongs, wishOf } from './wish.ts';

export interface SetupProps {
  readonly engine: AnyEngine;
  readonly text: AnyText | null;
  readonly form: Form;
  setForm(change: (now: Form) => Form): void;
  readonly busy: boolean;
  start(plan: Plan): void;
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

export function Setup({ engine, text, form, setForm, busy, start }: SetupProps) {
  const [pressed, setPressed] = useState(false);
  const { meta, tunables } = engine.game;
  const { plan, wrongs, rest } = read(engine, form);
  const change = (x: Partial<Form>): void => setForm((now) => ({ ...now, ...x }));
  const block = blockOf({ bots: botsOf(form), players: form.players });
  // Alone there is nobody who could win in one's stead.
  const hasCards = engine.game.lab !== undefined && form.players > 1;
  const variants = plan?.variants.length ?? 1;
  const go = (): void => {
    setPressed(true);
    if (plan !== null) start(plan);
  };
  return (
    <form
      className={css.setup}
      aria-label={words.setUp}
      onSubmit={(e) => {
        e.preventDefault();
        go();
      }}
    >
      <div className={css.fields}>
        <div className={css.part}>
          <b id="lab-players">{words.players}</b>
          <Segmented
            wrap
            label={words.players}
            value={String(form.players)}
            segments={meta.seats.map((n) => ({ value: String(n), name: String(n) }))}
            set={(n) => setForm((now) => seatedAt(now, meta, Number(n)))}
          />
        </div>
        <Bots bots={form.bots} wrong={wrongs.bots} set={(bots) => change({ bots })} />
        <div className={css.pair}>
          <Field
            label={words.games}
            inputMode="numeric"
            value={form.games}
            set={(games) => change({ games })}
            wrong={wrongs.games}
            about={block > 0 ? words.gamesAbout(block, variants) : undefined}
          />
          <div className={css.seed}>
            <Field label={words.seed} inputMode="numeric" value={form.seed} set={(seed) => change({ seed })} wrong={wrongs.seed} />
            <IconButton
              icon="die"
              label={words.anotherSeed}
              onClick={() => change({ seed: String(crypto.getRandomValues(new Uint32Array(1))[0] ?? MOST_SEED) })}
            />
          </div>
        </div>
        <Field
          label={words.runs}
          inputMode="numeric"
          placeholder={words.runsHint}
          value={form.runs}
          set={(runs) => change({ runs })}
          wrong={wrongs.runs}
          about={words.runsAbout}
        />
        {hasCards && (
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
        {form.house !== null && (
          <div className={css.turned}>
            <b>{words.house(form.house.name)}</b>
            <p className={css.about}>{words.houseAbout(Object.keys(form.house.tuning).length + Object.keys(form.house.options ?? {}).length)}</p>
            <Button size="s" variant="quiet" icon="close" onClick={() => change({ house: null })}>
              {words.houseDrop}
            </Button>
          </div>
        )}
        <Numbers game={meta.id} tunables={tunables} turned={form.turned} together={form.together} wrong={wrongs.turned} set={change} />
        <Options meta={meta} text={text} options={form.options} set={(options) => change({ options })} />
      </div>
      <footer className={css.foot}>
        {(rest !== undefined || (pressed && plan === null)) && (
          <p className={css.wrong} role="alert">
            {rest ?? Object.values(wrongs)[0]}
          </p>
        )}
        <Button type="submit" variant="primary" size="l" icon="play" wide busy={busy}>
          {tuneOf(form) === '' && form.house === null ? words.start : words.startAnew}
        </Button>
      </footer>
    </form>
  );
}

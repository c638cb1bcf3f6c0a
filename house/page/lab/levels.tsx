/** The third question: which bots. One for all seats, or a mixture that takes turns. */
import type { Level } from '@pesthouse/kernel';
import { Field } from '../kit/field.tsx';
import { useSay } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import { Bots } from './bots.tsx';
import css from './setup.module.css';
import { botsOf, type Form, type Wrongs } from './wish.ts';

const OFFERED = ['greedy', 'good', 'master'] as const satisfies readonly Level[];

export interface LevelsProps {
  readonly form: Form;
  readonly wrongs: Wrongs;
  /** Games a second of what is chosen; null while nobody knows. */
  readonly pace: number | null;
  change(x: Partial<Form>): void;
}

export function Levels({ form, wrongs, pace, change }: LevelsProps) {
  const { bench } = words;
  const say = useSay(undefined);
  const bots = botsOf(form);
  const only = new Set(bots).size === 1 ? bots[0] : undefined;
  const choose = (level: Level): void => change({ bots: { random: 0, greedy: 0, novice: 0, fair: 0, good: 0, master: 0, [level]: 1 } });
  const shown: readonly Level[] = only === undefined || OFFERED.some((x) => x === only) ? OFFERED : [only, ...OFFERED];
  const mixed = only === undefined;
  return (
    <>
      {form.question !== 'bots' && (
        <div className={css.levels} role="radiogroup" aria-label={bench.bots}>
          {shown.map((level) => (
            <label key={level} className={css.level} data-on={only === level || undefined}>
              <input className="vh" type="radio" name="lab-level" checked={only === level} onChange={() => choose(level)} />
              <span className={css.dot} />
              <span>
                <b>{say.name(level)}</b>
                <small>{bench.levels[level]}</small>
              </span>
              {only === level && <em>{pace === null ? bench.measuring : bench.paceOf(pace)}</em>}
            </label>
          ))}
        </div>
      )}
      <details className={css.fold} open={form.question === 'bots' || mixed || form.runs !== '' || undefined}>
        <summary>
          <span>{mixed ? bench.mixed : bench.allSame(form.players)}</span> <u>{bench.mix}</u>
        </summary>
        <Bots bots={form.bots} wrong={wrongs.bots} set={(x) => change({ bots: x })} />
        <Field
          label={words.runs}
          inputMode="numeric"
          placeholder={words.runsHint}
          value={form.runs}
          set={(runs) => change({ runs })}
          wrong={wrongs.runs}
          about={words.runsAbout}
        />
      </details>
    </>
  );
}

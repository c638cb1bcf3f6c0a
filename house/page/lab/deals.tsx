/** The fourth question: how many. The slider moves along the curve, and the sentence beside it follows. */
import { Bold } from '@pesthouse/board';
import { useSay } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import { Curve } from './curve.tsx';
import css from './deals.module.css';
import type { Outlook } from './spread.ts';

const STEPS = [20, 30, 50, 70, 100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000];

const nearest = (n: number): number => STEPS.reduce((best, x, i) => (Math.abs(Math.log(x / n)) < Math.abs(Math.log((STEPS[best] ?? 1) / n)) ? i : best), 0);

export interface DealsProps {
  readonly outlook: Outlook;
  readonly games: string;
  readonly paired: boolean;
  readonly wrong: string | undefined;
  set(games: string): void;
}

export function Deals({ outlook, games, paired, wrong, set }: DealsProps) {
  const say = useSay(undefined);
  const { bench } = words;
  const n = /^\d{1,6}$/.test(games.trim()) ? Math.max(1, Number(games)) : 100;
  const points = say.paired.rough(outlook.notice(n));
  const gains = paired && outlook.unpaired !== null && outlook.from !== 'nothing' && outlook.unpaired > 1.05 * outlook.five;
  const label = paired ? bench.deals : words.games;
  return (
    <div className={css.plancol}>
      <div>
        <Curve outlook={outlook} n={n} paired={paired} />
      </div>
      <div className={css.says}>
        <label className={css.big}>
          <input
            className={css.count}
            inputMode="numeric"
            aria-label={label}
            value={games}
            size={Math.max(3, games.length)}
            maxLength={6}
            aria-invalid={wrong !== undefined || undefined}
            onChange={(e) => set(e.currentTarget.value)}
          />
          <span aria-hidden="true">{paired ? bench.dealsWord(n) : bench.gamesWord(n)}</span>
        </label>
        <input
          type="range"
          className={css.range}
          min={0}
          max={STEPS.length - 1}
          value={nearest(n)}
          aria-label={paired ? bench.howMany.deals : bench.howMany.games}
          aria-valuetext={`${n}`}
          style={{ '--at': `${(100 * nearest(n)) / (STEPS.length - 1)}%` }}
          onChange={(e) => set(String(STEPS[Number(e.currentTarget.value)] ?? n))}
        />
        {wrong !== undefined ? (
          <p className={css.wrong} role="alert">
            {wrong}
          </p>
        ) : (
          <p>
            <Bold>{bench.wouldNotice(points, outlook.from !== 'here')}</Bold>
          </p>
        )}
        <p className={css.quiet}>
          {paired && `${bench.aDeal} `}
          {gains && `${bench.cancels(say.paired.number(outlook.five), say.paired.number(outlook.unpaired ?? 0))} `}
          {paired && (outlook.from === 'here' ? bench.fromHere : outlook.from === 'published' ? bench.fromPublished : bench.fromNothing)}
        </p>
      </div>
    </div>
  );
}

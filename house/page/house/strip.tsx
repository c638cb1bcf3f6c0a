/** The tables that are going on, on the floor before the doors: yours first, and lit. */
import { Chip, cx, Glyph, Icon, LinkButton } from '@pesthouse/board';
import { useText } from '../text/index.ts';
import { doors } from './doors.ts';
import { HouseGone } from './housegone.tsx';
import { RulesTag } from './rulestag.tsx';
import css from './strip.module.css';
import type { Mine } from './usevisits.ts';
import type { Visit } from './visit.ts';

const SHOWN = 3;

/** The seats of a table as marks. */
export function SeatMarks({ visit }: { readonly visit: Visit }) {
  const text = useText();
  return (
    <span className={css.seats}>
      {visit.seats.map((x) => (
        <Glyph key={x.seat} seat={x.seat} size="s" open={x.kind === 'open'} on={x.deciding} label={x.kind === 'open' ? text.set.open : x.name} />
      ))}
    </span>
  );
}

/** For whoever is new: whether anybody waits for a guest. */
export function Join({ open }: { readonly open: number }) {
  const text = useText();
  return (
    <section className={css.strip} aria-labelledby="join">
      <h2 className={cx('sc', css.head)} id="join">
        {text.begin.join}
      </h2>
      <p className={css.none}>
        {open > 0 ? text.begin.joinAll(open) : text.begin.joinNone}{' '}
        {open > 0 && (
          <LinkButton size="s" href="/tables">
            {text.begin.joinLook}
          </LinkButton>
        )}
      </p>
    </section>
  );
}

export function Strip({ visits, mine }: { readonly visits: readonly Visit[]; readonly mine: Mine & { readonly again: () => void } }) {
  const text = useText();
  const all = doors();
  const { module } = mine;
  return (
    <section className={css.strip} aria-labelledby="yours">
      <h2 className={cx('sc', css.head)} id="yours">
        {text.tables.yours}
      </h2>
      {mine.reached === false && <HouseGone mine={mine} />}
      {visits.length === 0 || module === null ? (
        <p className={css.none}>{text.tables.none}</p>
      ) : (
        <ul className={css.list}>
          {visits.slice(0, SHOWN).map((v) => {
            const bot = v.seats.some((x) => x.deciding && x.kind === 'bot');
            return (
              <li key={v.id} className={cx(css.table, v.yours && css.mine)}>
                <img className={css.thumb} src={all.find((d) => d.id === v.game)?.poster} alt="" loading="lazy" />
                <div className={css.words}>
                  <b title={v.name}>{v.name}</b>
                  <span title={module.standing(v, text)}>{module.standing(v, text)}</span>
                  <RulesTag visit={v} />
                  <SeatMarks visit={v} />
                </div>
                <div className={css.go}>
                  {v.yours ? (
                    <Chip tone="turn">{text.tables.yourTurn}</Chip>
                  ) : (
                    <span className={css.wait}>
                      <Icon name={bot ? 'bot' : 'clock'} size={15} />
                      {module.agoOf(v.touched, text)}
                    </span>
                  )}
                  <LinkButton size="s" variant={v.yours ? 'primary' : 'plain'} href={module.visitPath(v)} className={v.yours ? undefined : css.look}>
                    {v.yours ? text.tables.takeIt : text.tables.lookIn}
                  </LinkButton>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The places as a list for phones: who is there, what it costs. */
import { Turned } from '@pesthouse/board';
import { unclaimed } from '../state.ts';
import { kindsAt } from '../text/reading.ts';
import { about } from './about.ts';
import { choiceOf, type Props, pestFirst, pointedAt, pressPlace } from './choice.ts';
import { Bullet, Icon } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import { PlacePicture } from './Light.tsx';
import { useMeant } from './meant.ts';
import css from './phone.module.css';

export const PlacesTab = (given: Props) => {
  const {
    words,
    names: { PLACE_NAME },
    tables: { PLACE },
    printed,
    read: { printedDice, fromHand },
  } = useGiven();
  const props = useMeant(given);
  const { view } = props;
  const c = choiceOf(props);
  return (
    <div className={css.tab}>
      {view.places.map((at) => {
        const would = pointedAt(c, at);
        const live = c.open.has(at) && !pestFirst(c);
        return (
          <button
            key={at}
            type="button"
            className={css.row}
            data-live={live || undefined}
            aria-pressed={c.at === at}
            {...about('place', at)}
            onClick={() => would !== null && pressPlace(props, c, at)}
          >
            <PlacePicture at={at} />
            <span className={css.what}>
              <b>{PLACE_NAME[at]}</b>
              <small>
                {view.order
                  .filter((who) => view.board[at].stacks[who].length > 0)
                  .map((who) => (
                    <span key={who} className={css.group} {...about('group', at, who)}>
                      <Bullet species={who} size={18} rim={1} />
                      {view.board[at].stacks[who].length} / {printedDice(kindsAt(view, at, who))}
                    </span>
                  ))}
                {unclaimed(view.board[at]) > 0 ? <span {...about('food', at)}>{words.freeFood(unclaimed(view.board[at]))}</span> : null}
                <span {...about('draw', at)}>
                  <Turned number={`${at}.draw`} now={PLACE[at].draw} was={printed.PLACE[at].draw}>
                    {words.draws(PLACE[at].draw)}
                  </Turned>
                </span>
              </small>
            </span>
            {would?.verb === 'breed' ? (
              <span className={css.price}>
                {would.local > 0 ? (
                  <>
                    <Icon name="pin" size={18} />
                    {would.local}
                  </>
                ) : null}
                {fromHand(would) > 0 ? (
                  <>
                    <Icon name="hand" size={18} />
                    {fromHand(would)}
                  </>
                ) : null}
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
};

/** The poster on a phone: a part of it that is moved with the finger, a small map that shows which part, and the pile as a card. */

import type { PanZoomWindow } from '@pesthouse/board';
import { Overview, only, PhoneMap } from '@pesthouse/board';
import { PLACES } from '../names.ts';
import { cardsLeft } from '../text/reading.ts';
import { about } from './about.ts';
import { choiceOf, type Props, pestFirst } from './choice.ts';
import { Icon } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import { MapView } from './MapView.tsx';
import { BOX, LANDS, SPOT } from './map.ts';
import { useMeant } from './meant.ts';
import css from './phone.module.css';

/** From here on names and numbers can be read. */
const READABLE = 0.62;
/** Manhattan first: where most of the game happens. */
const START = { x: 470 - BOX.x, y: 560, k: 0.94 } as const;

const Corner = ({ props, seen }: { readonly props: Props; readonly seen: PanZoomWindow | null }) => {
  const { words } = useGiven();
  const choice = choiceOf(props);
  const asking = choice.task !== null && choice.task !== 'gather' && !pestFirst(choice);
  const open = props.view.places.filter((at) => choice.open.has(at));
  return (
    <div className={css.overview} {...about('map')}>
      <Overview box={{ x: BOX.x, y: 0, width: BOX.w, height: 1000 }} seen={seen} frame={{ rx: 14, fill: 'none', stroke: '#fff', strokeWidth: 20 }}>
        <rect x={BOX.x} width={BOX.w} height="1000" fill="var(--ny-water)" />
        {LANDS.map((d) => (
          <path key={d} d={d} fill="var(--ny-land)" />
        ))}
        {PLACES.map((at) => {
          const { x, y } = SPOT[at];
          const live = asking ? choice.open.has(at) : props.view.places.includes(at);
          return live ? (
            <circle key={at} cx={x} cy={y} r="62" fill={asking ? '#F7B801' : '#F4EFE6'} stroke="#090D18" strokeWidth="14" />
          ) : (
            <g key={at} stroke="#9FAACA" strokeWidth="14">
              <rect x={x - 52} y={y - 52} width="104" height="104" rx="18" fill="#0B1226" />
              <path d={`M${x - 44} ${y + 44}l88-88`} />
            </g>
          );
        })}
      </Overview>
      {asking && open.length > 0 ? <span>{words.openOf(open.length, props.view.places.length)}</span> : null}
    </div>
  );
};

const PileCard = ({ view, legal, choose }: Pick<Props, 'view' | 'legal' | 'choose'>) => {
  const { words } = useGiven();
  const draw = only(legal, 'draw')[0];
  const { food, poison } = view.pile;
  return (
    <button
      type="button"
      className={css.pile}
      data-still=""
      data-live={draw !== undefined || undefined}
      data-spot="pile"
      {...about('pile')}
      onClick={() => draw !== undefined && choose(draw)}
    >
      <span className={css.count}>
        <Icon name="slice" size={22} />
        <b>{cardsLeft(view)}</b> {words.inThePile}
      </span>
      <span className={css.share} data-spot="poison">
        <i style={{ flex: food }} />
        <i className={css.poison} style={{ flex: poison }} />
      </span>
      <span className={css.parts}>
        <span>{words.foods(food)}</span>
        <span>{words.poisons(poison)}</span>
      </span>
    </button>
  );
};

export const PhoneBoard = (props: Props) => {
  const { words } = useGiven();
  const meant = useMeant(props);
  return (
    <PhoneMap
      className={css.phone}
      {...about('map')}
      width={BOX.w}
      height={BOX.h}
      fit="cover"
      most={3}
      read={READABLE}
      label={words.map}
      start={START}
      over={(seen) => (
        <>
          <Corner props={props} seen={seen} />
          <PileCard {...meant} />
        </>
      )}
    >
      {(seen) => (
        <div style={{ width: BOX.w, height: BOX.h }}>
          <MapView {...props} sight={seen} />
        </div>
      )}
    </PhoneMap>
  );
};

/** What lies in the districts: Events open and resolved, Strains, the Blockade, a Curfew, and where the Plague was last seen. */
import { eventOf, num } from '../data/tables.ts';
import { DISTRICTS, RESOURCES, STRAINS } from '../names.ts';
import { isOngoing, RESOLVED, type State } from '../state.ts';
import { about } from './about.ts';
import { counterArt, drawing, eventArt, picture, strainArt } from './art.ts';
import { useGiven } from './given.tsx';
import css from './map.module.css';
import { PLACES, type Point, slotsOf } from './map.ts';

const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** An Event as a card on the map: picture, kind, and what it asks for. */
export const EventCard = ({ d, need }: { readonly d: number; readonly need: number }) => (
  <g>
    <rect x="-22" y="-28.500" width="46" height="62" rx="3" fill="#1a0c06" opacity=".35" />
    <rect x="-22" y="-30" width="44" height="60" rx="3" fill="#f6ebcd" stroke="#1b1310" strokeWidth="1.400" />
    <svg x="-18" y="-26" width="36" height="27" viewBox="8 10 80 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href={eventArt(d)} x="8" width="80" height="96" />
    </svg>
    <rect x="-19.500" y="-27.500" width="39" height="55" rx="1.500" fill="none" stroke="#7a1a17" strokeWidth="1.400" />
    <path d="M-19 1.500H19" stroke="#7a1a17" strokeWidth="1.400" />
    <use href={drawing(`kind-${eventOf(d).kind}`)} x="-17" y="6.500" width="16" height="16" color="#7a1a17" />
    <image href={counterArt(RESOURCES[need] ?? 'coin')} x="-.500" y="3.500" width="22" height="22" />
  </g>
);

const StrainToken = ({ face }: { readonly face: number }) =>
  face >= STRAINS.length ? (
    <image href={picture('strain-back')} x="-18" y="-18" width="36" height="36" />
  ) : (
    <g>
      <path d="M0-17 14.700-8.500V8.500L0 17-14.700 8.500V-8.500Z" fill="#f3e7c8" stroke="#a8322a" strokeWidth="2" />
      <image href={strainArt(STRAINS[face] ?? 'back')} x="-10" y="-10" width="20" height="20" />
    </g>
  );

export const Chip = ({ view }: { readonly view: State }) => {
  const { words, stands } = useGiven();
  const box = stands.chipBox(view);
  if (box === null) return null;
  return (
    <g transform={`translate(${box.x + 17} ${box.y + 17})`} {...about('seen')}>
      <rect y="-11" width={box.w - 17} height="22" rx="11" className={css.chip} />
      <text x="19" y="4.600" className={css.age}>
        {words.round(view.lastSeenRound)}
      </text>
      <image href={picture('plague-announced')} x="-17" y="-17" width="34" height="34" />
    </g>
  );
};

export const Tokens = ({ view }: { readonly view: State }) => {
  const { words } = useGiven();
  return (
    <g>
      {PLACES.map((d) => {
        const s = slotsOf(d);
        const mine = num(view.mine, d);
        return (
          <g key={d}>
            {view.event[d] === RESOLVED ? (
              <g transform={at(s.event)} {...about('event', String(d))}>
                <image href={picture('event-back')} x="-16" y="-21" width="32" height="42" />
              </g>
            ) : null}
            {isOngoing(view, d) ? (
              <g transform={at(s.event)} {...about('event', String(d))}>
                <EventCard d={d} need={num(view.need, d)} />
              </g>
            ) : null}
            {mine >= 0 && d <= DISTRICTS ? (
              <g transform={at(s.strain)} {...about('token', String(d))}>
                <StrainToken face={mine} />
              </g>
            ) : null}
          </g>
        );
      })}
      {view.blockade > 0 ? (
        <image
          {...about('blockade')}
          href={picture('blockade')}
          x={slotsOf(view.blockade).label.x - 44}
          y={slotsOf(view.blockade).label.y + 10}
          width="56"
          height="44"
        />
      ) : null}
      {view.curfew > 0 ? (
        <g {...about('curfew')} transform={`translate(${slotsOf(view.curfew).label.x + 6} ${slotsOf(view.curfew).label.y + 24})`}>
          <rect x="-16" y="-11" width="78" height="20" rx="3" fill="#2d2c74" stroke="#f6ecd2" strokeWidth="1.400" />
          <path d="M-9-2v-3a4 4 0 0 1 8 0v3h1.500v7h-11v-7Zm2 0h4v-3a2 2 0 0 0-4 0Z" fill="#f6ecd2" fillRule="evenodd" />
          <text x="5" y="4" className={css.age}>
            {words.curfew}
          </text>
        </g>
      ) : null}
    </g>
  );
};

/** One location on the poster: picture, groups in their corners, unclaimed food, price, sign. Draws what it is told and knows no rules. */
import { TurnedRing } from '@pesthouse/board';
import type { PlaceId, Species } from '../names.ts';
import { about } from './about.ts';
import { HUE } from './colours.ts';
import { Inset } from './Drawing.tsx';
import { stretch } from './fitting.ts';
import { useGiven } from './given.tsx';
import { PlaceInset } from './Light.tsx';
import { CORNER, SPOT, tagAt } from './map.ts';
import css from './plaque.module.css';
import { Corner, Tag } from './Tag.tsx';

export interface Group {
  readonly species: Species;
  readonly pests: number;
  readonly dice: number;
  readonly ghost?: 'plus' | 'minus';
  readonly dim?: boolean;
}

export interface PlaqueProps {
  readonly at: PlaceId;
  readonly inPlay: boolean;
  readonly species: readonly Species[];
  readonly groups: readonly Group[];
  readonly food: number;
  readonly infester: Species | null;
  /** What a choice there costs: units from the place and from the hand. */
  readonly price: { readonly local: number; readonly hand: number } | null;
  /** `legal` glows, `chosen` has the second ring, `shut` is hatched. */
  readonly mood: 'plain' | 'legal' | 'chosen' | 'shut';
  readonly fighting: boolean;
}

/** A sign has room for so many letters. */
const ROOM = 11.6;

const Food = ({ at, n, x }: { readonly at: PlaceId; readonly n: number; readonly x: number }) => (
  <g transform={`translate(${x} -2)`} {...about('food', at)}>
    <rect x="-28" y="-14" width={n > 9 ? 66 : 56} height="28" rx="14" fill="#0B1226" fillOpacity=".94" stroke="#F4EFE6" strokeWidth="1.4" />
    <Inset name="slice" x={-22} y={-12} size={24} />
    <text x={n > 9 ? 18 : 14} y="7.5" textAnchor="middle" fontSize="21" fontWeight="800" fill="#fff">
      {n}
    </text>
  </g>
);

const Price = ({ local, hand, x }: { readonly local: number; readonly hand: number; readonly x: number }) => {
  const both = local > 0 && hand > 0;
  return (
    <g transform={`translate(${x} -2)`}>
      <rect x="0" y="-14" width={both ? 80 : 46} height="28" rx="6" fill="#F7B801" stroke="#090D18" strokeWidth="2" />
      {local > 0 ? (
        <g transform="translate(7 -9.5)">
          <Inset name="pin" x={0} y={0} size={19} color="#14130A" />
          <text x="20" y="16.3" fontSize="19" fontWeight="800" fill="#14130A">
            {local}
          </text>
        </g>
      ) : null}
      {hand > 0 ? (
        <g transform={`translate(${local > 0 ? 41 : 7} -9.5)`}>
          <Inset name="hand" x={0} y={0} size={19} color="#14130A" />
          <text x="20" y="16.3" fontSize="19" fontWeight="800" fill="#14130A">
            {hand}
          </text>
        </g>
      ) : null}
    </g>
  );
};

const Middle = ({ at, food, price }: Pick<PlaqueProps, 'at' | 'food' | 'price'>) => {
  const width = price === null ? 0 : price.local > 0 && price.hand > 0 ? 80 : 46;
  const pill = food > 9 ? 66 : 56;
  if (price === null) return food === 0 ? null : <Food at={at} n={food} x={28 - pill / 2} />;
  if (food === 0) return <Price {...price} x={-width / 2} />;
  const left = -(pill + 5 + width) / 2;
  return (
    <>
      <Food at={at} n={food} x={left + 28} />
      <Price {...price} x={left + pill + 5} />
    </>
  );
};

const Ring = ({ mood }: Pick<PlaqueProps, 'mood'>) =>
  mood === 'legal' || mood === 'chosen' ? (
    <>
      <rect x="-92.5" y="-66.5" width="185" height="165" rx="14" fill="#090D18" stroke="#FFD34D" strokeWidth={mood === 'chosen' ? 6 : 4} />
      {mood === 'chosen' ? <rect x="-97" y="-71" width="194" height="174" rx="18" fill="none" stroke="#fff" strokeWidth="3.5" /> : null}
    </>
  ) : null;

/** Crossed claws over a place where a fight can be had. */
const Clash = () => (
  <g transform="translate(0 -2)">
    <circle r="19" fill="#B5533C" stroke="#F4EFE6" strokeWidth="2.4" />
    <path d="M-9-9L9 9M9-9L-9 9M-10 3l7 7M10 3l-7 7" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" fill="none" />
  </g>
);

/** Clips and patterns that all plaques of a drawing share. */
export const PlaqueDefs = () => (
  <defs>
    <clipPath id="ny-picture">
      <rect x="-83" y="-57" width="166" height="114" rx="6" />
    </clipPath>
    <pattern id="ny-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4" height="10" fill="var(--ny-hatch)" opacity=".34" />
    </pattern>
  </defs>
);

export const Plaque = ({ at, inPlay, species, groups, food, infester, price, mood, fighting }: PlaqueProps) => {
  const {
    words,
    names: { PLACE_NAME },
    tables: { PLACE },
    printed,
  } = useGiven();
  const spot = SPOT[at];
  const name = PLACE_NAME[at];
  const shut = mood === 'shut' || !inPlay;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} className={inPlay ? undefined : css.boxed} {...about('place', at)}>
      <rect x="-92" y="-60" width="184" height="158" rx="12" fill="var(--ny-cast)" opacity=".5" />
      <Ring mood={mood} />
      <path d="M-88 56h176v34a4 4 0 0 1-4 4h-168a4 4 0 0 1-4-4z" fill="#090D18" />
      <path d="M-88 69h176" stroke="#fff" strokeWidth="1.6" />
      <rect x="-88" y="-62" width="176" height="124" rx="10" fill={infester === null ? '#F4EFE6' : HUE[infester].mid} />
      {infester === null ? null : <rect x="-84" y="-58" width="168" height="116" rx="7" fill="#F4EFE6" />}
      <g clipPath="url(#ny-picture)">
        <PlaceInset at={at} />
        <rect x="-88" y="-62" width="176" height="124" fill="var(--ny-veil)" opacity={shut ? 0.62 : 0.16} />
        {shut ? <rect x="-88" y="-62" width="176" height="124" fill="url(#ny-hatch)" /> : null}
      </g>
      {inPlay
        ? species.map((who) => {
            const group = groups.find((g) => g.species === who);
            if (group === undefined)
              return <Corner key={who} species={who} x={CORNER[who].x * 69} y={CORNER[who].y < 0 ? -43 : 42} open={PLACE[at].allowed[who]} />;
            return (
              <g key={who} {...about('group', at, who)}>
                <Tag {...group} {...tagAt(who, group.pests)} />
              </g>
            );
          })
        : null}
      {inPlay ? (
        <Middle at={at} food={food} price={price} />
      ) : (
        <text y="4" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--ny-off-ink)">
          {words.notInPlay}
        </text>
      )}
      {fighting && food === 0 ? <Clash /> : null}
      <g {...about('draw', at)}>
        <circle cx="-73" cy="79" r="12.5" fill={inPlay ? '#F7B801' : '#66769F'} />
        <TurnedRing number={`${at}.draw`} now={PLACE[at].draw} was={printed.PLACE[at].draw} x={-73} y={79} r={13.5} />
        <text x="-73" y="85.6" textAnchor="middle" fontSize="19" fontWeight="800" fill="#14130A">
          {PLACE[at].draw}
        </text>
      </g>
      <text x="-55" y="86.5" fontSize="18" fontWeight="700" fill="#fff" style={stretch(name, ROOM)}>
        {name}
      </text>
      {infester === null ? null : (
        <>
          <circle cx="0" cy="-60" r="13" fill={HUE[infester].mid} stroke="#F4EFE6" strokeWidth="2.4" />
          <Inset name={infester} x={-9} y={-69} size={18} gap={HUE[infester].mid} />
        </>
      )}
    </g>
  );
};

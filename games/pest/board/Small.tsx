/** The empire in small: places, what stands there, a dot for each of the sick, and where the Doctors are. No figures: nobody could read them. */
import { times } from '@pesthouse/board';
import { GROUND, ROAD } from '../data/tables.ts';
import { COLOURS, PLACES, ROADS, SPACES } from '../names.ts';
import { houseOf, mine, nth } from '../reading.ts';
import type { State } from '../state.ts';
import { SHORE, SHORE_ROOM } from './chart.ts';
import { Inset } from './Draw.tsx';
import { placeAt } from './geometry.ts';
import { useGiven } from './given.tsx';
import { buildingPic, kindPic } from './pictures.ts';

const HUE = { red: '#B23A36', blue: '#3B6EA5', black: '#1C1A1D' } as const;

export const Small = ({ view: s }: { readonly view: State }) => {
  const { words } = useGiven();
  return (
    <div data-game="pest" style={{ width: '100%', height: '100%', background: 'none' }}>
      <svg viewBox={`0 0 ${SHORE_ROOM.width} ${SHORE_ROOM.height}`} width="100%" height="100%" role="img" aria-label={words.map}>
        <rect width={SHORE_ROOM.width} height={SHORE_ROOM.height} fill="url(#pest-p-sea)" />
        <rect width={SHORE_ROOM.width} height={SHORE_ROOM.height} fill="var(--sea-wash)" />
        <path d={SHORE} fill="var(--land)" stroke="#1C1A1D" strokeWidth="2" />
        {ROADS.map((id, i) => {
          const r = ROAD[i];
          const a = placeAt(SHORE_ROOM, SPACES[r?.a ?? 0] ?? 'capital');
          const b = placeAt(SHORE_ROOM, SPACES[r?.b ?? 0] ?? 'capital');
          const colour = COLOURS[r?.colour ?? -1];
          return (
            <path
              key={id}
              d={`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`}
              stroke={colour === undefined ? '#6A625A' : HUE[colour]}
              strokeWidth={colour === undefined ? 2 : 4}
            />
          );
        })}
        <Inset name="loc-capital" x={placeAt(SHORE_ROOM, 'capital')[0]} y={placeAt(SHORE_ROOM, 'capital')[1]} h={56} />
        {PLACES.map((id, at) => {
          const [x, y] = placeAt(SHORE_ROOM, id);
          return (
            <g key={id}>
              <Inset name={kindPic(GROUND[at]?.kind ?? 0, nth(s.ruin, at) === 1)} x={x} y={y} h={26} />
              {s.players.map((p, seat) =>
                mine(s, seat, at) ? (
                  <g key={p.house} data-house={houseOf(s, seat)}>
                    <Inset name={buildingPic(p.site.indexOf(at))} x={x - 12 + seat * 9} y={y + 12} h={19} />
                  </g>
                ) : null,
              )}
              {times(nth(s.sick, at)).map((n) => (
                <circle
                  key={n}
                  cx={x + (n % 2 === 1 ? 12 : 23)}
                  cy={y - 12 - 11 * Math.floor((n - 1) / 2)}
                  r="5.5"
                  fill="#8DB255"
                  stroke="#1C1A1D"
                  strokeWidth="1.5"
                />
              ))}
            </g>
          );
        })}
        {s.players.map((p, seat) => {
          if (p.doctor < 0) return null;
          const [x, y] = placeAt(SHORE_ROOM, SPACES[p.doctor] ?? 'capital');
          return (
            <g key={p.house} data-house={houseOf(s, seat)}>
              <Inset name="doctor" x={x - 16 - seat * 4} y={y - 10} h={32} />
            </g>
          );
        })}
      </svg>
    </div>
  );
};

/** The empire as a woodcut chart: shore, roads, places with their buildings and Sick, Doctors, and round it the Influence track. */

import { asking, cx } from '@pesthouse/board';
import { GROUND, ROAD } from '../data/tables.ts';
import { COLOURS, KINDS, PLACES, RESOURCES, ROADS, SPACES, type SpaceId } from '../names.ts';
import { houseOf, mine, nth } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { Chips, chipsOf } from './Chips.tsx';
import { LABEL } from './chart.ts';
import { type Props, pressing } from './choice.ts';
import { Inset, Pic } from './Draw.tsx';
import { Frame } from './Frame.tsx';
import { curve, HALF, kindOf, placeAt, type Room } from './geometry.ts';
import { type GivenHere, useGiven } from './given.tsx';
import { Ground, Place, Ring, Roads, Sick } from './MapPieces.tsx';
import css from './map.module.css';
import { crestOf, RES_PIC } from './pictures.ts';
import { effectOf } from './preview.ts';
import { placeKeys } from './rows.ts';
import type { Story, Struck } from './story.ts';
import { wishFor } from './wish.ts';

const FRAME = 26;
/** Names of more letters than those of the printed map are set no wider than these pixels. */
const LONG_NAME = 11;
const NAME_ROOM = 68;
const TONE: Readonly<Record<Struck['how'], string>> = {
  hit: 'struck',
  spared: 'shielded',
  forced: 'forced',
  camp: 'shielded',
  away: 'shielded',
  falls: 'fall',
};

/** Doctors stand beside their place, each at its own side. */
const doctorSpot = (s: State, seat: number, room: Room): { readonly x: number; readonly y: number } | null => {
  const p = s.players[seat];
  if (p === undefined || p.doctor < 0) return null;
  const [x, y] = placeAt(room, SPACES[p.doctor] ?? 'capital');
  const [rx] = HALF[kindOf(p.doctor)];
  const mates = s.players.flatMap((q, i) => (q.doctor === p.doctor ? [i] : []));
  const i = mates.indexOf(seat);
  return { x: x - rx - 5 - i * 13, y: y - 8 + i * 3 };
};

const described = (here: GivenHere, s: State, at: number): string => {
  const {
    words,
    names: { RESOURCE_NAME, HOUSE_NAME, spaceName, KIND_NAME },
  } = here;
  const id: SpaceId = SPACES[at] ?? 'capital';
  if (id === 'capital') return words.thokaia;
  const yields = nth(s.ruin, at) === 1 ? words.destroyed : RESOURCE_NAME[RESOURCES[nth(s.yields, at)] ?? 'coin'];
  const who = s.players.flatMap((p, seat) => {
    const name = HOUSE_NAME[houseOf(s, seat)];
    return [
      ...(mine(s, seat, at) ? [words.buildingOf(name)] : []),
      ...(p.doctor === at ? [words.doctorOf(name)] : []),
      ...(p.camp === at ? [words.campOf(name)] : []),
    ];
  });
  return words.place(
    spaceName(id),
    KIND_NAME[KINDS[GROUND[at]?.kind ?? 0] ?? 'village'],
    yields,
    `${nth(s.sick, at) > 0 ? words.sick(nth(s.sick, at)) : ''}${who.map(words.holds).join('')}`,
  );
};

export interface MapProps {
  readonly p: Props;
  readonly scene: State;
  readonly story: Story | null;
  readonly room: Room;
  readonly framed: boolean;
}

const pestTag = (here: GivenHere, x: Struck): { readonly said: string; readonly pic: 'person-sick' | 'ui-blocked' | 'camp' | 'skull' } => {
  const { words } = here;
  return x.how === 'hit' || x.how === 'forced'
    ? { said: `+${x.n}`, pic: 'person-sick' }
    : x.how === 'camp'
      ? { said: words.goesHome, pic: 'camp' }
      : x.how === 'falls'
        ? { said: '', pic: 'skull' }
        : { said: '', pic: 'ui-blocked' };
};

const walked = (s: State): readonly number[] => {
  if (asking(s)?.step !== 'move' && asking(s)?.step !== 'settle' && asking(s)?.step !== 'lay') return [];
  return s.going.steps > 0 ? [s.going.from, ...s.going.entered] : [];
};
const roadBetween = (a: number, b: number): number => ROAD.findIndex((r) => (r.a === a && r.b === b) || (r.a === b && r.b === a));

export const MapView = ({ p, scene: s, story, room: whole, framed }: MapProps) => {
  const here = useGiven();
  const {
    words,
    names: { spaceName, RESOURCE_NAME },
  } = here;
  const edge = framed ? FRAME : 0;
  const room = { width: whole.width - edge * 2, height: whole.height - edge * 2 };
  const keys = placeKeys(p);
  const pestTime = story !== null && story.places.size + story.roads.size > 0;
  const path = walked(s);
  const moving = p.now?.type === 'moved' ? p.now.who : null;
  const own = p.seat >= 0 ? p.seat : -1;
  return (
    <div className={css.map} style={{ width: whole.width, height: whole.height }}>
      <svg width={whole.width} height={whole.height} viewBox={`0 0 ${whole.width} ${whole.height}`} aria-hidden="true" className={css.sheet}>
        <g transform={`translate(${edge} ${edge})`}>
          <Ground room={room} />
          <Roads room={room} dim={pestTime} />
          {path.slice(1).map((to, i) => {
            const r = roadBetween(path[i] ?? -1, to);
            if (r < 0) return null;
            const { d } = curve(room, r);
            return (
              <g key={`${r} ${to}`} fill="none" data-house={houseOf(s, s.active)}>
                <path d={d} stroke="#1C1A1D" strokeWidth="8" strokeLinecap="round" />
                <path d={d} stroke="var(--house)" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 8" />
              </g>
            );
          })}
          {story === null
            ? null
            : [...story.roads.keys()].map((id) => <path key={id} d={curve(room, ROADS.indexOf(id)).d} className={css.struckRoad} fill="none" />)}
          {SPACES.map((id, at) => {
            const [x, y] = placeAt(room, id);
            const [rx, ry] = HALF[kindOf(at)];
            const row = keys.get(`place:${id}`);
            const hit = id === 'capital' ? undefined : story?.places.get(id);
            const pointed = p.pointed;
            const hot = pointed !== null && (('to' in pointed && pointed.to === id) || ('at' in pointed && pointed.at === id));
            if (row !== undefined || (hot && p.legal.length > 0)) return <Ring key={id} x={x} y={y} rx={rx} ry={ry} tone="legal" hot={hot} />;
            if (hit !== undefined)
              return <Ring key={id} x={x} y={y} rx={rx} ry={ry} tone={TONE[hit.how]} hot={p.now !== null && 'at' in p.now && p.now.at === id} />;
            return null;
          })}
          {ROADS.map((id, i) => {
            const { mid } = curve(room, i);
            const colour = COLOURS[ROAD[i]?.colour ?? -1];
            const n = nth(s.roadSick, i);
            return (
              <g key={id}>
                {colour === undefined ? null : <Inset name={`horseshoe-${colour}`} x={mid[0] - (n > 0 ? 7 : 0)} y={mid[1]} h={16} />}
                {n > 0 ? <Sick x={mid[0] + (colour === undefined ? 0 : 9) + (n < 4 ? (n - 1) * 6 : 0)} y={mid[1]} n={n} h={17} apart={7} /> : null}
              </g>
            );
          })}
          <Inset name="loc-capital" x={placeAt(room, 'capital')[0]} y={placeAt(room, 'capital')[1]} h={62} />
          {PLACES.map((id, at) => {
            const [x, y] = placeAt(room, id);
            return (
              <g key={id} opacity={pestTime && story?.places.has(id) !== true && !keys.has(`place:${id}`) ? 0.5 : 1}>
                <Place s={s} at={at} x={x} y={y} />
              </g>
            );
          })}
          {SPACES.map((id, at) => {
            const [x, y] = placeAt(room, id);
            const [dx, dy, anchor] = LABEL[id];
            const ruined = id !== 'capital' && nth(s.ruin, at) === 1;
            const dim = pestTime && (id === 'capital' || story?.places.has(id) !== true);
            const name = id === 'capital' ? words.thokaia : spaceName(id);
            return (
              <text
                key={id}
                {...(name.length > LONG_NAME ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' } : {})}
                x={x + dx}
                y={y + dy}
                textAnchor={anchor}
                className={cx(css.name, kindOf(at) === 'city' && css.city, id === 'capital' && css.capital, ruined && css.dead)}
                opacity={dim ? 0.6 : 1}
              >
                {name}
              </text>
            );
          })}
          {s.players.map((q, seat) => {
            const house = houseOf(s, seat);
            const spot = house === moving ? null : doctorSpot(s, seat, room);
            return spot === null ? null : (
              <g key={q.house} data-house={house} className={cx(css.doctor, seat === own && css.mine)}>
                <Inset name="doctor" x={spot.x} y={spot.y} h={seat === own ? 32 : 27} />
              </g>
            );
          })}
        </g>
        {framed ? <Frame s={s} width={whole.width} height={whole.height} /> : null}
      </svg>
      {ROADS.map((id, i) => {
        const { mid } = curve(room, i);
        return <i key={id} className={css.spot} data-spot={`road:${id}`} {...about('road', id)} style={{ left: mid[0] + edge - 8, top: mid[1] + edge - 8 }} />;
      })}
      {SPACES.map((id, at) => {
        const [x, y] = placeAt(room, id);
        const [rx, ry] = HALF[kindOf(at)];
        const half = Math.max(rx + 6, 20);
        const high = Math.max(ry + 5, 19);
        return (
          <button
            key={id}
            type="button"
            className={css.place}
            data-place={id}
            data-spot={`place:${id}`}
            {...about('place', id)}
            aria-label={described(here, s, at)}
            style={{ left: x + edge - half, top: y + edge - high, width: half * 2, height: high * 2 }}
            {...pressing(p, `place:${id}`, wishFor(p.view, `place:${id}`), words.why(id === 'capital' ? words.thokaia : spaceName(id)))}
          />
        );
      })}
      {SPACES.map((id, at) => {
        const row = keys.get(`place:${id}`);
        if (row === undefined) return null;
        const [x, y] = placeAt(room, id);
        const [, ry] = HALF[kindOf(at)];
        const effect = effectOf(here, p.view, p.seat, row.move);
        const chips = effect === null ? [] : chipsOf(here, effect, true);
        const pointed = p.pointed;
        const hot = pointed !== null && (('to' in pointed && pointed.to === id) || ('at' in pointed && pointed.at === id));
        // Not over the name: above where that stands below, if there is room.
        const [, dy] = LABEL[id];
        const low = dy > 15 ? y - ry - 40 < 0 : y + edge + ry + 40 < whole.height - edge;
        return (
          <span
            key={id}
            className={cx(css.tag, hot && css.tagHot)}
            style={{ left: Math.min(Math.max(x + edge, 60), whole.width - 60), top: low ? y + edge + ry + 10 : y + edge - ry - 36 }}
            aria-hidden="true"
          >
            {row.hotkey === '' || p.narrow ? null : <span className={css.key}>{row.hotkey}</span>}
            {row.move.verb === 'castle' ? (
              <Pic name={RES_PIC[RESOURCES[nth(s.yields, at)] ?? 'coin']} h={17} label={RESOURCE_NAME[RESOURCES[nth(s.yields, at)] ?? 'coin']} />
            ) : null}
            {id === 'capital' ? words.passOnly : chips.length === 0 ? row.move.verb === 'castle' ? null : words.free : <Chips chips={chips} h={17} />}
          </span>
        );
      })}
      {story === null
        ? null
        : [...story.places].map(([id, x]) => {
            const [px, py] = placeAt(room, id);
            const [, ry] = HALF[kindOf(PLACES.indexOf(id))];
            const tag = pestTag(here, x);
            const up = py + edge + ry + 34 > whole.height - edge;
            return (
              <span
                key={id}
                className={cx(css.ptag, css[x.how])}
                data-house={x.who ?? undefined}
                style={{ left: px + edge, top: up ? py + edge - ry - 34 : py + edge + ry + 9 }}
                aria-hidden="true"
              >
                {x.who === null ? null : <Pic name={crestOf(x.who)} h={15} />}
                <Pic name={tag.pic} h={16} />
                {x.how === 'falls' ? words.falls(spaceName(id)) : tag.said}
              </span>
            );
          })}
    </div>
  );
};

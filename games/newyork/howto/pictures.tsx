/** The pictures of New York's page that says how to play: cards, places, dice and signs as on the board. */
import { Arrow, Key, Keyed, type PictureProps, Row, Sign, Under } from '@pesthouse/board/howto';
import { pileArt } from '../board/art.ts';
import { HUE } from '../board/colours.ts';
import { Bullet, DieFace } from '../board/Drawing.tsx';
import { useGiven } from '../board/given.tsx';
import { SPOT } from '../board/map.ts';
import { PestCard } from '../board/PestCard.tsx';
import { type Group, Plaque, PlaqueDefs } from '../board/Plaque.tsx';
import { type Kind, type PlaceId, SPECIES, type Species } from '../names.ts';
import css from './pictures.module.css';

const Pile = ({ card, width }: { readonly card: 'back' | 'food' | 'poison'; readonly width: number }) => <img src={pileArt(card)} alt="" width={width} />;

const Card = ({ kind, width }: { readonly kind: Kind; readonly width: number }) => (
  <span className={css.card} style={{ width }}>
    <PestCard kind={kind} />
  </span>
);

/** One place of the poster by itself. */
const Spot = ({ at, groups, food = 0, width }: { readonly at: PlaceId; readonly groups: readonly Group[]; readonly food?: number; readonly width: number }) => (
  <svg className={css.spot} viewBox={`${SPOT[at].x - 94} ${SPOT[at].y - 66} 188 166`} width={width} aria-hidden="true">
    <PlaqueDefs />
    <Plaque at={at} inPlay species={SPECIES} groups={groups} food={food} infester={null} price={null} mood="plain" fighting={false} />
  </svg>
);

const STANDING: readonly { readonly who: Species; readonly pests: number }[] = [
  { who: 'humans', pests: 3 },
  { who: 'rats', pests: 8 },
  { who: 'pigeons', pests: 6 },
  { who: 'cockroaches', pests: 5 },
];

export const Goal = ({ labels: [wins, counts] }: PictureProps) => (
  <Row dark>
    <span className={css.empty}>
      <Pile card="back" width={78} />
      <b>0</b>
    </span>
    <Arrow />
    <span className={css.bars}>
      {STANDING.map(({ who, pests }) => (
        <span key={who} style={{ height: 40 + 12 * pests, background: HUE[who].mid }} className={pests === 8 ? css.winner : undefined}>
          <b>{pests}</b>
          <Bullet species={who} size={28} rim={2} />
        </span>
      ))}
    </span>
    <span className={css.said}>
      <b>{wins}</b>
      {counts}
    </span>
  </Row>
);

export const Begin = () => (
  <span className={css.order}>
    {SPECIES.map((who) => (
      <Bullet key={who} species={who} size={34} rim={2} />
    ))}
  </span>
);

export const Gather = ({ labels: [keep, pay] }: PictureProps) => (
  <Row>
    <Pile card="back" width={68} />
    <Arrow />
    <Under label={keep}>
      <Pile card="food" width={50} />
    </Under>
    <Under label={pay}>
      <Pile card="poison" width={50} />
    </Under>
  </Row>
);

export const Breed = () => (
  <Row>
    <Pile card="food" width={44} />
    <Sign>+</Sign>
    <Pile card="food" width={44} />
    <Arrow />
    <Card kind="rats-subway-rat" width={78} />
  </Row>
);

const Side = ({ who, dice }: { readonly who: Species; readonly dice: readonly number[] }) => (
  <span className={css.side} data-species={who}>
    <Bullet species={who} size={30} rim={2} />
    {dice.map((face) => (
      <DieFace key={face} face={face} size={28} />
    ))}
    <b>{dice.reduce((n, x) => n + x, 0)}</b>
  </span>
);

export const Fight = () => (
  <Row>
    <span className={css.sides}>
      <Side who="rats" dice={[4, 6, 3]} />
      <Side who="pigeons" dice={[5, 2]} />
    </span>
  </Row>
);

export const Move = () => (
  <Row>
    <Spot at="wall-street" groups={[{ species: 'rats', pests: 2, dice: 4 }]} width={112} />
    <Arrow />
    <Spot at="central-park" groups={[]} width={112} />
  </Row>
);

export const Place = () => (
  <Keyed width={290}>
    <Spot
      at="liberty-island"
      groups={[
        { species: 'rats', pests: 2, dice: 4 },
        { species: 'pigeons', pests: 1, dice: 3 },
      ]}
      food={3}
      width={290}
    />
    <Key n={1} x={97} y={15} />
    <Key n={2} x={50} y={22} />
    <Key n={3} x={4} y={6} />
    <Key n={4} x={97} y={64} />
    <Key n={5} x={4} y={90} />
  </Keyed>
);

export const Pest = () => <Card kind="rats-rat-king" width={124} />;

export const Bonus = () => {
  const {
    tables: { BONUS },
  } = useGiven();
  const most = Math.max(...SPECIES.flatMap((a) => SPECIES.filter((d) => d !== a).map((d) => BONUS[a][d])));
  return (
    <table className={css.bonus}>
      <tbody>
        <tr>
          <th />
          {SPECIES.map((d) => (
            <th key={d}>
              <Bullet species={d} size={30} rim={2} />
            </th>
          ))}
        </tr>
        {SPECIES.map((a) => (
          <tr key={a}>
            <th>
              <Bullet species={a} size={30} rim={2} />
            </th>
            {SPECIES.map((d) => (
              <td key={d} className={a === d ? css.none : BONUS[a][d] === most ? css.most : undefined}>
                {a === d ? '–' : BONUS[a][d] > 0 ? `+${BONUS[a][d]}` : BONUS[a][d]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

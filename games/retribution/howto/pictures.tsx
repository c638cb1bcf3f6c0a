/** The pictures of Retribution's page that says how to play: cards, backs and suits as on the board. */
import { Arrow, Entry, Key, Keyed, Legend, type PictureProps, Row, Sign, Under } from '@pesthouse/board/howto';
import { picture } from '../board/art.ts';
import { Back, Full, Tile } from '../board/Face.tsx';
import { useGiven } from '../board/given.tsx';
import { type Face, faceOf } from '../names.ts';
import css from './pictures.module.css';

const Card = ({ face, width = 84 }: { readonly face: Face; readonly width?: number }) => (
  <span className={css.card} style={{ width }}>
    <Tile face={face} />
  </span>
);
const Pile = ({ of, width = 84 }: { readonly of: 'back-kingdom' | 'back-own' | 'back-penance'; readonly width?: number }) => (
  <span className={css.card} style={{ width }}>
    <Back of={of} />
  </span>
);

const DECK: readonly Face[] = ['rat', 'bones_knight', 'hire_collector', 'prince', 'penance_1'];

export const Goal = ({ labels: [deck, infamy] }: PictureProps) => {
  const {
    tables: { CARD },
  } = useGiven();
  const worth = (face: Face): number => (CARD[faceOf(face)]?.resistance ?? 0) + (CARD[faceOf(face)]?.notoriety ?? 0);
  return (
    <Row>
      {DECK.map((face, i) => (
        <span key={face} className={css.counted}>
          {i > 0 && <Sign>{worth(face) < 0 ? '−' : '+'}</Sign>}
          <Under label={String(Math.abs(worth(face)))}>
            <Card face={face} width={72} />
          </Under>
        </span>
      ))}
      <Sign>=</Sign>
      <Under label={deck}>
        <Pile of="back-own" width={72} />
      </Under>
      <Sign>
        {DECK.reduce((n, face) => n + worth(face), 0)} {infamy}
      </Sign>
    </Row>
  );
};

export const Begin = () => {
  const {
    tables: { NUMBER },
  } = useGiven();
  return (
    <Row>
      <Sign>{NUMBER.rats} ×</Sign>
      <Card face="rat" width={64} />
      <Sign>{NUMBER.filth} ×</Sign>
      <Card face="filth" width={64} />
    </Row>
  );
};

export const Spread = () => (
  <Row>
    <Card face="rat" width={76} />
    <Card face="rat" width={76} />
    <Card face="bones_knight" width={76} />
    <Card face="filth" width={76} />
  </Row>
);

export const Infect = ({ labels: [pay, pile] }: PictureProps) => (
  <Row>
    <Under label={pay}>
      <span className={css.three}>
        <Card face="rat" width={40} />
        <Card face="rat" width={40} />
        <Card face="rat" width={40} />
      </span>
    </Under>
    <Arrow />
    <Under label={pile}>
      <Card face="hire_collector" width={78} />
    </Under>
  </Row>
);

export const Close = () => {
  const {
    tables: { NUMBER },
  } = useGiven();
  return (
    <Row>
      <Pile of="back-own" width={76} />
      <Arrow />
      <Sign>{NUMBER.hand} ×</Sign>
      <Pile of="back-own" width={50} />
    </Row>
  );
};

export const CardPicture = () => (
  <Keyed width={180}>
    <Full face="bones_knight" />
    <Key n={1} x={6} y={6} />
    <Key n={2} x={99} y={49} />
    <Key n={3} x={94} y={6} />
    <Key n={4} x={99} y={78} />
  </Keyed>
);

export const Persecute = () => <Card face="daggers_knight" width={104} />;
export const Repent = () => <Card face="ale_knight" width={104} />;
export const Chronic = () => <Card face="ale_priest" width={104} />;

const SUITS = ['ale', 'daggers', 'bones', 'torches', 'hire', 'nobility'] as const;

export const Suits = ({ labels }: PictureProps) => (
  <Legend columns={1}>
    {SUITS.map((suit, i) => (
      <Entry key={suit} label={labels[i]}>
        <img src={picture(`suit-${suit}`)} alt="" width={34} height={34} />
      </Entry>
    ))}
  </Legend>
);

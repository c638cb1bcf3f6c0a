/** The pictures of the page of Pests! that says how to play: rooms, queens, pests, traps, dice and cards as on the board. */

import { times } from '@pesthouse/board';
import { Arrow, Entry, Legend, type PictureProps, Row, Sign, Under } from '@pesthouse/board/howto';
import { cardArt, faceArt, lampArt, pestArt, picture, queenArt, queenDieArt, sealArt, standeeArt, tileArt, trapArt } from '../board/art.ts';
import { useGiven } from '../board/given.tsx';
import { COLORS, type Face } from '../names.ts';
import css from './pictures.module.css';

const Pic = ({ src, width = 64 }: { readonly src: string; readonly width?: number }) => <img src={src} alt="" width={width} className={css.pic} />;

export const Goal = ({ labels: [seal, clear, trap, win] }: PictureProps) => (
  <Row>
    <Under label={seal}>
      <Pic src={sealArt('orange')} width={72} />
    </Under>
    <Sign>+</Sign>
    <Under label={clear}>
      <Pic src={lampArt('pests', true)} width={72} />
    </Under>
    <Sign>+</Sign>
    <Under label={trap}>
      <Pic src={trapArt('orange', 'queen')} width={72} />
    </Under>
    <Arrow />
    <Under label={win}>
      <Pic src={standeeArt('orange')} width={56} />
    </Under>
  </Row>
);

export const Begin = () => (
  <span className={css.people}>
    {COLORS.map((c) => (
      <Pic key={c} src={faceArt(c)} width={54} />
    ))}
  </span>
);

export const Queen = () => (
  <Row>
    <Pic src={queenDieArt('R')} width={56} />
    <Arrow />
    <span className={css.room}>
      <Pic src={tileArt('kitchen')} width={104} />
      <span className={css.inside}>
        <Pic src={queenArt('orange')} width={46} />
        <Pic src={pestArt('orange')} width={28} />
      </span>
    </span>
  </Row>
);

export const You = () => {
  const {
    tables: { NUMBER },
  } = useGiven();
  return (
    <Row>
      <Pic src={standeeArt('orange')} width={60} />
      <Pic src={picture('free-move')} width={48} />
      <Sign>+</Sign>
      {times(NUMBER.actionPoints).map((key) => (
        <Pic key={key} src={picture('action-point')} width={48} />
      ))}
    </Row>
  );
};

export const Close = () => (
  <Row>
    <span className={css.heap}>
      {times(9).map((key) => (
        <Pic key={key} src={pestArt('orange')} width={30} />
      ))}
    </span>
    <Sign>?</Sign>
    <Pic src={picture('van')} width={96} />
  </Row>
);

const WALK: readonly Face[] = ['U', 'D', 'L', 'R', 'S', 'P'];

export const Die = ({ labels }: PictureProps) => (
  <Legend columns={2}>
    {WALK.map((face, i) => (
      <Entry key={face} label={labels[i]}>
        <Pic src={queenDieArt(face)} width={46} />
      </Entry>
    ))}
  </Legend>
);

export const Trap = () => (
  <Row>
    <Pic src={trapArt('orange', 'pests')} width={84} />
    <Pic src={trapArt('orange', 'queen')} width={84} />
  </Row>
);

export const Out = () => (
  <Row>
    <Sign>0</Sign>
    <Pic src={pestArt('orange')} width={40} />
    <Sign>+</Sign>
    <Pic src={queenArt('orange')} width={60} />
  </Row>
);

export const Cards = () => (
  <Row>
    <Under>
      <Pic src={cardArt('bug_bomb')} width={84} />
      <Pic src={picture('icon-defensive')} width={28} />
    </Under>
    <Under>
      <Pic src={cardArt('angry_queen')} width={84} />
      <Pic src={picture('icon-offensive')} width={28} />
    </Under>
  </Row>
);

export const Teams = () => (
  <Row>
    <Pic src={faceArt('red')} width={56} />
    <Sign>+</Sign>
    <Pic src={faceArt('blue')} width={56} />
  </Row>
);

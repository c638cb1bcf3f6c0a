/** The pictures of Pathologic's page that says how to play: people, counters, cards and tokens as on the board. */

import { times } from '@pesthouse/board';
import { Arrow, Entry, Legend, type PictureProps, Row, Sign, Under } from '@pesthouse/board/howto';
import { cardArt, counterArt, eventArt, pactArt, picture, pieceArt, portraitArt, strainArt } from '../board/art.ts';
import { useGiven } from '../board/given.tsx';
import { ACCESS } from '../data/tables.ts';
import { HEALERS, RESOURCES, WARDS } from '../names.ts';
import css from './pictures.module.css';

const Pic = ({ src, width = 64 }: { readonly src: string; readonly width?: number }) => <img src={src} alt="" width={width} className={css.pic} />;

export const Goal = ({ labels: [healer, plague] }: PictureProps) => {
  const {
    tables: { NUMBER },
  } = useGiven();
  return (
    <Row>
      <Under label={healer}>
        <span className={css.line}>
          <Pic src={portraitArt('bachelor')} width={64} />
          <span className={css.lights}>
            {times(NUMBER.evidenceWin).map((key) => (
              <Pic key={key} src={picture('candle-lit')} width={18} />
            ))}
          </span>
        </span>
      </Under>
      <Sign>/</Sign>
      <Under label={plague}>
        <span className={css.line}>
          <Pic src={picture('plague-mask')} width={64} />
          {(['vlad', 'notkin', 'aspity'] as const).map((id) => (
            <Pic key={id} src={portraitArt(id)} width={46} />
          ))}
        </span>
      </Under>
    </Row>
  );
};

export const Setup = () => (
  <Row>
    <Pic src={picture('event-back')} width={60} />
    <Arrow />
    <Pic src={eventArt(10)} width={104} />
    <Pic src={counterArt('coin')} width={40} />
  </Row>
);

export const Act = () => (
  <Row>
    <Pic src={pieceArt('maria', false)} width={60} />
    <Arrow />
    <Pic src={pieceArt('maria', true)} width={60} />
    <Sign>+</Sign>
    <Pic src={pieceArt('bachelor', false)} width={60} />
    <Arrow />
    <Pic src={counterArt('key')} width={40} />
  </Row>
);

export const Resolve = () => {
  const {
    tables: { NUMBER },
  } = useGiven();
  return (
    <Row>
      <Pic src={pieceArt('maria', true)} width={60} />
      <Sign>+</Sign>
      <Pic src={eventArt(10)} width={96} />
      <Arrow />
      {times(NUMBER.ownWard).map((key) => (
        <Pic key={key} src={picture('candle-lit')} width={22} />
      ))}
      <Pic src={cardArt('have-no-fear')} width={76} />
    </Row>
  );
};

export const Walk = () => (
  <Row>
    <Pic src={picture('plague-mask')} width={70} />
    <Arrow />
    <Sign>?</Sign>
  </Row>
);

export const Strike = () => (
  <Row>
    <Pic src={picture('plague-announced')} width={64} />
    <Arrow />
    <Pic src={pieceArt('vlad', true)} width={58} />
    <Sign>†</Sign>
    <Pic src={pieceArt('vlad', false)} width={58} />
    <Sign>✓</Sign>
    <Pic src={picture('blockade')} width={58} />
  </Row>
);

export const Lay = () => (
  <Row>
    <Pic src={picture('strain-back')} width={58} />
    <Arrow />
    <Pic src={strainArt('ague')} width={104} />
  </Row>
);

export const Pieces = ({ labels }: PictureProps) => {
  const shown = [
    pieceArt('maria', false),
    pieceArt('maria', true),
    ...RESOURCES.map(counterArt),
    pactArt('bachelor'),
    picture('blockade'),
    picture('plague-announced'),
  ];
  return (
    <Legend columns={2}>
      {shown.map((src, i) => (
        <Entry key={src} label={labels[i]}>
          <Pic src={src} width={40} />
        </Entry>
      ))}
    </Legend>
  );
};

/** The Wards of each Healer with the counter that they bring. */
export const WardsPicture = () => {
  const { words } = useGiven();
  return (
    <span className={css.groups}>
      {HEALERS.map((healer, h) => (
        <span key={healer} className={css.group}>
          <Pic src={portraitArt(healer)} width={56} />
          {WARDS.slice(3 * h, 3 * h + 3).map((id, i) => (
            <span key={id} className={css.ward}>
              <Pic src={portraitArt(id)} width={46} />
              <Pic src={counterArt(RESOURCES[ACCESS[3 * h + i] ?? 0] ?? 'coin')} width={26} />
              <small>{words.shortPiece(id)}</small>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
};

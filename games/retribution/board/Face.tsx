/** A card as it is drawn: as a tile on the table, cut to its picture, in full with its text, or its back. */
import { cx, TurnedText } from '@pesthouse/board';
import { BACK, type Face as FaceId, faceOf, idOf } from '../names.ts';
import type { Words } from '../text/en.ts';
import { about } from './about.ts';
import { cardArt, type Picture, picture, tileArt } from './art.ts';
import css from './face.module.css';
import { useGiven } from './given.tsx';
import { Lettering } from './Lettering.tsx';

export const Tile = ({ face, crop = false }: { readonly face: FaceId; readonly crop?: boolean }) => (
  <span className={cx(css.tile, crop && css.crop)}>
    <img src={tileArt(face)} alt="" draggable={false} />
    <Lettering face={face} />
  </span>
);

/** The picture alone, for places that are too small for a card. */
export const Print = ({ face, className }: { readonly face: FaceId; readonly className?: string | undefined }) => (
  <span className={cx(css.print, className)}>
    <img src={cardArt(face)} alt="" draggable={false} />
  </span>
);

export const Back = ({ of }: { readonly of: Extract<Picture, `back-${string}`> }) => (
  <span className={css.tile}>
    <img src={picture(of)} alt="" draggable={false} />
  </span>
);

/** A tile, or the back where the face is hidden. */
export const Either = ({ card, crop = false }: { readonly card: number; readonly crop?: boolean }) =>
  card === BACK ? <Back of="back-own" /> : <Tile face={idOf(card)} crop={crop} />;

type CardLine = ReturnType<Words['names']['cardText']>['lines'][number];

/** Where the text needs smaller type to fit its box. */
const LONG = 140;
const KEYWORD: Readonly<Record<CardLine['kind'], string | undefined>> = {
  normal: undefined,
  persecute: css.persecute,
  repent: css.repent,
  chronic: css.chronic,
};

const Line = ({ line: { kind, word, says }, changed }: { readonly line: CardLine; readonly changed: boolean }) => (
  <p>
    {word === '' ? null : <b className={KEYWORD[kind]}>{word}</b>} <TurnedText changed={changed}>{says}</TurnedText>
  </p>
);

/** What a card does, line by line, without the card. */
export const Says = ({ face }: { readonly face: FaceId }) => {
  const {
    names: { cardText },
    other,
  } = useGiven();
  const { lines, flavour } = cardText(face);
  return (
    <div className={css.says}>
      {lines.map((line) => (
        <Line key={line.says} line={line} changed={other.get(face)?.has(line.kind) === true} />
      ))}
      {flavour === '' ? null : <em>{flavour}</em>}
    </div>
  );
};

/** The whole card; all its words are set in type, so they can be read, searched and translated. */
export const Full = ({ face, label = true }: { readonly face: FaceId; readonly label?: boolean }) => {
  const {
    names: { cardText, cardLabel },
    other,
  } = useGiven();
  const { lines, text, flavour } = cardText(face);
  const long = text.length > LONG;
  return (
    <span
      className={css.full}
      data-penance={faceOf(face) >= faceOf('penance_1') || undefined}
      {...about('card', face)}
      {...(label ? { role: 'img', 'aria-label': cardLabel(face) } : {})}
    >
      <img src={cardArt(face)} alt="" draggable={false} />
      <Lettering face={face} full />
      <span className={cx(css.text, long && css.long, text === '' && css.plain)} aria-hidden={label || undefined}>
        {lines.map((line) => (
          <Line key={line.says} line={line} changed={other.get(face)?.has(line.kind) === true} />
        ))}
        {long ? null : <em>{flavour}</em>}
      </span>
    </span>
  );
};

/** All cards and numbers of a game in tables, made from its data and laid out by its sheet of numbers, with the faces of the cards. */

import { type CardsPart, type GridPart, type ListPart, type Numbers, numbersOf, type SheetLine, type SheetPart } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { type AnyText, shelf } from '../../games/index.ts';
import { type FacesModule, facesOf } from '../houserules/faces.ts';
import { type Sheet, sheetOf } from '../numbers/sheet.ts';
import { textOf } from '../text/games.ts';
import { pages } from '../text/rooms.ts';
import css from './numbers.module.css';

interface Loaded {
  readonly sheet: Sheet;
  readonly faces: FacesModule | null;
  readonly text: AnyText;
  readonly numbers: Numbers;
}

const load = async (game: string): Promise<Loaded | null> => {
  const found = shelf(game);
  if (found === undefined) return null;
  const [engine, sheet, faces, text] = await Promise.all([found.engine(found.meta.rules), sheetOf(game), facesOf(game).catch(() => null), textOf(found)]);
  return { sheet, faces, text, numbers: numbersOf(engine.game.tunables) };
};

const shown = (numbers: Numbers, line: SheetLine | null): string => {
  const n = line === null ? undefined : numbers[line.number];
  if (n === undefined) return '';
  if (line?.signed === true && n === 0) return '–';
  return line?.signed === true && n > 0 ? `+${n}` : String(n).replace('-', '−');
};

function CardTable({ part, numbers, faces }: { readonly part: CardsPart; readonly numbers: Numbers; readonly faces: FacesModule | null }) {
  const labels = [...new Set(part.cards.flatMap((c) => c.lines.map((l) => l.label)))];
  // Where every card has lines of its own, each tells its own.
  const own = labels.length > 4;
  return (
    <table>
      <thead>
        <tr>
          <th colSpan={2}>{part.name}</th>
          {!own &&
            labels.map((x) => (
              <th key={x} scope="col">
                {x}
              </th>
            ))}
          {own && <th scope="col" />}
        </tr>
      </thead>
      <tbody>
        {part.cards.map((card) => (
          <tr key={card.id} data-card={card.id}>
            <td className={css.face}>{faces !== null && <faces.Face id={card.id} />}</td>
            <th scope="row">{card.name}</th>
            {own ? (
              <td>
                {card.lines.map((l) => (
                  <span key={l.number} className={css.line}>
                    {l.label}: <b>{shown(numbers, l)}</b>
                  </span>
                ))}
              </td>
            ) : (
              labels.map((x) => (
                <td key={x} className={css.number}>
                  {shown(numbers, card.lines.find((l) => l.label === x) ?? null)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const GridTable = ({ part, numbers }: { readonly part: GridPart; readonly numbers: Numbers }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">
          {part.name}: {part.corner}
        </th>
        {part.columns.map((c) => (
          <th key={c.id} scope="col">
            {c.name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {part.rows.map((r) => (
        <tr key={r.id}>
          <th scope="row">{r.name}</th>
          {part.columns.map((c) => {
            const line = part.cell(r.id, c.id);
            return (
              <td key={c.id} className={css.number}>
                {line === null ? '–' : shown(numbers, { ...line, signed: part.signed === true })}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

const ListTable = ({ part, numbers }: { readonly part: ListPart; readonly numbers: Numbers }) => (
  <table>
    <thead>
      <tr>
        <th colSpan={2}>{part.name}</th>
      </tr>
    </thead>
    <tbody>
      {part.lines.map((l) => (
        <tr key={l.number}>
          <th scope="row">{l.label}</th>
          <td className={css.number}>{shown(numbers, l)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function PartTable({ part, numbers, faces }: { readonly part: SheetPart; readonly numbers: Numbers; readonly faces: FacesModule | null }) {
  switch (part.kind) {
    case 'cards':
      return <CardTable part={part} numbers={numbers} faces={faces} />;
    case 'grid':
      return <GridTable part={part} numbers={numbers} />;
    case 'list':
      return <ListTable part={part} numbers={numbers} />;
    default:
      return part satisfies never;
  }
}

export function AllNumbers({ game }: { readonly game: string }) {
  const [here, setHere] = useState<Loaded | null>(null);
  useEffect(() => {
    let open = true;
    load(game).then(
      (x) => open && setHere(x),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [game]);
  if (here === null) return null;
  const { sheet, faces, text, numbers } = here;
  const tables = sheet.sheet.groups.map((group) => (
    <section key={group.name}>
      <h3>{group.name}</h3>
      {group.parts.map((part) => (
        <div key={part.id} className={css.scroll} data-part={part.id}>
          <PartTable part={part} numbers={numbers} faces={faces} />
        </div>
      ))}
    </section>
  ));
  return (
    <section className={css.all} data-numbers={game}>
      <h2 id="numbers">{pages.rulesPage.numbers}</h2>
      <p>{pages.rulesPage.numbersAbout}</p>
      {faces === null ? (
        tables
      ) : (
        <faces.Given text={text} numbers={numbers} printed={numbers}>
          {tables}
        </faces.Given>
      )}
    </section>
  );
}

/** All cards and numbers of a game in tables, made from its data and laid out by its sheet of numbers, with the faces of the cards. Every table says whether its numbers are printed or ours. */

import type { FacesModule } from '@pesthouse/board';
import { type CardsPart, type GridPart, type ListPart, type Numbers, numbersOf, type SheetLine, type SheetPart } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { type AnyText, findGame } from '../../games/index.ts';
import { facesOf } from '../houserules/faces.ts';
import { originIn, originsAmong, type Sheet, sheetOf } from '../numbers/sheet.ts';
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
  const found = findGame(game);
  if (found === undefined) return null;
  const [engine, sheet, faces, text] = await Promise.all([found.engine(found.meta.rules), sheetOf(game), facesOf(game).catch(() => null), textOf(found)]);
  return { sheet, faces, text, numbers: numbersOf(engine.game.tunables) };
};

/** What the tables are made of: the numbers with where they come from, and whether those of one part come from both. */
interface Told {
  readonly sheet: Sheet;
  readonly numbers: Numbers;
  readonly mixed: boolean;
}

const shown = ({ numbers, sheet, mixed }: Told, line: SheetLine | null): string => {
  const said = figureOf(numbers, line);
  return said === '' || line === null || !mixed || originIn(sheet, line.number) === 'printed' ? said : `${said}°`;
};

/** The lines of a part, whatever it is. */
const linesOf = (part: SheetPart): readonly SheetLine[] => {
  switch (part.kind) {
    case 'cards':
      return part.cards.flatMap((c) => c.lines);
    case 'grid':
      return part.rows.flatMap((r) => part.columns.flatMap((c) => part.cell(r.id, c.id) ?? []));
    case 'list':
      return part.lines;
    default:
      return part satisfies never;
  }
};

const Origins = ({ of }: { readonly of: ReturnType<typeof originsAmong> }) => {
  const [first] = of;
  return first === undefined ? null : <small className={css.origin}>{of.length > 1 ? pages.rulesPage.mixed : pages.rulesPage.from[first]}</small>;
};

const figureOf = (numbers: Numbers, line: SheetLine | null): string => {
  const n = line === null ? undefined : numbers[line.number];
  if (n === undefined) return '';
  if (line?.signed === true && n === 0) return '–';
  return line?.signed === true && n > 0 ? `+${n}` : String(n).replace('-', '−');
};

function CardTable({ part, told, faces }: { readonly part: CardsPart; readonly told: Told; readonly faces: FacesModule | null }) {
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
                    {l.label}: <b>{shown(told, l)}</b>
                  </span>
                ))}
              </td>
            ) : (
              labels.map((x) => (
                <td key={x} className={css.number}>
                  {shown(told, card.lines.find((l) => l.label === x) ?? null)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const GridTable = ({ part, told }: { readonly part: GridPart; readonly told: Told }) => (
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
                {line === null ? '–' : shown(told, { ...line, signed: part.signed === true })}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

const ListTable = ({ part, told }: { readonly part: ListPart; readonly told: Told }) => (
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
          <td className={css.number}>{shown(told, l)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function PartTable({ part, told, faces }: { readonly part: SheetPart; readonly told: Told; readonly faces: FacesModule | null }) {
  switch (part.kind) {
    case 'cards':
      return <CardTable part={part} told={told} faces={faces} />;
    case 'grid':
      return <GridTable part={part} told={told} />;
    case 'list':
      return <ListTable part={part} told={told} />;
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
      {group.parts.map((part) => {
        const origins = originsAmong(sheet, linesOf(part));
        return (
          <div key={part.id} className={css.scroll} data-part={part.id}>
            <PartTable part={part} told={{ sheet, numbers, mixed: origins.length > 1 }} faces={faces} />
            <Origins of={origins} />
          </div>
        );
      })}
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

/** The parts of a game on the page: cards with their faces, tables, lists and rulings, every number with its buttons. */

import type { IconName } from '@pesthouse/board';
import { cx, Icon, showTip, useNarrow } from '@pesthouse/board';
import { type CardsPart, checkOptions, type GridPart, type ListPart, type Origin, type SheetCard, type SheetLine, type SheetPart } from '@pesthouse/kernel';
import { useState } from 'react';
import { Segmented } from '../kit/segmented.tsx';
import { Select } from '../kit/select.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { ruled, rulingsOf } from '../numbers/changes.ts';
import { fromWord } from '../numbers/origin.ts';
import { nameOf, originIn, originsAmong } from '../numbers/sheet.ts';
import { houserules as words } from '../text/rooms.ts';
import css from './parts.module.css';
import { Stepper } from './stepper.tsx';
import { useWorkshop, valueIn, type Workshop } from './workshop.ts';

/** A clause that opens in place: what it says, and the way to the rulebook. */
export function Clause({ clause }: { readonly clause: string }) {
  const { game, origins } = useWorkshop();
  const sentence = origins?.book.byId.get(clause)?.text ?? '';
  return (
    <button type="button" className={css.clause} onClick={(e) => showTip(e.currentTarget, { sentence, clause, game })}>
      {clause}
    </button>
  );
}

/** Where a ruling comes from: its clause says it. */
function RulingOrigin({ clause }: { readonly clause: string }) {
  const { origins } = useWorkshop();
  if (origins === null) return null;
  const printed = origins.printed.has(clause);
  return (
    <span className={css.origin} title={printed ? words.printedTip : words.oursTip}>
      <Icon name={printed ? 'book' : 'quill'} size={13} /> {printed ? words.printed : words.ourRuling}
    </span>
  );
}

/** Where a number comes from; `small` where there is room for the sign alone. */
function OriginMark({ origin, small = false }: { readonly origin: Origin; readonly small?: boolean }) {
  const said = fromWord(origin);
  return (
    <span className={css.origin} data-origin={origin} title={words.fromTip[origin]}>
      <Icon name={origin === 'printed' ? 'book' : 'quill'} size={small ? 11 : 13} /> {small ? <span className="vh">{said}</span> : said}
    </span>
  );
}

/** Numbers that stand together say once where they come from; where they differ, each carries its sign. */
const Marks = ({ origins }: { readonly origins: readonly Origin[] }) => origins.map((x) => <OriginMark key={x} origin={x} />);

interface LineProps {
  readonly line: SheetLine;
  readonly bare?: boolean;
  /** It stands among numbers that come from elsewhere. */
  readonly mixed?: boolean;
}

function Line({ line, bare = false, mixed = false }: LineProps) {
  const shop = useWorkshop();
  const t = shop.tunables.get(line.number);
  if (t === undefined) return null;
  const origin = originIn(shop.sheet, line.number);
  return (
    <Stepper
      line={line}
      name={nameOf(shop.sheet, line.number)}
      tunable={t}
      origin={origin}
      mark={mixed && <OriginMark origin={origin} small />}
      value={valueIn(shop, t)}
      fixed={shop.fixed}
      bare={bare}
      turn={(value) => shop.turn(line.number, value)}
    />
  );
}

const clausesOf = (lines: readonly SheetLine[], { tunables }: Workshop): string[] => [...new Set(lines.flatMap((l) => tunables.get(l.number)?.clause ?? []))];

/** How many of a card there are is written beside its face. */
const COPIES = /\.(?:copies|count)$/;

function Card({ card, width }: { readonly card: SheetCard; readonly width: number }) {
  const shop = useWorkshop();
  const { faces } = shop;
  const copies = card.lines.find((l) => COPIES.test(l.number));
  const t = copies === undefined ? undefined : shop.tunables.get(copies.number);
  const clauses = clausesOf(card.lines, shop);
  const origins = originsAmong(shop.sheet, card.lines);
  const changed = card.lines.some((l) => {
    const own = shop.tunables.get(l.number);
    return own !== undefined && valueIn(shop, own) !== own.get();
  });
  return (
    <article className={cx(css.kind, changed && css.changed)} aria-label={card.name} data-card={card.id}>
      <div className={css.face} style={{ width }}>
        {faces === null ? <span className={css.blank} /> : <faces.Face id={card.id} />}
        {t !== undefined && <span className={css.times}>×{valueIn(shop, t)}</span>}
      </div>
      <h3 className={faces?.named(card.id) === true ? 'vh' : css.name}>{card.name}</h3>
      <div className={css.lines}>
        {card.lines.map((l) => (
          <Line key={l.number} line={l} mixed={origins.length > 1} />
        ))}
      </div>
      <footer className={css.foot}>
        <span>
          {clauses.map((c) => (
            <Clause key={c} clause={c} />
          ))}
        </span>
        <span className={css.origins}>
          <Marks origins={origins} />
        </span>
      </footer>
    </article>
  );
}

/** Those that are changed stand first; the order stays while one turns numbers, so that nothing jumps. */
const useOrder = (part: CardsPart): readonly SheetCard[] => {
  const shop = useWorkshop();
  const [order] = useState(() => {
    const touched = (c: SheetCard): boolean => c.lines.some((l) => shop.variant.numbers[l.number] !== undefined);
    return [...part.cards.filter(touched), ...part.cards.filter((c) => !touched(c))];
  });
  return order;
};

function Cards({ part }: { readonly part: CardsPart }) {
  const { faces } = useWorkshop();
  const order = useOrder(part);
  const width = faces?.widths?.[part.id] ?? faces?.width ?? 136;
  return (
    <div className={css.cards} style={{ '--face': `${width}px` }}>
      {order.map((c) => (
        <Card key={c.id} card={c} width={width} />
      ))}
    </div>
  );
}

function Grid({ part, mixed }: { readonly part: GridPart; readonly mixed: boolean }) {
  const narrow = useNarrow();
  const { faces } = useWorkshop();
  const sign = (id: string) => (faces?.Sign === undefined ? null : <faces.Sign part={id} />);
  const cell = (row: string, column: string): SheetLine | null => {
    const l = part.cell(row, column);
    return l === null ? null : { ...l, ...(part.signed === true ? { signed: true } : {}) };
  };
  if (narrow)
    return (
      <div className={css.list}>
        {part.rows.flatMap((r) =>
          part.columns.flatMap((c) => {
            const l = cell(r.id, c.id);
            return l === null ? [] : [<Line key={l.number} line={l} mixed={mixed} />];
          }),
        )}
      </div>
    );
  return (
    <div className={css.scroll}>
      <table className={css.grid}>
        <caption className="vh">
          {part.name}: {part.about}
        </caption>
        <thead>
          <tr>
            <th scope="col">{part.corner}</th>
            {part.columns.map((c) => (
              <th key={c.id} scope="col">
                <span>
                  {sign(c.id)} {c.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((r) => (
            <tr key={r.id}>
              <th scope="row">
                <span>
                  {sign(r.id)} {r.name}
                </span>
              </th>
              {part.columns.map((c) => {
                const l = cell(r.id, c.id);
                return (
                  <td key={c.id} className={l === null ? css.self : undefined}>
                    {l !== null && <Line bare line={l} mixed={mixed} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ part }: { readonly part: ListPart }) {
  const shop = useWorkshop();
  return (
    <ul className={css.list}>
      {part.lines.map((l) => {
        const clause = shop.tunables.get(l.number)?.clause;
        return clause === undefined ? null : (
          <li key={l.number}>
            <Line line={l} />
            <small className={css.meta}>
              <Clause clause={clause} /> <OriginMark origin={originIn(shop.sheet, l.number)} />
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** More values than this do not fit into a row of buttons. */
const FEW = 4;

/** The rulings that a table may turn: every option that is not chosen seat by seat. */
export function Rulings() {
  const shop = useWorkshop();
  const { printed, text, variant, fixed } = shop;
  const { meta } = printed.game;
  return (
    <ul className={css.rulings}>
      {rulingsOf(meta).map(({ id, spec }) => {
        const said = text.option(id);
        const value = variant.switches[id] ?? spec.default;
        const turned = value !== spec.default;
        const fits = (v: string): boolean => meta.seats.some((n) => 'options' in checkOptions(meta, n, { [id]: v }));
        const control = () => {
          if (fixed) return <b className={css.verdict}>{ruled(text, id, value)}</b>;
          if (spec.kind === 'switch') return null;
          const all = spec.kind === 'choice' ? spec.values : Array.from({ length: spec.most - spec.least + 1 }, (_, i) => String(spec.least + i));
          const choices = all.filter((v) => spec.kind === 'number' || v === value || fits(v)).map((v) => ({ value: v, name: said.value(v) }));
          const take = (v: string): void => shop.rule(id, spec.kind === 'number' ? Number(v) : v);
          return choices.length <= FEW ? (
            <Segmented wrap label={said.name} value={String(value)} segments={choices} set={take} />
          ) : (
            <Select label={said.name} value={String(value)} choices={choices} set={take} />
          );
        };
        return (
          <li key={id} className={cx(turned && css.turned)} data-ruling={id}>
            {spec.kind === 'switch' && !fixed ? (
              <Toggle on={value === true} set={(on) => shop.rule(id, on)} name={said.name} about={said.about} />
            ) : (
              <>
                <b className={css.ruling}>{said.name}</b>
                <p className={css.about}>{said.about}</p>
                {control()}
              </>
            )}
            <small className={css.meta}>
              {turned && (
                <span className={css.was}>
                  <del>{ruled(text, id, spec.default)}</del> {ruled(text, id, value)}
                </span>
              )}
              <Clause clause={spec.clause} /> <RulingOrigin clause={spec.clause} />
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** A sum that the rules fix: allowed to differ, and said so; whether it is printed says its clause. */
function Sum({ part }: { readonly part: SheetPart }) {
  const shop = useWorkshop();
  if (part.sum === undefined) return part.about === '' ? null : <span className={css.total}>{part.about}</span>;
  const { numbers, clause, words: said } = part.sum;
  const all = numbers.flatMap((n) => shop.tunables.get(n) ?? []);
  const now = all.reduce((n, t) => n + valueIn(shop, t), 0);
  const was = all.reduce((n, t) => n + t.get(), 0);
  return (
    <span className={cx(css.total, now !== was && css.off)}>
      <Icon name={now === was ? 'check' : 'warning'} size={16} />
      {shop.origins?.printed.has(clause) === true
        ? now === was
          ? words.asPrinted(said(now))
          : words.notAsPrinted(said(now), was)
        : now === was
          ? said(now)
          : words.notAsHere(said(now), was)}{' '}
      <Clause clause={clause} />
    </span>
  );
}

const ICON: { readonly [K in SheetPart['kind']]: IconName } = { cards: 'copy', grid: 'table', list: 'book' };
export function Sign({ part }: { readonly part: SheetPart }) {
  const { faces } = useWorkshop();
  const drawn = faces?.Sign === undefined ? null : <faces.Sign part={part.id} />;
  return (
    <span className={css.sign}>
      <span className={css.signOwn}>{drawn}</span>
      <Icon name={ICON[part.kind]} size={18} className={css.signElse} />
    </span>
  );
}

export function Part({ part }: { readonly part: SheetPart }) {
  const shop = useWorkshop();
  const cells = part.kind === 'grid' ? part.rows.flatMap((r) => part.columns.flatMap((c) => part.cell(r.id, c.id) ?? [])) : [];
  const origins = originsAmong(shop.sheet, cells);
  return (
    <section className={css.part} id={`part-${part.id}`} aria-labelledby={`head-${part.id}`}>
      <header className={css.head}>
        <h2 id={`head-${part.id}`}>
          <Sign part={part} />
          {part.name}
        </h2>
        <Sum part={part} />
        {clausesOf(cells, shop)
          .filter((c) => c !== part.sum?.clause)
          .map((c) => (
            <Clause key={c} clause={c} />
          ))}
        <Marks origins={origins} />
      </header>
      {part.kind === 'cards' ? <Cards part={part} /> : part.kind === 'grid' ? <Grid part={part} mixed={origins.length > 1} /> : <List part={part} />}
    </section>
  );
}

export function RulingsPart() {
  return (
    <section className={css.part} id="part-rulings" aria-labelledby="head-rulings">
      <header className={css.head}>
        <h2 id="head-rulings">
          <span className={css.sign}>
            <Icon name="quill" size={18} />
          </span>
          {words.rulings}
        </h2>
        <span className={css.total}>{words.rulingsAbout}</span>
      </header>
      <Rulings />
    </section>
  );
}

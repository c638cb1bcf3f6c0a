/** The lower edge of the board: your own plate, and beside it your toolbox, the tiles that you build with, or the discard pile that you dig in. */

import { answers, asking, cx, kindOf, pick, pickedAs, pickedOf, tell, useKeys } from '@pesthouse/board';
import { named } from '../hands.ts';
import { CARDS, type CardId, NEST, tileName } from '../names.ts';
import { type Move, playerAt } from '../state.ts';
import { about as mark } from './about.ts';
import { tileArt, trapArt } from './art.ts';
import { Portrait } from './Bits.tsx';
import { type Building, buildingOf, doorsOf, isNest } from './building.ts';
import { cardIn, type Props } from './choice.ts';
import css from './dock.module.css';
import { Gauge } from './Gauge.tsx';
import { useGiven } from './given.tsx';
import { Lamps } from './Lamps.tsx';
import { Front } from './Plate.tsx';
import { ToolCard } from './ToolCard.tsx';
import { Warning } from './Warning.tsx';
import { colorOfSeat, infested, jobsOf, plateName, poolOf, sitterName, teamName } from './who.ts';

/** What a card would do in some shape or other: asked when it offers nothing. */
const wishes = (card: CardId): readonly Move[] => [{ verb: 'play', card }];

const playable = (p: Props, card: CardId): boolean =>
  p.now === null && p.legal.some((m) => cardIn(m) === card && m.verb !== 'give' && m.verb !== 'ask' && m.verb !== 'take');

/** Picks a card up, or lays it down again. */
const pickCard = (p: Props, card: CardId): void => pick({ ...p, draft: {} }, pickedAs(p, 'card') === card ? [] : [`card:${card}`]);

/** The cards that the dock shows: the hand, or the discard pile while it is dug in. */
export const cardsShown = (p: Props): readonly CardId[] => {
  if (asking(p.view)?.step === 'dive' && p.legal.length > 0) return CARDS.filter((c) => p.legal.some((m) => cardIn(m) === c));
  return [...new Set(named(playerAt(p.view, p.seat).hand))];
};

export const HandCard = ({
  p,
  card,
  hotkey,
  look = 'flat',
}: {
  readonly p: Props;
  readonly card: CardId;
  readonly hotkey?: string;
  readonly look?: 'flat' | 'full';
}) => {
  const {
    words,
    names: { cardName },
  } = useGiven();
  const can = playable(p, card);
  const step = asking(p.view)?.step;
  const choosing = p.legal.length > 0 && (step === 'act' || step === 'window' || step === 'dive');
  const press = (): boolean => {
    if (can) pickCard(p, card);
    return can;
  };
  const about = () => ({ name: cardName(card), whyNot: words.whyNotCard(cardName(card)), wishes: can ? [] : wishes(card) });
  return (
    <ToolCard
      card={card}
      look={look}
      spot={`card:${card}`}
      live={can}
      chosen={pickedAs(p, 'card') === card}
      copies={playerAt(p.view, p.seat).hand[CARDS.indexOf(card)] ?? 1}
      hotkey={can && !p.narrow ? hotkey : undefined}
      on={choosing ? answers(p, press, about) : undefined}
    />
  );
};

const Hand = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const cards = cardsShown(p);
  const color = colorOfSeat(p.view, p.seat);
  const dive = asking(p.view)?.step === 'dive' && p.legal.length > 0;
  const busy = p.draft.closed === true || pickedOf(p).some((x) => ['card', 'action', 'trap'].includes(kindOf(x)));
  useKeys(Object.fromEntries(cards.slice(0, 9).map((card, i) => [String(i + 1), busy || !playable(p, card) ? undefined : () => pickCard(p, card)])));
  const hidden = playerAt(p.view, p.seat).hand[CARDS.length] ?? 0;
  return (
    <section
      className={cx(css.hand, cards.length > 4 && css.many)}
      data-spot={`hand-${color}`}
      aria-label={dive ? words.discardPile : words.toolbox}
      {...mark('hand', String(p.seat))}
    >
      {cards.map((card, i) => (
        <HandCard key={card} p={p} card={card} hotkey={String(i + 1)} />
      ))}
      {hidden > 0 ? (
        <p className={css.none}>{words.unknown(hidden)}</p>
      ) : cards.length === 0 && infested(p.view) ? (
        <p className={css.none}>{words.toolboxEmpty}</p>
      ) : null}
    </section>
  );
};

export const Tiles = ({ p, b }: { readonly p: Props; readonly b: Building | null }) => {
  const {
    words,
    names: { roomName },
  } = useGiven();
  const own = p.seat;
  const rows = b?.tiles ?? playerAt(p.view, own).tiles.map((t) => ({ tile: tileName(t), cells: -1 }));
  return (
    <section
      className={cx(css.tiles, rows.length > 4 && css.small, p.narrow && css.thumb)}
      data-spot={`tiles-${own}`}
      aria-label={words.tray}
      {...mark('tiles', String(own))}
    >
      {rows.map(({ tile, cells }) => (
        <button
          key={tile}
          type="button"
          className={cx(css.tile, b?.tile === tile && css.picked)}
          {...mark('tile', tile)}
          data-card=""
          data-live={cells > 0 ? '' : undefined}
          aria-pressed={b === null ? undefined : b.tile === tile}
          onClick={(e) => {
            if (b === null) return;
            if (cells > 0) p.setDraft({ tile });
            else tell(p, e.currentTarget, { name: words.noWay(roomName(tile)), wishes: [{ verb: 'place', tile, x: 0, y: -1, rot: 0 }] });
          }}
        >
          <img src={tileArt(tile)} alt="" />
          <span>
            <b>{roomName(tile)}</b>
            <small>{isNest(tile) ? words.yourNest : words.doors(doorsOf(tile))}</small>
            {cells < 0 ? null : <small>{words.cells(cells)}</small>}
          </span>
        </button>
      ))}
    </section>
  );
};

const Me = ({ p }: { readonly p: Props }) => {
  const {
    words,
    text,
    tables: { NUMBER },
  } = useGiven();
  const { view } = p;
  const own = p.seat;
  const color = colorOfSeat(view, own);
  const x = playerAt(view, own);
  const play = infested(view);
  const spare = x.traps.filter((t) => t.room < 0).length;
  const team = teamName(text, view, own);
  return (
    <section className={css.me} aria-label={plateName(p, own)} {...mark('seat', String(own))}>
      <Portrait color={color} className={css.face} />
      <div className={css.about}>
        <h2>
          {plateName(p, own)} {color === null || sitterName(p, own) === '' ? null : <small data-color={color ?? 'none'}>{sitterName(p, own)}</small>}
          {team === null ? null : <small data-color="none">{team}</small>}
        </h2>
        {play && color !== null ? (
          <>
            <p>
              <b>{jobsOf(view, own).ready ? words.todoLast : words.todo}</b>
              <span>
                <img src={trapArt(color, 'empty')} alt="" />
                {words.trapInHand(spare)}
              </span>
              <Front p={p} who={own} />
            </p>
            <Lamps jobs={jobsOf(view, own)} own who={own} spot={`jobs-${color}`} />
          </>
        ) : (
          <p className={css.note}>
            {view.phase === 'house' ? words.tilesLeft(x.tiles.length) : words.hand(x.handSize)}
            {view.phase === 'house' && x.tiles.some((t) => t >= NEST) ? (
              <b>{view.buildTurn >= (NUMBER.nestFromRound - 1) * view.players.length ? words.nestNow : words.nestLater}</b>
            ) : null}
          </p>
        )}
      </div>
      {play && color !== null ? (
        <div className={css.dial} data-spot={`reserve-${color}`} {...mark('reserve', String(own))}>
          <Gauge n={x.reserve} pool={poolOf(x)} id={`own-${color}`} />
          <span>
            <b>{x.reserve}</b> {words.reserveShort}
          </span>
        </div>
      ) : null}
    </section>
  );
};

export const Dock = ({ p }: { readonly p: Props }) => {
  const b = p.now === null ? buildingOf(p) : null;
  return (
    <div className={css.dock}>
      <Me p={p} />
      <Warning p={p} />
      {p.view.phase === 'house' ? <Tiles p={p} b={b} /> : <Hand p={p} />}
    </div>
  );
};

/** The position in small: Nobility, Lineup and the seats with the cards in hand and in the deck, for replays and lists. */
import { faceOf, idOf } from '../names.ts';
import { EMPTY, type State } from '../state.ts';
import { about } from './about.ts';
import { picture, seatArt, tileArt } from './art.ts';
import { useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import { Letters } from './Lettering.tsx';
import css from './small.module.css';
import { deckSize } from './who.ts';

interface CardProps {
  readonly f: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How much of it is shown, of 168: the upper part of a card is its picture and title. */
  readonly shown: number;
}
const Card = ({ f, x, y, width, shown }: CardProps) => (
  <svg
    x={x}
    y={y}
    width={width}
    height={(width * shown) / 120}
    viewBox={`0 0 120 ${shown}`}
    aria-hidden="true"
    {...(f === EMPTY ? {} : about('card', idOf(f)))}
  >
    <image href={f === EMPTY ? picture('slot-empty') : tileArt(idOf(f))} width="120" height="168" />
    {f === EMPTY ? null : <Letters face={idOf(f)} />}
  </svg>
);
const NOBLES = ['left', 'right', 'king'] as const;

export const Small = ({ view }: { readonly view: State }) => {
  const { words } = useGiven();
  return (
    <div data-game="retribution" className={css.small}>
      <svg viewBox="0 0 792 400" role="img" aria-label={words.table}>
        <rect width="792" height="400" rx="10" fill="#261b14" />
        {[view.stacks[0]?.at(-1) ?? EMPTY, view.stacks[1]?.at(-1) ?? EMPTY, view.king ? faceOf('king') : EMPTY].map((f, i) => (
          <Card key={NOBLES[i]} f={f} x={16} y={18 + i * 125} width={112} shown={122} />
        ))}
        {keyed(view.lineup, (f) => f).map(({ x, key }, i) => (
          <Card key={key} f={x} x={150 + (i % 4) * 132} y={i < 4 ? 22 : 210} width={120} shown={168} />
        ))}
        {view.players.map((player, who) => (
          <g key={seatArt(who)} {...about('seat', String(who))} transform={`translate(732 ${50 + who * 74})`}>
            {view.active === who && view.phase !== 'over' ? <circle r="30" fill="none" stroke="#a9c766" strokeWidth="4" /> : null}
            <image href={seatArt(who)} x="-26" y="-26" width="52" height="52" />
            <text className={css.counts} y="43" textAnchor="middle" fontSize="16" fontWeight="800" fill="#efe6cf">
              {player.handSize} / {deckSize(view, who)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};

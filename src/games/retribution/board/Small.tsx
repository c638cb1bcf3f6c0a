/** The position in small: Lineup, Nobility and what each player has in numbers, for replays and lists. */
import { KING_FACE } from '../cards/cards.ts';
import { idOf } from '../names.ts';
import { EMPTY, type State } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { picture, seatArt } from './art.ts';
import { Tile } from './Face.tsx';
import { keyed } from './keyed.ts';
import css from './small.module.css';
import { deckSize } from './who.ts';

const Cell = ({ f, crop = false }: { readonly f: number; readonly crop?: boolean }) =>
  f === EMPTY ? <img src={picture('slot-empty')} alt="" /> : <Tile face={idOf(f)} crop={crop} />;

export const Small = ({ view }: { readonly view: State }) => (
  <div data-game="retribution" className={css.small} role="img" aria-label={words.table}>
    <div className={css.nobles}>
      {view.stacks.map((stack, i) => (
        <Cell key={i === 0 ? 'left' : 'right'} f={stack.at(-1) ?? EMPTY} crop />
      ))}
      <Cell f={view.king ? KING_FACE : EMPTY} crop />
    </div>
    <div className={css.lineup}>
      {keyed(view.lineup, (f) => f).map(({ x, key }) => (
        <Cell key={key} f={x} />
      ))}
    </div>
    <div className={css.seats}>
      {view.players.map((player, who) => (
        <span key={seatArt(who)} data-turn={view.active === who || undefined}>
          <img src={seatArt(who)} alt="" />
          {player.handSize}/{deckSize(view, who)}
        </span>
      ))}
    </div>
  </div>
);

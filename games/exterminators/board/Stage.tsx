/** The sign over the board while something happens that a newcomer must see: whose turn, the die, a card that is played, a trap that snaps, an end. */

import { cx } from '@pesthouse/board';
import type { ReactNode } from 'react';
import type { Color, Face } from '../names.ts';
import { about } from './about.ts';
import { cardArt, d6Art, faceArt, pestArt, queenArt, sealArt } from './art.ts';
import { QueenDie, Side } from './Bits.tsx';
import type { Props } from './choice.ts';
import css from './stage.module.css';
import { plateName, seatOfColor } from './who.ts';

interface SignProps {
  readonly color: Color | 'none';
  readonly picture: ReactNode;
  readonly title: string;
  readonly more?: string | undefined;
  readonly big?: boolean;
  readonly hazard?: boolean;
}

const Sign = ({ color, picture, title, more, big = false, hazard = false }: SignProps) => (
  <div className={cx(css.sign, big && css.big, hazard && css.hazard)} data-color={color} data-spot="stage" {...about('sign')}>
    <span className={css.picture}>{picture}</span>
    <p>
      <b>{title}</b>
      {more === undefined || more === '' ? null : <span>{more}</span>}
    </p>
  </div>
);

const Img = ({ src }: { readonly src: string }) => <img src={src} alt="" />;
const WAYS: ReadonlySet<Face> = new Set(['D', 'L', 'U', 'R']);

const nameIn = ({ view, seat, text: { label, names } }: Props, color: Color): string => (seatOfColor(view, color) === seat ? label.you : names.whoName(color));

const scene = (p: Props): ReactNode => {
  const { label: words, names } = p.text;
  const { cardName, cardText, colorWord, faceAbout, FACE_NAME, queenName, roomName, whoName } = names;
  const { now } = p;
  switch (now?.type) {
    case 'first-player':
      return (
        <div className={cx(css.sign, css.big)} data-color="none">
          <p>
            <b>{now.again ? words.stage.again : words.stage.firstIs(plateName(p, now.seat))}</b>
            <span className={css.rolls}>
              {now.rolls.map((r) => (
                <span key={r.seat}>
                  <img src={d6Art(r.die)} alt={String(r.die)} />
                  {plateName(p, r.seat)}
                </span>
              ))}
            </span>
          </p>
        </div>
      );
    case 'took-color':
      return (
        <Sign
          color={now.color}
          picture={<Img src={faceArt(now.color)} />}
          title={whoName(now.color)}
          more={plateName({ ...p, view: { ...p.view, players: [] } }, now.seat)}
        />
      );
    case 'turn':
      return (
        <Sign
          color={now.color}
          picture={<Img src={faceArt(now.color)} />}
          title={now.seat === p.seat ? words.stage.yourTurn : words.stage.turn(whoName(now.color))}
          more={now.stuck ? words.stage.stuck : words.roundShort(now.round)}
        />
      );
    case 'queen-turn':
      return now.actions > 1 || (now.of > 1 && now.nth === 1) ? (
        <Sign
          color={now.color}
          picture={<Img src={queenArt(now.color)} />}
          title={now.actions > 1 ? words.stage.angry : words.stage.twice}
          more={queenName(now.color)}
        />
      ) : null;
    case 'face': {
      const her = queenName(now.color);
      const title = now.how === 'rolled' ? words.stage.rolls(her) : now.how === 'persuaded' ? words.stage.persuaded(her) : words.stage.told(her);
      const more = now.trapped
        ? now.how === 'rolled' && now.dieColor === now.color
          ? words.stage.breaksOut
          : words.stage.staysTrapped
        : `${FACE_NAME[now.face]}. ${faceAbout(now.face, now.color)}`;
      return <Sign color={now.color} picture={<QueenDie face={now.face} size={58} rolling={now.how === 'rolled'} />} title={title} more={more} />;
    }
    case 'frustrated':
      return (
        <Sign
          color={now.color}
          picture={<Img src={queenArt(now.color)} />}
          title={queenName(now.color)}
          more={WAYS.has(now.face) ? words.stage.frustrated : words.stage.nothingToSummon}
        />
      );
    case 'queen-left':
      return now.back || now.tied > 1 ? (
        <Sign
          color={now.color}
          picture={<Img src={queenArt(now.color)} />}
          title={queenName(now.color)}
          more={now.back ? words.stage.noWayIn : words.stage.tie}
        />
      ) : null;
    case 'hibernated':
      return <Sign color={now.color} picture={<Img src={cardArt('pests_hibernate')} />} title={cardName('pests_hibernate')} more={words.stage.hibernates} />;
    case 'exterminated':
      return (
        <Sign
          color={now.color}
          picture={<Img key={now.ap} src={d6Art(now.die)} />}
          title={`${nameIn(p, now.color)}: ${words.rolled(now.die, now.up)}`}
          more={roomName(now.room)}
        />
      );
    case 'played':
      return (
        <Sign
          big
          color={now.color}
          picture={
            <>
              <Img src={cardArt(now.card)} />
              <Side card={now.card} className={css.side} />
            </>
          }
          title={cardName(now.card)}
          more={`${nameIn(p, now.color)}${now.on === 'nobody' || now.on === now.color ? '' : ` → ${nameIn(p, now.on)}`}${now.room === 'none' ? '' : `, ${roomName(now.room)}`}. ${cardText(now.card)}`}
        />
      );
    case 'captured':
      return now.queen ? (
        <Sign color={now.color} picture={<Img src={queenArt(now.color)} />} title={words.stage.trapped(queenName(now.color))} more={roomName(now.room)} />
      ) : null;
    case 'escaped':
      return <Sign color={now.color} picture={<Img src={queenArt(now.color)} />} title={queenName(now.color)} more={words.stage.breaksOut} />;
    case 'sealed':
    case 'unsealed':
      return (
        <Sign
          color={now.color}
          picture={<Img src={sealArt(now.color)} />}
          title={now.type === 'sealed' ? words.stage.sealed : words.stage.unsealed}
          more={`${roomName(now.room)}, ${colorWord(now.color)}`}
        />
      );
    case 'eliminated':
      return (
        <Sign big hazard color={now.color} picture={<Img src={pestArt(now.color)} />} title={words.stage.out(whoName(now.color))} more={words.stage.outMore} />
      );
    case 'ended': {
      const [first] = now.winners;
      return first === undefined ? null : (
        <Sign
          big
          color={first}
          picture={<Img src={faceArt(first)} />}
          title={now.how === 'emptied' ? words.stage.ended : whoName(first)}
          more={now.winners.map((c) => whoName(c)).join(', ')}
        />
      );
    }
    default:
      return null;
  }
};

export const Stage = (p: Props) => {
  const shown = scene(p);
  return shown === null ? null : (
    <div className={css.stage} aria-hidden="true">
      {shown}
    </div>
  );
};

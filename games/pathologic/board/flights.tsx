/** What travels while an event is shown, and for how long: times in milliseconds at normal speed. */

import type { Flight } from '@pesthouse/board';
import { flight } from '@pesthouse/board';
import { HEALERS, type Healer, PIECES, type Piece, RESOURCES } from '../names.ts';
import { type Event, isFree, type State } from '../state.ts';
import { counterArt, pactArt, picture, pieceArt, portraitArt } from './art.ts';
import css from './flights.module.css';
import { EventCard } from './Tokens.tsx';
import { healerOf } from './who.ts';

const STEP = 380;

/** Hidden things take the same time whatever they are; what all must understand takes long enough to read. */
export const pace = (e: Event): number => {
  switch (e.type) {
    case 'turn':
      return e.who === 'plague' ? 1100 : 320;
    case 'placed':
      return 320;
    case 'chose':
    case 'marked':
    case 'drew-strain':
    case 'took':
    case 'strain-left':
      return 140;
    case 'went':
    case 'crept':
      return 420;
    case 'hungry':
    case 'hungered':
    case 'looked':
    case 'concealed':
    case 'spared':
    case 'forgot':
    case 'no-effect':
      return 900;
    case 'kept':
    case 'interrupted':
      return 1000;
    case 'infected':
    case 'blockaded':
    case 'ceased':
      return 1500;
    case 'died':
      return 1700;
    case 'announced':
    case 'quarter':
    case 'distance':
      return 1900;
    case 'quarantined':
    case 'freed':
    case 'evidence':
    case 'pact':
    case 'laid':
    case 'strain-carried':
    case 'strain-out':
    case 'lost-point':
    case 'wasted':
    case 'unsupplied':
    case 'moved':
    case 'revived':
      return STEP + 60;
    case 'tier':
    case 'acts':
    case 'got':
    case 'gave':
      return 280;
    case 'event':
      return 1200;
    case 'set-off':
      return 1700;
    case 'played':
      return 1400;
    case 'resolved':
      return 900;
    case 'ended':
      return 700;
    default:
      return e satisfies never;
  }
};

const Standee = ({ id, free }: { readonly id: Piece; readonly free: boolean }) => <img className={css.piece} src={pieceArt(id, free)} alt="" />;
const Coin = ({ r }: { readonly r: (typeof RESOURCES)[number] }) => <img className={css.counter} src={counterArt(r)} alt="" />;
const isHealer = (x: string): x is Healer => HEALERS.some((h) => h === x);

export const flights = (view: State, e: Event): readonly Flight[] => {
  const one: (...of: Parameters<typeof flight>) => readonly Flight[] = (key, from, to, piece, more) => [
    flight(`${e.type} ${key}`, from, to, piece, { ms: STEP, ...more }),
  ];
  switch (e.type) {
    case 'placed':
      return one(e.piece, `sheet:${healerOf(PIECES.indexOf(e.piece))}`, `place:${e.at}`, <Standee id={e.piece} free={false} />, { ms: 300 });
    case 'moved':
      return one(`${e.piece} ${e.from} ${e.to}`, `place:${e.from}`, `place:${e.to}`, <Standee id={e.piece} free={isFree(view, PIECES.indexOf(e.piece))} />, {
        arc: 8,
      });
    case 'died':
      return one(
        e.ward,
        `place:${e.at}`,
        e.target ? 'crypt' : 'grave',
        <span className={css.obituary}>
          <img src={portraitArt(e.ward)} alt="" />
        </span>,
        { delay: 900, ms: 700 },
      );
    case 'revived':
      return one(e.ward, 'grave', `place:${e.at}`, <Standee id={e.ward} free />);
    case 'event':
      return one(
        String(e.at),
        'deck',
        `event:${e.at}`,
        <svg className={css.event} viewBox="-25 -33 50 66" aria-hidden="true">
          <EventCard d={e.at} need={RESOURCES.indexOf(e.resource)} />
        </svg>,
        { delay: 500, ms: 600 },
      );
    case 'laid':
      return one(String(e.at), 'plague', `strain:${e.at}`, <img className={css.strain} src={picture('strain-back')} alt="" />);
    case 'strain-carried':
      return one(`${e.from} ${e.to}`, `strain:${e.from}`, `strain:${e.to}`, <img className={css.strain} src={picture('strain-back')} alt="" />);
    case 'blockaded':
      return one(String(e.at), 'plague', `label:${e.at}`, <img className={css.token} src={picture('blockade')} alt="" />, { delay: 500 });
    case 'pact':
      return e.back
        ? one(`${e.healer} back`, `piece:${e.ward}`, `sheet:${e.healer}`, <img className={css.pact} src={pactArt(e.healer)} alt="" />)
        : one(`${e.healer} ${e.ward}`, `sheet:${e.healer}`, `piece:${e.ward}`, <img className={css.pact} src={pactArt(e.healer)} alt="" />);
    case 'got':
      return one(
        `${e.healer} ${e.resource} ${e.from}`,
        e.from === 'pool' ? 'pool' : isHealer(e.from) ? `sheet:${e.from}` : `piece:${e.from}`,
        `sheet:${e.healer}`,
        <Coin r={e.resource} />,
        { ms: 280 },
      );
    case 'gave':
      return one(`${e.healer} ${e.resource} ${e.to}`, `sheet:${e.healer}`, e.to === 'pool' ? 'pool' : `piece:${e.to}`, <Coin r={e.resource} />, { ms: 280 });
    default:
      return [];
  }
};

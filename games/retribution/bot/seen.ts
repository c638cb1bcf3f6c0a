/** What leanings see of a position: how far the game is, who is ahead, what both decks give, and what may still come. All of it is known to the seat. */
import { missing, type Seat } from '@pesthouse/kernel';
import { card, FILTH, RAT } from '../cards/cards.ts';
import { FACE_COUNT, FACES, type Face } from '../names.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { cardsOf, HAND, infamy, inSight, noblesLeft, roundsToCome } from './worth.ts';

const faces = (...ids: Face[]): readonly number[] => ids.map((id) => FACES.indexOf(id));
const ATTACKS = faces('daggers_peasant', 'daggers_knight', 'daggers_priest', 'cardinal');
const DRAWS = faces('ale_peasant', 'ale_knight', 'ale_priest', 'princess', 'pope');
const JUNK = [RAT, FILTH, ...faces('penance_1', 'penance_2', 'penance_3')];

const among = (of: readonly number[]): readonly number[] => Array.from({ length: FACE_COUNT }, (_, f) => (of.includes(f) ? 1 : 0));
const [IS_ATTACK, IS_DRAW, IS_JUNK] = [among(ATTACKS), among(DRAWS), among(JUNK)];

/** What a deck is made of; counted in one go, for a policy is asked thousands of times a second. */
interface Made {
  infamy: number;
  cards: number;
  /** What a hand gives on average, in Contagions, effects aside, with what lies there already. */
  pool: number;
  attacks: number;
  draws: number;
  junk: number;
  chronics: number;
}
const blank = (): Made => ({ infamy: 0, cards: 0, pool: 0, attacks: 0, draws: 0, junk: 0, chronics: 0 });
const OWN = blank();
const RIVAL = blank();

/** All of it in one go: asked one by one, as `usualPool` and `infamyOf` say it, a game by this policy took a sixth longer and more. */
const count = (p: Player, m: Made): void => {
  let infamies = 0;
  let cards = 0;
  let contagions = 0;
  m.attacks = 0;
  m.draws = 0;
  m.junk = 0;
  m.chronics = 0;
  const { draw, discard, hand } = p;
  for (let f = 0; f < FACE_COUNT; f++) {
    const n = (draw[f] ?? missing('card', f)) + (discard[f] ?? missing('card', f)) + (hand[f] ?? missing('card', f));
    if (n === 0) continue;
    const row = card(f);
    infamies += n * infamy(f);
    cards += n;
    contagions += n * row.base;
    m.attacks += n * (IS_ATTACK[f] ?? 0);
    m.draws += n * (IS_DRAW[f] ?? 0);
    m.junk += n * (IS_JUNK[f] ?? 0);
  }
  let lying = 0;
  for (const f of p.top) infamies += infamy(f);
  for (const x of p.control) {
    const { base, chronic } = card(x.card);
    infamies += infamy(x.card);
    lying += base;
    if (chronic) m.chronics++;
  }
  m.infamy = infamies;
  m.cards = cardsOf(p);
  m.pool = lying + (cards === 0 ? 0 : (HAND * contagions) / cards);
};

/** The early rounds, and what a lead is counted in. */
const EARLY = 8;
const LEAD = 15;

/** Written for the seat that chooses; for two players. Every number is about 1 where it is large. Gives what a usual hand of the rival gives. */
export const see = (s: State, seat: Seat, into: Float64Array): number => {
  const p = playerAt(s, seat);
  count(p, OWN);
  count(playerAt(s, 1 - seat), RIVAL);
  const left = roundsToCome(s);
  const pool = s.active !== seat ? 0 : s.phase === 'infect' ? Math.max(0, s.pool) : s.phase === 'spread' ? inSight(s, p) : 0;
  into[0] = 1;
  into[1] = left / 8;
  into[2] = Math.min(1, left / 3);
  into[3] = Math.max(0, 1 - s.round / EARLY);
  into[4] = Math.tanh((OWN.infamy - RIVAL.infamy) / LEAD);
  into[5] = OWN.pool / 12;
  into[6] = RIVAL.pool / 12;
  into[7] = OWN.cards / 15;
  into[8] = OWN.junk / 6;
  into[9] = RIVAL.attacks / 5;
  into[10] = OWN.chronics / 3;
  into[11] = RIVAL.chronics / 3;
  into[12] = s.penanceSize / 24;
  into[13] = noblesLeft(s) / 7;
  into[14] = Math.min(2, pool / 12);
  into[15] = OWN.draws / 4;
  into[16] = s.first === seat ? 1 : 0;
  into[17] = s.kingdomSize / 100;
  return RIVAL.pool;
};

/** Which cards are in hand and on the table, written from `at` on. */
export const seeTable = (p: Player, into: Float64Array, at: number): void => {
  for (let f = 0; f < FACE_COUNT; f++) {
    into[at + f] = (p.hand[f] ?? missing('card', f)) > 0 ? 1 : 0;
    into[at + FACE_COUNT + f] = 0;
  }
  for (const x of p.control) into[at + FACE_COUNT + x.card] = 1;
};

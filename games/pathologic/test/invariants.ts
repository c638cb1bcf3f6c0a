/** What must hold in every position (section 8): each check names what is broken, or is silent. */

import { copiesIn, deckList, num, REACH_BITS } from '../data/tables.ts';
import { trackMoved, trackPlace, trackVisited } from '../fog.ts';
import { sizeOf } from '../look.ts';
import { DISTRICTS, FIRST_WARD, NO_STRAIN, PIECES, PLAGUE, RESOURCES, STRAINS, UNKNOWN, WARDS } from '../names.ts';
import { alive, deckKind, type Event, ONGOING, RESOLVED, type State, targetOf, UNDRAWN } from '../state.ts';

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);
type Check = (s: State) => string | null;
const unless = (ok: boolean, words: string): string | null => (ok ? null : words);

const placed = (s: State): boolean => s.phase !== 'setup';

export const ofState: { readonly [name: string]: Check } = {
  '1 every piece is in a district, dead or absent, never in the Steppe': (s) =>
    unless(
      !placed(s) ||
        PIECES.every((_, p) => {
          const at = num(s.at, p);
          if (at < 0 || at > DISTRICTS) return false;
          if (p < FIRST_WARD) return at > 0 === s.order.includes(p);
          return at > 0 || ((s.crypt | s.grave) >> (p - FIRST_WARD)) % 2 === 1;
        }),
      'a piece is nowhere',
    ),
  '2 living and dead Wards are nine, Crypts hold targets only, one a group': (s) => {
    const dead = sizeOf(s.crypt | s.grave);
    if (placed(s) && WARDS.filter((_, w) => alive(s, w)).length + dead !== 9) return 'Wards are not nine';
    if ((s.crypt & s.grave) !== 0) return 'a Ward lies in two graves';
    return unless(
      WARDS.every((_, w) => ((s.crypt >> w) & 1) === 0 || targetOf(s, Math.floor(w / 3)) === w),
      'a Crypt holds no target',
    );
  },
  '3 the Hit List has one Ward a group and is among the possible ones': (s) => {
    if (s.chosen < 3) return null;
    if (!s.hit.every((x) => x >= 0 && x < 3)) return 'the Hit List is not whole';
    return unless((s.lists >> (num(s.hit, 0) * 9 + num(s.hit, 1) * 3 + num(s.hit, 2))) % 2 === 1, 'the true Hit List is thought impossible');
  },
  '4 counters are conserved': (s) =>
    unless(
      RESOURCES.every(
        (_, t) =>
          num(s.pool, t) >= 0 &&
          num(s.pool, t) +
            num(s.given, t) +
            sum([0, 1, 2].map((h) => num(s.counters, h * 3 + t))) +
            sum(s.need.map((n, d) => (n === t ? num(s.marker, d) : 0))) ===
            15,
      ) &&
        s.counters.every((n) => n >= 0) &&
        s.given.every((n) => n >= 0),
      'counters are lost',
    ),
  '5 fifteen Events, four ongoing at most': (s) => {
    const in_ = (x: number): number => s.event.slice(1).filter((e) => e === x).length;
    return unless(
      in_(UNDRAWN) + in_(ONGOING) + in_(RESOLVED) === 15 && in_(ONGOING) === s.ongoing && in_(UNDRAWN) === s.undrawn && s.ongoing <= 4,
      'Events do not add up',
    );
  },
  '6 twenty-four Strains, one a district, none in the Steppe': (s) =>
    unless(
      sum(s.strains) === s.strainsLeft &&
        sum(s.grip) === s.gripSize &&
        s.strainsLeft + s.gripSize + sum(s.spent) + s.mine.filter((x) => x >= 0).length === 24 &&
        s.mine[0] === NO_STRAIN &&
        s.mine.every((x) => x < STRAINS.length),
      'Strains do not add up',
    ),
  '7 Prescriptions: deck, hand and discard pile are the deck list': (s) =>
    unless(
      s.order.every(
        (h) =>
          deckList(deckKind(s, h)).every(
            (_, i) =>
              (s.deck[h]?.[i] ?? 0) >= 0 &&
              (s.hand[h]?.[i] ?? 0) >= 0 &&
              (s.deck[h]?.[i] ?? 0) + (s.hand[h]?.[i] ?? 0) + (s.discard[h]?.[i] ?? 0) === copiesIn(deckKind(s, h), i),
          ) &&
          sum(s.hand[h] ?? []) === s.held[h] &&
          sum(s.deck[h] ?? []) === s.rest[h],
      ),
      'Prescriptions do not add up',
    ),
  '8 Evidence is within 1 to 8': (s) =>
    unless(
      s.order.every((h) => num(s.evidence, h) >= 1 && num(s.evidence, h) <= 8),
      'Evidence is out of its range',
    ),
  '9 a Pact is on a living Ward, one a Ward': (s) => {
    const pacts = s.pact.filter((w) => w >= 0);
    // The third target ends the game before its Pact token comes back (PATH-DTH-09).
    return unless(new Set(pacts).size === pacts.length && pacts.every((w) => alive(s, w) || s.end === 'hit-list'), 'a Pact is wrong');
  },
  '10 the Blockade lies where the Plague is': (s) => unless(s.blockade === 0 || s.blockade === s.place, 'the Blockade is left alone'),
  '11 what all can work out contains the truth': (s) => {
    if (s.place === UNKNOWN) return null;
    if (((s.fog >> s.place) & 1) === 0) return `the Plague is in ${s.place}, where nobody thinks it can be`;
    if (s.tracks.length === 0) return null;
    return unless(
      s.tracks.some((t) => trackPlace(t) === s.place && trackVisited(t) === s.visited && trackMoved(t) === s.moved),
      'its track is thought impossible',
    );
  },
  '12 never more than four points': (s) => unless(s.ap >= 0 && s.ap <= 4 && (s.active !== PLAGUE || s.ap === 0), 'too many points'),
  '20 two windows at most': (s) => {
    const windows = s.stack.filter((f) => f.step === 'window' || f.step === 'answers');
    return unless(windows.length <= 2 && (windows.length < 2 || windows[1]?.step !== 'window' || windows[1].kind === 'W-RX'), 'windows are nested too deep');
  },
};

/** How far the Plague may have come between two positions. */
export const near = (from: number, to: number): boolean => from === to || from === UNKNOWN || ((num(REACH_BITS, from) >> to) & 1) === 1;

/** Invariant 12 over a whole game: two Actions a turn and one for each Ticking Away, and no piece acts twice. */
export const actionsOf = (events: readonly Event[]): string | null => {
  let left = 2;
  let acted = new Set<string>();
  for (const e of events) {
    if (e.type === 'turn') {
      left = 2;
      acted = new Set();
    } else if (e.type === 'played' && e.card === 'ticking-away') left++;
    else if (e.type === 'acts') {
      const who = e.action === 'supply' ? e.healer : e.piece;
      if (acted.has(who)) return `${who} acts twice`;
      acted.add(who);
      if (--left < 0) return 'too many Actions';
    }
  }
  return null;
};

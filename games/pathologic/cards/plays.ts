/** Playing a Prescription: what it can be aimed at, how an aimed card is one number, and why it may not be played. */

import type { Out } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { CARDS, type Card, cardOf, deckList, NEAR_BITS, nearOf } from '../data/tables.ts';
import { passable } from '../fog.ts';
import { holds, nth } from '../look.ts';
import {
  DISTRICTS,
  FIRST_WARD,
  groupOf,
  HEALERS,
  healerName,
  NO_STRAIN,
  NONE,
  RESOURCES,
  resourceName,
  TAKINGS,
  takingName,
  titleIndex,
  titleName,
  WARDS,
  type Window,
  wardName,
} from '../names.ts';
import { counterOf, countersOf } from '../reading.ts';
import { alive, atOf, deckKind, type Influence, inDeckOf, inHandOf, isFree, type Move, type Play, type Reaction, type State } from '../state.ts';
import { aIn, answers, bIn, codeFor, firstIn, pairFor, secondIn, titleIn } from './code.ts';

export { aIn, bIn, codeFor, titleIn };

/** `about` is what a window is about: the Ward that would die is Living Panacea's target. */
export const codeOf = (m: Play, about: number): number => {
  const title = titleIndex(m.verb);
  switch (m.verb) {
    case 'summons':
      return codeFor(title, WARDS.indexOf(m.ward), m.to);
    case 'wild-harvest':
      return codeFor(title, RESOURCES.indexOf(m.first), TAKINGS.indexOf(m.second));
    case 'herb-brides-dance':
      return codeFor(title, WARDS.indexOf(m.ward), WARDS.indexOf(m.other));
    case 'laying-on-of-hands':
    case 'curfew':
    case 'thanatologists-method':
      return codeFor(title, m.at);
    case 'light-fingers':
      return codeFor(title, HEALERS.indexOf(m.healer), pairFor(RESOURCES.indexOf(m.first), TAKINGS.indexOf(m.second)));
    case 'false-kin':
    case 'isolation-order':
    case 'have-no-fear':
      return codeFor(title, WARDS.indexOf(m.ward));
    case 'living-panacea':
      return codeFor(title, about);
    default:
      return codeFor(title);
  }
};

/** The targets of an aimed card in words, for the log. */
export const targetsOf = (code: number): (string | number)[] => {
  const a = aIn(code);
  const b = bIn(code);
  switch (titleName(titleIn(code))) {
    case 'summons':
      return [wardName(a), b];
    case 'wild-harvest':
      return [resourceName(a), takingName(b)];
    case 'herb-brides-dance':
      return [wardName(a), wardName(b)];
    case 'laying-on-of-hands':
    case 'curfew':
    case 'thanatologists-method':
      return [a];
    case 'light-fingers':
      return [healerName(a), resourceName(firstIn(b)), takingName(secondIn(b))];
    case 'false-kin':
    case 'isolation-order':
    case 'have-no-fear':
    case 'living-panacea':
      return [wardName(a)];
    default:
      return [];
  }
};

const freeWard = (s: State, ward: number): boolean => isFree(s, ward + FIRST_WARD);
const wardAt = (s: State, ward: number): number => atOf(s, ward + FIRST_WARD);
/** Whether two counters, the second perhaps none, can be taken from what is there. */
const takable = (first: number, second: number, has: (t: number) => number): boolean => {
  if (has(first) === 0) return false;
  return second === NONE || has(second) > (second === first ? 1 : 0);
};

/** Why this aimed card has no legal target or effect now (PATH-RX-19); null = it can be played. `about` as in `codeOf`; for W-ATK the district, for W-RES the resolver. */
export const barredPlay = (s: State, healer: number, code: number, about: number): Clause | null => {
  const a = aIn(code);
  const b = bIn(code);
  const card = cardOf(titleIn(code));
  switch (card.op) {
    case 'plagueNoMove':
      return s.paralysed ? 'PATH-RX-01' : null;
    case 'sealDistrict':
      return a === s.lastCurfew ? 'PATH-RX-02' : null;
    case 'moveWard': {
      if (!freeWard(s, a) || !holds(nth(NEAR_BITS, wardAt(s, a)), b)) return 'PATH-RX-03';
      return passable(s, wardAt(s, a), b) ? null : 'PATH-RX-02';
    }
    case 'ignorePacts': {
      if (s.emergency) return 'PATH-RX-04';
      for (let h = 0; h < HEALERS.length; h++) if (h !== healer && nth(s.pact, h) >= 0) return null;
      return 'PATH-RX-04';
    }
    case 'quarantineWard':
      return freeWard(s, a) && wardAt(s, a) === about ? null : 'PATH-RX-05';
    case 'gainResources': {
      if (!takable(a, b, (t) => nth(s.pool, t))) return 'PATH-RX-07';
      // Fewer than two only where the Pool has no more.
      return b === NONE && s.pool.reduce((n, x) => n + x, 0) > 1 ? 'PATH-RX-07' : b < a ? 'PATH-RX-07' : null;
    }
    case 'gainEvidence':
      return about >= FIRST_WARD && groupOf(about - FIRST_WARD) === healer ? null : 'PATH-RX-10';
    case 'swapWards': {
      if (b <= a || !freeWard(s, a) || !freeWard(s, b) || wardAt(s, a) === wardAt(s, b)) return 'PATH-RX-12';
      return passable(s, wardAt(s, a), wardAt(s, b)) ? null : 'PATH-RX-02';
    }
    case 'protectWard':
      return alive(s, a) ? null : 'PATH-RX-14';
    case 'inspectStrain':
      return s.mine[a] === NO_STRAIN ? 'PATH-RX-15' : null;
    case 'stealResources': {
      const first = firstIn(b);
      const second = secondIn(b);
      if (a === healer || second < first) return 'PATH-RX-17';
      return takable(first, second, (t) => counterOf(s, a, t)) ? null : 'PATH-RX-17';
    }
    case 'treatWardAsOwn':
      return alive(s, a) && groupOf(a) !== healer ? null : 'PATH-RX-18';
    case 'askPlagueDistance':
    case 'gainActionPoints':
    case 'moveBonus':
    case 'preventDeath':
    case 'cancel':
    case 'reduceEvidenceGain':
      return null;
    default:
      return card.op satisfies never;
  }
};

type List = Pick<Out<Move>, 'n'> & { push(m: Play): void };

/** Every legal way to play one title, until `want` are there. Its targets are looped over here, its legality is `barredPlay`. */
export const listPlays = (s: State, healer: number, title: number, about: number, out: List, want: number): void => {
  const id = titleName(title);
  const ok = (a: number, b = 0): boolean => barredPlay(s, healer, codeFor(title, a, b), about) === null;
  switch (id) {
    case 'summons':
      for (let w = 0; w < WARDS.length && out.n < want; w++) {
        if (!freeWard(s, w)) continue;
        for (const to of nearOf(wardAt(s, w))) if (ok(w, to)) out.push({ verb: id, ward: wardName(w), to });
      }
      return;
    case 'wild-harvest':
      for (let a = 0; a < RESOURCES.length; a++)
        for (let b = a; b <= NONE; b++) if (ok(a, b)) out.push({ verb: id, first: resourceName(a), second: takingName(b) });
      return;
    case 'herb-brides-dance':
      for (let a = 0; a < WARDS.length && out.n < want; a++) {
        if (!freeWard(s, a)) continue;
        for (let b = a + 1; b < WARDS.length; b++) if (ok(a, b)) out.push({ verb: id, ward: wardName(a), other: wardName(b) });
      }
      return;
    case 'laying-on-of-hands':
    case 'curfew':
    case 'thanatologists-method':
      for (let d = 1; d <= DISTRICTS; d++) if (ok(d)) out.push({ verb: id, at: d });
      return;
    case 'light-fingers':
      for (let h = 0; h < HEALERS.length; h++) {
        if (h === healer || countersOf(s, h) === 0) continue;
        for (let a = 0; a < RESOURCES.length; a++)
          for (let b = a; b <= NONE; b++)
            if (ok(h, pairFor(a, b))) out.push({ verb: id, healer: healerName(h), first: resourceName(a), second: takingName(b) });
      }
      return;
    case 'false-kin':
    case 'isolation-order':
    case 'have-no-fear':
      for (let w = 0; w < WARDS.length; w++) if (ok(w)) out.push({ verb: id, ward: wardName(w) });
      return;
    default:
      if (ok(0)) out.push({ verb: id });
  }
};

const counted: List & { n: number } = {
  n: 0,
  push() {
    this.n++;
  },
};
/** Whether public facts allow the title to be played at all. */
const couldPlay = (s: State, healer: number, title: number, about: number): boolean => {
  counted.n = 0;
  listPlays(s, healer, title, about, counted, 1);
  return counted.n > 0;
};

/** Whether a card may answer this kind of window (PATH-RP-13). */
export const answersIn = (s: State, healer: number, title: number, kind: Window): boolean => answers(cardOf(title), s, healer, kind);

/** PATH-RP-02: by public knowledge alone, could this Healer play something in this window? */
export const mayReact = (s: State, healer: number, kind: Window, about: number): boolean => {
  if (nth(s.held, healer) === 0) return false;
  const deck = deckKind(s, healer);
  const list = deckList(deck);
  for (let slot = 0; slot < list.length; slot++) {
    const title = nth(list, slot);
    if (!answersIn(s, healer, title, kind)) continue;
    // In hand or deck: one copy at least is not in the discard pile.
    if (inDeckOf(s, healer, slot) + inHandOf(s, healer, slot) > 0 && couldPlay(s, healer, title, about)) return true;
  }
  return false;
};

/** The type of each Prescription by the verb that plays it: every listed move is asked for it. */
const TYPE: ReadonlyMap<string, Card['type']> = new Map(CARDS.map((c) => [c.id, c.type]));
/** Whether a verb plays a Prescription of that type. */
export const isCard = (verb: string, type: Card['type']): boolean => TYPE.get(verb) === type;
export const isInfluence = (m: { verb: string }): m is Influence => isCard(m.verb, 'influence');
export const isReaction = (m: { verb: string }): m is Reaction => isCard(m.verb, 'reaction');

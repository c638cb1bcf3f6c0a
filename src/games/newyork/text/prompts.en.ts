/** The sentences of the prompt bar: what to do, and the numbers that matter for it. The half-made choice of the page fills the gaps `kind`, `from` and `at`. */
import type { Prompt, Seat } from '../../../kernel/index.ts';
import { KINDS, type Kind, PLACES, type PlaceId } from '../names.ts';
import { percent } from '../odds.ts';
import { activeSpecies, type Move, opposed, type State } from '../state.ts';
import type { Making } from './making.ts';
import { dice, food, join, PLACE_NAME, SPECIES_NAME, some } from './names.en.ts';
import { foodChance, kindsAt } from './reading.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const kindIn = (p: Prompt): Kind | undefined => KINDS.find((k) => k === p.kind);
const placeIn = (x: string | number | boolean | undefined): PlaceId | undefined => PLACES.find((at) => at === x);

const gather = (s: State): Said => {
  const left = s.pile.food + s.pile.poison;
  const last = s.pile.food === 1 ? 'food' : 'poison';
  const odds = left === 1 ? `The last card is ${last}.` : `${percent(foodChance(s))}% food: ${s.pile.food} of the ${left} cards left.`;
  const cost = activeSpecies(s) === 'humans' ? 'Poison does nothing to you.' : 'Poison costs you a pest.';
  return s.drawn === 0
    ? { title: 'Draw a card from the food pile', detail: `You may draw up to ${s.limit} this turn. ${odds} ${cost}` }
    : { title: 'Draw another card, or stop', detail: `Drawn ${s.drawn} of ${s.limit}. ${odds} ${cost}` };
};

/** The sentences for the numbers of a table. */
export const prompts = ({ tables: { KIND }, read: { attackSide, defenceSide }, names: { aKind, kindName }, legal }: Making) => {
  /** What can be bred now: asked of the rules, never worked out here. */
  const offers = (s: State, seat: Seat): Extract<Move, { verb: 'breed' }>[] => legal(s, seat).flatMap((m) => (m.verb === 'breed' ? [m] : []));

  const breed = (s: State, seat: Seat, p: Prompt): Said => {
    const hand = s.hand[activeSpecies(s)];
    const all = offers(s, seat);
    const kinds = new Set(all.map((m) => m.kind));
    const kind = kindIn(p) ?? (kinds.size === 1 ? all[0]?.kind : undefined);
    if (all.length === 0) return { title: 'Nothing more to breed', detail: `You hold ${food(hand)}. Press Done, or take the last pest back.` };
    if (kind === undefined) return { title: 'Choose a pest to breed', detail: `You hold ${food(hand)}. Unclaimed food at a place can pay there too.` };
    const open = new Set(all.flatMap((m) => (m.kind === kind ? [m.at] : []))).size;
    return {
      title: `Choose a place to breed ${aKind(kind)}`,
      detail: `${open === 0 ? 'No place is open.' : `${some(open, 'place is', 'places are')} open.`} It costs ${food(KIND[kind].cost)}; you hold ${hand}.`,
    };
  };

  const fight = (s: State, p: Prompt): Said => {
    const who = activeSpecies(s);
    const at = placeIn(p.at);
    const shared = s.places.filter((x) => s.board[x].stacks[who].length > 0 && opposed(s, s.board[x], who));
    if (at !== undefined && shared.includes(at)) {
      const foes = s.order.filter((x) => x !== who && s.board[at].stacks[x].length > 0);
      return {
        title: `Who do you attack at ${PLACE_NAME[at]}?`,
        detail: `${join(foes.map((x) => SPECIES_NAME[x]))} are there. Ties go to you.`,
      };
    }
    if (shared.length === 0) return { title: 'No fights left', detail: 'You no longer share a place with anybody. Press Done to go on.' };
    return {
      title: 'Choose a fight, or press Done',
      detail: `You share ${shared.length === 1 ? join(shared.map((x) => PLACE_NAME[x])) : `${shared.length} places`} with others. Ties go to you.`,
    };
  };

  const move = (s: State, p: Prompt): Said => {
    const kind = kindIn(p);
    const from = placeIn(p.from);
    if (from !== undefined && kind !== undefined)
      return {
        title: `Where does the ${kindName(kind)} go?`,
        detail: `From ${PLACE_NAME[from]} to any other place. It takes its ${food(KIND[kind].cost)} with it.`,
      };
    const who = activeSpecies(s);
    const free = s.places.reduce((n, at) => n + s.board[at].stacks[who].filter((x) => !x.moved).length, 0);
    return free === 0
      ? { title: 'All your pests have moved', detail: 'Press Done, or take the last move back.' }
      : {
          title: 'Move your pests, or press Done',
          detail: `${some(free, 'pest', 'pests')} can still move${free === 1 ? '' : ', once each'}, to any place. Unclaimed food stays behind.`,
        };
  };

  const target = (s: State, p: Prompt): Said => {
    const f = s.stack[s.stack.length - 1];
    if (f === undefined || f.step !== 'final-target') return { title: 'Final battles', detail: '' };
    const chance = placeIn(p.at) ?? f.at;
    const mine = kindsAt(s, f.at, f.attacker);
    const foes = s.order.filter((x) => x !== f.attacker && s.board[f.at].stacks[x].length > 0);
    return {
      title: `Final battle at ${PLACE_NAME[chance]}: who do you attack?`,
      detail: join(
        foes.map((x) => `${SPECIES_NAME[x]} with ${dice(defenceSide(kindsAt(s, f.at, x)).rolled)} to your ${attackSide(mine, f.attacker, x).rolled}`),
      ),
    };
  };

  const prompt = (s: State, seat: Seat, p: Prompt): Said => {
    switch (p.key) {
      case 'gather':
        return gather(s);
      case 'sacrifice': {
        const kind = kindIn(p);
        return kind === undefined
          ? { title: 'Poison! Choose a pest to give up', detail: 'It goes face down on a place of your choice, as food for anybody.' }
          : { title: `Where do you put the ${kindName(kind)}?`, detail: 'Any place, even one closed to you. From now on it is food.' };
      }
      case 'breed':
        return breed(s, seat, p);
      case 'fight':
        return fight(s, p);
      case 'move':
        return move(s, p);
      case 'target':
        return target(s, p);
      default:
        return { title: 'Your move', detail: '' };
    }
  };
  return prompt;
};

const DOING: { readonly [key: string]: string } = {
  gather: 'are gathering food',
  sacrifice: 'have drawn poison',
  breed: 'are breeding',
  fight: 'are looking for a fight',
  move: 'are moving',
};

export const waiting = (s: State, p: Prompt): string => {
  const f = s.stack[s.stack.length - 1];
  if (f?.step === 'final-target') return `${SPECIES_NAME[f.attacker]} choose who to attack at ${PLACE_NAME[f.at]}`;
  return `${SPECIES_NAME[activeSpecies(s)]} ${DOING[p.key] ?? 'are thinking'}`;
};

/** The sentences of the prompt bar: what to do, and the numbers that matter for it. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { lineupCards } from '../reading.ts';
import { activePlayer, playerAt, type State } from '../state.ts';
import { cardIn, decider, movesWith } from './asking.ts';
import { cards, contagions } from './count.en.ts';
import type { Making } from './making.ts';
import { CARD_NAME, seatName } from './names.en.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const name = (p: Prompt): string => {
  const id = cardIn(p);
  return id === undefined ? 'The card' : CARD_NAME[id];
};
/** The sentences for the numbers of a table. */
export const prompts = (making: Making) => {
  const {
    tables: { NUMBER },
    read: { endDraw, poolSoFar },
    names: { cardText },
  } = making;
  const textOf = (p: Prompt): string => {
    const id = cardIn(p);
    return id === undefined ? '' : cardText(id).text;
  };

  const spread = (s: State, seat: Seat): Said => {
    const chronic = movesWith(making, s, seat, 'activate') > 0;
    const sum = `${contagions(poolSoFar(s))} so far.`;
    if (activePlayer(s).handSize === 0)
      return { title: chronic ? 'Activate a Chronic card, or go on to Infect' : 'Your hand is empty: go on to Infect', detail: sum };
    return { title: 'Play cards from your hand, or go on to Infect', detail: `${sum} Cards you keep in hand are discarded at the end of the turn.` };
  };

  const infect = (s: State, p: Prompt): Said => {
    const free = p.ratKing === true;
    if (s.tookRatKing) return { title: 'The Rat King is yours: end the phase', detail: 'Nothing more can be spent this turn.' };
    if (s.pool <= 0)
      return {
        title: free ? 'Nothing to spend: take a Rat King?' : 'Nothing to spend: end the phase',
        detail: s.pool < 0 ? 'Penance took more than your cards gave. You owe nothing later.' : 'Your cards left no Contagion to spend.',
      };
    const title = free ? `Spend ${contagions(s.pool)} to Infect, or take one Rat King` : `Spend ${contagions(s.pool)} to Infect, or end the phase`;
    const off = s.discount > 0 ? ` The next card costs ${s.discount} fewer.` : '';
    return { title, detail: `${s.base} on the cards, ${s.gained} gained, ${s.spent} spent.${off} What you do not spend is lost.` };
  };

  const respond = (s: State, seat: Seat, p: Prompt): Said => {
    const answers = movesWith(making, s, seat, 'repent');
    return {
      title: `${seatName(Number(p.by))} turns the townsfolk on you`,
      detail: `${CARD_NAME[cardIn(p) ?? 'daggers_knight']}. ${textOf(p)} ${answers === 0 ? 'You hold no Repent card.' : `You can Repent with ${some(answers, 'card', 'different cards')}.`}`,
    };
  };

  const pit = (s: State, p: Prompt): Said => {
    const { handSize, discardSize } = playerAt(s, Number(p.who));
    const from =
      p.hand === true ? (p.discard === true ? `hand (${handSize}) or discard pile (${discardSize})` : `hand (${handSize})`) : `discard pile (${discardSize})`;
    return {
      title: Number(p.sent) === 0 ? 'Send a card to the Plague Pit, or stop' : 'Send another card to the Plague Pit, or stop',
      detail: `${name(p)}: up to ${cards(Number(p.left))} from your ${from}. It is gone for good.`,
    };
  };

  const prompt = (s: State, seat: Seat, p: Prompt): Said => {
    switch (p.key) {
      case 'redeal':
        return {
          title: 'A costly Lineup: deal a new one?',
          detail: `${p.costly} of the ${NUMBER.lineup} cards have Resistance ${NUMBER.costly} or more. A new one can be dealt ${some(Number(p.left), 'more time', 'more times')}.`,
        };
      case 'spread':
        return spread(s, seat);
      case 'target':
        return { title: 'Choose an opponent to Persecute', detail: `${name(p)}. ${textOf(p)}` };
      case 'respond':
        return respond(s, seat, p);
      case 'discard-attacked':
        return { title: 'Choose a card to discard', detail: `${name(p)}: one card from your hand goes to your discard pile.` };
      case 'discard':
        return { title: 'Choose a card in your hand to discard', detail: `${name(p)}: it goes to your discard pile.` };
      case 'give-up':
        return { title: 'Choose a Chronic card to discard', detail: `${name(p)}: it goes to your discard pile; you must draw and play it again.` };
      case 'recruit':
        return { title: 'Recruit a card from your discard pile?', detail: `${name(p)}: it goes on top of your draw pile, and everybody sees it.` };
      case 'fetch':
        return { title: 'Take a card from your discard pile', detail: `${name(p)}: it comes to your hand, and everybody sees which.` };
      case 'pit':
        return pit(s, p);
      case 'clear':
      case 'clear-may':
        return {
          title: p.key === 'clear' ? 'Choose a card in the Lineup to smoke out' : 'Smoke out a card in the Lineup?',
          detail: `${name(p)}: ${cards(lineupCards(s))} in the Lineup. The card goes to the Plague Pit; its space stays empty until the turn ends.`,
        };
      case 'mimic':
        return { title: 'Which card does the Fool copy?', detail: 'Whatever that card does when played happens again.' };
      case 'infect':
        return infect(s, p);
      case 'end':
        return {
          title: 'Use what is still waiting, or end the turn',
          detail: `Then you discard, draw ${endDraw(s.extraDraw)}, and the Lineup is refilled.`,
        };
      default:
        return { title: 'Your move', detail: '' };
    }
  };

  return prompt;
};

const DOING: { readonly [key: string]: string } = {
  redeal: 'is looking at the first Lineup',
  spread: 'is spreading',
  target: 'is choosing whom to Persecute',
  respond: 'is Persecuted and must answer',
  'discard-attacked': 'is choosing a card to discard',
  discard: 'is choosing a card to discard',
  'give-up': 'is choosing a Chronic card to discard',
  recruit: 'is looking through the discard pile',
  fetch: 'is looking through the discard pile',
  pit: 'is choosing cards for the Plague Pit',
  clear: 'is smoking out a card',
  'clear-may': 'may smoke out a card',
  mimic: 'is choosing what the Fool copies',
  infect: 'is infecting',
  end: 'is ending the turn',
};

export const waiting = (s: State, p: Prompt): string => `${seatName(decider(s))} ${DOING[p.key] ?? 'is deciding'}`;

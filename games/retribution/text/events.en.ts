/** The lines of the log. */
import { some } from '@pesthouse/kernel';
import type { Event, State } from '../state.ts';
import { cards, contagions, join } from './count.en.ts';
import type { Making } from './making.ts';
import { CARD_NAME, listed, seatName } from './names.en.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = { setup: 'Set-up', spread: 'Spread', infect: 'Infect', end: 'End', over: 'Over' };

const WHY: Readonly<Record<Of<'end-times'>['why'], string>> = {
  king: 'the King is Infected',
  kingdom: 'the Kingdom is empty',
  idle: 'nothing has happened for a long time',
};
export const TIE: Readonly<Record<Of<'ended'>['decidedBy'], string>> = {
  infamy: 'most Infamy',
  nobility: 'tied on Infamy, with more Nobility',
  penance: 'tied on Infamy and Nobility, with fewer Penance cards',
  shared: 'tied on everything, so they share the victory',
};

/** Lines stand under the player whose turn it is; somebody else who does something is named. The draw of the End Phase is told when the turn has passed already. */
const does = (s: State, e: Of<'drew'> | Of<'discarded'>, mine: string, theirs: string): string =>
  e.who === s.active || e.clause === 'PLG-END-04' ? mine : `${seatName(e.who)} ${theirs}`;

const drew = (s: State, e: Of<'drew'>): string => {
  const what = e.cards.includes('unknown') ? cards(e.cards.length) : e.top ? `**${listed(e.cards)}** from the top, as everybody knew` : listed(e.cards);
  return `${does(s, e, 'Drew', 'draws')} ${what}.`;
};

const swept = (e: Of<'swept'>): string => `Discarded ${listed(e.cards)} from the ${e.from.startsWith('hand') ? 'hand' : 'table'}.`;

/** The lines for the numbers of a table. */
export const events =
  ({ read: { endDraw } }: Making) =>
  (s: State, e: Event): string => {
    switch (e.type) {
      case 'lineup':
        return e.again === 0 ? `The Lineup: ${listed(e.cards)}.` : `A new Lineup: ${listed(e.cards)}.`;
      case 'kept-lineup':
        return `${seatName(e.who)} keeps the Lineup.`;
      case 'turn':
        return `**${seatName(e.who)}**, round ${e.round}${e.closing ? ': a closing turn' : ''}`;
      case 'phase':
        return `${PHASE_NAME[e.phase]} Phase.`;
      case 'pool':
        return `Pool of **${Math.max(0, e.pool)}**: ${e.base} on the cards, ${e.gained} gained.`;
      case 'played':
        return `Played **${CARD_NAME[e.card]}**.`;
      case 'drew':
        return drew(s, e);
      case 'bared':
        return e.cards.length === 0 ? 'The draw pile is empty.' : `The draw pile is empty, so everybody knows the hand: ${listed(e.cards)}.`;
      case 'reshuffled':
        return `Reshuffled ${cards(e.n)}.`;
      case 'no-card':
        return `No card left to draw: ${cards(e.short)} short.`;
      case 'gained':
        return `**${CARD_NAME[e.card]}**: gained ${contagions(e.n)}.`;
      case 'activated':
        return `Activated **${CARD_NAME[e.card]}**.`;
      case 'resolving':
        return `**${CARD_NAME[e.card]}** takes effect.`;
      case 'mimicked':
        return `The **Fool** copies ${CARD_NAME[e.card]}.`;
      case 'persecuted':
        return `Persecuted ${seatName(e.target)} with **${CARD_NAME[e.card]}**.`;
      case 'spared':
        return `**${CARD_NAME[e.card]}**: nobody can be Persecuted any more.`;
      case 'repented':
        return `${seatName(e.who)} Repents with **${CARD_NAME[e.card]}**.`;
      case 'suffered':
        return `${seatName(e.who)} suffers it${e.harmless ? ': the hand is too small to lose a card' : ''}.`;
      case 'penance':
        return `**${CARD_NAME[e.card]}** goes ${e.to.startsWith('draw') ? 'on top of the draw pile' : 'to the discard pile'} of ${seatName(e.who)}.`;
      case 'no-penance':
        return `The Penance deck is empty: ${cards(e.short)} short.`;
      case 'discarded':
        return `${does(s, e, 'Discarded', 'discards')} **${CARD_NAME[e.card]}**.`;
      case 'gave-up':
        return `${seatName(e.who)} discards the Chronic **${CARD_NAME[e.card]}**.`;
      case 'recruited':
        return `Recruited **${CARD_NAME[e.card]}**.`;
      case 'fetched':
        return `Took **${CARD_NAME[e.card]}** back from the discard pile.`;
      case 'pitted':
        return `Sent **${CARD_NAME[e.card]}** to the Plague Pit${e.from.startsWith('control') ? '' : ` from the ${e.from.startsWith('hand') ? 'hand' : 'discard pile'}`}.`;
      case 'cleared':
        return `Smoked out **${CARD_NAME[e.card]}**.`;
      case 'declined':
        return `**${CARD_NAME[e.card]}**: not used.`;
      case 'discounted':
        return `The next card costs ${e.n} fewer, at least ${e.min}.`;
      case 'extra-draw':
        return `Will draw ${endDraw(e.n)} this time.`;
      case 'infected':
        return e.from === 'rat-kings' ? 'Took a free **Rat King**.' : `Infected **${CARD_NAME[e.card]}** for ${e.price}.`;
      case 'swept':
        return swept(e);
      case 'refilled':
        return `**${CARD_NAME[e.card]}** joins the Lineup.`;
      case 'end-times':
        return `**The End Times begin**: ${WHY[e.why]}.`;
      case 'ended': {
        const who = join(e.winners.map(seatName));
        return `**${who}** ${e.winners.length === 1 ? 'wins' : 'win'} with ${some(Math.max(...e.infamy), 'Infamy', 'Infamy')}: ${TIE[e.decidedBy]}.`;
      }
      default:
        return e satisfies never;
    }
  };

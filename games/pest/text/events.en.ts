/** The lines of the log. */
import { capital, some } from '@pesthouse/kernel';
import type { Event, State } from '../state.ts';
import { coins, join, people, sick } from './count.en.ts';
import { haulOf, paymentOf, roadIn, roman, spaceIn } from './facts.ts';
import type { Making } from './making.ts';
import {
  ACTION_NAME,
  aidName,
  courtName,
  decreeName,
  deskName,
  gained,
  HOUSE_NAME,
  inBed,
  pestName,
  prizeName,
  RESOURCE_NAME,
  resource,
  roadName,
  slotName,
  spaceName,
  standName,
  TIER_NAME,
  techName,
  theBuilding,
  workName,
} from './names.en.ts';

const bold = (who: keyof typeof HOUSE_NAME): string => `**${HOUSE_NAME[who]}**`;
/** A location or a road by its id. */
const where = (id: string): string => {
  const road = roadIn(id);
  if (road !== undefined) return roadName(road);
  const place = spaceIn(id);
  return place === undefined ? id : spaceName(place);
};
const PLACE_WORD = ['', 'first', 'second', 'third'] as const;

/** What is there now, where some were there before. */
const inAll = (e: { readonly sick: number; readonly now: number }): string => (e.now === e.sick ? '' : ` and has ${e.now} now`);

/** The lines for the numbers of a table. */
export const events =
  ({ tables: { NUMBER } }: Making) =>
  (s: State, e: Event): string => {
    switch (e.type) {
      case 'drew-start':
        return `${bold(e.who)} drew ${some(e.cards.length, 'Starting Location card', 'Starting Location cards')}.`;
      case 'castle':
        return `${bold(e.who)} founded a Castle at **${spaceName(e.at)}**. It makes ${RESOURCE_NAME[e.makes]}.`;
      case 'doctor':
        return `${bold(e.who)} sent the Plague Doctor to ${spaceName(e.at)}.`;
      case 'year':
        return `**Year ${e.year}**, Era ${roman(e.era)}.${e.order.length > 1 ? ` Turn order: ${join(e.order.map((x) => HOUSE_NAME[x]))}.` : ''}`;
      case 'pest':
        return `The Pest: **${pestName(e.card)}**. ${sick(e.sick)} wherever it strikes.`;
      case 'unseen':
        return `Never in the game: ${join(e.cards.map((x) => `**${pestName(x)}**`))}.`;
      case 'struck':
        return `${spaceName(e.at)} gets ${sick(e.sick)}${inAll(e)}.`;
      case 'road-struck':
        return `${capital(roadName(e.road))} gets ${sick(e.sick)}${inAll(e)}.`;
      case 'spared':
        return `${spaceName(e.at)} is spared.`;
      case 'camp-back':
        return `${bold(e.who)} gets the Camp at ${spaceName(e.at)} back.`;
      case 'forced':
        return `${bold(e.who)} must take in ${sick(e.sick)} at ${spaceName(e.at)}.`;
      case 'turned-away':
        return `${bold(e.who)} turned away ${sick(e.sick)} at ${spaceName(e.at)}.`;
      case 'destroyed':
        return `**${spaceName(e.at)} is destroyed**, with ${sick(e.sick)} in it.`;
      case 'spread':
        return `The Pest spreads from ${spaceName(e.from)}.`;
      case 'aid':
        return e.pays === 'nothing'
          ? `Aid for next Year: **${aidName(e.card)}**. Nobody is paid yet.`
          : `**${aidName(e.pays)}** pays out. Aid for next Year: ${aidName(e.card)}.`;
      case 'gained':
        // What was produced has just been told in one line, all goods together: only what found no room is news.
        if (e.clause === 'PEST-PRD-06' && e.lost === 0) return '';
        return e.n === 0 || e.clause === 'PEST-PRD-06'
          ? `${bold(e.who)} had no room for ${gained(e.lost, e.what)}.`
          : `${bold(e.who)} gained ${gained(e.n, e.what)}.${e.lost === 0 ? '' : ` There was no room for ${e.lost} more.`}`;
      case 'influence':
        return e.from === e.to
          ? `${bold(e.who)} is at the end of the Influence track.`
          : `${bold(e.who)} rose from ${e.from} to **${e.to}** on the Influence track.`;
      case 'imperative':
        return `${bold(e.who)} fulfilled **${decreeName(e.decree)}** and is now on level ${e.level}.`;
      case 'laid':
        return `${bold(e.who)} put a Sick Person ${inBed(e.to)}.`;
      case 'died':
        return e.overflow
          ? `A Sick Person died. ${bold(e.who)} has no grave left and loses ${NUMBER.overflow} Renown.`
          : `A Sick Person in the care of ${bold(e.who)} died.`;
      case 'carried':
        return `${bold(e.who)} moved a Sick Person from ${slotName(e.from)} to ${slotName(e.to)}.`;
      case 'storage-lost':
        return `${bold(e.who)} had no room for ${resource(e.n, e.what)} and lost ${e.n === 1 ? 'it' : 'them'}.`;
      case 'traded':
        return `${bold(e.who)} traded ${e.first === e.second ? `2 ${RESOURCE_NAME[e.first]}` : `1 ${RESOURCE_NAME[e.first]} and 1 ${RESOURCE_NAME[e.second]}`} for a Coin.`;
      case 'turn':
        return `${bold(e.who)}’s turn.`;
      case 'assistant':
        return `${bold(e.who)} placed an Assistant on **${standName(e.stand)}**.`;
      case 'pair':
        return `${bold(e.who)} plays ${standName(e.cell)} again.`;
      case 'trials':
        return `${bold(e.who)} ran Medicinal Trials: ${people(e.people)} joined the track${e.coins > 0 ? `, for ${coins(e.coins)} and Herbs` : ''}.`;
      case 'action': {
        const how = [e.enhanced ? 'enhanced' : '', e.hindered ? 'hindered' : ''].filter((x) => x !== '');
        return `${bold(e.who)} plays **${ACTION_NAME[e.action]}**${how.length > 0 ? `, ${join(how)}` : ''}.`;
      }
      case 'paid':
        return `${bold(e.who)} paid ${join(paymentOf(e).map((x) => resource(x.n, x.what)))}.`;
      case 'gathered':
        return `${bold(e.who)} gathered ${sick(e.sick)} from ${where(e.from)}.`;
      case 'moved':
        return `${bold(e.who)} ${e.jumped ? 'jumped' : 'moved'} from ${spaceName(e.from)} to **${spaceName(e.to)}**.`;
      case 'camp':
        return `${bold(e.who)} placed the Camp at ${spaceName(e.at)}.`;
      case 'stopped':
        return `${bold(e.who)} stopped at ${spaceName(e.at)}.`;
      case 'built':
        return `${bold(e.who)} built **${theBuilding(e.building)}** at ${spaceName(e.at)}. It makes ${e.building === 'treasury' ? 'Coins' : RESOURCE_NAME[e.makes]}.`;
      case 'raised':
        return `${bold(e.who)} built **${workName(e.work)}** in the Capital.`;
      case 'produced': {
        const made = haulOf(e).map((x) => resource(x.n, x.what));
        return `${bold(e.who)} produced ${made.length === 0 ? 'nothing' : join(made)}.`;
      }
      case 'took':
        return `${bold(e.who)} bought **${techName(e.card)}** for ${some(e.cost, 'Research token', 'Research tokens')} (${TIER_NAME[e.tier]} slot).`;
      case 'discarded':
        return `${bold(e.who)} discarded ${techName(e.card)} for ${e.renown} Renown.`;
      case 'refreshed':
        return `${e.who === 'nobody' ? 'New market' : `${bold(e.who)} refreshed the market`}: ${join(e.cards.map(techName))}.`;
      case 'dealt':
        return `New in the market: ${techName(e.card)}.`;
      case 'mobile':
        return `${bold(e.who)}’s Mobile Workshop will make ${RESOURCE_NAME[e.resource]}.`;
      case 'cured': {
        const price = [e.herbs > 0 ? `${e.herbs} Herbs` : '', e.coins > 0 ? coins(e.coins) : ''].filter((x) => x !== '');
        return `${bold(e.who)} cured a Person ${price.length === 0 ? 'for free' : `for ${join(price)}`}, onto space ${e.space} of the track.`;
      }
      case 'advanced':
        return `${bold(e.who)} moved the Sick Person on the ${techName(e.card)} to space ${e.space}.`;
      case 'dropped':
        return `${bold(e.who)} discarded a Sick Person from ${slotName(e.from)}.`;
      case 'assigned':
        return `${bold(e.who)} sent a Person from ${deskName(e.from)} to ${deskName(e.to)}.`;
      case 'experiment':
        return `${bold(e.who)} gave up a Person for ${sick(3)}.`;
      case 'token':
        return `${bold(e.who)} took a Capital token: ${gained(1, e.reward)}.`;
      case 'order':
        return `New turn order: ${join(e.order.map((x) => HOUSE_NAME[x]))}.`;
      case 'agenda':
        return `${bold(e.who)} gained **${e.renown} Renown** for ${decreeName(e.decree)}.`;
      case 'bonus':
        return `${bold(e.who)} takes the ${PLACE_WORD[e.place] ?? ''} reward of ${courtName(e.card)}.`;
      case 'prize':
        return `${bold(e.who)} also chose ${prizeName(s.court, e.option)}.`;
      case 'emptied':
        return e.neutral > 0 ? `The Capital empties. ${people(e.neutral)} ${e.neutral === 1 ? 'stays' : 'stay'} on the neutral space.` : 'The Capital empties.';
      case 'buried':
        return `${bold(e.who)} loses ${e.negative} Renown for ${some(e.dead, 'Dead Person', 'Dead People')}.`;
      case 'neutral':
        return `${bold(e.who)} loses ${e.negative} Renown: the neutral space has more People in the Capital.`;
      case 'assistants':
        return s.players.length === 1 ? `A new Assistant arrives: ${e.each} now.` : `Everyone gets a new Assistant and now has ${e.each}.`;
      case 'reckoned':
        return `${bold(e.who)} loses ${e.negative} Renown in the final scoring.`;
      case 'ended':
        if (s.players.length === 1) return 'The six Years are over.';
        return e.winners.length === 1
          ? `The six Years are over. **${join(e.winners.map((x) => HOUSE_NAME[x]))}** wins with the most Renown.`
          : `The six Years are over. ${join(e.winners.map(bold))} share the victory.`;
      default:
        return e satisfies never;
    }
  };

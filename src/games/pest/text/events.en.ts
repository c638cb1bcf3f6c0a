/** The lines of the log. */
import { RESOURCES, ROADS, SPACES } from '../names.ts';
import type { Event, State } from '../state.ts';
import {
  ACTION_NAME,
  aidName,
  bedName,
  buildingName,
  coins,
  courtName,
  decreeName,
  deskName,
  gained,
  HOUSE_NAME,
  join,
  people,
  pestName,
  RESOURCE_NAME,
  resource,
  roadName,
  sick,
  slotName,
  some,
  spaceName,
  standName,
  TIER_NAME,
  techName,
  workName,
} from './names.en.ts';

const bold = (who: keyof typeof HOUSE_NAME): string => `**${HOUSE_NAME[who]}**`;
/** A location or a road by its id. */
const where = (id: string): string => {
  const road = ROADS.find((x) => x === id);
  if (road !== undefined) return roadName(road);
  const place = SPACES.find((x) => x === id);
  return place === undefined ? id : spaceName(place);
};
const paid = (e: Extract<Event, { type: 'paid' }>): string =>
  join(
    [
      e.lumber > 0 ? `${e.lumber} Lumber` : '',
      e.stone > 0 ? `${e.stone} Stone` : '',
      e.food > 0 ? `${e.food} Food` : '',
      e.herbs > 0 ? `${e.herbs} Herbs` : '',
      e.coins > 0 ? coins(e.coins) : '',
    ].filter((x) => x !== ''),
  );
const PLACE_WORD = ['', 'first', 'second', 'third'] as const;

export const event = (_s: State, e: Event): string => {
  switch (e.type) {
    case 'drew-start':
      return `${bold(e.who)} drew ${some(e.cards.length, 'Starting Location card', 'Starting Location cards')}.`;
    case 'castle':
      return `${bold(e.who)} founded a Castle at **${spaceName(e.at)}**; it makes ${RESOURCE_NAME[e.makes]}.`;
    case 'doctor':
      return `The Plague Doctor of ${bold(e.who)} stands at ${spaceName(e.at)}.`;
    case 'year':
      return `**Year ${e.year}**, Era ${e.era}. Turn order: ${join(e.order.map((x) => HOUSE_NAME[x]))}.`;
    case 'pest':
      return `The Pest: **${pestName(e.card)}**, ${e.sick} Sick wherever it strikes.`;
    case 'unseen':
      return `Out of the game all along: ${join(e.cards.map((x) => `**${pestName(x)}**`))}.`;
    case 'struck':
      return `${spaceName(e.at)}: ${sick(e.sick)} more, ${e.now} now.`;
    case 'road-struck':
      return `On ${roadName(e.road)}: ${sick(e.sick)} more, ${e.now} now.`;
    case 'spared':
      return `${spaceName(e.at)} is spared.`;
    case 'camp-back':
      return `The Camp of ${bold(e.who)} at ${spaceName(e.at)} goes home.`;
    case 'forced':
      return `${bold(e.who)} must take in ${sick(e.sick)} at ${spaceName(e.at)}.`;
    case 'turned-away':
      return `${bold(e.who)} turned ${sick(e.sick)} away at ${spaceName(e.at)}.`;
    case 'destroyed':
      return `**${spaceName(e.at)} is destroyed** with ${sick(e.sick)}.`;
    case 'spread':
      return `From ${spaceName(e.from)} the Pest spreads.`;
    case 'aid':
      return e.pays === 'nothing'
        ? `Aid to come: **${aidName(e.card)}**. Nothing is paid yet.`
        : `**${aidName(e.pays)}** pays. Aid to come: ${aidName(e.card)}.`;
    case 'gained': {
      const lost = e.lost === 0 ? '' : ` ${e.lost} found no room.`;
      return `${bold(e.who)} gained ${gained(e.n, e.what)}.${lost}`;
    }
    case 'influence':
      return e.from === e.to ? `${bold(e.who)} stands at the end of the Influence track.` : `Influence of ${bold(e.who)}: ${e.from} to **${e.to}**.`;
    case 'imperative':
      return `${bold(e.who)} obeyed **${decreeName(e.decree)}**: level ${e.level}.`;
    case 'laid':
      return `A Sick goes to ${bedName(e.to)}.`;
    case 'died':
      return e.overflow ? `A Sick died; the Graveyard of ${bold(e.who)} is full.` : `A Sick died in the care of ${bold(e.who)}.`;
    case 'carried':
      return `A Sick was carried from ${slotName(e.from)} to ${slotName(e.to)}.`;
    case 'storage-lost':
      return `${bold(e.who)} lost ${resource(e.n, e.what)}: no room.`;
    case 'traded':
      return `${bold(e.who)} traded ${e.first === e.second ? `2 ${RESOURCE_NAME[e.first]}` : `${RESOURCE_NAME[e.first]} and ${RESOURCE_NAME[e.second]}`} for a Coin.`;
    case 'turn':
      return `Turn of ${bold(e.who)}.`;
    case 'assistant':
      return `Assistant to **${standName(e.stand)}**.`;
    case 'pair':
      return `Adrenaline: ${standName(e.cell)} once more.`;
    case 'trials':
      return `Medicinal Trials: ${people(e.people)} joined the track${e.coins > 0 ? `, ${coins(e.coins)} paid` : ''}.`;
    case 'action': {
      const how = [e.enhanced ? 'enhanced' : '', e.hindered ? 'hindered' : ''].filter((x) => x !== '');
      return `${ACTION_NAME[e.action]}${how.length > 0 ? `, ${join(how)}` : ''}.`;
    }
    case 'paid':
      return `Paid ${paid(e)}.`;
    case 'gathered':
      return `${bold(e.who)} gathered ${sick(e.sick)} from ${where(e.from)}.`;
    case 'moved':
      return `${bold(e.who)} ${e.jumped ? 'was cloned' : 'moved'} from ${spaceName(e.from)} to **${spaceName(e.to)}**.`;
    case 'camp':
      return `${bold(e.who)} pitched the Camp at ${spaceName(e.at)}.`;
    case 'stopped':
      return `${bold(e.who)} rests at ${spaceName(e.at)}.`;
    case 'built':
      return `${bold(e.who)} built the **${buildingName(e.building)}** at ${spaceName(e.at)}; its token shows ${RESOURCE_NAME[e.makes]}.`;
    case 'raised':
      return `${bold(e.who)} raised **${workName(e.work)}** in the Capital.`;
    case 'produced': {
      const made = e.haul.flatMap((n, r) => (n > 0 ? [resource(n, RESOURCES[r] ?? 'coin')] : []));
      return `Produced ${made.length === 0 ? 'nothing' : join(made)}.`;
    }
    case 'took':
      return `${bold(e.who)} acquired **${techName(e.card)}** for ${e.cost} Research (${TIER_NAME[e.tier]} slot).`;
    case 'discarded':
      return `${techName(e.card)} goes back and pays ${e.renown} Renown.`;
    case 'refreshed':
      return `New market: ${join(e.cards.map(techName))}.`;
    case 'dealt':
      return `New in the market: ${techName(e.card)}.`;
    case 'mobile':
      return `The Mobile Workshop of ${bold(e.who)} will make ${RESOURCE_NAME[e.resource]}.`;
    case 'cured': {
      const price = [e.herbs > 0 ? `${e.herbs} Herbs` : '', e.coins > 0 ? coins(e.coins) : ''].filter((x) => x !== '');
      return `${bold(e.who)} cured a Person onto space ${e.space}${price.length === 0 ? ' for nothing' : ` for ${join(price)}`}.`;
    }
    case 'advanced':
      return `The Sick on the ${techName(e.card)} is on space ${e.space}.`;
    case 'dropped':
      return `Airborne Medicine: a Sick leaves ${slotName(e.from)}.`;
    case 'assigned':
      return `A Person of ${bold(e.who)} went from ${deskName(e.from)} to ${deskName(e.to)}.`;
    case 'experiment':
      return `Experimental Lab: a Person for ${sick(3)}.`;
    case 'token':
      return `${bold(e.who)} turned a Capital token: ${gained(1, e.reward)}.`;
    case 'order':
      return `New turn order: ${join(e.order.map((x) => HOUSE_NAME[x]))}.`;
    case 'agenda':
      return `${decreeName(e.decree)} pays ${bold(e.who)} **${e.renown} Renown**.`;
    case 'bonus':
      return `${courtName(e.card)}: ${bold(e.who)} takes the ${PLACE_WORD[e.place] ?? ''} reward.`;
    case 'prize':
      return `${bold(e.who)} chose the ${e.option === 1 ? 'first' : 'second'} option.`;
    case 'emptied':
      return e.neutral > 0 ? `The Capital empties; ${people(e.neutral)} stay on the neutral space.` : 'The Capital empties.';
    case 'buried':
      return `${some(e.dead, 'Dead Person costs', 'Dead People cost')} ${bold(e.who)} ${e.negative} Renown.`;
    case 'neutral':
      return `The neutral space is ahead: ${bold(e.who)} loses ${e.negative} Renown.`;
    case 'assistants':
      return `A new Assistant for everyone: ${e.each} each.`;
    case 'reckoned':
      return `The reckoning costs ${bold(e.who)} ${e.negative} Renown.`;
    case 'ended':
      return e.winners.length === 1
        ? `The six Years are over. **${join(e.winners.map((x) => HOUSE_NAME[x]))}** has the most Renown.`
        : `The six Years are over. ${join(e.winners.map(bold))} share the victory.`;
    default:
      return e satisfies never;
  }
};

/** What everything on the board of New York tells of itself, in English. */
import { some, type TellsOf } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Facts } from './about.ts';
import { MARK, PHASE_NAME } from './board.en.ts';
import type { Making } from './making.ts';
import { dice, food, heads, join, kindName, PLACE_NAME, percent, pests, SPECIES_NAME } from './names.en.ts';

const PHASE: Readonly<Record<Phase, string>> = {
  gather: 'Draw cards from the food pile: at least one, then as many as you dare.',
  breed: 'Pay food to put pests from your deck into the city.',
  fight: 'Attack other species wherever you share a place with them, as often as you like.',
  move: 'Each of your pests may move once, to any place in play.',
  final: 'Every shared place fights until one species is left there.',
  over: 'The pests that are still standing are counted.',
};

export const about = ({ names: { KIND_WORDS, listed } }: Making): TellsOf<Facts> => ({
  map: (f) => ({
    name: 'New York City',
    sort: 'The board',
    does: 'Pests stand on its places. Whoever has the most of them at the end wins.',
    now: f.places === f.all ? `All ${f.all} places are in play.` : `${f.places} of ${f.all} places are in play with these species.`,
  }),
  place: (f) => ({
    name: PLACE_NAME[f.at],
    sort: f.inPlay ? 'A place in the city' : 'A place that is not in play',
    does:
      f.only === null
        ? 'All species may breed here. Everybody may move here.'
        : `Only ${join(f.only.map((x) => SPECIES_NAME[x]))} may breed here. Everybody may move here.`,
    now: !f.inPlay
      ? 'Its species are not all at this table, so it is left out.'
      : [
          f.groups.length === 0 ? 'Nobody is here.' : `Here: ${join(f.groups.map((g) => `${heads(g.n, g.who)} with ${dice(g.dice)}`))}.`,
          ...(f.infester === null ? [] : [`${SPECIES_NAME[f.infester]} infest it and draw up to **${f.draw} more**.`]),
          ...(f.food === 0 ? [] : [`**${food(f.food)}** lies unclaimed.`]),
          ...(f.me === null || f.open ? [] : ['Your usual pests cannot breed here.']),
        ].join(' '),
  }),
  draw: (f) => ({
    name: `Draws ${f.draw}`,
    sort: `The Food Draw Value of ${PLACE_NAME[f.at]}`,
    does: `Whoever alone has pests here may draw ${some(f.draw, 'card', 'cards')} more than the usual ${f.base}.`,
    now: f.infester === null ? 'Nobody infests it now, so it gives nothing.' : `${SPECIES_NAME[f.infester]} infest it.`,
  }),
  food: (f) => ({
    name: `${f.food} unclaimed food`,
    sort: PLACE_NAME[f.at],
    does: 'It belongs to nobody. Whoever breeds here may pay with it, whoever left it.',
    now: f.food === 0 ? 'Nothing lies here.' : `It pays for up to **${f.food}** of the price of a pest bred here.`,
  }),
  group: (f) =>
    f.kinds.length === 0
      ? {
          name: `No ${SPECIES_NAME[f.who]} here`,
          sort: PLACE_NAME[f.at],
          does: f.allowed ? `${SPECIES_NAME[f.who]} may breed here.` : `${SPECIES_NAME[f.who]} may not breed here. They may still move here.`,
          now: '',
        }
      : {
          name: `${heads(f.kinds.length, f.who)}, ${dice(f.dice)}`,
          sort: `A group at ${PLACE_NAME[f.at]}`,
          does: 'The first number counts the pests, the second their dice in a fight. All of them fight together.',
          now: [
            `${listed(f.kinds)}.`.replace(/^./, (x) => x.toUpperCase()),
            ...(f.odds === null
              ? []
              : [`If you attack, it is ${dice(f.odds.attack)} against ${f.odds.defence}: you win **${percent(f.odds.chance)}** of the time.`]),
          ].join(' '),
        },
  pile: (f) => ({
    name: 'Master Food pile',
    sort: 'Everybody draws from it',
    does: `Its cards are Food and Poison, and nobody knows the order. ${f.lastCall ? 'After the turn that draws the last card each other player may breed and fight once more' : 'The turn that draws the last card is the last turn'}.`,
    now:
      f.left === 0
        ? 'It is empty.'
        : `${some(f.left, 'card', 'cards')} left: ${f.food} food and ${f.poison} poison. The next one is food **${percent(f.chance)}** of the time.`,
  }),
  poison: (f) => ({
    name: 'Poison, out for good',
    sort: 'Cards that were drawn',
    does: 'For each Poison you draw you put one pest from your deck face down on a place, as food. Humans need not.',
    now: `${some(f.out, 'Poison is', 'Poisons are')} out, ${f.poison} still in the pile.${f.harm === 'immune' ? ' As Humans you have nothing to fear from them.' : f.harm === 'nothing left' ? ' Your deck is empty, so they do nothing to you.' : ''}`,
  }),
  legend: () => ({
    name: 'How to read a place',
    sort: 'The key to the map',
    does: 'On a tag: the species, how many pests, and their dice. The slice is unclaimed food, the yellow figure how many more cards the place lets you draw.',
    now: '',
  }),
  seat: (f) => ({
    name: SPECIES_NAME[f.who],
    sort: f.you ? 'Your species' : 'A rival',
    does: 'The plate shows pests in the city, food in hand, what is left of each kind, and places infested.',
    now: `${pests(f.pests)} in the city, ${food(f.hand)} in hand, ${some(f.deck, 'card', 'cards')} left in the deck.${f.turn ? (f.you ? ' It is your turn.' : ' It is their turn.') : ''}`,
  }),
  score: (f) => ({
    name: `${pests(f.pests)} in the city`,
    sort: `The score of ${SPECIES_NAME[f.who]}`,
    does: 'Every pest face up on a place counts one. Most pests after the final battles win.',
    now: f.leads ? (f.alone ? 'Nobody has more: that is the lead.' : 'Nobody has more, but the lead is shared.') : 'Somebody else has more.',
  }),
  hand: (f) => ({
    name: `${food(f.hand)} in hand`,
    sort: SPECIES_NAME[f.who],
    does: 'Food pays for pests when you breed. What you do not spend is kept.',
    now: f.hand === 0 ? 'There is nothing to spend.' : '',
  }),
  infested: (f) => ({
    name: f.infested.length === 1 ? '1 place infested' : `${f.infested.length} places infested`,
    sort: SPECIES_NAME[f.who],
    does: 'You infest a place while you alone have pests there. It lets you draw more cards and breaks ties.',
    now: f.infested.length === 0 ? 'None at the moment.' : `${join(f.infested.map((at) => PLACE_NAME[at]))}: up to **${f.extra} more** cards a turn.`,
  }),
  kind: (f) => ({
    name: kindName(f.kind),
    sort: `A Pest card of the ${SPECIES_NAME[f.who]}`,
    does: `Costs ${food(f.cost)} and fights with ${dice(f.dice)}${f.defence > 0 ? `, ${f.defence} more when defending` : ''}. ${KIND_WORDS[f.kind].rule || 'It asks for nothing else.'}`,
    now: `${f.left} left in the deck, ${f.out} in the city.${f.you && f.left > 0 ? (f.hand >= f.cost ? ' You hold enough food for it.' : ` You hold ${food(f.hand)}; food on the ground helps too.`) : ''}`,
  }),
  bonus: (f) => ({
    name: `+${dice(f.bonus)} against ${SPECIES_NAME[f.target]}`,
    sort: `Attack bonus of the ${SPECIES_NAME[f.who]}`,
    does: `Added once when ${SPECIES_NAME[f.who]} attack ${SPECIES_NAME[f.target]}. No side ever rolls more than ${f.cap} dice.`,
    now: '',
  }),
  turn: (f) => ({
    name: `Turn ${f.turn}`,
    sort: f.mark === null ? 'Gather, breed, fight, move' : MARK[f.mark],
    does: 'A turn is four stops: gather food, breed, fight, move. A stop that was left does not come back this turn.',
    now: f.phase === 'over' ? 'The game is over.' : `${SPECIES_NAME[f.who]} are at ${PHASE_NAME[f.phase]}.`,
  }),
  phase: (f) => ({
    name: PHASE_NAME[f.phase],
    sort: 'A stop of the turn',
    does: PHASE[f.phase],
    now: f.now
      ? f.phase === 'gather'
        ? `It is now: **${f.drawn} of at most ${f.limit}** cards drawn.`
        : 'It is now.'
      : f.past
        ? 'It is over for this turn.'
        : 'It comes later in the turn.',
  }),
  fight: (f) => ({
    name: 'A fight',
    sort: 'Both sides roll once',
    does: `Each side rolls the dice of all its pests there, the attacker with the attack bonus, ${f.cap} at most. The higher total wins, and a tie goes to the attacker.`,
    now: '',
  }),
  chance: () => ({
    name: 'The attacker’s chance',
    sort: 'A gauge',
    does: 'How often the attacker wins from here, counted out over all dice that have not been rolled yet.',
    now: '',
  }),
  rolloff: (f) => ({
    name: 'Roll-off for the city',
    sort: 'The last tie-break',
    does: `Whoever is still tied for first rolls ${f.dice} dice. The highest total takes the city.`,
    now: '',
  }),
});

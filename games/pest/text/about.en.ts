/** What everything on the board of Pest tells of itself, in English. */

import { capital, some, type TellsOf } from '@pesthouse/kernel';
import { LAST_YEAR } from '../calendar.ts';
import type { Action } from '../names.ts';
import type { Phase } from '../state.ts';
import type { Facts, HouseTold } from './about.ts';
import { join, people, sick } from './count.en.ts';
import { roman } from './facts.ts';
import type { Making } from './making.ts';
import {
  ACTION_NAME,
  aidName,
  buildingName,
  courtName,
  decreeName,
  gained,
  HOUSE_NAME,
  KIND_NAME,
  pestName,
  RESOURCE_NAME,
  resource,
  roadName,
  slotName,
  spaceName,
  standName,
  TIER_NAME,
  techName,
  workTitle,
} from './names.en.ts';

const ACT: Readonly<Record<Action, string>> = {
  move: 'Your Doctor walks two locations, gathers the Sick on the way, and brings home the resource of the place where he stops.',
  construct: 'Build where your Doctor and your Camp stand, or one building in the Capital.',
  produce: 'Every building with a worker, your Castle and your Factory make their resource; laboratories make Research tokens.',
  research: 'Buy a Technology from the market with Research tokens.',
  cure: 'Pay Herbs to move Sick from Quarantine to your track. The further left, the dearer.',
  assign: 'Send Healthy People from your track to work in buildings, or to the Capital for a token.',
};
const PHASE: Readonly<Record<Phase, string>> = {
  setup: 'Castles and Doctors are placed.',
  pest: 'The Pest card of the Year puts Sick on the map.',
  aid: 'The Aid card of last Year pays.',
  action: 'Everybody places Assistants in turn, each on a cell of the own grid.',
  era: 'The Decree’s Agenda and the Capital are reckoned, the Dead cost Renown.',
  over: 'The game is over.',
};
/** Who gets which column of an Aid card. */
const aidPays = (f: Facts['aid']): string => {
  switch (f.mode) {
    case 'alone':
      return `The fewer Sick are left on the Influence track, the better: left with fewer than ${f.middle}, right with ${f.least} or more, else the middle. It pays in the following Year.`;
    case 'many':
      return 'Left for the most Influence, right for the least, the middle for all others. It pays in the following Year.';
    default:
      return 'Left for more Influence, right for less; the middle is not used. It pays in the following Year.';
  }
};
/** What the People in the Capital bring when an Era ends. */
const inCapital = (f: Facts['capital']): string => {
  switch (f.mode) {
    case 'alone':
      return `When an Era ends, each Person more on the neutral space than on yours costs 1 Renown. Then ${f.stay ? 'yours leave; the neutral ones stay' : 'all of them leave'}.`;
    case 'versus':
      return `When an Era ends, whoever has more People takes the first reward. Whoever has fewer than the neutral ones gets nothing. These stay, and ${f.grow} more ${f.grow === 1 ? 'comes' : 'come'}.`;
    case 'pair':
      return `When an Era ends, more People take the first reward and fewer the third; if tied, both take the second. ${f.needs ? 'Whoever has nobody here gets nothing.' : 'That holds for having nobody here too.'} Then everybody leaves.`;
    default:
      return 'When an Era ends, those with most People here are rewarded. Then everybody leaves.';
  }
};
const whose = (f: HouseTold): string => (f.you ? `${HOUSE_NAME[f.house]}, your House` : `House ${HOUSE_NAME[f.house]}`);

export const about = ({ names: { decreeText, techText } }: Making): TellsOf<Facts> => ({
  board: (f) => ({
    name: 'The Empire',
    sort: f.year === 0 ? 'Setup' : `Year ${f.year} of ${LAST_YEAR}`,
    does: 'Six Years in three Eras. Most Renown wins: from tokens, buildings, cured People, Technologies, Influence and Decrees.',
    now: '',
  }),
  place: (f) =>
    f.kind === null
      ? {
          name: capital(spaceName(f.id)),
          sort: 'The heart of the map',
          does: 'Doctors pass through it for nothing and never stop there. Its buildings and tokens stand beside the map.',
          now: '',
        }
      : {
          name: spaceName(f.id),
          sort: KIND_NAME[f.kind],
          does: 'Whoever enters must gather all the Sick here: the first is free, each other costs 1 Food. Stopping here brings its resource.',
          now: [
            f.ruined ? 'It is destroyed: no resource, no building.' : f.yields === null ? '' : `It gives **${RESOURCE_NAME[f.yields]}**.`,
            f.sick > 0 ? `${sick(f.sick)} here.` : 'Nobody is sick here.',
            ...(f.buildings.length === 0 ? [] : [`Buildings: ${join(f.buildings.map((x) => HOUSE_NAME[x]))}.`]),
            ...(f.doctors.length === 0 ? [] : [`Doctors: ${join(f.doctors.map((x) => HOUSE_NAME[x]))}.`]),
            ...(f.camps.length === 0 ? [] : [`Camps: ${join(f.camps.map((x) => HOUSE_NAME[x]))}.`]),
          ]
            .filter((x) => x !== '')
            .join(' '),
        },
  road: (f) => ({
    name: capital(roadName(f.road)),
    sort: 'A road',
    does: 'Whoever walks along it must gather all the Sick on it, for 1 Food each. No Camp helps here.',
    now: f.sick === 0 ? 'Nobody is sick on it.' : `${sick(f.sick)} on it.`,
  }),
  influence: (f) => ({
    name: `Influence ${f.space}`,
    sort: 'A space of the Influence track',
    does:
      f.rewards.length > 0
        ? `Land here or pass it and you gain ${join(f.rewards.map((x) => gained(x.n, x.gain)))}.`
        : f.icon
          ? 'Whoever has passed it at the end gets 1 Renown for it.'
          : f.mode === 'alone'
            ? 'The fewer Sick are left on this track, the better Aid pays. Influence gives Renown at the end.'
            : 'Influence decides who gets which Aid and who goes first, and gives Renown at the end.',
    now: [
      ...(f.covered ? ['It is covered: it is skipped and takes no step. The more of these you pass, the more Renown at the end.'] : []),
      ...(f.sick ? ['A Sick lies here: it is skipped and takes no step, and the Sick goes to the neutral space in the Capital.'] : []),
      ...(f.here.length === 0 ? [] : [`Here: ${join(f.here.map((x) => HOUSE_NAME[x]))}.`]),
      f.own === null ? '' : f.own >= f.space ? 'You have reached it.' : `You are on ${f.own}: it takes **${f.points} Influence**.`,
    ]
      .filter((x) => x !== '')
      .join(' '),
  }),
  act: (f) => ({
    name: ACTION_NAME[f.act],
    sort: 'An action',
    does: ACT[f.act],
    now: f.hindered ? '**Hindered**: a Sick lies in the slot above it.' : '',
  }),
  slot: (f) => ({
    name: f.slot === 'regular' ? 'Quarantine' : capital(slotName(f.slot)),
    sort: f.slot === 'regular' ? 'Regular slots, without a drawback' : 'A slot that hurts',
    does:
      f.slot === 'regular'
        ? 'Sick that you gather lie here until they are cured. When these are full, the next one goes to a slot that hurts, or dies.'
        : f.slot === 'storage'
          ? 'A Sick here closes the fifth space of every store. What lies there is lost.'
          : `A Sick here hinders ${ACTION_NAME[f.slot]}: one less. In your turn you may move the Sick about.`,
    now: f.slot === 'regular' ? `${f.n} of ${f.of} full.` : f.n > 0 ? 'A Sick lies here.' : 'It is empty.',
  }),
  cell: (f) => ({
    name: standName(f.cell),
    sort: 'A cell of the action grid',
    does: 'An Assistant here gives both actions, in either order. Each cell is used once a Year.',
    now: f.used ? 'Used this Year.' : 'Free.',
  }),
  camp: (f) => ({
    name: 'Containment Camp',
    sort: whose(f),
    does: 'Put it where you enter instead of paying Food. You may build there, and it keeps the Sick of Pest cards away. Standing there alone, it goes home when it does.',
    now: f.camp === null ? 'It is at home, ready to be used.' : `It stands at ${spaceName(f.camp)}.`,
  }),
  track: (f) => ({
    name: 'Healthy Population',
    sort: whose(f),
    does: 'Cured People stand here, from the right. They can be sent to work, and those who stay are worth the Renown of their space.',
    now: `${people(f.people)} here.${f.herbs === null ? ' It is full.' : ` The next cure costs ${f.herbs} Herbs.`}`,
  }),
  space: (f) => ({
    name: f.lab ? 'Laboratory' : `Space ${f.space}`,
    sort: `Space ${f.space} of the Healthy Population track`,
    does: `To cure somebody into it costs ${f.herbs} Herbs.${f.renown > 0 ? ` At the end it is worth ${f.renown} Renown.` : ''}${f.lab ? ' Somebody here makes a Research token whenever you Produce.' : ''}`,
    now: f.full ? 'Somebody stands here.' : 'It is free.',
  }),
  grave: (f) => ({
    name: `Graveyard: ${f.dead} dead`,
    sort: whose(f),
    does: 'Sick without a slot die. Each Dead costs Renown at the end of every Era, and cannot be cured.',
    now: f.dead === 0 ? 'Nobody has died.' : `They cost ${f.cost} Renown each Era.`,
  }),
  res: (f) => ({
    name: RESOURCE_NAME[f.res],
    sort: `In the store of House ${HOUSE_NAME[f.house]}`,
    does:
      f.res === 'food'
        ? 'Food pays for gathering Sick.'
        : f.res === 'herbs'
          ? 'Herbs cure the Sick.'
          : f.res === 'coin'
            ? 'Coins can stand in for other resources.'
            : 'It pays for buildings.',
    now: `${f.n} of ${f.limit}. What comes on top is lost.`,
  }),
  bld: (f) => ({
    name: buildingName(f.id),
    sort: `A building of House ${HOUSE_NAME[f.house]}`,
    does: `Costs ${f.cost.length === 0 ? 'nothing' : join(f.cost.map((x) => resource(x.n, x.res)))}${f.renown > 0 ? ` and is worth ${f.renown} Renown` : ''}. It makes ${f.treasury ? 'a Coin' : 'the resource of its location'}${f.needsWorker ? ', with a worker' : ''}.`,
    now:
      f.at === null
        ? 'Not built yet.'
        : `At ${spaceName(f.at)}${f.makes === null ? '' : `, makes ${RESOURCE_NAME[f.makes]}`}${f.needsWorker ? (f.staffed ? '. Somebody works there' : '. Nobody works there yet') : ''}.`,
  }),
  row: (f) => ({
    name: `+${f.bonus} Renown`,
    sort: `For the whole ${TIER_NAME[f.row]} row`,
    does: 'All three buildings of the row on the map, and it counts at the end.',
    now: `${f.built} of 3 built.`,
  }),
  tier: (f) => ({
    name: `The ${TIER_NAME[f.tier]} slot`,
    sort: 'Room for a Technology',
    does: 'A Technology marked for this slot goes here; others go anywhere. Three at most.',
    now: 'It is empty.',
  }),
  tech: (f) => ({
    name: techName(f.tech),
    sort: `A Technology${f.tier === null ? '' : `, ${TIER_NAME[f.tier]} slot`}`,
    does: `${techText(f.tech)} Worth ${f.renown} Renown.`,
    now:
      f.owner !== null
        ? `House ${HOUSE_NAME[f.owner]} has it.`
        : `It costs ${some(f.cost, 'Research token', 'Research tokens')}.${f.research === null ? '' : ` You have ${f.research}.`}`,
  }),
  work: (f) => ({
    name: workTitle(f.work),
    sort: 'A building of the Capital',
    does: `Costs ${join(f.cost.map((x) => resource(x.n, x.res)))} and gives ${f.renown} Renown and ${f.influence} Influence at once.`,
    now:
      f.owner === null
        ? f.alone
          ? 'Not built yet: the Sick beside it costs 1 Renown at the end.'
          : 'Nobody has built it.'
        : `House ${HOUSE_NAME[f.owner]} has built it.`,
  }),
  token: (f) => ({
    name: f.reward === null ? 'A token, face down' : `Token: ${gained(1, f.reward)}`,
    sort: 'Capital token',
    does: 'Whoever assigns somebody to the Capital takes one that is face up and turns it over.',
    now: f.reward !== null ? '' : f.alone ? 'It stays face down for the whole game.' : 'It turns up again at the end of the Era.',
  }),
  capital: (f) => ({
    name: 'The Capital',
    sort: 'Who has sent how many',
    does: inCapital(f),
    now: `${f.people.map((x) => `${HOUSE_NAME[x.house]} ${x.n}`).join(', ')}${f.neutral === null ? '' : `, neutral ${f.neutral}`}.`,
  }),
  court: (f) => ({
    name: f.court === null ? 'The Capital' : courtName(f.court),
    sort: 'Capital City card',
    does:
      f.mode === 'alone'
        ? 'Alone there is no card and no reward: the Capital can only cost Renown.'
        : 'What the first, second and third place in the Capital get at the end of each Era.',
    now: '',
  }),
  market: (f) => ({
    name: 'Technologies',
    sort: 'The market',
    does: 'Five lie here. Research buys one; for a Research token all five are dealt anew.',
    now: `${f.cards} on offer.`,
  }),
  decree: (f) => {
    const text = decreeText(f.decree);
    return {
      name: decreeName(f.decree),
      sort: `The Decree of Era ${roman(f.era)}`,
      does: `Agenda: ${text.agenda} Imperative: ${text.imperative}`,
      now:
        f.state === 'past'
          ? 'Its Agenda is scored.'
          : [
              f.state === 'now' && f.agenda !== null ? `Its Agenda would pay you **${f.agenda} Renown** now.` : '',
              f.level === null ? '' : `You are on level ${f.level} of its Imperative.`,
              f.minimum === null ? '' : `In Versus it pays only from level ${f.minimum} on.`,
            ]
              .filter((x) => x !== '')
              .join(' '),
    };
  },
  decrees: () => ({
    name: 'Decrees',
    sort: 'One for each Era',
    does: 'The Agenda pays at the end of its Era. The Imperative lets you step up whenever you do what it says.',
    now: '',
  }),
  years: (f) => ({
    name: 'The six Years',
    sort: 'Pest and Aid',
    does: 'Each Year turns up a Pest card and an Aid card. Aid pays one Year later.',
    now: f.year === 0 ? '' : `It is Year ${f.year}.`,
  }),
  pest: (f) => ({
    name: f.pest === null ? 'A Pest card, face down' : pestName(f.pest),
    sort: `Year ${roman(f.year)}`,
    does: `Puts ${sick(f.sick)} on every location and road that it names. Two buildings, a Doctor or a Camp keep them away.`,
    now: f.pest === null ? 'Nobody knows it yet.' : '',
  }),
  aid: (f) => ({
    name: f.aid === null ? 'An Aid card, face down' : aidName(f.aid),
    sort: `Year ${roman(f.year)}`,
    does: aidPays(f),
    now: f.year === LAST_YEAR ? 'The last one never pays.' : f.aid === null ? 'Nobody knows it yet.' : '',
  }),
  house: (f) => ({
    name: `House ${HOUSE_NAME[f.house]}`,
    sort: f.you ? 'You' : 'A rival',
    does: 'The board shows what a House has; Renown from buildings, People and Technologies is added at the end.',
    now: `${f.renown - f.negative} Renown in tokens, Influence ${f.influence}, ${f.sick} of ${f.slots} slots of Quarantine full, ${f.dead} dead.${f.turn ? ' It is their turn.' : ''}`.replace(
      'their turn',
      f.you ? 'your turn' : 'their turn',
    ),
  }),
  renown: (f) => ({
    name: `${f.renown} Renown`,
    sort: `Tokens of House ${HOUSE_NAME[f.house]}`,
    does: 'Most Renown wins. Tokens count besides buildings, People, Technologies, Influence and Imperatives.',
    now: '',
  }),
  negative: (f) => ({
    name: `${f.negative} negative Renown`,
    sort: `House ${HOUSE_NAME[f.house]}`,
    does: 'It is taken off at the end. Most of it comes from the Dead.',
    now: '',
  }),
  ready: (f) => ({
    name: some(f.ready, 'Assistant ready', 'Assistants ready'),
    sort: whose(f),
    does: 'Each is a turn this Year. With every Era you get one more.',
    now: '',
  }),
  research: (f) => ({
    name: some(f.research, 'Research token', 'Research tokens'),
    sort: whose(f),
    does: 'They buy Technologies, and one of them enhances Move, Construct or Produce.',
    now: '',
  }),
  castle: (f) => ({
    name: 'Castle',
    sort: `House ${HOUSE_NAME[f.house]}`,
    does: 'It makes its resource whenever you Produce, without a worker.',
    now: f.at === null ? 'It is not placed yet.' : `At ${spaceName(f.at)}${f.makes === null ? '' : `, makes ${RESOURCE_NAME[f.makes]}`}.`,
  }),
  ranks: () => ({ name: 'Ranks of the solo game', sort: 'How well you did', does: 'Alone you play for a rank. The list says which Renown it takes.', now: '' }),
  final: (f) => ({
    name: 'Final scoring',
    sort: 'Where the Renown comes from',
    does:
      f.mode === 'alone'
        ? 'Every line is added up. Each Sick left on the Influence track, on the Imperatives and beside the Capital’s buildings costs 1 Renown, and so does each Dead.'
        : f.mode === 'versus'
          ? 'Every line is added up. Covered Influence spaces that you passed and most Capital buildings give Renown; most Sick in Quarantine cost some.'
          : 'Every line is added up. Ties go to more Influence, then more People on the track, then fewer Dead.',
    now: '',
  }),
  turn: (f) => ({
    name: f.year === 0 ? 'Setup' : `Era ${roman(f.era)}, Year ${f.year}`,
    sort: 'Pest, Aid, Actions',
    does:
      f.phase === 'aid'
        ? `${PHASE.aid} ${f.mode === 'alone' ? 'Which column, the Sick left on the Influence track say.' : 'Which column, your Influence says.'}`
        : PHASE[f.phase],
    now: f.phase === 'action' ? (f.you ? 'It is your turn.' : `It is the turn of House ${HOUSE_NAME[f.house]}.`) : '',
  }),
});

/** What everything on the board of Pathologic tells of itself, in English. */
import { capital, type TellsOf } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Facts } from './about.ts';
import { PHASE_NAME } from './board.en.ts';
import type { Making } from './making.ts';
import { aResource, eventRule, eventTitle, join, pieceText, placeName, RESOURCE, ROLE, ROLE_NAME, some, strainText, titleText, wardText } from './names.en.ts';
import type { Some } from './position.ts';

const PHASE: Readonly<Record<Phase, string>> = {
  setup: 'Pieces are placed, the Plague marks its three targets, and everybody takes first cards.',
  movement: 'The Plague moves in secret, one step or none.',
  attack: 'The Plague may infect the district it is in, or begin or end a Blockade.',
  strains: 'The Plague may lay Strains from its hand: traps for whoever acts in that district. It draws one whenever an Event appears.',
  events: 'A new Event begins for the Healer whose turn it is.',
  actions: 'The Healer acts: move, claim counters, make a Pact, resolve an Event.',
  over: 'The game is over.',
};

const counted = (list: readonly Some[]): string => join(list.map((x) => some(x.n, RESOURCE[x.resource])));
const people = (list: readonly { readonly id: Parameters<typeof pieceText>[0]; readonly free: boolean }[]): string =>
  capital(join(list.map((x) => `${pieceText(x.id)}${x.free ? '' : ' (quarantined)'}`)));

export const about = ({ names: { strainRule, titleRule } }: Making): TellsOf<Facts> => ({
  map: (f) => ({
    name: 'The Town',
    sort: 'Fifteen districts and the Steppe',
    does: 'Healers and Wards walk from district to district and resolve Events. Among them, unseen, goes the Plague.',
    now: `${some(f.ongoing, 'Event is', 'Events are')} ongoing, ${f.undrawn} still in the deck.`,
  }),
  place: (f) => ({
    name: capital(placeName(f.d)),
    sort: f.d === 0 ? 'Outside the Town' : 'A district',
    does:
      f.d === 0
        ? 'Only the Plague goes here. It borders on the seven outer districts.'
        : 'You walk to it from its neighbours; the river is crossed only by bridge. An Event here is resolved by who stands here.',
    now: [
      ...(f.people.length > 0 ? [`${people(f.people)}.`] : f.d === 0 ? [] : ['Nobody is here.']),
      ...(f.needs === null ? [] : [`**${eventTitle(f.d)}** needs ${aResource(f.needs)}.`]),
      ...(f.strain === null ? [] : [f.strain === 'back' ? 'A hidden Strain lies here.' : `The Strain ${strainText(f.strain)} lies here.`]),
      ...(f.blockade ? ['The Blockade is here.'] : []),
      ...(f.curfew ? ['It is under Curfew: nobody crosses its border.'] : []),
      ...(f.begun && f.fog ? ['The Plague may be here.'] : []),
    ].join(' '),
  }),
  piece: (f) => ({
    name: capital(pieceText(f.id)),
    sort: f.ward === null ? (f.you ? 'You' : 'A Healer') : `A Ward of ${ROLE[f.healer]}, brings ${aResource(f.ward.access)}`,
    does:
      f.ward === null
        ? 'A Healer walks, claims counters, plays Prescriptions and resolves Events in person for 1 Evidence. An attack only puts Healers into Quarantine.'
        : `A Ward whose type an Event needs resolves it without a counter. For you that is ${f.ward.reward} Evidence.`,
    now:
      f.dead !== null
        ? f.dead === 'crypt'
          ? 'Dead, and was on the Hit List.'
          : 'Dead, but was no target.'
        : f.at === 0
          ? 'Not on the map.'
          : [
              `In ${placeName(f.at)}, ${f.free ? 'out of Quarantine: the Plague can strike here' : 'in Quarantine: safe from infection, but it must leave before it walks or resolves'}.`,
              ...(f.acted ? ['Has acted this turn.'] : []),
              ...(f.ward?.pact == null ? [] : [`In a Pact with ${ROLE[f.ward.pact]}.`]),
              ...(f.ward === null || f.at === 0 ? [] : [f.hunted ? 'May be on the Hit List.' : 'Cannot be on the Hit List.']),
            ].join(' '),
  }),
  event: (f) => ({
    name: eventTitle(f.d),
    sort: `The Event of ${placeName(f.d)}`,
    does: eventRule(f.d),
    now: f.needs !== null ? `It is ongoing and needs ${aResource(f.needs)}.` : f.resolved ? 'It has been resolved.' : 'It has not begun.',
  }),
  token: (f) => ({
    name: f.face === 'back' ? 'A hidden Strain' : strainText(f.face),
    sort: `In ${placeName(f.d)}`,
    does: f.face === 'back' ? 'It goes off when a piece acts here or walks in. Only the Plague knows what it is.' : strainRule(f.face),
    now: '',
  }),
  strain: (f) => ({
    name: strainText(f.strain),
    sort: 'A Strain',
    does: strainRule(f.strain),
    now: f.held > 0 ? `You hold ${f.held}.` : '',
  }),
  blockade: (f) => ({
    name: 'The Blockade',
    sort: 'A token of the Plague',
    does: 'The Plague has shown itself and holds the district. When it ends the Blockade, even Wards in Quarantine die there.',
    now: f.at === 0 ? 'There is none now.' : `It is in ${placeName(f.at)}.`,
  }),
  curfew: (f) => ({
    name: 'Curfew',
    sort: 'A Prescription in force',
    does: 'Nobody crosses the borders of this district, not even the Plague.',
    now: f.at === 0 ? '' : `It holds in ${placeName(f.at)}.`,
  }),
  seen: (f) => ({
    name: 'Last seen here',
    sort: 'A mark of the house',
    does: 'The last place at which the Plague was announced, and in which round. It may have gone on since.',
    now: f.round === 0 ? '' : `${capital(placeName(f.at))}, round ${f.round}.`,
  }),
  fog: (f) => ({
    name: 'The fog',
    sort: f.plague ? 'What the Healers can guess' : 'Where the Plague may be',
    does: 'Worked out from everything that was announced. It knows nothing that you could not know.',
    now: `${some(f.places, 'place is', 'places are')} possible.`,
  }),
  ticker: (f) => ({
    name: 'Ticker of Evidence',
    sort: 'The race of the Healers',
    does:
      f.tier === null
        ? `The first Healer with ${f.need} Evidence wins at once.`
        : `With ${f.need} Evidence you win at once. With one Healer the token goes on by one tier at the start of each of your turns, and a new Event needs the Resource of that tier.`,
    now: `${f.tier === null ? '' : `It is on the tier of ${ROLE_NAME[f.tier]}. `}${f.rows.map((x) => `${ROLE_NAME[x.id]} ${x.evidence}`).join(', ')}.`,
  }),
  evidence: (f) => ({
    name: `${f.evidence} of ${f.need} Evidence`,
    sort: ROLE_NAME[f.id],
    does: 'Resolving an Event brings Evidence: two with an own Ward, else one. A dead Ward of yours costs one.',
    now: '',
  }),
  counters: (f) => ({
    name: 'Counters',
    sort: ROLE_NAME[f.id],
    does: 'A Healer who resolves an Event pays with them, or gives them to a Ward that lacks one.',
    now: f.counters.length === 0 ? 'None at the moment.' : `${counted(f.counters)}.`,
  }),
  resource: (f) => ({
    name: RESOURCE[f.resource],
    sort: 'A Resource',
    does: 'Every Event asks for one kind. Claim takes one from the Pool; some Wards bring their own.',
    now: `${f.left} left in the Pool.`,
  }),
  healer: (f) => ({
    name: ROLE_NAME[f.id],
    sort: f.you ? 'You' : f.inGame ? 'A Healer' : 'Not in this game; the Wards are',
    does: 'The sheet shows Evidence, counters, Prescriptions and the three Wards that this Healer answers for.',
    now: f.inGame ? `${f.evidence} Evidence, ${some(f.held, 'Prescription')} in hand${f.pact === null ? '' : `, a Pact with ${wardText(f.pact)}`}.` : '',
  }),
  cards: (f) => ({
    name: `${some(f.held, 'Prescription')} in hand`,
    sort: ROLE_NAME[f.id],
    does: 'Hidden from the others. Taking one means choosing it from the own deck.',
    now: `${f.rest} left in the deck.`,
  }),
  card: (f) => ({
    name: titleText(f.title),
    sort: 'A Prescription',
    does: titleRule(f.title, { fullParalysis: f.full }),
    now: '',
  }),
  points: (f) => ({
    name: some(f.ap, 'action point'),
    sort: 'The candles',
    does: `Every Action costs one, and you have ${f.usual} a turn. Each piece acts once. What you do not use is lost.`,
    now: f.mine ? `${f.ap} left this turn.` : 'It is not your turn.',
  }),
  deck: (f) => ({
    name: 'Events',
    sort: `${f.ongoing} ongoing, ${f.undrawn} to come`,
    does: 'When the deck is empty, none is ongoing and no Healer has won, the Plague wins.',
    now: '',
  }),
  pool: (f) => ({ name: 'The Pool', sort: 'Counters to claim', does: 'Counters that are paid come back here.', now: `${counted(f.counters)}.` }),
  plague: (f) => ({
    name: ROLE_NAME.plague,
    sort: f.you ? 'You' : 'Everybody’s enemy',
    does: 'It wins when the three Wards on its Hit List are dead, or when the Events run out.',
    now: `${f.buried} of 3 targets dead, ${some(f.held, 'Strain')} in hand.`,
  }),
  graves: (f) => ({
    name: 'Graveyard',
    sort: 'Crypts and Mass Grave',
    does: 'Targets of the Hit List go to the Crypts, other Wards to the Mass Grave. Three full Crypts, and the Plague has won.',
    now: [
      f.crypt.length === 0 ? 'No target is dead.' : `Targets: ${join(f.crypt.map(wardText))}.`,
      ...(f.grave.length === 0 ? [] : [`Others: ${join(f.grave.map(wardText))}.`]),
    ].join(' '),
  }),
  hitlist: (f) => ({
    name: 'Hit List',
    sort: 'Only the Plague knows it',
    does: 'One Ward of each group. Kill all three and you win.',
    now: `${f.buried} of 3 dead.`,
  }),
  notebook: () => ({
    name: 'Notebook',
    sort: 'Only the Plague sees it',
    does: 'Where you were in each round, where you slipped away to, and whom you struck. It is kept for you.',
    now: '',
  }),
  guess: (f) => ({
    name: 'What they can guess',
    sort: 'Places you may be in, for the Healers',
    does: 'Worked out from what was announced. Your own place is marked.',
    now: `${some(f.places, 'place')}.`,
  }),
  decks: (f) => ({
    name: 'Decks',
    sort: 'Strains and Events',
    does: 'Discarded Strains are not shuffled again. When the Events run out, you win.',
    now: `${some(f.strains, 'Strain')} and ${some(f.events, 'Event')} left.`,
  }),
  turn: (f) => ({
    name: f.phase === 'setup' ? 'Setup' : `Round ${f.round}`,
    sort: PHASE_NAME[f.phase],
    does: PHASE[f.phase],
    now:
      f.phase === 'over'
        ? ''
        : f.you
          ? `It is your turn${f.phase === 'actions' ? `: ${some(f.ap, 'action point')} left` : ''}.`
          : `It is the turn of ${ROLE[f.role]}.`,
  }),
  window: () => ({
    name: 'A window for reactions',
    sort: 'Sealed answers',
    does: 'Everybody who might hold a fitting card is asked at once. Nobody can see who was asked or what they answered until it closes.',
    now: '',
  }),
  scene: () => ({ name: 'What just became known', sort: 'Told to everybody', does: 'It is shown for a moment, and the log keeps it.', now: '' }),
  legend: () => ({
    name: 'The key to the fog',
    sort: 'How the districts are shaded',
    does: 'Dark where the Plague may be now, lighter where it could be after one step.',
    now: '',
  }),
});

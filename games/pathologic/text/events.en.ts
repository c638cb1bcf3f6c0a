/** The lines of the log. */
import { capital } from '@pesthouse/kernel';
import type { End, StrainFace, Title } from '../names.ts';
import type { Event, State } from '../state.ts';
import type { Making } from './making.ts';
import { aResource, eventTitle, inWords, join, pieceText, placeName, RESOURCE, ROLE, ROLE_NAME, stop, strainText, titleText, wardText } from './names.en.ts';
import { type Aimed, aimedAt, strainFaceOf, titleOf } from './position.ts';

export const endings = ({ NUMBER }: Making['tables']): Readonly<Record<End, string>> => ({
  none: 'the game goes on',
  evidence: `${inWords(NUMBER.evidenceWin)} Evidence`,
  'hit-list': 'the whole Hit List is buried',
  exhaustion: 'no Events are left, and nobody has enough Evidence',
  rounds: 'the last round is over',
});
const QUARTER = { steppe: 'out in the Steppe', 'stone-yard': 'in the Stone Yard', knots: 'in the Knots', earth: 'in the Earth' };
const ACTION = {
  leave: 'leaves Quarantine',
  move: 'sets out',
  claim: 'claims a Resource',
  transfer: 'fetches a Resource',
  use: 'uses a Prescription',
  supply: 'is being supplied',
  resolve: 'sets about an Event',
};
const BY = { move: 'moves', summons: 'is summoned', dance: 'dances', stampede: 'is driven', lethargy: 'comes back' };
const who = (id: Parameters<typeof pieceText>[0]): string => `**${capital(pieceText(id))}**`;
const target = (x: Aimed): string => {
  switch (x.kind) {
    case 'place':
      return placeName(x.at);
    case 'resource':
      return RESOURCE[x.id];
    case 'healer':
      return ROLE[x.id];
    default:
      return wardText(x.id);
  }
};
/** A Prescription or a Strain by its title. */
const cardText = (id: Title | StrainFace): string => {
  const title = titleOf(id);
  return title === null ? strainText(strainFaceOf(id)) : titleText(title);
};

/** The lines for the numbers of a table. */
export const lines = ({ tables, names: { strainRule }, read: { strength } }: Making) => {
  const ending = endings(tables);
  // Whoever has fewer points loses those.
  const points = strength('ague') === 1 ? 'an action point' : `up to ${inWords(strength('ague'))} action points`;
  const event = (_s: State, e: Event): string => {
    switch (e.type) {
      case 'turn':
        return `Round ${e.round}, **${ROLE_NAME[e.who]}**`;
      case 'placed':
        return `${who(e.piece)} starts in ${placeName(e.at)}.`;
      case 'marked':
        return `You marked **${wardText(e.ward)}**.`;
      case 'chose':
        return `The Plague has marked one of ${ROLE[e.group]}'s Wards.`;
      case 'went':
        return e.from === e.to
          ? `You ${e.how === 'start' ? 'start' : 'stay'} in **${placeName(e.to)}**.`
          : `You move from ${placeName(e.from)} to **${placeName(e.to)}**.`;
      case 'crept':
        return e.how === 'start' ? 'The Plague has come to town.' : 'The Plague moves, or stays where it is.';
      case 'hungered':
        return e.from === e.to ? 'You keep your Hit List.' : `You mark **${wardText(e.to)}** instead of ${wardText(e.from)}.`;
      case 'hungry':
        return 'The Hit List may have changed.';
      case 'concealed':
        return 'The Plague stays hidden.';
      case 'infected':
        return `The Plague infects **${placeName(e.at)}**.`;
      case 'blockaded':
        return `A Blockade begins in **${placeName(e.at)}**.`;
      case 'kept':
        return `The Blockade of ${placeName(e.at)} holds.`;
      case 'ceased':
        return `The Blockade of **${placeName(e.at)}** ends, and no Ward there is spared.`;
      case 'interrupted':
        return e.left ? `The Plague has left ${placeName(e.at)}, so the Blockade ends.` : `The Blockade of ${placeName(e.at)} ends without harm.`;
      case 'quarantined':
        return `${who(e.piece)} goes into Quarantine in ${placeName(e.at)}.`;
      case 'freed':
        return `${who(e.piece)} leaves Quarantine in ${placeName(e.at)}.`;
      case 'died':
        return `**${wardText(e.ward)}** dies in ${placeName(e.at)}: ${e.target ? '**on the Hit List**, buried in a Crypt' : 'not on the Hit List, buried in the Mass Grave'}.`;
      case 'spared':
        return `**${wardText(e.ward)}** would die, but is saved by ${titleText(e.by)}.`;
      case 'revived':
        return `**${wardText(e.ward)}** is alive again in ${placeName(e.at)}.`;
      case 'evidence':
        return `${ROLE_NAME[e.healer]} ${e.change > 0 ? 'gains' : 'loses'} ${Math.abs(e.change)} Evidence and now has **${e.now}**.`;
      case 'pact':
        return e.back ? `${ROLE_NAME[e.healer]} gets the Pact token back.` : `${ROLE_NAME[e.healer]} makes a Pact with **${wardText(e.ward)}**.`;
      case 'took':
        return e.card === 'back' ? `${ROLE_NAME[e.healer]} takes a Prescription.` : stop(`You take **${titleText(e.card)}**`);
      case 'drew-strain':
        return e.strain === 'back'
          ? `The Plague draws a Strain; ${e.left} left in the deck.`
          : `You draw **${strainText(e.strain)}**; ${e.left} left in the deck.`;
      case 'laid':
        return e.strain === 'back' ? `A Strain is laid in **${placeName(e.at)}**.` : `You lay **${strainText(e.strain)}** in ${placeName(e.at)}.`;
      case 'tier':
        return `The Ticker moves to ${ROLE[e.healer]}'s tier: a new Event will need the Resource of that tier.`;
      case 'event':
        return `**${eventTitle(e.at)}** begins in ${placeName(e.at)} and requires ${aResource(e.resource)}.`;
      case 'quarter':
        return `The bell rings: the Plague is **${QUARTER[e.quarter]}**.`;
      case 'announced':
        return `The Plague is in **${placeName(e.at)}**.`;
      case 'distance':
        return `The answer for ${placeName(e.at)}: the Plague is **${e.answer === 'neither' ? 'neither there nor next to it' : e.answer === 'there' ? 'there' : 'next to it'}**.`;
      case 'acts':
        return `${who(e.piece)} ${ACTION[e.action]}.`;
      case 'moved':
        return `${who(e.piece)} ${BY[e.by]} from ${placeName(e.from)} to ${placeName(e.to)}.`;
      case 'got':
        return `${ROLE_NAME[e.healer]} gets ${aResource(e.resource)} ${e.from === 'pool' ? 'from the Pool' : `from ${e.from === 'bachelor' || e.from === 'haruspex' || e.from === 'changeling' ? ROLE[e.from] : wardText(e.from)}`}.`;
      case 'gave':
        return `${ROLE_NAME[e.healer]} gives ${aResource(e.resource)} to ${e.to === 'pool' ? 'the Pool' : wardText(e.to)}.`;
      case 'unsupplied':
        return `**${capital(wardText(e.ward))}** does not resolve the Event: the counters of the Supply go to the Pool.`;
      case 'set-off':
        return `${who(e.piece)} sets off **${strainText(e.strain)}** in ${placeName(e.at)}. ${strainRule(e.strain)}`;
      case 'no-effect':
        return `No! **${cardText(e.what)}** does nothing.`;
      case 'lost-point':
        return `${ROLE_NAME[e.healer]} loses ${points}; ${e.left} left.`;
      case 'wasted':
        return `${capital(pieceText(e.piece))}'s Action is lost.`;
      case 'played':
        return stop(`${ROLE_NAME[e.healer]} plays **${titleText(e.card)}**${e.targets.length === 0 ? '' : `: ${join(aimedAt(e.targets).map(target))}`}`);
      case 'looked':
        return e.strain === 'back'
          ? `${ROLE_NAME[e.healer]} looks at the Strain in ${placeName(e.at)}.`
          : `The Strain in ${placeName(e.at)} is **${strainText(e.strain)}**.`;
      case 'strain-left':
        return `The Strain in ${placeName(e.at)} is left where it is.`;
      case 'strain-out':
        return `The Strain in ${placeName(e.at)} is discarded: **${strainText(e.strain)}**.`;
      case 'strain-carried':
        return `The Strain is carried from ${placeName(e.from)} to ${placeName(e.to)}.`;
      case 'forgot':
        return stop(`${ROLE_NAME[e.healer]} loses **${titleText(e.card)}**`);
      case 'resolved':
        return `${who(e.piece)} resolves **${eventTitle(e.at)}** for ${ROLE[e.healer]}.`;
      case 'ended':
        return `**${ROLE_NAME[e.winner]}** wins: ${ending[e.end]}.`;
      default:
        return e satisfies never;
    }
  };
  return event;
};

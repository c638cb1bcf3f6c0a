/** The sentences of the prompt bar: what to do, and the numbers that matter for it. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { capital } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { ROLES, strainFace, UNKNOWN } from '../names.ts';
import { ownGroup, type State } from '../state.ts';
import type { Making } from './making.ts';
import { join, pieceText, placeName, RESOURCE, ROLE, ROLE_NAME, some, someWords, strainText, titleText, WINDOW, wardText } from './names.en.ts';
import { type About, aboutIn, countersOf, pickedIn, pieceIn, turnsToTier, type Waiting, waitingIn, windowIn } from './position.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const piece = (x: Prompt[string] | undefined): string => {
  const id = pieceIn(x);
  return id === null ? 'the piece' : pieceText(id);
};
const counters = (s: State, h: number): string => join(countersOf(s, h).map(({ resource, n }) => some(n, RESOURCE[resource]))) || 'no counters';
/** PATH-SUP-10: the active Healer is asked with the others. */
const OWN_SETUP = 'Your turn begins: play an Influence card now?';
/** What a window is about, in public words. */
const about = (x: About): string => {
  switch (x.kind) {
    case 'title':
      return `${titleText(x.id)} has not taken effect yet.`;
    case 'strain':
      return `${strainText(x.id)} has not taken effect yet.`;
    case 'place':
      return `It attacks ${placeName(x.at)}.`;
    case 'ward':
      return `${wardText(x.id)} would die.`;
    default:
      return 'Everybody who is asked answers in secret, at the same time.';
  }
};

/** The sentences for the numbers of a table. */
export const prompts = ({ tables: { NUMBER }, read: { ownTier, tiered, fullParalysis } }: Making) => {
  /** PATH-OPT-02: what the token's tier means for this turn. */
  const tier = (s: State, h: number): string =>
    ownGroup(tiered(s), h) === h
      ? ` The Ticker is on your tier: your own Wards bring ${NUMBER.ownWard} Evidence this turn.`
      : ` Every Ward brings ${NUMBER.otherWard} Evidence this turn. In ${some(turnsToTier(s, h), 'turn')} the Ticker is on your tier, and your own Wards bring ${NUMBER.ownWard}.`;
  /** PATH-EV-12: more steps than usual come from the rats. */
  const steps = (left: number): string => {
    const said = `${someWords(left, 'step')} left.`;
    return left > NUMBER.plagueSpaces ? `The rats carry you: ${said}` : capital(said);
  };
  const prompt = (s: State, seat: Seat, p: Prompt): Said => {
    const h = s.roles[seat] ?? 0;
    const here = s.place === UNKNOWN ? '' : `You are in ${placeName(s.place)}.`;
    // PATH-RX-01
    const late = !s.stilled ? '' : fullParalysis(s) ? ' You are paralysed: no step this turn.' : ' You are paralysed: your step comes afterwards.';
    const picked = pickedIn(p);
    switch (p.key) {
      case 'prescribe':
        return { title: 'Choose your first Prescription', detail: 'Nobody else sees it. All Healers choose at once.' };
      case 'hit':
        return {
          title: `Mark one of ${ROLE[ROLES.find((r) => r === p.group) ?? 'bachelor']}'s Wards`,
          detail: 'One Ward of each group goes on your Hit List. Nobody else sees it.',
        };
      case 'place-piece':
        return { title: 'Choose a piece to place', detail: 'All pieces start in Quarantine.' };
      case 'place-district':
        return { title: `Where does ${piece(p.piece)} live?`, detail: 'Choose any empty district.' };
      case 'begin':
        return { title: 'Where do you start?', detail: 'In an empty district or in the Steppe. Nobody else will know.' };
      case 'step':
        return {
          title: 'Move or stay',
          detail: `${here} ${steps(Number(p.left))} To start a Blockade you must not move this turn.`,
        };
      case 'attack':
        return p.token === 0
          ? { title: 'Attack or stay hidden', detail: `${here} An attack shows everybody where you are.${late}` }
          : { title: 'What happens to the Blockade?', detail: `${here} Ceasing it kills every Ward there.${late}` };
      case 'extra':
        return {
          title: Number(p.toll) > 0 ? 'You have struck. Slip away?' : 'The paralysis wears off: move or stay',
          detail: `${here} One hidden step. Nobody is told whether you take it.`,
        };
      case 'lay':
        return {
          title: 'Lay Strains or end your turn',
          detail: `You hold ${some(Number(p.held), 'Strain')}. One in each district where you have been this turn.`,
        };
      case 'loot':
        return { title: 'Looters! Which counter do you give up?', detail: `You have ${counters(s, h)}.` };
      case 'window':
        return { title: p.own === true ? OWN_SETUP : WINDOW[windowIn(p)], detail: about(aboutIn(p)) };
      case 'act':
        if (picked.piece !== null) return { title: `What should ${pieceText(picked.piece)} do?`, detail: 'Choose an Action, or press another piece.' };
        if (picked.card !== null) return { title: `Play ${titleText(picked.card)}?`, detail: 'Play it, choose its target, or go back.' };
        return {
          title:
            s.ap > 0
              ? 'Press a piece, or end your turn'
              : p.free === true
                ? 'Play a free card, place your Pact, or end your turn'
                : 'No actions left: end your turn',
          detail: `${s.ap === 0 ? 'No' : s.ap} action ${s.ap === 1 ? 'point' : 'points'}, ${counters(s, h)} left.${s.duel && ownTier(s) ? tier(s, h) : ''}`,
        };
      case 'claim-type':
        return {
          title: 'Which counter do you claim?',
          detail: p.tripped === true ? 'A Strain has gone off. You may also cancel the Action.' : `You have ${counters(s, h)}.`,
        };
      case 'use-card':
        return {
          title: 'Which Action card do you play?',
          detail: p.tripped === true ? 'A Strain has gone off. You may keep your card and lose the Action.' : 'Nobody knows your card until you play it.',
        };
      case 'walk':
        return { title: `Where does ${piece(p.piece)} go?`, detail: `${some(Number(p.left), 'space')} left.` };
      case 'continue':
        return { title: 'A Strain has gone off. Go on?', detail: 'If you cancel, the Action is lost. The action point is spent either way.' };
      case 'take-card':
        return {
          title: 'Take a Prescription',
          detail: p.reward === true ? 'Your reward: any card in your deck.' : 'One of your Wards has died. Take any card in your deck.',
        };
      case 'hands':
        return {
          title: `What do you do with the Strain in ${placeName(Number(p.at))}?`,
          detail: `It is ${strainText(strainFace(num(s.mine, Number(p.at))))}. Nobody else has seen it.`,
        };
      case 'confine':
        return { title: 'Put somebody into Quarantine?', detail: 'Any Healer or Ward outside Quarantine.' };
      case 'revive':
        return { title: 'Which dead Ward comes back?', detail: 'It returns to the Warehouses, outside Quarantine.' };
      case 'gain':
        return { title: 'Which counter do you take?', detail: `${some(Number(p.left), 'counter')} to take. You have ${counters(s, h)}.` };
      case 'drift':
        return { title: 'Drift: one hidden step?', detail: here };
      case 'hunger':
        return { title: 'Change a target?', detail: 'Choose another living Ward of the same group. Nobody else will know.' };
      case 'ambush':
        return { title: `Strike in ${placeName(Number(p.at))}?`, detail: `${here} You can strike only if you are there.` };
      case 'spoil':
        return { title: 'Which counter do you destroy?', detail: `${capital(ROLE[ROLES[s.active] ?? 'plague'])} has ${counters(s, s.active)}.` };
      case 'stampede':
        return { title: `Where do you drive ${piece(p.piece)}?`, detail: 'One space. Its Action is lost.' };
      default:
        return { title: 'Your move', detail: '' };
    }
  };
  return prompt;
};

const WAITING: Readonly<Record<Exclude<Waiting, 'turn'>, string>> = {
  prescribe: 'The Healers are choosing their first Prescriptions',
  window: 'Waiting for reactions',
  plague: 'The Plague is making its move',
  place: 'The Healers are placing their pieces',
  loot: 'The Healers are giving up counters',
  card: 'A Healer is taking a Prescription',
};
export const waiting = (s: State, p: Prompt): string => {
  const what = waitingIn(p);
  return what === 'turn' ? `${ROLE_NAME[ROLES[s.active] ?? 'plague']} is acting` : WAITING[what];
};

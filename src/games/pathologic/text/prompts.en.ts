/** The sentences of the prompt bar: what to do, and the numbers that matter for it. */
import type { Prompt, Seat } from '../../../kernel/index.ts';
import { titleIn } from '../cards/plays.ts';
import { num } from '../data/tables.ts';
import { ROLES, STRAINS, TITLES, UNKNOWN, WARDS, WINDOWS } from '../names.ts';
import { ownGroup, type State } from '../state.ts';
import { capital, join, pieceText, placeName, RESOURCE, ROLE, ROLE_NAME, some, strainText, titleText, WINDOW, wardText } from './names.en.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const piece = (x: Prompt[string] | undefined): string => {
  const id = [...WARDS, 'bachelor', 'haruspex', 'changeling'].find((p) => p === x);
  return id === undefined ? 'the piece' : id === 'bachelor' || id === 'haruspex' || id === 'changeling' ? pieceText(id) : wardText(id);
};
const counters = (s: State, h: number): string => {
  const held = (['coin', 'secret', 'key'] as const).flatMap((r, t) => (num(s.counters, h * 3 + t) > 0 ? [`${num(s.counters, h * 3 + t)} ${RESOURCE[r]}`] : []));
  return held.length === 0 ? 'no counters' : join(held);
};
/** PATH-P2-12: what the token's tier means for this turn. */
const tier = (s: State, h: number): string =>
  ownGroup(s, h) === h
    ? ' The Ticker is on your tier: your own Wards bring 2 Evidence in this turn.'
    : ` Every Ward brings 1 Evidence in this turn; on your tier, in ${some((h - s.tier + 3) % 3, 'turn')}, your own bring 2.`;
/** What a window is about, in public words. */
const about = (p: Prompt): string => {
  const n = Number(p.about);
  switch (p.kind) {
    case 'W-RX':
      return `${titleText(TITLES[titleIn(n)] ?? 'back')} waits for its effect.`;
    case 'W-STR':
      return `${strainText(STRAINS[n] ?? 'back')} waits for its effect.`;
    case 'W-ATK':
      return `The attack is on ${placeName(n)}.`;
    case 'W-DIE':
      return `${wardText(WARDS[n] ?? '')} would die.`;
    default:
      return 'All who are asked answer at once; nobody sees the others.';
  }
};

export const prompt = (s: State, seat: Seat, p: Prompt): Said => {
  const h = s.roles[seat] ?? 0;
  const here = s.place === UNKNOWN ? '' : `You are in ${placeName(s.place)}.`;
  // PATH-RX-01
  const late = s.stilled ? ' You are paralysed: your step comes afterwards.' : '';
  switch (p.key) {
    case 'prescribe':
      return { title: 'Choose your first Prescription', detail: 'Nobody else sees it. All Healers choose at once.' };
    case 'hit':
      return {
        title: `Whom of ${ROLE[ROLES.find((r) => r === p.group) ?? 'bachelor']}'s Wards do you mark?`,
        detail: 'One Ward of each group goes on the Hit List. Only you know it.',
      };
    case 'place-piece':
      return { title: 'Choose a piece to place', detail: 'Everybody starts in Quarantine.' };
    case 'place-district':
      return { title: `Where does ${piece(p.piece)} live?`, detail: 'Any district that nobody lives in yet.' };
    case 'begin':
      return { title: 'Where do you begin?', detail: 'An empty district or the Steppe. Nobody is told.' };
    case 'step':
      return {
        title: 'Creep on, or stay',
        detail: `${here} ${p.left === 2 ? 'The rats carry you: two steps.' : 'One step.'} Only who stays may start a Blockade.`,
      };
    case 'attack':
      return p.token === 0
        ? { title: 'Stay concealed, or strike', detail: `${here} An attack shows where you are.${late}` }
        : { title: 'What becomes of the Blockade?', detail: `${here} To cease it kills every Ward there.${late}` };
    case 'extra':
      return {
        title: Number(p.toll) > 0 ? 'You have struck: slip away?' : 'The paralysis wears off: creep on, or stay',
        detail: `${here} One hidden step; nobody is told whether you took it.`,
      };
    case 'lay':
      return { title: 'Lay Strains, or be done', detail: `You hold ${some(Number(p.held), 'Strain')}. Only where you were this turn, one a district.` };
    case 'loot':
      return { title: 'Looters: which counter do you give up?', detail: `You have ${counters(s, h)}.` };
    case 'window':
      return { title: WINDOW[WINDOWS.find((w) => w === p.kind) ?? 'W-INF'], detail: about(p) };
    case 'act':
      if (typeof p.a0 === 'string' && p.a0.startsWith('piece:'))
        return { title: `What does ${piece(p.a0.slice(6))} do?`, detail: 'Choose an Action, or another piece.' };
      if (typeof p.a0 === 'string' && p.a0.startsWith('card:'))
        return {
          title: `${titleText(TITLES.find((t) => `card:${t}` === p.a0) ?? 'back')}: play it?`,
          detail: 'Say yes, choose what it is aimed at, or go back.',
        };
      return {
        title: s.ap > 0 ? 'Act, or end your turn' : 'Nothing left to spend: end your turn',
        detail: `${some(s.ap, 'action point')} left. You have ${counters(s, h)}.${s.duel ? tier(s, h) : ''}`,
      };
    case 'claim-type':
      return {
        title: 'Which counter do you claim?',
        detail: p.tripped === true ? 'A Strain has gone off; you may also let the Action go.' : `You have ${counters(s, h)}.`,
      };
    case 'use-card':
      return {
        title: 'Which Action card do you play?',
        detail: p.tripped === true ? 'A Strain has gone off; you may keep the card and lose the Action.' : 'It is named only now.',
      };
    case 'walk':
      return { title: `Where does ${piece(p.piece)} go?`, detail: `${some(Number(p.left), 'space')} left.` };
    case 'continue':
      return { title: 'A Strain has gone off. Go on?', detail: 'To cancel wastes the Action; the point is spent either way.' };
    case 'take-card':
      return {
        title: 'Take a Prescription',
        detail: p.reward === true ? 'Your reward, any title of your deck.' : 'One of your Wards is dead. Any title of your deck.',
      };
    case 'hands':
      return {
        title: `What becomes of the Strain in ${placeName(Number(p.at))}?`,
        detail: `It is ${strainText(STRAINS[num(s.mine, Number(p.at))] ?? 'back')}. Nobody else has seen it.`,
      };
    case 'confine':
      return { title: 'Put somebody into Quarantine?', detail: 'Any Healer or Ward that is out of it.' };
    case 'revive':
      return { title: 'Which dead Ward wakes?', detail: 'It returns to the Warehouses, out of Quarantine.' };
    case 'gain':
      return { title: 'Which counter do you take?', detail: `${some(Number(p.left), 'counter')} to take. You have ${counters(s, h)}.` };
    case 'drift':
      return { title: 'Drift: one hidden step?', detail: here };
    case 'hunger':
      return { title: 'Change a target?', detail: 'Another living Ward of the same group, in secret.' };
    case 'ambush':
      return { title: `Strike in ${placeName(Number(p.at))}?`, detail: `${here} Only who is there can.` };
    case 'spoil':
      return { title: 'Which counter rots?', detail: `${capital(ROLE[ROLES[s.active] ?? 'plague'])} has ${counters(s, s.active)}.` };
    case 'stampede':
      return { title: `Where do you drive ${piece(p.piece)}?`, detail: 'One space; its Action is lost.' };
    default:
      return { title: 'Your move', detail: '' };
  }
};

/** An open window, and every hidden choice of the Plague, looks the same to all who wait. */
export const waiting = (s: State, p: Prompt): string => {
  switch (p.key) {
    case 'prescribe':
      return 'The Healers choose their first Prescriptions';
    case 'window':
      return 'Waiting for reactions';
    case 'hit':
    case 'begin':
    case 'step':
    case 'attack':
    case 'extra':
    case 'lay':
    case 'drift':
    case 'hunger':
    case 'ambush':
    case 'spoil':
    case 'stampede':
    case 'revive':
      return 'The Plague is about';
    case 'place-piece':
    case 'place-district':
      return 'The people of the town go home';
    case 'loot':
      return 'The looters choose';
    case 'take-card':
      return 'A Healer takes a Prescription';
    default:
      return `${ROLE_NAME[ROLES[s.active] ?? 'plague']} is at work`;
  }
};

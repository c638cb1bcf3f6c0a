/** Every choice in plain words: what it is called in the list, and what it costs and does. */

import type { Seat } from '@pesthouse/kernel';
import { capital } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { PIECES, RESOURCES, type Title, UNKNOWN, type Ward } from '../names.ts';
import { atOf, isOngoing, type Move, type State } from '../state.ts';
import type { Making } from './making.ts';
import { eventTitle, join, pieceText, placeName, RESOURCE, ROLE, some, strainText, titleText, wardText } from './names.en.ts';
import { accessOf, priceOf } from './position.ts';

export interface Offered {
  readonly label: string;
  readonly detail: string;
}

const who = (id: (typeof PIECES)[number]): string => capital(pieceText(id));
const there = (s: State, id: (typeof PIECES)[number]): string => {
  const at = atOf(s, PIECES.indexOf(id));
  return at === 0 ? '' : `in ${placeName(at)}`;
};
const point = 'One action point';
/** The counters that a Supply hands over. */
const price = (s: State, ward: Ward): string => join(priceOf(s, ward).map(({ resource, n }) => some(n, RESOURCE[resource]))) || 'nothing';

/** The choices in the words of a table. */
export const moves = ({ names: { strainRule, titleRule } }: Making) => {
  const move = (s: State, _seat: Seat, m: Move): Offered => {
    const card = (verb: Title, aim = ''): Offered => ({
      label: aim === '' ? titleText(verb) : `${titleText(verb)}: ${aim}`,
      detail: titleRule(verb, s),
    });
    switch (m.verb) {
      case 'take':
        return { label: `Take ${titleText(m.card)}`, detail: titleRule(m.card, s) };
      case 'target':
        return { label: `Mark ${wardText(m.ward)}`, detail: 'Nobody else will know' };
      case 'piece':
        return { label: `Place ${pieceText(m.piece)}`, detail: 'Then choose an empty district' };
      case 'put':
        return { label: `In ${placeName(m.at)}`, detail: 'In Quarantine, like everybody at the start' };
      case 'begin':
        return { label: `Start in ${placeName(m.at)}`, detail: 'Nobody else will know' };
      case 'go':
        return {
          label: `Go to ${placeName(m.to)}`,
          detail:
            s.blockade !== 0 && s.place === s.blockade ? 'The Blockade ends, and everybody sees it' : (s.mine[m.to] ?? -1) >= 0 ? 'A Strain lies there' : '',
        };
      case 'stay':
        return { label: 'Stay', detail: s.place === UNKNOWN ? '' : `in ${placeName(s.place)}` };
      case 'conceal':
        return { label: 'Stay hidden', detail: 'Nothing is announced' };
      case 'infect':
        return { label: `Infect ${placeName(s.place)}`, detail: 'Free Wards die, Healers go into Quarantine, and everybody learns where you are' };
      case 'blockade':
        return {
          label: `Start a Blockade of ${placeName(s.place)}`,
          detail: 'Strikes like an Infection now; cease it on a later turn to kill every Ward there',
        };
      case 'keep':
        return { label: 'Keep the Blockade', detail: 'Nobody is harmed' };
      case 'cease':
        return { label: 'Cease the Blockade', detail: `Every Ward in ${placeName(s.place)} dies, quarantined or not` };
      case 'interrupt':
        return { label: 'Interrupt the Blockade', detail: 'You get the token back and nobody is harmed' };
      case 'lay':
        return { label: `Lay ${strainText(m.strain)} in ${placeName(m.at)}`, detail: strainRule(m.strain) };
      case 'done':
        return { label: 'End turn', detail: 'The Healers are next' };
      case 'pick':
        return { label: RESOURCE[m.resource], detail: `${num(s.pool, RESOURCES.indexOf(m.resource))} in the Pool` };
      case 'pass':
        return { label: 'Pass', detail: 'Nobody will know whether you could have played a card' };
      case 'paralysis':
      case 'emergency-powers':
      case 'ticking-away':
      case 'shortcuts':
      case 'blood-debt':
      case 'living-panacea':
      case 'no':
      case 'false-witness':
        return card(m.verb);
      case 'summons':
        return card(m.verb, `${wardText(m.ward)} to ${placeName(m.to)}`);
      case 'wild-harvest':
        return card(m.verb, m.second === 'none' ? RESOURCE[m.first] : `${RESOURCE[m.first]} and ${RESOURCE[m.second]}`);
      case 'herb-brides-dance':
        return card(m.verb, `${wardText(m.ward)} and ${wardText(m.other)}`);
      case 'laying-on-of-hands':
      case 'curfew':
      case 'thanatologists-method':
        return card(m.verb, placeName(m.at));
      case 'light-fingers':
        return card(m.verb, `${m.second === 'none' ? RESOURCE[m.first] : `${RESOURCE[m.first]} and ${RESOURCE[m.second]}`} from ${ROLE[m.healer]}`);
      case 'false-kin':
      case 'isolation-order':
      case 'have-no-fear':
        return card(m.verb, wardText(m.ward));
      case 'leave':
        return { label: `${who(m.piece)} leaves Quarantine`, detail: `${point}; ${there(s, m.piece)}` };
      case 'move':
        return { label: `Move ${pieceText(m.piece)}`, detail: `${point}; now ${there(s, m.piece)}` };
      case 'resolve':
        return { label: `${who(m.piece)} resolves ${eventTitle(atOf(s, PIECES.indexOf(m.piece)))}`, detail: `${point}; ${there(s, m.piece)}` };
      case 'transfer':
        return {
          label: `${wardText(m.ward)} brings a ${RESOURCE[accessOf(m.ward)]}`,
          detail: `${point}; you get it from the Pool`,
        };
      case 'supply':
        return { label: `Supply ${wardText(m.ward)}`, detail: `${point} and ${price(s, m.ward)}; the Ward must resolve its Event this turn` };
      case 'pact':
        return { label: `Make a Pact with ${wardText(m.ward)}`, detail: 'Free. Other Healers cannot use this Ward' };
      case 'claim':
        return { label: 'Claim a Resource', detail: `${point}; any counter from the Pool` };
      case 'use':
        return { label: 'Use a Prescription', detail: `${point}; an Action card from your hand` };
      case 'end':
        return { label: 'End turn', detail: s.ap > 0 ? `${some(s.ap, 'action')} unused` : '' };
      case 'cancel':
        return { label: 'Cancel the Action', detail: 'It is lost' };
      case 'stop':
        return { label: 'Stop here', detail: '' };
      case 'complete':
        return { label: 'Complete the Action', detail: '' };
      case 'let-lie':
        return { label: 'Leave the Strain', detail: 'You still know what it is' };
      case 'throw-out':
        return { label: 'Discard the Strain', detail: 'Face up' };
      case 'carry':
        return { label: `Carry it to ${placeName(m.to)}`, detail: 'Face down' };
      case 'confine':
        return { label: `Quarantine ${pieceText(m.piece)}`, detail: there(s, m.piece) };
      case 'decline':
        return { label: 'Decline', detail: '' };
      case 'revive':
        return { label: `Bring back ${wardText(m.ward)}`, detail: isOngoing(s, 5) ? '' : 'To the Warehouses' };
      case 'shift':
        return { label: `Mark ${wardText(m.ward)} instead`, detail: 'Same group' };
      case 'reveal':
        return { label: 'Strike here', detail: 'Free Wards die, Healers go into Quarantine' };
      case 'drive':
        return { label: `Drive to ${placeName(m.to)}`, detail: '' };
      default:
        return m satisfies never;
    }
  };
  return move;
};

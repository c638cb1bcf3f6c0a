/** Every choice in plain German: what it is called in the list, and what it costs and does. */

import type { Seat } from '@pesthouse/kernel';
import { capital, some } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { PIECES, type Piece, RESOURCES, type Resource, type Taking, type Title, UNKNOWN, type Ward } from '../names.ts';
import { atOf, isOngoing, type Move, type State } from '../state.ts';
import type { Making } from './making.ts';
import type { Offered } from './moves.en.ts';
import { aResource, eventTitle, join, piece, place, RESOURCE, role, someResource, strainText, titleText, ward } from './names.de.ts';
import { accessOf, priceOf } from './position.ts';

const who = (id: Piece): string => capital(piece(id, 'nom'));
const there = (s: State, id: Piece): string => {
  const at = atOf(s, PIECES.indexOf(id));
  return at === 0 ? '' : place(at, 'at');
};
const point = 'Ein Aktionspunkt';
/** The counters that a Supply hands over. */
const price = (s: State, id: Ward): string => join(priceOf(s, id).map(({ resource, n }) => someResource(n, resource))) || 'nichts';
const both = (first: Resource, second: Taking): string => (second === 'none' ? RESOURCE[first] : `${RESOURCE[first]} und ${RESOURCE[second]}`);

/** The choices in the words of a table. */
export const moves = ({ names: { strainRule, titleRule } }: Making) => {
  const move = (s: State, _seat: Seat, m: Move): Offered => {
    const card = (verb: Title, aim = ''): Offered => ({
      label: aim === '' ? titleText(verb) : `${titleText(verb)}: ${aim}`,
      detail: titleRule(verb, s),
    });
    switch (m.verb) {
      case 'take':
        return { label: `${titleText(m.card)} nehmen`, detail: titleRule(m.card, s) };
      case 'target':
        return { label: `${ward(m.ward, 'acc')} markieren`, detail: 'Niemand sonst erfährt es' };
      case 'piece':
        return { label: `${capital(piece(m.piece, 'acc'))} aufstellen`, detail: 'Danach wählst du einen leeren Bezirk' };
      case 'put':
        return { label: capital(place(m.at, 'at')), detail: 'In Quarantäne, wie alle zu Beginn' };
      case 'begin':
        return { label: `${capital(place(m.at, 'at'))} beginnen`, detail: 'Niemand sonst erfährt es' };
      case 'go':
        return {
          label: `${capital(place(m.to, 'to'))} gehen`,
          detail: s.blockade !== 0 && s.place === s.blockade ? 'Die Blockade endet, und alle sehen es' : (s.mine[m.to] ?? -1) >= 0 ? 'Dort liegt ein Keim' : '',
        };
      case 'stay':
        return { label: 'Bleiben', detail: s.place === UNKNOWN ? '' : place(s.place, 'at') };
      case 'conceal':
        return { label: 'Verborgen bleiben', detail: 'Nichts wird angesagt' };
      case 'infect':
        return {
          label: `${capital(place(s.place, 'acc'))} infizieren`,
          detail: 'Freie Schützlinge sterben, Heiler kommen in Quarantäne, und alle erfahren, wo du bist',
        };
      case 'blockade':
        return {
          label: `Blockade ${place(s.place, 'at')} beginnen`,
          detail: 'Trifft jetzt wie eine Infektion; beende sie in einem späteren Zug, um alle Schützlinge dort zu töten',
        };
      case 'keep':
        return { label: 'Blockade halten', detail: 'Niemand kommt zu Schaden' };
      case 'cease':
        return { label: 'Blockade beenden', detail: `Jeder Schützling ${place(s.place, 'at')} stirbt, auch in Quarantäne` };
      case 'interrupt':
        return { label: 'Blockade abbrechen', detail: 'Du bekommst die Marke zurück, und niemand kommt zu Schaden' };
      case 'lay':
        return { label: `${strainText(m.strain)} ${place(m.at, 'at')} legen`, detail: strainRule(m.strain) };
      case 'done':
        return { label: 'Zug beenden', detail: 'Dann sind die Heiler dran' };
      case 'pick':
        return { label: RESOURCE[m.resource], detail: `${num(s.pool, RESOURCES.indexOf(m.resource))} im Vorrat` };
      case 'pass':
        return { label: 'Passen', detail: 'Niemand erfährt, ob du eine Karte hättest spielen können' };
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
        return card(m.verb, `${ward(m.ward, 'nom')} ${place(m.to, 'to')}`);
      case 'wild-harvest':
        return card(m.verb, both(m.first, m.second));
      case 'herb-brides-dance':
        return card(m.verb, `${ward(m.ward, 'nom')} und ${ward(m.other, 'nom')}`);
      case 'laying-on-of-hands':
      case 'curfew':
      case 'thanatologists-method':
        return card(m.verb, place(m.at, 'nom'));
      case 'light-fingers':
        return card(m.verb, `${both(m.first, m.second)} von ${role(m.healer, 'dat')}`.replace(/ von dem /, ' vom '));
      case 'false-kin':
      case 'isolation-order':
      case 'have-no-fear':
        return card(m.verb, ward(m.ward, 'nom'));
      case 'leave':
        return { label: `${who(m.piece)} verlässt die Quarantäne`, detail: `${point}; ${there(s, m.piece)}` };
      case 'move':
        return { label: `${who(m.piece)} geht`, detail: `${point}; jetzt ${there(s, m.piece)}` };
      case 'resolve':
        return { label: `${who(m.piece)} löst ${eventTitle(atOf(s, PIECES.indexOf(m.piece)))}`, detail: `${point}; ${there(s, m.piece)}` };
      case 'transfer':
        return { label: `${ward(m.ward, 'nom')} überbringt ${aResource(accessOf(m.ward))}`, detail: `${point}; aus dem Vorrat für dich` };
      case 'supply':
        return { label: `${ward(m.ward, 'acc')} versorgen`, detail: `${point} und ${price(s, m.ward)}; der Schützling muss sein Ereignis in diesem Zug lösen` };
      case 'pact':
        return { label: `Pakt mit ${ward(m.ward, 'dat')} schließen`, detail: 'Kostenlos. Andere Heiler können diesen Schützling nicht einsetzen' };
      case 'claim':
        return { label: 'Marke beschaffen', detail: `${point}; eine beliebige Marke aus dem Vorrat` };
      case 'use':
        return { label: 'Rezept anwenden', detail: `${point}; eine Aktionskarte aus deiner Hand` };
      case 'end':
        return { label: 'Zug beenden', detail: s.ap > 0 ? `${some(s.ap, 'Aktion', 'Aktionen')} übrig` : '' };
      case 'cancel':
        return { label: 'Aktion aufgeben', detail: 'Sie ist verloren' };
      case 'stop':
        return { label: 'Hier anhalten', detail: '' };
      case 'complete':
        return { label: 'Aktion fortsetzen', detail: '' };
      case 'let-lie':
        return { label: 'Keim liegen lassen', detail: 'Du weißt weiterhin, was er ist' };
      case 'throw-out':
        return { label: 'Keim ablegen', detail: 'Offen' };
      case 'carry':
        return { label: `${capital(place(m.to, 'to'))} tragen`, detail: 'Verdeckt' };
      case 'confine':
        return { label: `${capital(piece(m.piece, 'acc'))} in Quarantäne bringen`, detail: there(s, m.piece) };
      case 'decline':
        return { label: 'Ablehnen', detail: '' };
      case 'revive':
        return { label: `${ward(m.ward, 'acc')} zurückholen`, detail: isOngoing(s, 5) ? '' : 'In die Speicher' };
      case 'shift':
        return { label: `Stattdessen ${ward(m.ward, 'acc')} markieren`, detail: 'Dieselbe Gruppe' };
      case 'reveal':
        return { label: 'Hier zuschlagen', detail: 'Freie Schützlinge sterben, Heiler kommen in Quarantäne' };
      case 'drive':
        return { label: `${capital(place(m.to, 'to'))} treiben`, detail: '' };
      default:
        return m satisfies never;
    }
  };
  return move;
};

/** Every choice in plain German: what it is called in the list, what it costs and what it will do. */

import type { Seat } from '@pesthouse/kernel';
import { capital, some } from '@pesthouse/kernel';
import { type Face, faceOf, goodOf, idOf } from '../names.ts';
import { activePlayer, EMPTY, type Move, playerAt, type State } from '../state.ts';
import { attacking, chronicsOf, faceAt, held, waitsToRepent } from './asking.ts';
import { normalTexts } from './cardtexts.ts';
import { cards, contagions } from './count.de.ts';
import type { Making } from './making.ts';
import type { Offered } from './moves.en.ts';
import { CARD_NAME, dem, den, seatIn } from './names.de.ts';

/** The words of moves for the numbers of a table. */
export const moves = ({ tables: { NUMBER }, read, names: { cardText, effectText, numbersOf } }: Making) => {
  const { card, endDraw, infamyOf, poolSoFar, priceOf } = read;
  const normalLine = normalTexts(cardText);

  const playDetail = (s: State, id: Face): string => {
    const row = card(faceOf(id));
    const gives = row.chronic
      ? 'Bleibt auf dem Tisch'
      : row.base === 0
        ? 'Keine Erreger'
        : row.base > 0
          ? `+${contagions(row.base)}`
          : contagions(row.base).replace('-', '−');
    const copies = held(s, s.active, id);
    const words = normalLine(id);
    return `${gives}${words === '' ? '' : `. ${words}`}${copies > 1 ? ` (${copies} auf der Hand)` : ''}`;
  };

  const targetDetail = (s: State, seat: Seat): string => {
    const chronics = chronicsOf(read, s, seat);
    return `${cards(playerAt(s, seat).handSize)} auf der Hand, ${chronics === 0 ? 'nichts Chronisches' : some(chronics, 'chronische Karte', 'chronische Karten')}`;
  };

  const move = (s: State, _seat: Seat, m: Move): Offered => {
    switch (m.verb) {
      case 'redeal':
        return { label: 'Neue Auslage', detail: `Alle ${NUMBER.lineup} Karten gehen zurück, ${NUMBER.lineup} neue werden ausgelegt` };
      case 'keep':
        return { label: 'Auslage behalten', detail: 'Der erste Zug beginnt' };
      case 'play':
        return { label: `${capital(den(m.card))} spielen`, detail: playDetail(s, m.card) };
      case 'activate':
        return { label: `${capital(den(m.card))} aktivieren`, detail: effectText(m.card, 'chronic') };
      case 'end-spread':
        return { label: 'Weiter zur Infektion', detail: `${contagions(poolSoFar(s))} zum Ausgeben, ${cards(activePlayer(s).handSize)} auf der Hand` };
      case 'target':
        return { label: `${capital(seatIn(m.seat, 'akk'))} verfolgen`, detail: targetDetail(s, m.seat) };
      case 'repent':
        return { label: `Mit ${dem(m.card)} bereuen`, detail: effectText(m.card, 'repent') };
      case 'suffer': {
        const by = attacking(read, s);
        return { label: 'Erleiden', detail: by === null ? '' : effectText(by, 'persecute') };
      }
      case 'discard':
        return { label: `${capital(den(m.card))} ablegen`, detail: numbersOf(m.card) };
      case 'give-up':
        return { label: `${capital(den(m.card))} ablegen`, detail: 'Die Karte kommt vom Tisch auf deinen Ablagestapel' };
      case 'recruit':
        return { label: `${capital(den(m.card))} anwerben`, detail: `Oben auf deinen Nachziehstapel. ${numbersOf(m.card)}` };
      case 'fetch':
        return { label: `${capital(den(m.card))} nehmen`, detail: `Aus deinem Ablagestapel auf die Hand. ${numbersOf(m.card)}` };
      case 'pit': {
        const worth = infamyOf(faceOf(m.card));
        const infamy = worth === 0 ? 'Kein Verruf verloren' : worth > 0 ? `${worth} Verruf verloren` : `${-worth} Verruf gespart`;
        return { label: `${capital(den(m.card))} aus ${m.from === 'hand' ? 'der Hand' : 'der Ablage'} in die Grube`, detail: infamy };
      }
      case 'stop':
        return { label: 'Aufhören', detail: 'Keine weitere Karte in die Grube legen' };
      case 'clear': {
        const f = s.lineup[m.space] ?? EMPTY;
        return {
          label: `${f === EMPTY ? 'Das leere Feld' : capital(den(idOf(f)))} ausräuchern (Feld ${m.space + 1})`,
          detail: f === EMPTY ? '' : numbersOf(idOf(f)),
        };
      }
      case 'decline':
        return { label: 'Nein, danke', detail: 'Nichts geschieht' };
      case 'mimic':
        return { label: `${capital(den(m.card))} kopieren`, detail: normalLine(m.card) };
      case 'infect': {
        const id = faceAt(s, m.what);
        const price = priceOf(s, faceOf(id));
        const where = m.what.startsWith('space-') ? ` (Feld ${goodOf(m.what) + 1})` : '';
        return {
          label: `${capital(den(id))} infizieren${where}`,
          detail: `Zahle ${price}, es bleiben ${s.pool - price}. ${infamyOf(faceOf(id))} Verruf`,
        };
      }
      case 'take-rat-king':
        return { label: 'Rattenkönig nehmen', detail: `Umsonst, aber dann kannst du in diesem Zug nichts ausgeben. Noch ${s.ratKings} da` };
      case 'end-infect':
        return { label: 'Phase beenden', detail: s.pool > 0 ? `Du verlierst ${contagions(s.pool)}` : 'Nichts geht verloren' };
      case 'resolve':
        return {
          label: `${CARD_NAME[m.card]}: jetzt`,
          detail: waitsToRepent(read, s, m.card) ? effectText(m.card, 'repent') : normalLine(m.card),
        };
      case 'finish':
        return { label: 'Zug beenden', detail: `Alles ablegen, dann ${endDraw(s.extraDraw)} ziehen` };
      default:
        return m satisfies never;
    }
  };
  return move;
};

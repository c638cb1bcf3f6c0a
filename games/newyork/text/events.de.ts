/** The lines of the log, in German. */
import { some } from '@pesthouse/kernel';
import type { Event, State, TieBreak } from '../state.ts';
import type { Making } from './making.ts';
import { aBoldKind, countedKinds, food, fromPlace, inBoldPlace, inPlace, join, PLACE_NAME, SPECIES_NAME, toPlace, withDice } from './names.de.ts';
import { sumOf, tally } from './reading.ts';

export const TIE: Readonly<Record<TieBreak, string>> = {
  pests: 'die meisten Schädlinge in der Stadt',
  infested: 'gleich viele Schädlinge, aber mehr befallene Orte',
  occupied: 'gleich viele Schädlinge, aber mehr besetzte Orte',
  hand: 'Gleichstand in der Stadt, aber mehr Schädlinge auf der Hand',
  'roll-off': 'Gleichstand in allem, aber Glück im Stechen',
};

const fought = (e: Extract<Event, { type: 'fought' }>): string => {
  const won =
    e.winner === e.who
      ? e.clause === 'NYC-FIGHT-11'
        ? `Der Gleichstand geht an die ${SPECIES_NAME[e.who]}.`
        : `Die ${SPECIES_NAME[e.who]} gewinnen.`
      : `Die ${SPECIES_NAME[e.target]} halten stand.`;
  const head = e.final
    ? `Schlusskampf ${inBoldPlace(e.at)}: ${SPECIES_NAME[e.who]} gegen ${SPECIES_NAME[e.target]}`
    : `Angriff auf ${SPECIES_NAME[e.target]} ${inBoldPlace(e.at)}`;
  return `${head} mit ${withDice(e.attack.length)} gegen ${e.defence.length}: **${sumOf(e.attack)} zu ${sumOf(e.defence)}**. ${won}`;
};

const lost = (e: Extract<Event, { type: 'lost' }>): string => {
  const who = join(tally(e.kinds).map(({ kind, n }) => countedKinds(n, kind)));
  const one = e.kinds.length === 1;
  const rest = e.food === 0 ? '' : ` Dort ${e.food === 1 ? 'bleibt' : 'bleiben'} ${food(e.food)}.`;
  return e.returned
    ? `${who} ${one ? 'geht' : 'gehen'} zurück in den Stapel.${rest}`
    : `${who} ${one ? 'liegt' : 'liegen'} nun verdeckt ${inPlace(e.at)}.${rest}`;
};

/** The lines for the numbers of a table. */
export const events =
  ({ tables: { PLACE, NUMBER } }: Making) =>
  (s: State, e: Event): string => {
    switch (e.type) {
      case 'turn':
        return e.reply ? `Zug ${e.turn}, **${SPECIES_NAME[e.who]}**: ein Antwortzug` : `Zug ${e.turn}, **${SPECIES_NAME[e.who]}**`;
      case 'limit': {
        if (e.slowed) return `Ziehgrenze **${e.limit}**: langsames Ende.`;
        const more = e.infested.map((at) => `${PLACE[at].draw} (${PLACE_NAME[at]})`);
        return more.length === 0 ? `Ziehgrenze **${e.limit}**.` : `Ziehgrenze **${e.limit}**: ${NUMBER.baseDrawMax} plus ${join(more)}.`;
      }
      case 'drew':
        if (e.card === 'food') return `**Futter** gezogen (${e.drawn} von ${e.limit}).`;
        return `**Gift** gezogen (${e.drawn} von ${e.limit}).${e.who === 'humans' ? ' Menschen schadet es nicht.' : ''}`;
      case 'stopped':
        return `Nach ${some(e.drawn, 'Karte', 'Karten')} aufgehört.`;
      case 'sacrificed':
        return `${aBoldKind(e.kind)} dem Gift geopfert, verdeckt ${inPlace(e.at)}.`;
      case 'bred': {
        const hand = e.cost - e.local;
        const paid = e.local === 0 ? food(e.cost) : hand === 0 ? `${food(e.local)} vom Ort` : `${food(e.local)} vom Ort und ${hand} von der Hand`;
        return `${aBoldKind(e.kind)} ${inPlace(e.at)} gezüchtet, für ${paid}.`;
      }
      case 'fought':
        return fought(e);
      case 'lost':
        return lost(e);
      case 'moved':
        return `${aBoldKind(e.kind)} ${fromPlace(e.from)} ${toPlace(e.to)} bewegt, mit ${food(e.food)}.`;
      case 'last-card':
        return `Die **${SPECIES_NAME[e.who]}** haben die letzte Karte gezogen. ${s.lastCall ? 'Alle anderen bekommen noch einen Antwortzug.' : 'Nach diesem Zug kommen die Schlusskämpfe.'}`;
      case 'final-battles':
        return e.places.length === 0 ? '**Schlusskämpfe**: keine, denn kein Ort ist umkämpft.' : `**Schlusskämpfe** ${join(e.places.map(inPlace))}.`;
      case 'rolled-off': {
        const rolls = join(e.rolls.map((r) => `${SPECIES_NAME[r.who]} **${sumOf(r.dice)}**`));
        return `Stechen: ${rolls}. ${e.winner === 'nobody' ? 'Gleichstand: noch einmal würfeln.' : `Die ${SPECIES_NAME[e.winner]} gewinnen es.`}`;
      }
      case 'ended':
        return `Die **${SPECIES_NAME[e.winner]}** gewinnen: ${TIE[e.decidedBy]}.`;
      default:
        return e satisfies never;
    }
  };

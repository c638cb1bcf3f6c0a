/** The lines of the log. */
import { some } from '@pesthouse/kernel';
import type { Event, State, TieBreak } from '../state.ts';
import type { Making } from './making.ts';
import { aBoldKind, countedKinds, food, join, PLACE_NAME, SPECIES_NAME } from './names.en.ts';
import { sumOf, tally } from './reading.ts';

export const TIE: Readonly<Record<TieBreak, string>> = {
  pests: 'most pests in the city',
  infested: 'tied on pests, but more places infested',
  occupied: 'tied on pests, but more places occupied',
  hand: 'tied on the board, but more pests in hand',
  'roll-off': 'tied on everything, but lucky in the roll-off',
};

/** The lines for the numbers of a table. */
export const events =
  ({ tables: { PLACE, NUMBER } }: Making) =>
  (s: State, e: Event): string => {
    switch (e.type) {
      case 'turn':
        return e.reply ? `Turn ${e.turn}, **${SPECIES_NAME[e.who]}**: a reply turn` : `Turn ${e.turn}, **${SPECIES_NAME[e.who]}**`;
      case 'limit': {
        if (e.slowed) return `Draw limit **${e.limit}**: slow finish.`;
        const more = e.infested.map((at) => `${PLACE[at].draw} for ${PLACE_NAME[at]}`);
        return more.length === 0 ? `Draw limit **${e.limit}**.` : `Draw limit **${e.limit}**: ${NUMBER.baseDrawMax} plus ${join(more)}.`;
      }
      case 'drew':
        if (e.card === 'food') return `Drew **food** (${e.drawn} of ${e.limit}).`;
        return `Drew **poison** (${e.drawn} of ${e.limit}).${e.who === 'humans' ? ' It does nothing to Humans.' : ''}`;
      case 'stopped':
        return `Stopped drawing after ${some(e.drawn, 'card', 'cards')}.`;
      case 'sacrificed':
        return `Gave up ${aBoldKind(e.kind)} to the poison, face down at ${PLACE_NAME[e.at]}.`;
      case 'bred': {
        const hand = e.cost - e.local;
        const paid = e.local === 0 ? food(e.cost) : hand === 0 ? `${food(e.local)} from the place` : `${food(e.local)} from the place and ${hand} from hand`;
        return `Bred ${aBoldKind(e.kind)} at ${PLACE_NAME[e.at]} for ${paid}.`;
      }
      case 'fought': {
        const won =
          e.winner === e.who
            ? e.clause === 'NYC-FIGHT-11'
              ? `${SPECIES_NAME[e.who]} win the tie.`
              : `${SPECIES_NAME[e.who]} win.`
            : `${SPECIES_NAME[e.target]} hold their ground.`;
        const head = e.final
          ? `Final battle at **${PLACE_NAME[e.at]}**: ${SPECIES_NAME[e.who]} attack ${SPECIES_NAME[e.target]}`
          : `Attacked ${SPECIES_NAME[e.target]} at **${PLACE_NAME[e.at]}**`;
        return `${head} with ${some(e.attack.length, 'die', 'dice')} against ${e.defence.length}: **${sumOf(e.attack)} to ${sumOf(e.defence)}**. ${won}`;
      }
      case 'lost': {
        const who = join(tally(e.kinds).map(({ kind, n }) => countedKinds(n, kind)));
        const rest = e.food === 0 ? '' : ` That leaves ${food(e.food)} there.`;
        return e.returned ? `${who} went back to the deck.${rest}` : `${who} turned face down at ${PLACE_NAME[e.at]}.${rest}`;
      }
      case 'moved':
        return `Moved ${aBoldKind(e.kind)} from ${PLACE_NAME[e.from]} to ${PLACE_NAME[e.to]} with its ${food(e.food)}.`;
      case 'last-card':
        return `**${SPECIES_NAME[e.who]}** drew the last card. ${s.lastCall ? 'Everybody else gets one reply turn.' : 'The final battles follow this turn.'}`;
      case 'final-battles':
        return e.places.length === 0
          ? '**Final battles**: none, because no place is shared.'
          : `**Final battles** at ${join(e.places.map((at) => PLACE_NAME[at]))}.`;
      case 'rolled-off': {
        const rolls = join(e.rolls.map((r) => `${SPECIES_NAME[r.who]} **${sumOf(r.dice)}**`));
        return `Roll-off: ${rolls}. ${e.winner === 'nobody' ? 'A tie: roll again.' : `${SPECIES_NAME[e.winner]} win it.`}`;
      }
      case 'ended':
        return `**${SPECIES_NAME[e.winner]}** win: ${TIE[e.decidedBy]}.`;
      default:
        return e satisfies never;
    }
  };

/** The lines of the log. */
import { PLACE } from '../data/tables.ts';
import type { Event, State } from '../state.ts';
import { aBoldKind, food, join, kindName, PLACE_NAME, SPECIES_NAME, some, someKinds, tally } from './names.en.ts';

const sum = (rolled: readonly number[]): number => rolled.reduce((n, x) => n + x, 0);

const TIE: Readonly<Record<Extract<Event, { type: 'ended' }>['decidedBy'], string>> = {
  pests: 'most pests in the city',
  infested: 'equal in pests, more places infested',
  occupied: 'equal in pests, more places occupied',
  hand: 'equal on the board, more pests in hand',
  'roll-off': 'equal in everything, by the roll-off',
};

export { TIE };

export const event = (_s: State, e: Event): string => {
  switch (e.type) {
    case 'turn':
      return e.reply ? `Turn ${e.turn}, **${SPECIES_NAME[e.who]}**: a reply turn` : `Turn ${e.turn}, **${SPECIES_NAME[e.who]}**`;
    case 'limit': {
      if (e.slowed) return `Draw limit **${e.limit}**: slow finish.`;
      const more = e.infested.map((at) => `${PLACE[at].draw} for ${PLACE_NAME[at]}`);
      return more.length === 0
        ? `Draw limit **${e.limit}**.`
        : `Draw limit **${e.limit}**: ${join([String(e.limit - e.infested.reduce((n, at) => n + PLACE[at].draw, 0)), ...more])}.`;
    }
    case 'drew':
      if (e.card === 'food') return `Drew **food**, ${e.drawn} of ${e.limit}.`;
      return `Drew **poison**, ${e.drawn} of ${e.limit}.${e.who === 'humans' ? ' It does nothing to Humans.' : ''}`;
    case 'stopped':
      return `Stopped at ${e.drawn}. Breeding begins.`;
    case 'sacrificed':
      return `Poison: ${aBoldKind(e.kind)} lies face down at ${PLACE_NAME[e.at]}.`;
    case 'bred': {
      const hand = e.cost - e.local;
      const paid = e.local === 0 ? food(e.cost) : hand === 0 ? `${food(e.local)} from there` : `${food(e.local)} from there and ${hand} from hand`;
      return `Bred ${aBoldKind(e.kind)} at ${PLACE_NAME[e.at]} for ${paid}.`;
    }
    case 'fought': {
      const won = e.winner === e.who ? (sum(e.attack) === sum(e.defence) ? 'The tie is theirs.' : 'They win.') : `${SPECIES_NAME[e.target]} hold.`;
      const head = e.final
        ? `Final battle at **${PLACE_NAME[e.at]}**: ${SPECIES_NAME[e.who]} on ${SPECIES_NAME[e.target]}`
        : `Attacked ${SPECIES_NAME[e.target]} at **${PLACE_NAME[e.at]}**`;
      return `${head}, ${some(e.attack.length, 'die', 'dice')} to ${e.defence.length}: **${sum(e.attack)} to ${sum(e.defence)}**. ${won}`;
    }
    case 'lost': {
      const who = join(tally(e.kinds).map(({ kind, n }) => `${n === 1 ? `1 ${kindName(kind)}` : someKinds(n, kind)}`));
      const rest = e.food === 0 ? '' : ` ${food(e.food)} ${e.food === 1 ? 'lies' : 'lie'} there now.`;
      return e.returned ? `${who} walked home to the deck.${rest}` : `${who} turned face down at ${PLACE_NAME[e.at]}.${rest}`;
    }
    case 'moved':
      return `Moved ${aBoldKind(e.kind)} from ${PLACE_NAME[e.from]} to ${PLACE_NAME[e.to]} with ${food(e.food)}.`;
    case 'last-card':
      return `**${SPECIES_NAME[e.who]}** drew the last card. Nobody moves any more.`;
    case 'final-battles':
      return e.places.length === 0 ? '**Final battles**: no place is shared.' : `**Final battles** at ${join(e.places.map((at) => PLACE_NAME[at]))}.`;
    case 'rolled-off': {
      const rolls = join(e.rolls.map((r) => `${SPECIES_NAME[r.who]} **${sum(r.dice)}**`));
      return `Roll-off: ${rolls}. ${e.winner === 'nobody' ? 'A tie: they roll again.' : `${SPECIES_NAME[e.winner]} take it.`}`;
    }
    case 'ended':
      return `**${SPECIES_NAME[e.winner]}** win: ${TIE[e.decidedBy]}.`;
    default:
      return e satisfies never;
  }
};

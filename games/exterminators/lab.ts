/** What the lab asks of Pests!: color, team and place in the round, how the house was won, and the toolbox cards that are taken and played. */

import type { Figures } from '@pesthouse/kernel';
import { row } from './look.ts';
import { colorName } from './names.ts';
import { type Move, playerAt, type State, teamPlay } from './state.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

export const lab: Figures<State, Move> = {
  labels: (s, seat) => ({
    color: colorName(playerAt(s, seat).color),
    turn: row(PLACES, (seat - s.start + s.players.length) % s.players.length),
    ...(teamPlay(s) ? { team: `team-${(seat % s.teams) + 1}` } : {}),
  }),
  ending: (s) => s.ending,
  rounds: (s) => s.round,
  pick: (_s, _seat, m) => {
    switch (m.verb) {
      case 'take':
        return { deck: 'taken', card: m.card };
      case 'play':
      case 'play-at':
      case 'play-on':
      case 'play-trap':
      case 'play-spread':
        return { deck: 'played', card: m.card };
      case 'hibernate':
        return { deck: 'played', card: 'pests_hibernate' };
      case 'mind-control':
        return { deck: 'played', card: 'mind_control' };
      case 'persuade':
        return { deck: 'played', card: 'royal_persuasion' };
      default:
        return null;
    }
  },
};

/** Who may know what (section 7): teammates see each other's hands; of other hands only what everybody knows. The rest goes back to the draw pile and leaves backs. */

import type { Seat } from '@pesthouse/kernel';
import { add, copiesIn } from './hands.ts';
import { row } from './look.ts';
import { BACK } from './names.ts';
import { playerAt, type State } from './state.ts';

const hideTeam = (s: State, team: number): void => {
  const loose = row(s.loose, team);
  for (let c = 0; c < BACK; c++) {
    let hidden = 0;
    for (let q = team; q < s.players.length; q += s.teams) {
      const p = playerAt(s, q);
      const n = copiesIn(p.hand, c) - copiesIn(p.known, c);
      if (n === 0) continue;
      hidden += n;
      add(p.hand, c, -n);
      add(p.hand, BACK, n);
    }
    // What everybody knows to be somewhere in the team is no part of the unknown.
    if (hidden > 0) add(s.draw, c, hidden - copiesIn(loose, c));
  }
};

export const hide = (s: State, seat: Seat): void => {
  const own = seat < 0 ? -1 : seat % s.teams;
  for (let team = 0; team < s.teams; team++) if (team !== own) hideTeam(s, team);
  if (s.active % s.teams === own) return;
  s.swapped.length = 0;
  s.declined.length = 0;
  const f = s.stack[s.stack.length - 1];
  if (f?.step === 'answer') f.card = BACK;
};

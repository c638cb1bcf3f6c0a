/** What comes to its new place in the scene once an event was told. */
import { CARD } from '../cards/cards.ts';
import { cardOf, colorOf } from '../names.ts';
import type { Event, State } from '../state.ts';
import { discard, hand, put, roomOf, trapOfId, who } from './sceneparts.ts';

export const arrive = (s: State, e: Event): void => {
  switch (e.type) {
    case 'took-card':
      hand(s.players[e.seat], e.card, 1);
      return;
    case 'dealt-cards':
      for (const x of e.cards) hand(s.players[e.seat], x, 1);
      return;
    case 'infested': {
      put(s, e.color, e.nest, e.inNest);
      for (const t of e.around) put(s, e.color, t, 1);
      return;
    }
    case 'queen-moved':
    case 'queen-left':
    case 'queen-nested': {
      const p = who(s, e.color);
      if (p !== undefined) p.queen = roomOf(s, e.to);
      return;
    }
    case 'summoned':
      for (const f of e.flows) put(s, e.color, f.to, f.n);
      return;
    case 'spread':
      for (const t of e.into) put(s, e.color, t, 1);
      return;
    case 'dropped':
    case 'emerged':
      put(s, e.color, e.room, e.n);
      return;
    case 'captured': {
      const x = trapOfId(s, e.trap);
      if (x === null) return;
      if (e.queen) {
        x.t.queen = true;
        x.p.held = x.i;
      } else {
        x.t.pests += e.pests;
        put(s, e.color, e.room, -e.pests);
      }
      return;
    }
    case 'moved': {
      const p = who(s, e.color);
      if (p !== undefined) p.room = roomOf(s, e.to);
      return;
    }
    case 'removed': {
      const p = who(s, e.color);
      if (p !== undefined) p.reserve += e.n;
      return;
    }
    case 'trap-emptied': {
      const p = who(s, e.color);
      if (p !== undefined) p.reserve += e.pests;
      return;
    }
    case 'trap-dropped': {
      const x = trapOfId(s, e.trap);
      if (x !== null) x.t.room = roomOf(s, e.room);
      return;
    }
    case 'trap-dragged': {
      const x = trapOfId(s, e.trap);
      const p = who(s, e.by);
      const to = roomOf(s, e.to);
      if (x !== null) {
        x.t.room = to;
        if (x.t.queen) x.p.queen = to;
      }
      if (p !== undefined) p.room = to;
      return;
    }
    case 'laid':
      who(s, e.on)?.front.push({ card: cardOf(e.card), by: s.seatOf[colorOf(e.by)] ?? 0 });
      return;
    case 'played':
      if (CARD[cardOf(e.card)]?.op.op === 'drink') {
        s.ap = 0;
        s.drink = 4;
      }
      return;
    case 'sabotaged':
      discard(s, cardOf(e.card));
      return;
    case 'bought':
      hand(who(s, e.color), e.card, 1);
      return;
    case 'gave':
      hand(who(s, e.to), e.card, 1);
      return;
    default:
      return;
  }
};

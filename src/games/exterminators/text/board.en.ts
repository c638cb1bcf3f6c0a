/** The whole position in lines: the board of the terminal and of the screen reader. */
import type { Seat } from '../../../kernel/index.ts';
import { named } from '../hands.ts';
import { xOf, yOf } from '../house.ts';
import { BACK, TILES, tileName } from '../names.ts';
import { colorAt, trapId } from '../pieces.ts';
import { pestsAt, type State, sameTeam } from '../state.ts';
import { cardName, colorWord, DIR_NAME, join, pests, pestsOf, queenName, roomName, some, spot, trapName } from './names.en.ts';
import { lamps, seatName } from './prompts.en.ts';

const PHASE: { readonly [K in State['phase']]: string } = {
  exterminators: 'choosing exterminators',
  toolboxes: 'filling toolboxes',
  house: 'building the house',
  queen: "the Queen's Turn",
  act: "the Exterminator's Turn",
  over: 'over',
};
const DIRS = ['D', 'L', 'U', 'R'] as const;

const doorsOf = (s: State, room: number): string => {
  const list = DIRS.flatMap((d, i) => {
    const to = s.way[room * 4 + i] ?? -1;
    return to === -1 ? [] : [`${DIR_NAME[d]} ${to < 0 ? 'outside' : roomName(TILES[s.rooms[to] ?? 0] ?? 'entry')}`];
  });
  return list.length === 0 ? '' : `; doors: ${list.join(', ')}`;
};

const inRoom = (s: State, room: number): string => {
  const list: string[] = [];
  for (const [seat, p] of s.players.entries()) {
    if (p.color < 0 || !p.alive) continue;
    const color = colorAt(s, seat);
    if (p.room === room) list.push(`${colorWord(color)}'s exterminator`);
    if (pestsAt(p, room) > 0) list.push(pestsOf(color, pestsAt(p, room)));
    if (p.queen === room && p.held < 0 && s.round > 0) list.push(`the ${queenName(color)}`);
    for (const [i, t] of p.traps.entries())
      if (t.room === room) list.push(`the ${trapName(trapId(p, i))} with ${t.queen ? 'the queen' : t.pests === 0 ? 'nothing' : pests(t.pests)}`);
    if (p.nest === room) list.push(`${colorWord(color)}'s ${p.sealed ? 'sealed' : 'open'} nest`);
  }
  return list.length === 0 ? 'empty' : list.join(', ');
};

const roomLine = (s: State, room: number): string => {
  const cell = s.cells[room] ?? 0;
  return `${roomName(tileName(s.rooms[room] ?? 0))} at ${spot(xOf(cell), yOf(cell))}: ${inRoom(s, room)}${doorsOf(s, room)}.`;
};

const seatLine = (s: State, seat: Seat, viewer: Seat): string => {
  const p = s.players[seat];
  if (p === undefined) return '';
  const cards = named(p.hand).map(cardName);
  const hidden = p.hand[BACK] ?? 0;
  const own = viewer >= 0 && sameTeam(s, seat, viewer);
  const hand =
    cards.length === 0
      ? some(p.handSize, 'card', 'cards')
      : `${some(p.handSize, 'card', 'cards')} (${cards.join(', ')}${hidden > 0 && !own ? `, ${hidden} unknown` : ''})`;
  const front =
    p.front.length === 0
      ? ''
      : `; in front of them ${join(
          named(
            p.front.reduce(
              (n, x) => n.with(x.card, (n[x.card] ?? 0) + 1),
              p.hand.map(() => 0),
            ),
          ).map(cardName),
        )}`;
  const tiles = p.tiles.length === 0 ? '' : `; tiles ${p.tiles.map((t) => roomName(tileName(t))).join(', ')}`;
  const state = s.round === 0 ? '' : `: ${lamps(s, seat)}`;
  return `${seatName(s, seat)}${seat === viewer ? ' (you)' : ''}${state}; ${hand}${front}${tiles}.`;
};

export const board = (s: State, seat: Seat): readonly string[] => [
  s.round === 0
    ? `Before the first turn: ${PHASE[s.phase]}.`
    : `Round ${s.round}${s.roundLimit > 0 ? ` of ${s.roundLimit}` : ''}, ${seatName(s, s.active)}: ${PHASE[s.phase]}. ${s.ap} AP, ${s.free} free.`,
  `Draw pile ${s.drawSize}, discard pile ${s.discardSize}${s.discardSize > 0 ? `: ${named(s.discard).map(cardName).join(', ')}` : ''}.`,
  ...s.rooms.map((_, room) => roomLine(s, room)),
  ...s.players.map((_, q) => seatLine(s, q, seat)),
];

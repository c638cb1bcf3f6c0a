/** Every choice in German: what the plain list calls it, and what it costs and does. */

import type { Seat } from '@pesthouse/kernel';
import { capital } from '@pesthouse/kernel';
import type { Content, TileId, TrapId } from '../names.ts';
import { colorAt, infestedAll } from '../pieces.ts';
import { type Move, pestsAt, playerAt, type State, teamPlay } from '../state.ts';
import { pests, points, steps } from './grammar.de.ts';
import type { Making } from './making.ts';
import type { Choice } from './moves.en.ts';
import {
  aroundRoom,
  card,
  colored,
  colorWord,
  DIR_NAME,
  FACE_DO,
  FACE_NAME,
  inRoom,
  intoRoom,
  onePest,
  pestsOf,
  queenName,
  roomName,
  spot,
  TURNED,
  trapName,
  whoName,
} from './names.de.ts';
import { capacityOf, heldBy, pestsHere, pestsOfColor, priceOf, sealCost } from './reading.ts';

const DROP: { readonly [K in Content]: string } = {
  pests: 'Falle für die Schädlinge stellen',
  queen: 'Falle für die Königin stellen',
  nothing: 'Falle stellen und leer lassen',
};
const DRAG: { readonly [K in Content]: string } = { pests: ' und dort die Schädlinge fangen', queen: ' und dort die Königin fangen', nothing: '' };

const held = (s: State, id: TrapId): string => {
  const x = heldBy(s, id);
  if (x === null) return '';
  return x.queen ? `Darin sitzt die ${queenName(x.color)}.` : x.pests > 0 ? `Darin: ${pests(x.pests)}.` : 'Sie ist leer.';
};
const stepCost = (s: State): string => (s.free > 0 ? 'Freischritt.' : s.drink > 0 ? `Energydrink, noch ${steps(s.drink)}.` : `${points(1)}.`);
/** How many pests of the mover's own are in a room. */
const yours = (s: State, seat: Seat, room: TileId): string => {
  const n = pestsHere(s, seat, room);
  return n === 0 ? 'Dort ist keiner deiner Schädlinge.' : n === 1 ? 'Dort ist 1 deiner Schädlinge.' : `Dort sind ${n} deiner Schädlinge.`;
};

/** The choices in the words and numbers of a table. */
export const moves = ({ tables, names: { cardText, traitText, titleName, faceAbout } }: Making) => {
  const { COST } = tables;
  const price = (s: State, m: Extract<Move, { verb: `play${string}` }>): string => {
    const cost = priceOf(tables, s, m.card);
    return cost === null ? '' : `${points(cost)}. `;
  };

  const move = (s: State, seat: Seat, m: Move): Choice => {
    const p = playerAt(s, seat);
    switch (m.verb) {
      case 'choose':
        return { label: `${whoName(m.color)}, ${colored(m.color)}`, detail: `${titleName(m.color)}. ${traitText(m.color)}` };
      case 'take':
        return { label: card(m.card), detail: cardText(m.card) };
      case 'place':
        return { label: `${roomName(m.tile)} bei ${spot(m.x, m.y)}`, detail: `${TURNED[m.rot]}.` };
      case 'force':
        return { label: `Nest hineinzwängen bei ${spot(m.x, m.y)}`, detail: `Tür ${DIR_NAME[m.side]}. ${TURNED[m.rot]}.` };
      case 'roll':
        return {
          label: 'Königinnenwürfel werfen',
          detail: p.held >= 0 ? 'Sie entkommt nur, wenn ihre eigene Farbe fällt.' : 'Alle sechs Seiten sind gleich wahrscheinlich.',
        };
      case 'hibernate':
        return { label: `${card('pests_hibernate')} spielen`, detail: cardText('pests_hibernate') };
      case 'mind-control':
        return {
          label: `Hypnose: ${FACE_NAME[m.face]}`,
          detail: p.held >= 0 ? 'Sie ist gefangen: kein Wurf, kein Ausbruch.' : faceAbout(m.face, colorAt(s, s.active)),
        };
      case 'persuade':
        return { label: `Sie soll ${FACE_DO[m.face]}`, detail: faceAbout(m.face, colorAt(s, s.active)) };
      case 'let-roll':
        return { label: 'Sie würfeln lassen', detail: 'Die Karte bleibt für eine spätere Aktion in diesem Zug, falls es eine gibt.' };
      case 'move':
        return { label: `${capital(intoRoom(m.to))} gehen`, detail: `${stepCost(s)} ${yours(s, seat, m.to)}` };
      case 'exterminate':
        return {
          label: 'Bekämpfen',
          detail: teamPlay(s)
            ? `${points(COST.exterminate)}. Würfle und entferne bis zu so viele Schädlinge, von beliebiger Farbe.`
            : `${points(COST.exterminate)}. Würfle und entferne so viele deiner Schädlinge. Hier: ${pestsAt(p, p.room)}.`,
        };
      case 'drop-trap':
        return { label: DROP[m.content], detail: `${points(COST.drop)}. Sie fasst bis zu ${pests(capacityOf(tables, colorAt(s, seat)))} oder die Königin.` };
      case 'empty-trap':
        return { label: `Die ${trapName(m.trap)} leeren`, detail: `${points(COST.empty)}. ${held(s, m.trap)}` };
      case 'drag-trap':
        return { label: `Die ${trapName(m.trap)} ${intoRoom(m.to)} schleppen${DRAG[m.content]}`, detail: `${points(COST.drag)}. ${held(s, m.trap)}` };
      case 'seal-nest':
        return { label: 'Dein Nest versiegeln', detail: `${points(sealCost(tables, p))}. Dort schlüpft nichts mehr.` };
      case 'destroy-trap':
        return { label: `Die ${trapName(m.trap)} knacken`, detail: `${points(COST.destroy)}. ${held(s, m.trap)}` };
      case 'unseal':
        return { label: `Das Nest von ${colorWord(m.color)} entsiegeln`, detail: `${points(COST.unseal)}. Dort schlüpfen wieder Schädlinge.` };
      case 'play':
        return { label: `${card(m.card)} spielen`, detail: `${price(s, m)}${cardText(m.card)}` };
      case 'play-at':
        return { label: `${card(m.card)} spielen, ${inRoom(m.room)}`, detail: `${price(s, m)}${yours(s, seat, m.room)} ${cardText(m.card)}` };
      case 'play-on':
        return { label: `${card(m.card)} spielen, auf ${colorWord(m.color)}`, detail: cardText(m.card) };
      case 'play-trap':
        return { label: `${card(m.card)} spielen, auf die ${trapName(m.trap)}`, detail: held(s, m.trap) };
      case 'play-spread':
        return {
          label: `${card(m.card)} spielen, auf ${colorWord(m.color)} rings ${aroundRoom(m.room)}`,
          detail: `Jetzt dort: ${pestsOf(m.color, pestsOfColor(s, m.color, m.room))}. ${cardText(m.card)}`,
        };
      case 'buy':
        return {
          label: 'Werkzeugkarte kaufen',
          detail: `${points(COST.buy)}. ${s.drawSize > 0 ? 'Die oberste Karte des Nachziehstapels.' : 'Eine zufällige Karte vom Ablagestapel.'}`,
        };
      case 'give':
        return { label: `${card(m.card)} an ${colorWord(m.to)} geben`, detail: 'Gratis. Eine Karte wechselt nur einmal pro Zug die Hand.' };
      case 'ask':
        return { label: `${colorWord(m.from)} um ${card(m.card)} bitten`, detail: 'Gratis. Die Antwort kann Nein sein.' };
      case 'end-turn':
        if (infestedAll(p)) return { label: 'Zug beenden', detail: 'Dein Haus ist voll: Du scheidest aus.' };
        return { label: 'Zug beenden', detail: s.ap > 0 ? `${points(s.ap)} ${s.ap === 1 ? 'verfällt' : 'verfallen'}.` : 'Du hast nichts mehr übrig.' };
      case 'pick':
        return { label: `Einen ${onePest(m.color)} entfernen`, detail: `Er kommt zurück in die Reserve von ${colorWord(m.color)}.` };
      case 'stop':
        return { label: 'Keine weiteren entfernen', detail: 'Der Rest des Wurfs verfällt.' };
      case 'accept':
        return { label: 'Hergeben', detail: 'Die Karte geht an dein Teammitglied.' };
      case 'decline':
        return { label: 'Behalten', detail: 'Um diese Karte kannst du in diesem Zug nicht noch einmal gebeten werden.' };
      default:
        return m satisfies never;
    }
  };
  return move;
};

/** The log in German: every event in one sentence. */
import { capital } from '@pesthouse/kernel';
import type { Color, Dir, Face, TileId } from '../names.ts';
import type { Event, State } from '../state.ts';
import { cards, join, pests, steps } from './grammar.de.ts';
import {
  aroundRoom,
  card,
  colored,
  colorWord,
  DIR_NAME,
  FACE_NAME,
  fromRoom,
  inRoom,
  intoRoom,
  pestsName,
  pestsOf,
  queenName,
  theRoom,
  toRoom,
  trapName,
  trapNameOf,
  whoName,
} from './names.de.ts';
import { seatName } from './prompts.de.ts';
import { counted } from './reading.ts';

const who = (c: Color): string => `**${colorWord(c)}**`;
const seatOf = (s: State, seat: number): string => `**${seatName(s, seat)}**`;
const Queen = (c: Color): string => `Die ${queenName(c)}`;
const short = (n: number): string => (n === 0 ? '' : ` In der Reserve ${n === 1 ? 'fehlte' : 'fehlten'} ${n}.`);
const WHY = { drop: '', frustrated: ' aus Frust', fertile: ', fruchtbar wie sie ist, zusätzlich', escape: ' auf der Flucht' };
const SIDE: { readonly [D in Dir]: string } = { D: 'Unten', L: 'Links', U: 'Oben', R: 'Rechts' };
const cannot = (face: Face): string =>
  face === 'S' ? 'Es gibt nichts zu sammeln' : face === 'P' ? 'Es ist nichts mehr zu verteilen' : `${SIDE[face]} ist keine Tür`;
const HOW = { emptied: 'Die Königin wird aus dem Haus getragen', last: 'Sonst ist niemand übrig', limit: 'Die letzte Runde ist vorbei', none: '' };

const byRoom = (rooms: readonly TileId[]): string => join(counted(rooms).map(({ room, n }) => `${n} ${inRoom(room)}`));
const back = (n: number): string => `${pests(n)} ${n === 1 ? 'kommt' : 'kommen'} zurück in die Reserve`;

export const event = (s: State, e: Event): string => {
  switch (e.type) {
    case 'first-player':
      return `${e.rolls.map((r) => `${seatName(s, r.seat)} würfelt eine ${r.die}`).join(', ')}. ${e.again ? 'Gleichstand: Die Führenden würfeln noch einmal.' : `${seatName(s, e.seat)} wählt zuerst.`}`;
    case 'took-color':
      return `${who(e.color)} ist ${whoName(e.color)}${e.dealt ? ' (zugeteilt)' : ''}. Zu bekämpfen: ${pestsName(e.color)}.`;
    case 'took-card':
      return `${seatOf(s, e.seat)} nimmt ${card(e.card)}.`;
    case 'dealt-cards':
      return `${seatOf(s, e.seat)} bekommt ${e.cards.includes('unknown') ? cards(e.cards.length) : join(e.cards.map(card))}.`;
    case 'draw-pile':
      return e.n === 0 ? 'Für einen Nachziehstapel ist keine Karte übrig.' : `${cards(e.n)} ${e.n === 1 ? 'bildet' : 'bilden'} den Nachziehstapel.`;
    case 'dealt-tiles':
      return `${seatOf(s, e.seat)} bekommt ${e.tiles.length} Plättchen${e.starts ? ' und beginnt' : ''}.`;
    case 'placed':
      return e.forced === 'none'
        ? `${seatOf(s, e.seat)} legt ${theRoom(e.tile)} an.`
        : `${seatOf(s, e.seat)} zwängt ${theRoom(e.tile)} hinein, mit einer Tür ${DIR_NAME[e.forced]}.`;
    case 'passed':
      return `${seatOf(s, e.seat)} kann nichts anlegen und passt.`;
    case 'tiles-out':
      return `Nichts passt mehr: ${e.tiles.length} Plättchen ${e.tiles.length === 1 ? 'kommt' : 'kommen'} aus dem Spiel.`;
    case 'infested':
      return `${pestsName(e.color)}: ${e.inNest} ${inRoom(e.nest)}, ringsum ${byRoom(e.around)}; ${e.reserve} in Reserve.`;
    case 'turn':
      return `Runde ${e.round}: ${who(e.color)} ist am Zug${e.stuck ? ' und klebt fest' : ''}.`;
    case 'queen-turn':
      return `${Queen(e.color)} regt sich${e.of > 1 ? ` (${e.nth} von ${e.of})` : ''}${e.actions > 1 ? ' und ist wütend: zwei Aktionen' : ''}.`;
    case 'hibernated':
      return `Die ${pestsName(e.color)} halten in diesem Zug Winterschlaf.`;
    case 'face': {
      const said =
        e.how === 'rolled'
          ? `${Queen(e.color)} würfelt`
          : e.how === 'persuaded'
            ? `${colorWord(e.by)} flüstert der ${queenName(e.color)} ein:`
            : `${Queen(e.color)} gehorcht:`;
      return `${said} **${FACE_NAME[e.face]}** (${colored(e.dieColor)})${e.trapped ? '; sie ist gefangen' : ''}.`;
    }
    case 'queen-moved':
      return `${Queen(e.color)} geht ${fromRoom(e.from)} ${e.through === 'wall' ? 'durch die Wand ' : ''}${intoRoom(e.to)}${e.step > 1 ? ', noch einen Raum weiter' : ''}.`;
    case 'queen-left':
      return e.back
        ? `${Queen(e.color)} verlässt ${theRoom(e.from)}, findet keinen anderen Eingang und kommt zurück.`
        : `${Queen(e.color)} verlässt ${theRoom(e.from)}, ${e.path.length < 2 ? 'huscht um die Ecke' : `läuft ${steps(e.path.length - 1)} ums Haus`} und kommt ${inRoom(e.to)} wieder herein${e.tied > 1 ? ', im Uhrzeigersinn am nächsten' : ''}.`;
    case 'queen-nested':
      return `${Queen(e.color)} kehrt in ihr Nest zurück, ${intoRoom(e.to)}.`;
    case 'frustrated':
      return `${cannot(e.face)}: ${Queen(e.color)} ist frustriert.`;
    case 'summoned':
      return `${pestsName(e.color)} strömen ${toRoom(e.to)}: ${join(e.flows.map((f) => `${f.n} ${fromRoom(f.from)} ${intoRoom(f.to)}`))}.`;
    case 'spread':
      return e.into.length === 0
        ? `Rings ${aroundRoom(e.around)} ist nichts mehr zu verteilen: Die ${pestsName(e.color)} sind alle.`
        : `${pestsName(e.color)} breiten sich ${aroundRoom(e.around)} aus: ${byRoom(e.into)}.${short(e.short)}`;
    case 'dropped':
      return e.n === 0
        ? `${Queen(e.color)} hat keine Schädlinge mehr, die sie absetzen könnte.`
        : `${Queen(e.color)} setzt ${inRoom(e.room)}${WHY[e.why]} ${pests(e.n)} ab.${short(e.short)}`;
    case 'emerged':
      return e.n === 0
        ? `${capital(inRoom(e.room))} kann nichts mehr schlüpfen: Die ${pestsName(e.color)} sind alle.`
        : `${capital(inRoom(e.room))} ${e.n === 1 ? 'schlüpft' : 'schlüpfen'} ${pestsOf(e.color, e.n)}.${short(e.short)}`;
    case 'captured':
      return e.queen
        ? `Die ${trapName(e.trap)} schnappt ${inRoom(e.room)} zu: ${Queen(e.color)} ist gefangen.`
        : `Die ${trapName(e.trap)} fängt ${inRoom(e.room)} ${pests(e.pests)}.`;
    case 'escaped':
      return `${Queen(e.color)} bricht aus der ${trapNameOf(e.trap)} aus!`;
    case 'moved':
      return `${who(e.color)} geht ${e.through === 'wall' ? 'durch die Wand ' : ''}${intoRoom(e.to)}${e.cost === 'free' ? ' (Freischritt)' : e.cost === 'drink' ? ' (Energydrink)' : ''}.`;
    case 'exterminated':
      return `${who(e.color)} bekämpft Schädlinge ${inRoom(e.room)} und würfelt **${e.die}**${e.up > e.die ? `, das zählt als ${e.up}` : ''}.`;
    case 'removed':
      return `${pestsOf(e.color, e.n)} ${e.n === 1 ? 'verlässt' : 'verlassen'} ${theRoom(e.room)}.`;
    case 'trap-dropped':
      return `${who(e.color)} stellt ${inRoom(e.room)} die ${trapName(e.trap)}.`;
    case 'trap-emptied':
      return `${who(e.color)} leert die ${trapName(e.trap)}${e.queen ? ' mit der Königin darin' : e.pests > 0 ? `: ${back(e.pests)}` : ''}.`;
    case 'trap-dragged':
      return `${who(e.by)} schleppt die ${trapName(e.trap)} ${fromRoom(e.from)} ${intoRoom(e.to)}.`;
    case 'trap-destroyed':
      return `${who(e.by)} knackt die ${trapName(e.trap)} ${inRoom(e.room)}${e.queen ? ': Die Königin ist frei' : e.pests > 0 ? `: ${pests(e.pests)} ${e.pests === 1 ? 'ist' : 'sind'} frei` : ''}.`;
    case 'sealed':
      return `${who(e.by)} versiegelt das ${e.by === e.color ? 'eigene Nest' : `Nest von ${colorWord(e.color)}`}, ${theRoom(e.room)}.`;
    case 'unsealed':
      return `${who(e.by)} entsiegelt das Nest von ${colorWord(e.color)}, ${theRoom(e.room)}.`;
    case 'played':
      return `${who(e.color)} spielt **${card(e.card)}**${e.from === 'discard' ? ' vom Ablagestapel' : ''}${e.on === 'nobody' || e.on === e.color ? '' : ` auf ${colorWord(e.on)}`}${e.room === 'none' ? '' : ` ${inRoom(e.room)}`}.`;
    case 'gained-ap':
      return `${who(e.color)} hat jetzt ${e.ap} AP.`;
    case 'laid':
      return `${card(e.card)} liegt jetzt vor ${colorWord(e.on)}.`;
    case 'discarded':
      return `${join(e.cards.map(card))} ${e.cards.length === 1 ? 'kommt' : 'kommen'} auf den Ablagestapel.`;
    case 'sabotaged':
      return `${colorWord(e.color)} verliert ${card(e.card)}.`;
    case 'boxed':
      return `${pestsOf(e.color, e.n)} ${e.n === 1 ? 'kommt' : 'kommen'} für immer in die Schachtel.`;
    case 'bought':
      return `${who(e.color)} kauft ${card(e.card)}${e.from === 'discard' ? ' vom Ablagestapel' : ''}.`;
    case 'gave':
      return `${who(e.from)} gibt ${card(e.card)} an ${colorWord(e.to)}.`;
    case 'asked':
      return `${who(e.by)} bittet ${colorWord(e.from)} um ${card(e.card)}.`;
    case 'declined':
      return `${who(e.by)} behält ${e.card === 'unknown' ? 'sie' : card(e.card)}.`;
    case 'turn-ended':
      return `Der Zug von ${who(e.color)} ist vorbei.`;
    case 'eliminated':
      return e.with === e.color
        ? `Das Haus ist voller ${pestsName(e.color)}: ${who(e.color)} scheidet aus.`
        : `${who(e.color)} scheidet mit aus, im selben Team wie ${colorWord(e.with)}.`;
    case 'round-ended':
      return `Runde ${e.round} ist vorbei.`;
    case 'ended':
      return `${HOW[e.how]}: ${join(e.winners.map(who))} ${e.winners.length === 1 ? 'gewinnt' : 'gewinnen'}.`;
    default:
      return e satisfies never;
  }
};

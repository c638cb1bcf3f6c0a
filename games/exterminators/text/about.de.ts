/** What everything on the board of Pests! tells of itself, in German. */
import { capital, some, type TellsOf } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Facts, SeatTold } from './about.ts';
import { actionPoints, cards, join, pests, points } from './grammar.de.ts';
import type { Making } from './making.ts';
import { cardName, colorWord, inRoom, pestsName, pestsOf, queenName, roomName, trapName, whoName } from './names.de.ts';
import type { Thing } from './reading.ts';

const PHASE: Readonly<Record<Phase, string>> = {
  exterminators: 'Alle wählen eine Figur. Die Farbe bringt Schädlinge, Königin, Falle und Nest mit.',
  toolboxes: 'Alle wählen Werkzeugkarten, eine nach der anderen.',
  house: 'Alle bauen das Haus, ein Teil im Zug. Tür gehört an Tür, Wand an Wand.',
  queen: 'Der Königinnenwürfel sagt, was deine Königin tut. Dann lässt sie einen Schädling zurück, und aus einem offenen Nest kommt noch einer.',
  act: 'Du hast einen Freischritt und Aktionspunkte: laufen, bekämpfen, Fallen stellen, das Nest versiegeln, Karten spielen.',
  over: 'Das Spiel ist vorbei.',
};

const nameOf = (f: SeatTold): string => (f.color === null ? `Platz ${f.seat + 1}` : whoName(f.color));

const thing = (x: Thing): string => {
  switch (x.what) {
    case 'exterminator':
      return whoName(x.color);
    case 'pests':
      return pestsOf(x.color, x.n);
    case 'queen':
      return `die ${queenName(x.color)}`;
    case 'trap':
      return `die ${trapName(x.trap)}${x.queen ? ' mit einer Königin' : x.pests > 0 ? ` mit ${x.pests}` : ' (leer)'}`;
    case 'nest':
      return x.sealed ? `ein versiegeltes Nest (${colorWord(x.color)})` : `ein offenes Nest (${colorWord(x.color)})`;
    default:
      return x satisfies never;
  }
};

export const about = ({ names: { cardText, titleName, traitText } }: Making): TellsOf<Facts> => ({
  house: (f) => ({
    name: 'Das Haus',
    sort: some(f.rooms, 'Raum', 'Räume'),
    does: 'Du gehst durch Türen von Raum zu Raum. Wo Wand an Wand liegt, führt kein Weg.',
    now: f.building ? 'Es wird noch gebaut.' : '',
  }),
  room: (f) => ({
    name: roomName(f.tile),
    sort: f.nest === null ? 'Ein Raum' : `Ein Nest: ${pestsName(f.nest)}`,
    does:
      f.nest === null
        ? `Er hat ${some(f.doors, 'Tür', 'Türen')}. Türen nach draußen sind nur für Königinnen: Sie kommen durch die nächste Tür eines anderen Raums wieder herein, auf kürzestem Weg, auch quer über die Öffnung einer Einbuchtung.`
        : `Am Ende jedes Königinnenzuges kommt hier ein Schädling der Farbe ${colorWord(f.nest)} heraus, außer das Nest ist versiegelt.`,
    now: f.things.length === 0 ? 'Niemand ist hier.' : `${capital(join(f.things.map(thing)))}.`,
  }),
  pests: (f) => ({
    name: pestsOf(f.color, f.n),
    sort: `${pestsName(f.color)} ${inRoom(f.tile)}`,
    does: 'Beim Bekämpfen sagt der Würfel, wie viele eigene du entfernst. Sind am Ende deines Zuges alle deine Schädlinge im Haus, bist du raus.',
    now: f.you ? (f.here ? 'Es sind deine, und du stehst in ihrem Raum.' : 'Es sind deine.') : `Sie gehören zu ${whoName(f.color)}.`,
  }),
  trap: (f) => ({
    name: capital(trapName(f.trap)),
    sort: `Eine Falle von ${whoName(f.color)}`,
    does: `Fängt bis zu ${pests(f.capacity)} ihrer Farbe oder ihre Königin, je nachdem, wer zuerst kommt. Ihr Besitzer leert sie für einen Aktionspunkt.`,
    now: f.queen
      ? `Darin sitzt die Königin.${f.you ? (f.ready ? ' **Leer sie, und du gewinnst.**' : ' Versiegle erst das Nest und entferne alle Schädlinge.') : ''}`
      : f.pests === 0
        ? 'Sie ist leer.'
        : `Darin sind ${f.pests} von ${f.capacity}.`,
  }),
  queen: (f) => ({
    name: queenName(f.color),
    sort: f.you ? 'Deine Königin' : `Die Königin von ${whoName(f.color)}`,
    does: 'In ihrem Zug bewegt sie der Königinnenwürfel, lässt sie ihre Schädlinge sammeln oder neue brüten. Betritt sie einen Raum mit leerer Falle ihrer Farbe, ist sie gefangen.',
    now: f.trapped ? 'Sie ist gefangen. Würfelt sie ihre eigene Farbe, kommt sie frei.' : 'Sie ist frei.',
  }),
  person: (f) => ({
    name: whoName(f.color),
    sort: `${titleName(f.color)}, ${colorWord(f.color)}`,
    does: traitText(f.color),
    now: f.you ? 'Das bist du.' : '',
  }),
  seat: (f) => ({
    name: nameOf(f),
    sort: f.you ? 'Du' : 'Gegner am Tisch',
    does: 'Das Schild zeigt Schädlinge im Vorrat, erledigte Aufgaben, Werkzeugkarten und Fallen.',
    now: f.out ? 'Ausgeschieden.' : f.begun ? `${pests(f.reserve)} im Vorrat, ${f.left} in Räumen und Fallen.${f.turn ? ' Dieser Platz ist am Zug.' : ''}` : '',
  }),
  reserve: (f) => ({
    name: `${pests(f.reserve)} im Vorrat`,
    sort: nameOf(f),
    does: 'Schädlinge, die noch nicht im Haus sind. Ohne Vorrat, ohne gefangenen Schädling und mit freier Königin bist du am Ende deines Zuges raus.',
    now: f.full ? '**Das Haus ist voll.** Entferne Schädlinge, bevor der Zug endet.' : `${f.reserve} von ${f.pool} sind draußen.`,
  }),
  jobs: (f) => ({
    name: 'Die Aufgaben',
    sort: nameOf(f),
    does: 'Nest versiegeln, alle Schädlinge entfernen, Königin fangen, egal in welcher Reihenfolge. Danach leer ihre Falle und gewinn.',
    now: `Nest ${f.sealed ? 'versiegelt' : 'offen'}, ${f.left === 0 ? 'keine Schädlinge mehr' : `noch ${pests(f.left)}`}, Königin ${f.trapped ? 'gefangen' : 'frei'}.${f.ready ? ' Sie kann hinausgetragen werden.' : ''}`,
  }),
  hand: (f) => ({
    name: some(f.hand, 'Werkzeugkarte', 'Werkzeugkarten'),
    sort: nameOf(f),
    does: 'Karten bleiben, bis sie gespielt werden. Die meisten kosten einen Aktionspunkt; Totenköpfe schaden anderen, Schilde helfen dir.',
    now: '',
  }),
  traps: (f) => ({
    name: `${f.traps.out} von ${f.traps.all} Fallen im Haus`,
    sort: nameOf(f),
    does: 'Eine Falle auf der Hand kannst du in deinem Raum aufstellen, nur nicht im eigenen Nest.',
    now: f.traps.out < f.traps.all ? `${f.traps.all - f.traps.out} auf der Hand.` : 'Keine auf der Hand.',
  }),
  tiles: (f) => ({
    name: some(f.tiles, 'Raumteil', 'Raumteile'),
    sort: nameOf(f),
    does: 'Räume, die noch gelegt werden. Du wählst welchen, wo und wie gedreht.',
    now: '',
  }),
  warning: (f) => ({
    name: 'Das Haus wird voll',
    sort: nameOf(f),
    does: 'Endet dein Zug, ohne dass etwas von dir außerhalb ist (kein Vorrat, kein gefangener Schädling, Königin frei), bist du raus.',
    now: f.full ? 'Es ist jetzt voll.' : `Draußen: ${pests(f.reserve)}.`,
  }),
  tile: (f) => ({
    name: roomName(f.tile),
    sort: f.nest ? 'Ein Nest' : 'Ein Raumteil',
    does: f.nest
      ? 'Hier beginnt deine Königin, und hier kommen deine Schädlinge heraus. Ab der dritten Baurunde darf es gelegt werden.'
      : 'Eine seiner Türen muss an eine Tür des Hauses, und keine Tür darf an einer Wand enden.',
    now: '',
  }),
  card: (f) => ({
    name: cardName(f.card),
    sort: f.offensive ? 'Angreifende Werkzeugkarte' : 'Schützende Werkzeugkarte',
    does: cardText(f.card),
    now: `${f.free ? 'Kostenlos, vor dem Wurf der Königin.' : f.cost === 0 ? 'Kostenlos.' : `Kostet ${actionPoints(f.cost)}.`}${f.mine > 0 ? ' Du hast sie auf der Hand.' : ''}`,
  }),
  draw: (f) => ({
    name: `Nachziehstapel: ${cards(f.cards)}`,
    sort: 'Verdeckt',
    does: `Die oberste Karte zu kaufen kostet ${points(f.cost)}. Ist der Stapel leer, bekommst du eine zufällige Karte der Ablage.`,
    now: '',
  }),
  discard: (f) => ({
    name: `Ablage: ${cards(f.cards)}`,
    sort: 'Offen',
    does: 'Hier liegen gespielte Karten. Sie werden nie wieder eingemischt.',
    now: '',
  }),
  dice: (f) => ({
    name: 'Die Würfel',
    sort: 'Königinnenwürfel und W6',
    does: `Der Königinnenwürfel schickt sie nach oben, unten, links oder rechts, lässt sie ihre Schädlinge sammeln oder ${f.populate} neue brüten. Der W6 sagt, wie viele Schädlinge du entfernst.`,
    now: '',
  }),
  turn: (f) => ({
    name: f.round === 0 ? 'Vor dem Spiel' : `Runde ${f.round}`,
    sort: f.limit > 0 ? `von höchstens ${f.limit}` : 'Erst die Königin, dann du',
    does: PHASE[f.phase],
    now: f.phase === 'act' ? `${f.you ? 'Du hast' : 'Wer am Zug ist, hat'} noch ${actionPoints(f.ap)}.` : '',
  }),
  shelf: (f) => ({
    name: f.phase === 'exterminators' ? 'Wähle deine Figur' : 'Füllt eure Werkzeugkästen',
    sort: 'Vor dem Spiel',
    does: PHASE[f.phase],
    now: '',
  }),
  sign: () => ({ name: 'Was gerade geschah', sort: 'Ein Schild', does: 'Es wird kurz gezeigt und steht danach im Verlauf.', now: '' }),
});

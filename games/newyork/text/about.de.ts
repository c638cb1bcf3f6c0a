/** What everything on the board of New York tells of itself, in German. */
import { capital, some, type TellsOf } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Facts } from './about.ts';
import { MARK, PHASE_NAME } from './board.de.ts';
import type { Making } from './making.ts';
import { dice, food, heads, inPlace, join, KIND_NAME, PLACE_NAME, percent, pests, SPECIES_NAME, withDice } from './names.de.ts';

const PHASE: Readonly<Record<Phase, string>> = {
  gather: 'Zieh Karten vom Futterstapel: mindestens eine, dann so viele, wie du dich traust.',
  breed: 'Bezahl mit Futter, um Schädlinge aus deinem Stapel in die Stadt zu setzen.',
  fight: 'Greif andere Arten an, wo ihr euch einen Ort teilt, so oft du willst.',
  move: 'Jeder deiner Schädlinge darf einmal ziehen, an jeden Ort im Spiel.',
  final: 'An jedem geteilten Ort wird gekämpft, bis nur eine Art übrig ist.',
  over: 'Gezählt werden die Schädlinge, die noch stehen.',
};

const cards = (n: number): string => some(n, 'Karte', 'Karten');

export const about = ({ names: { KIND_WORDS, listed } }: Making): TellsOf<Facts> => ({
  map: (f) => ({
    name: 'New York City',
    sort: 'Der Spielplan',
    does: 'Auf den Orten stehen Schädlinge. Wer am Ende die meisten hat, gewinnt.',
    now: f.places === f.all ? `Alle ${f.all} Orte sind im Spiel.` : `Mit diesen Arten sind ${f.places} von ${f.all} Orten im Spiel.`,
  }),
  place: (f) => ({
    name: PLACE_NAME[f.at],
    sort: f.inPlay ? 'Ein Ort in der Stadt' : 'Ein Ort, der nicht im Spiel ist',
    does:
      f.only === null
        ? 'Hier dürfen alle Arten züchten. Herziehen dürfen alle.'
        : `Hier dürfen nur ${join(f.only.map((x) => SPECIES_NAME[x]))} züchten. Herziehen dürfen alle.`,
    now: !f.inPlay
      ? 'Nicht alle seine Arten sind an diesem Tisch, darum bleibt er weg.'
      : [
          f.groups.length === 0 ? 'Niemand ist hier.' : `Hier: ${join(f.groups.map((g) => `${heads(g.n, g.who)} mit ${withDice(g.dice)}`))}.`,
          ...(f.infester === null ? [] : [`${SPECIES_NAME[f.infester]} befallen den Ort und ziehen bis zu **${f.draw} mehr**.`]),
          ...(f.food === 0 ? [] : [`**${food(f.food)}** liegt frei herum.`]),
          ...(f.me === null || f.open ? [] : ['Deine üblichen Schädlinge können hier nicht gezüchtet werden.']),
        ].join(' '),
  }),
  draw: (f) => ({
    name: `Futterwert ${f.draw}`,
    sort: PLACE_NAME[f.at],
    does: `Wer hier als Einziger Schädlinge hat, darf ${cards(f.draw)} mehr ziehen als die üblichen ${f.base}.`,
    now: f.infester === null ? 'Gerade befällt ihn niemand, also bringt er nichts.' : `${SPECIES_NAME[f.infester]} befallen ihn.`,
  }),
  food: (f) => ({
    name: `${f.food} freies Futter`,
    sort: PLACE_NAME[f.at],
    does: 'Es gehört niemandem. Wer hier züchtet, darf damit bezahlen, egal von wem es stammt.',
    now: f.food === 0 ? 'Hier liegt nichts.' : `Es zahlt bis zu **${f.food}** vom Preis eines Schädlings, der hier gezüchtet wird.`,
  }),
  group: (f) =>
    f.kinds.length === 0
      ? {
          name: `Keine ${SPECIES_NAME[f.who]} hier`,
          sort: PLACE_NAME[f.at],
          does: f.allowed ? `${SPECIES_NAME[f.who]} dürfen hier züchten.` : `${SPECIES_NAME[f.who]} dürfen hier nicht züchten. Herziehen dürfen sie.`,
          now: '',
        }
      : {
          name: `${heads(f.kinds.length, f.who)}, ${dice(f.dice)}`,
          sort: `Eine Gruppe ${inPlace(f.at)}`,
          does: 'Die erste Zahl zählt die Schädlinge, die zweite ihre Würfel im Kampf. Alle kämpfen zusammen.',
          now: [
            `${capital(listed(f.kinds))}.`,
            ...(f.odds === null
              ? []
              : [`Greifst du an, sind es ${dice(f.odds.attack)} gegen ${f.odds.defence}: Du gewinnst zu **${percent(f.odds.chance)}**.`]),
          ].join(' '),
        },
  pile: (f) => ({
    name: 'Futterstapel',
    sort: 'Von ihm ziehen alle',
    does: `Er besteht aus Futter und Gift, und niemand kennt die Reihenfolge. ${f.lastCall ? 'Nach dem Zug, der die letzte Karte zieht, dürfen alle anderen noch einmal züchten und kämpfen' : 'Der Zug, der die letzte Karte zieht, ist der letzte'}.`,
    now: f.left === 0 ? 'Er ist leer.' : `Noch ${cards(f.left)}: ${f.food} Futter und ${f.poison} Gift. Die nächste ist zu **${percent(f.chance)}** Futter.`,
  }),
  poison: (f) => ({
    name: 'Gift, aus dem Spiel',
    sort: 'Gezogene Karten',
    does: 'Für jedes Gift, das du ziehst, legst du einen Schädling aus deinem Stapel verdeckt als Futter an einen Ort. Menschen müssen das nicht.',
    now: `${f.out} Gift ist heraus, ${f.poison} noch im Stapel.${f.harm === 'immune' ? ' Als Menschen habt ihr davon nichts zu befürchten.' : f.harm === 'nothing left' ? ' Dein Stapel ist leer, also schadet dir keins.' : ''}`,
  }),
  legend: () => ({
    name: 'So liest du einen Ort',
    sort: 'Die Legende der Karte',
    does: 'Auf einem Schild: die Art, wie viele Schädlinge und ihre Würfel. Das Stück Pizza ist freies Futter, die gelbe Zahl sagt, wie viele Karten mehr der Ort dich ziehen lässt.',
    now: '',
  }),
  seat: (f) => ({
    name: SPECIES_NAME[f.who],
    sort: f.you ? 'Deine Art' : 'Gegner am Tisch',
    does: 'Die Tafel zeigt Schädlinge in der Stadt, Futter auf der Hand, was von jeder Sorte übrig ist, und befallene Orte.',
    now: `${pests(f.pests)} in der Stadt, ${food(f.hand)} auf der Hand, noch ${cards(f.deck)} im Stapel.${f.turn ? (f.you ? ' Du bist am Zug.' : ' Sie sind am Zug.') : ''}`,
  }),
  score: (f) => ({
    name: `${pests(f.pests)} in der Stadt`,
    sort: `So stehen die ${SPECIES_NAME[f.who]}`,
    does: 'Jeder offene Schädling an einem Ort zählt eins. Die meisten nach den Schlusskämpfen gewinnen.',
    now: f.leads ? (f.alone ? 'Niemand hat mehr: Das ist die Führung.' : 'Niemand hat mehr, aber die Führung ist geteilt.') : 'Jemand anders hat mehr.',
  }),
  hand: (f) => ({
    name: `${food(f.hand)} auf der Hand`,
    sort: SPECIES_NAME[f.who],
    does: 'Mit Futter bezahlst du Schädlinge beim Züchten. Was du nicht ausgibst, behältst du.',
    now: f.hand === 0 ? 'Es gibt nichts auszugeben.' : '',
  }),
  infested: (f) => ({
    name: f.infested.length === 1 ? '1 befallener Ort' : `${f.infested.length} befallene Orte`,
    sort: SPECIES_NAME[f.who],
    does: 'Ein Ort ist befallen, solange nur eine Art dort Schädlinge hat. Er lässt mehr Karten ziehen und entscheidet bei Gleichstand.',
    now: f.infested.length === 0 ? 'Gerade keiner.' : `${join(f.infested.map((at) => PLACE_NAME[at]))}: bis zu **${f.extra} Karten mehr** im Zug.`,
  }),
  kind: (f) => ({
    name: KIND_NAME[f.kind].one,
    sort: `Eine Karte der ${SPECIES_NAME[f.who]}`,
    does: `Kostet ${food(f.cost)} und kämpft mit ${withDice(f.dice)}${f.defence > 0 ? `, beim Verteidigen mit ${f.defence} mehr` : ''}. ${KIND_WORDS[f.kind].rule || 'Mehr verlangt sie nicht.'}`,
    now: `Noch ${f.left} im Stapel, ${f.out} in der Stadt.${f.you && f.left > 0 ? (f.hand >= f.cost ? ' Dein Futter reicht dafür.' : ` Du hast ${food(f.hand)}; Futter am Ort hilft mit.`) : ''}`,
  }),
  bonus: (f) => ({
    name: `+${dice(f.bonus)} gegen ${SPECIES_NAME[f.target]}`,
    sort: `Angriffsbonus der ${SPECIES_NAME[f.who]}`,
    does: `Kommt einmal dazu, wenn ${SPECIES_NAME[f.who]} ${SPECIES_NAME[f.target]} angreifen. Keine Seite würfelt je mit mehr als ${f.cap} Würfeln.`,
    now: '',
  }),
  turn: (f) => ({
    name: `Zug ${f.turn}`,
    sort: f.mark === null ? 'Sammeln, züchten, kämpfen, bewegen' : MARK[f.mark],
    does: 'Ein Zug hat vier Stationen: Futter sammeln, züchten, kämpfen, bewegen. Zurück geht es im selben Zug nicht.',
    now: f.phase === 'over' ? 'Das Spiel ist vorbei.' : `${SPECIES_NAME[f.who]} sind bei: ${PHASE_NAME[f.phase]}.`,
  }),
  phase: (f) => ({
    name: PHASE_NAME[f.phase],
    sort: 'Eine Station des Zuges',
    does: PHASE[f.phase],
    now: f.now
      ? f.phase === 'gather'
        ? `Jetzt: **${f.drawn} von höchstens ${f.limit}** Karten gezogen.`
        : 'Sie ist jetzt dran.'
      : f.past
        ? 'Für diesen Zug ist sie vorbei.'
        : 'Sie kommt noch in diesem Zug.',
  }),
  fight: (f) => ({
    name: 'Ein Kampf',
    sort: 'Beide Seiten würfeln einmal',
    does: `Jede Seite wirft die Würfel aller ihrer Schädlinge dort, der Angreifer mit dem Angriffsbonus, höchstens ${f.cap}. Die höhere Summe gewinnt, bei Gleichstand der Angreifer.`,
    now: '',
  }),
  chance: () => ({
    name: 'Die Chance des Angreifers',
    sort: 'Eine Anzeige',
    does: 'Wie oft der Angreifer von hier aus gewinnt, ausgezählt über alle Würfel, die noch nicht liegen.',
    now: '',
  }),
  rolloff: (f) => ({
    name: 'Stechen um die Stadt',
    sort: 'Der letzte Gleichstand',
    does: `Wer noch gleichauf vorn liegt, wirft ${f.dice} Würfel. Die höchste Summe bekommt die Stadt.`,
    now: '',
  }),
});

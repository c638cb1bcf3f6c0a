/** What everything on the board of Pest tells of itself, in German. */

import { capital, some, type TellsOf } from '@pesthouse/kernel';
import { LAST_YEAR } from '../calendar.ts';
import type { Action } from '../names.ts';
import type { Phase } from '../state.ts';
import type { Facts, HouseTold } from './about.ts';
import { herbs, join, knowledge, people, renown, sick } from './count.de.ts';
import { roman } from './facts.ts';
import type { Making } from './making.ts';
import {
  ACTION_NAME,
  buildingName,
  gained,
  HOUSE_NAME,
  inSpace,
  KIND_NAME,
  RESOURCE_NAME,
  resource,
  roadName,
  slotName,
  spaceName,
  standName,
} from './names.de.ts';
import { aidName, courtName, decreeName, pestName, techName, workTitle } from './titles.de.ts';

const ACT: Readonly<Record<Action, string>> = {
  move: 'Dein Doktor geht zwei Orte weit, sammelt unterwegs Kranke ein und bringt mit, was der Ort gibt, an dem er bleibt.',
  construct: 'Bau, wo dein Doktor und dein Feldlager stehen, oder einen Prachtbau in der Hauptstadt.',
  produce: 'Jedes Gebäude mit Arbeiter, deine Burg und deine Manufaktur erzeugen ihren Rohstoff; Labore erzeugen Wissen.',
  research: 'Kauf mit Wissen eine Technologie vom Markt.',
  cure: 'Bezahl Kräuter, um Kranke aus der Quarantäne auf deine Leiste zu bringen. Je weiter links, desto teurer.',
  assign: 'Schick Gesunde von deiner Leiste zur Arbeit in Gebäude oder für ein Plättchen in die Hauptstadt.',
};
const PHASE: Readonly<Record<Phase, string>> = {
  setup: 'Burgen und Doktoren werden aufgestellt.',
  pest: 'Die Pestkarte des Jahres bringt Kranke auf die Karte.',
  aid: 'Die Hilfskarte des letzten Jahres zahlt.',
  action: 'Alle setzen reihum Gehilfen, jeden auf ein Feld des eigenen Rasters.',
  era: 'Agenda und Hauptstadt werden abgerechnet, die Toten kosten Ruhm.',
  over: 'Das Spiel ist vorbei.',
};
const TIER = { top: 'oben', middle: 'Mitte', bottom: 'unten' } as const;
/** Wer welche Spalte einer Hilfskarte bekommt. */
const aidPays = (f: Facts['aid']): string => {
  switch (f.mode) {
    case 'alone':
      return `Je weniger Kranke noch auf der Einflussleiste liegen, desto besser: links bei weniger als ${f.middle}, rechts ab ${f.least}, sonst die Mitte. Sie zahlt im folgenden Jahr.`;
    case 'many':
      return 'Links für den meisten Einfluss, rechts für den geringsten, die Mitte für alle anderen. Sie zahlt im folgenden Jahr.';
    default:
      return 'Links für mehr Einfluss, rechts für weniger; die Mitte gilt nicht. Sie zahlt im folgenden Jahr.';
  }
};
/** Was die Personen in der Hauptstadt am Ende einer Ära bringen. */
const inCapital = (f: Facts['capital']): string => {
  switch (f.mode) {
    case 'alone':
      return `Endet eine Ära, kostet jede Person, die das neutrale Feld mehr hat als deins, 1 Ruhm. Danach gehen ${f.stay ? 'deine; die neutralen bleiben' : 'alle'}.`;
    case 'versus':
      return `Endet eine Ära, nimmt die erste Belohnung, wer mehr Personen hat. Wer weniger hat als das neutrale Feld, bekommt nichts. Die neutralen bleiben, und ${f.grow} ${f.grow === 1 ? 'kommt' : 'kommen'} dazu.`;
    case 'pair':
      return `Endet eine Ära, nehmen mehr Personen die erste Belohnung und weniger die dritte; bei Gleichstand nehmen beide die zweite. ${f.needs ? 'Wer niemanden hier hat, bekommt nichts.' : 'Das gilt auch für den, der niemanden hier hat.'} Danach gehen alle.`;
    default:
      return 'Endet eine Ära, werden die mit den meisten Personen hier belohnt. Danach gehen alle.';
  }
};
const whose = (f: HouseTold): string => (f.you ? `${HOUSE_NAME[f.house]}, dein Haus` : `Haus ${HOUSE_NAME[f.house]}`);

export const about = ({ names: { decreeText, techText } }: Making): TellsOf<Facts> => ({
  board: (f) => ({
    name: 'Das Reich',
    sort: f.year === 0 ? 'Aufbau' : `Jahr ${f.year} von ${LAST_YEAR}`,
    does: 'Sechs Jahre in drei Ären. Der meiste Ruhm gewinnt: aus Plättchen, Gebäuden, Geheilten, Technologien, Einfluss und Erlassen.',
    now: '',
  }),
  place: (f) =>
    f.kind === null
      ? {
          name: capital(spaceName(f.id)),
          sort: 'Das Herz der Karte',
          does: 'Doktoren gehen umsonst hindurch und bleiben nie stehen. Ihre Gebäude und Plättchen liegen neben der Karte.',
          now: '',
        }
      : {
          name: spaceName(f.id),
          sort: KIND_NAME[f.kind],
          does: 'Wer hineingeht, muss alle Kranken einsammeln: den ersten umsonst, jeden weiteren für 1 Nahrung. Wer hier bleibt, bekommt den Rohstoff.',
          now: [
            f.ruined ? 'Zerstört: kein Rohstoff, kein Gebäude.' : f.yields === null ? '' : `Gibt **${RESOURCE_NAME[f.yields]}**.`,
            f.sick > 0 ? `${sick(f.sick)} hier.` : 'Niemand ist hier krank.',
            ...(f.buildings.length === 0 ? [] : [`Gebäude: ${join(f.buildings.map((x) => HOUSE_NAME[x]))}.`]),
            ...(f.doctors.length === 0 ? [] : [`Doktoren: ${join(f.doctors.map((x) => HOUSE_NAME[x]))}.`]),
            ...(f.camps.length === 0 ? [] : [`Feldlager: ${join(f.camps.map((x) => HOUSE_NAME[x]))}.`]),
          ]
            .filter((x) => x !== '')
            .join(' '),
        },
  road: (f) => ({
    name: capital(roadName(f.road)),
    sort: 'Eine Straße',
    does: 'Wer sie benutzt, muss alle Kranken darauf einsammeln, jeden für 1 Nahrung. Ein Feldlager hilft hier nicht.',
    now: f.sick === 0 ? 'Niemand ist krank.' : `${sick(f.sick)} darauf.`,
  }),
  influence: (f) => ({
    name: `Einfluss ${f.space}`,
    sort: 'Ein Feld der Einflussleiste',
    does:
      f.rewards.length > 0
        ? `Wer hier landet oder vorbeikommt, bekommt ${join(f.rewards.map((x) => gained(x.n, x.gain)))}.`
        : f.icon
          ? 'Wer am Ende daran vorbei ist, bekommt dafür 1 Ruhm.'
          : f.mode === 'alone'
            ? 'Je weniger Kranke noch auf dieser Leiste liegen, desto besser zahlt die Hilfe. Einfluss bringt am Ende Ruhm.'
            : 'Einfluss entscheidet, wer welche Hilfe bekommt und wer beginnt, und bringt am Ende Ruhm.',
    now: [
      ...(f.covered ? ['Es ist abgedeckt: Es wird übersprungen und kostet keinen Schritt. Je mehr davon hinter dir liegen, desto mehr Ruhm am Ende.'] : []),
      ...(f.sick
        ? ['Hier liegt ein Kranker: Das Feld wird übersprungen und kostet keinen Schritt, und der Kranke kommt auf das neutrale Feld der Hauptstadt.']
        : []),
      ...(f.here.length === 0 ? [] : [`Hier: ${join(f.here.map((x) => HOUSE_NAME[x]))}.`]),
      f.own === null ? '' : f.own >= f.space ? 'Du hast es erreicht.' : `Du stehst auf ${f.own}: Es braucht **${f.points} Einfluss**.`,
    ]
      .filter((x) => x !== '')
      .join(' '),
  }),
  act: (f) => ({ name: ACTION_NAME[f.act], sort: 'Eine Aktion', does: ACT[f.act], now: f.hindered ? '**Gehemmt**: Im Platz darüber liegt ein Kranker.' : '' }),
  slot: (f) => ({
    name: f.slot === 'regular' ? 'Quarantäne' : capital(slotName(f.slot)),
    sort: f.slot === 'regular' ? 'Normale Plätze, ohne Nachteil' : 'Ein Platz, der schadet',
    does:
      f.slot === 'regular'
        ? 'Hier liegen eingesammelte Kranke, bis sie geheilt sind. Sind alle voll, kommt der Nächste auf einen Platz, der schadet, oder stirbt.'
        : f.slot === 'storage'
          ? 'Liegt hier ein Kranker, ist das fünfte Feld in jedem Speicher gesperrt. Was dort liegt, ist verloren.'
          : `Liegt hier ein Kranker, ist ${ACTION_NAME[f.slot]} gehemmt: eins weniger. In deinem Zug darfst du Kranke umlegen.`,
    now: f.slot === 'regular' ? `${f.n} von ${f.of} belegt.` : f.n > 0 ? 'Hier liegt ein Kranker.' : 'Er ist leer.',
  }),
  cell: (f) => ({
    name: standName(f.cell),
    sort: 'Ein Feld des Aktionsrasters',
    does: 'Ein Gehilfe hier gibt beide Aktionen, egal in welcher Reihenfolge. Jedes Feld gilt einmal im Jahr.',
    now: f.used ? 'In diesem Jahr benutzt.' : 'Frei.',
  }),
  camp: (f) => ({
    name: 'Feldlager',
    sort: whose(f),
    does: 'Stell es auf, wo du hineingehst, statt Nahrung zu zahlen. Dort darfst du auch bauen, und es hält die Kranken von Pestkarten fern. Steht es dort allein, kehrt es dabei heim.',
    now: f.camp === null ? 'Es ist zu Hause und bereit.' : `Es steht ${inSpace(f.camp)}.`,
  }),
  track: (f) => ({
    name: 'Leiste der Gesunden',
    sort: whose(f),
    does: 'Hier stehen Geheilte, von rechts her. Sie können arbeiten gehen, und wer bleibt, bringt den Ruhm seines Feldes.',
    now: `${people(f.people)} hier.${f.herbs === null ? ' Sie ist voll.' : ` Die nächste Heilung kostet ${herbs(f.herbs)}.`}`,
  }),
  space: (f) => ({
    name: f.lab ? 'Labor' : `Feld ${f.space}`,
    sort: `Feld ${f.space} der Leiste der Gesunden`,
    does: `Jemanden hierher zu heilen kostet ${herbs(f.herbs)}.${f.renown > 0 ? ` Am Ende bringt es ${renown(f.renown)}.` : ''}${f.lab ? ' Wer hier steht, bringt bei jedem Erzeugen 1 Wissen.' : ''}`,
    now: f.full ? 'Hier steht jemand.' : 'Es ist frei.',
  }),
  grave: (f) => ({
    name: `Friedhof: ${f.dead} tot`,
    sort: whose(f),
    does: 'Kranke ohne Platz sterben. Jeder Tote kostet am Ende jeder Ära Ruhm und kann nicht geheilt werden.',
    now: f.dead === 0 ? 'Niemand ist gestorben.' : `Sie kosten ${renown(f.cost)} je Ära.`,
  }),
  res: (f) => ({
    name: RESOURCE_NAME[f.res],
    sort: `Im Speicher von Haus ${HOUSE_NAME[f.house]}`,
    does:
      f.res === 'food'
        ? 'Mit Nahrung sammelst du Kranke ein.'
        : f.res === 'herbs'
          ? 'Mit Kräutern heilst du Kranke.'
          : f.res === 'coin'
            ? 'Münzen können andere Rohstoffe ersetzen.'
            : 'Damit bezahlst du Gebäude.',
    now: `${f.n} von ${f.limit}. Was darüber ist, verfällt.`,
  }),
  bld: (f) => ({
    name: buildingName(f.id),
    sort: `Ein Gebäude des Hauses ${HOUSE_NAME[f.house]}`,
    does: `Kostet ${f.cost.length === 0 ? 'nichts' : join(f.cost.map((x) => resource(x.n, x.res)))}${f.renown > 0 ? ` und bringt ${renown(f.renown)}` : ''}. Es erzeugt ${f.treasury ? 'eine Münze' : 'den Rohstoff seines Ortes'}${f.needsWorker ? ', wenn jemand dort arbeitet' : ''}.`,
    now:
      f.at === null
        ? 'Noch nicht gebaut.'
        : `Steht ${inSpace(f.at)}${f.makes === null ? '' : ` und erzeugt ${RESOURCE_NAME[f.makes]}`}${f.needsWorker ? (f.staffed ? '. Jemand arbeitet dort' : '. Noch arbeitet dort niemand') : ''}.`,
  }),
  row: (f) => ({
    name: `+${renown(f.bonus)}`,
    sort: `Für die ganze Reihe (${TIER[f.row]})`,
    does: 'Stehen alle drei Gebäude der Reihe auf der Karte, zählt er am Ende.',
    now: `${f.built} von 3 gebaut.`,
  }),
  tier: (f) => ({
    name: `Platz für eine Technologie (${TIER[f.tier]})`,
    sort: 'Höchstens drei',
    does: 'Eine Technologie mit diesem Zeichen kommt hierher, andere überallhin.',
    now: 'Er ist leer.',
  }),
  tech: (f) => ({
    name: techName(f.tech),
    sort: `Eine Technologie${f.tier === null ? '' : ` (${TIER[f.tier]})`}`,
    does: `${techText(f.tech)} Bringt ${renown(f.renown)}.`,
    now: f.owner !== null ? `Haus ${HOUSE_NAME[f.owner]} hat sie.` : `Sie kostet ${knowledge(f.cost)}.${f.research === null ? '' : ` Du hast ${f.research}.`}`,
  }),
  work: (f) => ({
    name: workTitle(f.work),
    sort: 'Ein Prachtbau der Hauptstadt',
    does: `Kostet ${join(f.cost.map((x) => resource(x.n, x.res)))} und bringt sofort ${renown(f.renown)} und ${f.influence} Einfluss.`,
    now:
      f.owner === null
        ? f.alone
          ? 'Noch nicht gebaut: Der Kranke daneben kostet am Ende 1 Ruhm.'
          : 'Noch hat es niemand gebaut.'
        : `Haus ${HOUSE_NAME[f.owner]} hat es gebaut.`,
  }),
  token: (f) => ({
    name: f.reward === null ? 'Ein verdecktes Plättchen' : `Plättchen: ${gained(1, f.reward)}`,
    sort: 'Hauptstadtplättchen',
    does: 'Wer jemanden in die Hauptstadt schickt, nimmt sich ein offenes und dreht es um.',
    now: f.reward !== null ? '' : f.alone ? 'Es bleibt das ganze Spiel lang verdeckt.' : 'Am Ende der Ära wird es wieder aufgedeckt.',
  }),
  capital: (f) => ({
    name: 'Die Hauptstadt',
    sort: 'Wer wie viele geschickt hat',
    does: inCapital(f),
    now: `${f.people.map((x) => `${HOUSE_NAME[x.house]} ${x.n}`).join(', ')}${f.neutral === null ? '' : `, neutral ${f.neutral}`}.`,
  }),
  court: (f) => ({
    name: f.court === null ? 'Die Hauptstadt' : courtName(f.court),
    sort: 'Hauptstadtkarte',
    does:
      f.mode === 'alone'
        ? 'Allein gibt es keine Karte und keine Belohnung: Die Hauptstadt kann nur Ruhm kosten.'
        : 'Was der erste, zweite und dritte Platz in der Hauptstadt am Ende jeder Ära bekommen.',
    now: '',
  }),
  market: (f) => ({
    name: 'Technologien',
    sort: 'Der Markt',
    does: 'Fünf liegen aus. Forschen kauft eine; für 1 Wissen werden alle fünf neu ausgelegt.',
    now: `${f.cards} im Angebot.`,
  }),
  decree: (f) => {
    const text = decreeText(f.decree);
    return {
      name: decreeName(f.decree),
      sort: `Der Erlass der Ära ${roman(f.era)}`,
      does: `Agenda: ${text.agenda} Gebot: ${text.imperative}`,
      now:
        f.state === 'past'
          ? 'Seine Agenda ist gewertet.'
          : [
              f.state === 'now' && f.agenda !== null ? `Jetzt brächte dir die Agenda **${renown(f.agenda)}**.` : '',
              f.level === null ? '' : `Du bist auf Stufe ${f.level} seines Gebots.`,
              f.minimum === null ? '' : `In Versus zählt es erst ab Stufe ${f.minimum}.`,
            ]
              .filter((x) => x !== '')
              .join(' '),
    };
  },
  decrees: () => ({
    name: 'Erlasse',
    sort: 'Einer für jede Ära',
    does: 'Die Agenda zahlt am Ende ihrer Ära. Beim Gebot steigst du auf, wann immer du tust, was es sagt.',
    now: '',
  }),
  years: (f) => ({
    name: 'Die sechs Jahre',
    sort: 'Pest und Hilfe',
    does: 'Jedes Jahr kommt eine Pestkarte und eine Hilfskarte. Die Hilfe zahlt ein Jahr später.',
    now: f.year === 0 ? '' : `Es ist Jahr ${f.year}.`,
  }),
  pest: (f) => ({
    name: f.pest === null ? 'Eine verdeckte Pestkarte' : pestName(f.pest),
    sort: `Jahr ${roman(f.year)}`,
    does: `Bringt ${sick(f.sick, 'acc')} an jeden Ort und auf jede Straße, die sie nennt. Zwei Gebäude, ein Doktor oder ein Feldlager halten sie fern.`,
    now: f.pest === null ? 'Noch kennt sie niemand.' : '',
  }),
  aid: (f) => ({
    name: f.aid === null ? 'Eine verdeckte Hilfskarte' : aidName(f.aid),
    sort: `Jahr ${roman(f.year)}`,
    does: aidPays(f),
    now: f.year === LAST_YEAR ? 'Die letzte zahlt nie.' : f.aid === null ? 'Noch kennt sie niemand.' : '',
  }),
  house: (f) => ({
    name: `Haus ${HOUSE_NAME[f.house]}`,
    sort: f.you ? 'Du' : 'Gegner am Tisch',
    does: 'Die Tafel zeigt, was ein Haus hat; Ruhm aus Gebäuden, Personen und Technologien kommt am Ende dazu.',
    now: `${renown(f.renown - f.negative)} in Plättchen, Einfluss ${f.influence}, ${f.sick} von ${f.slots} Plätzen der Quarantäne belegt, ${f.dead} tot.${f.turn ? (f.you ? ' Du bist am Zug.' : ' Es ist am Zug.') : ''}`,
  }),
  renown: (f) => ({
    name: renown(f.renown),
    sort: `Plättchen von Haus ${HOUSE_NAME[f.house]}`,
    does: 'Der meiste Ruhm gewinnt. Plättchen zählen neben Gebäuden, Personen, Technologien, Einfluss und Geboten.',
    now: '',
  }),
  negative: (f) => ({
    name: `${f.negative} Schande`,
    sort: `Haus ${HOUSE_NAME[f.house]}`,
    does: 'Sie wird am Ende abgezogen. Das meiste kommt von den Toten.',
    now: '',
  }),
  ready: (f) => ({
    name: `${some(f.ready, 'Gehilfe', 'Gehilfen')} bereit`,
    sort: whose(f),
    does: 'Jeder ist ein Zug in diesem Jahr. Mit jeder Ära kommt einer dazu.',
    now: '',
  }),
  research: (f) => ({
    name: knowledge(f.research),
    sort: whose(f),
    does: 'Damit kaufst du Technologien, und eines davon verstärkt Reisen, Bauen oder Erzeugen.',
    now: '',
  }),
  castle: (f) => ({
    name: 'Burg',
    sort: `Haus ${HOUSE_NAME[f.house]}`,
    does: 'Sie erzeugt ihren Rohstoff bei jedem Erzeugen, ohne Arbeiter.',
    now: f.at === null ? 'Sie steht noch nicht.' : `Sie steht ${inSpace(f.at)}${f.makes === null ? '' : ` und erzeugt ${RESOURCE_NAME[f.makes]}`}.`,
  }),
  ranks: () => ({
    name: 'Ränge des Solospiels',
    sort: 'Wie gut du warst',
    does: 'Allein spielst du um einen Rang. Die Liste sagt, wie viel Ruhm er braucht.',
    now: '',
  }),
  final: (f) => ({
    name: 'Schlusswertung',
    sort: 'Woher der Ruhm kommt',
    does:
      f.mode === 'alone'
        ? 'Alle Zeilen werden addiert. Jeder Kranke, der noch auf der Einflussleiste, bei den Geboten oder neben den Bauten der Hauptstadt liegt, kostet 1 Ruhm, und ebenso jeder Tote.'
        : f.mode === 'versus'
          ? 'Alle Zeilen werden addiert. Übersprungene Einflussfelder und die meisten Bauten der Hauptstadt bringen Ruhm; die meisten Kranken in Quarantäne kosten welchen.'
          : 'Alle Zeilen werden addiert. Bei Gleichstand zählt mehr Einfluss, dann mehr Personen auf der Leiste, dann weniger Tote.',
    now: '',
  }),
  turn: (f) => ({
    name: f.year === 0 ? 'Aufbau' : `Ära ${roman(f.era)}, Jahr ${f.year}`,
    sort: 'Pest, Hilfe, Aktionen',
    does:
      f.phase === 'aid'
        ? `${PHASE.aid} ${f.mode === 'alone' ? 'Welche Spalte, sagen die Kranken auf der Einflussleiste.' : 'Welche Spalte, sagt dein Einfluss.'}`
        : PHASE[f.phase],
    now: f.phase === 'action' ? (f.you ? 'Du bist am Zug.' : `Am Zug: Haus ${HOUSE_NAME[f.house]}.`) : '',
  }),
});

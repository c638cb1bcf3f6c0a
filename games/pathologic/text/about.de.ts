/** What everything on the board of Pathologic tells of itself, in German. */
import { capital, some, type TellsOf } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Facts } from './about.ts';
import { PHASE_NAME } from './board.de.ts';
import type { Making } from './making.ts';
import { aResource, eventTitle, evidence, join, piece, RESOURCE, role, someResource, strainText, titleText, ward } from './names.de.ts';
import type { Some } from './position.ts';

const PHASE: Readonly<Record<Phase, string>> = {
  setup: 'Die Figuren werden aufgestellt, die Seuche merkt sich drei Ziele, und alle nehmen ihre ersten Karten.',
  movement: 'Die Seuche geht heimlich, einen Schritt oder keinen.',
  attack: 'Die Seuche darf ihren Bezirk infizieren oder eine Blockade beginnen oder beenden.',
  strains: 'Die Seuche darf Keime aus ihrer Hand auslegen: Fallen für alle, die in dem Bezirk handeln. Sie zieht einen, sooft ein Ereignis erscheint.',
  events: 'Für den Heiler am Zug beginnt ein neues Ereignis.',
  actions: 'Der Heiler handelt: gehen, Marken beschaffen, einen Pakt schließen, ein Ereignis lösen.',
  over: 'Das Spiel ist vorbei.',
};

const counted = (list: readonly Some[]): string => join(list.map((x) => someResource(x.n, x.resource)));

export const about = ({ names: { eventRule, placeName, ROLE_NAME, strainRule, titleRule } }: Making): TellsOf<Facts> => ({
  map: (f) => ({
    name: 'Die Stadt',
    sort: 'Fünfzehn Bezirke und die Steppe',
    does: 'Heiler und Schützlinge gehen von Bezirk zu Bezirk und lösen Ereignisse. Zwischen ihnen geht ungesehen die Seuche um.',
    now: `${some(f.ongoing, 'Ereignis läuft', 'Ereignisse laufen')}, ${f.undrawn} noch im Stapel.`,
  }),
  place: (f) => ({
    name: capital(placeName(f.d)),
    sort: f.d === 0 ? 'Außerhalb der Stadt' : 'Ein Bezirk',
    does:
      f.d === 0
        ? 'Hierher geht nur die Seuche. Die Steppe grenzt an die sieben äußeren Bezirke.'
        : 'Man kommt aus den Nachbarbezirken hierher; über den Fluss führen nur die Brücken. Ein Ereignis löst, wer hier steht.',
    now: [
      ...(f.people.length > 0
        ? [`${capital(join(f.people.map((x) => `${piece(x.id, 'nom')}${x.free ? '' : ' (in Quarantäne)'}`)))}.`]
        : f.d === 0
          ? []
          : ['Niemand ist hier.']),
      ...(f.needs === null ? [] : [`**${eventTitle(f.d)}** verlangt ${aResource(f.needs)}.`]),
      ...(f.strain === null ? [] : [f.strain === 'back' ? 'Hier liegt ein verdeckter Keim.' : `Hier liegt der Keim ${strainText(f.strain)}.`]),
      ...(f.blockade ? ['Hier ist die Blockade.'] : []),
      ...(f.curfew ? ['Ausgangssperre: Niemand überquert seine Grenze.'] : []),
      ...(f.begun && f.fog ? ['Die Seuche kann hier sein.'] : []),
    ].join(' '),
  }),
  piece: (f) => ({
    name: capital(piece(f.id, 'nom')),
    sort: f.ward === null ? (f.you ? 'Du' : 'Heiler') : `Schützling, zuständig: ${role(f.healer, 'nom')}; bringt ${aResource(f.ward.access)}`,
    does:
      f.ward === null
        ? 'Heiler gehen, beschaffen Marken, wenden Rezepte an und lösen Ereignisse selbst für 1 Beweis. Ein Angriff bringt sie nur in Quarantäne.'
        : `Verlangt ein Ereignis, was der Schützling bringt, löst er es ohne Marke. Für dich sind das ${evidence(f.ward.reward)}.`,
    now:
      f.dead !== null
        ? f.dead === 'crypt'
          ? 'Tot, und auf der Todesliste.'
          : 'Tot, aber kein Ziel.'
        : f.at === 0
          ? 'Nicht auf der Karte.'
          : [
              `${capital(placeName(f.at))}: ${f.free ? 'nicht in Quarantäne, hier kann die Seuche zuschlagen' : 'in Quarantäne, sicher vor der Infektion, doch vor dem Gehen oder Lösen muss sie verlassen werden'}.`,
              ...(f.acted ? ['Hat in diesem Zug gehandelt.'] : []),
              ...(f.ward?.pact == null ? [] : [`Im Pakt mit ${role(f.ward.pact, 'dat')}.`]),
              ...(f.ward === null || f.at === 0 ? [] : [f.hunted ? 'Kann auf der Todesliste stehen.' : 'Steht nicht auf der Todesliste.']),
            ].join(' '),
  }),
  event: (f) => ({
    name: eventTitle(f.d),
    sort: `Das Ereignis hier: ${placeName(f.d)}`,
    does: eventRule(f.d),
    now: f.needs !== null ? `Es läuft und verlangt ${aResource(f.needs)}.` : f.resolved ? 'Es ist gelöst.' : 'Es hat noch nicht begonnen.',
  }),
  token: (f) => ({
    name: f.face === 'back' ? 'Ein verdeckter Keim' : strainText(f.face),
    sort: capital(placeName(f.d)),
    does: f.face === 'back' ? 'Er wird ausgelöst, wenn hier eine Figur handelt oder hereinkommt. Nur die Seuche weiß, was es ist.' : strainRule(f.face),
    now: '',
  }),
  strain: (f) => ({ name: strainText(f.strain), sort: 'Ein Keim', does: strainRule(f.strain), now: f.held > 0 ? `Du hast ${f.held} davon.` : '' }),
  blockade: (f) => ({
    name: 'Die Blockade',
    sort: 'Ein Plättchen der Seuche',
    does: 'Die Seuche hat sich gezeigt und hält den Bezirk. Beendet sie die Blockade, sterben dort auch Schützlinge in Quarantäne.',
    now: f.at === 0 ? 'Gerade gibt es keine.' : `Sie liegt hier: ${placeName(f.at)}.`,
  }),
  curfew: (f) => ({
    name: 'Ausgangssperre',
    sort: 'Ein Rezept, das gilt',
    does: 'Niemand überquert die Grenzen dieses Bezirks, auch die Seuche nicht.',
    now: f.at === 0 ? '' : `Sie gilt hier: ${placeName(f.at)}.`,
  }),
  seen: (f) => ({
    name: 'Hier zuletzt gesehen',
    sort: 'Eine Notiz des Hauses',
    does: 'Wo die Seuche zuletzt angesagt wurde und in welcher Runde. Sie kann seither weitergegangen sein.',
    now: f.round === 0 ? '' : `${capital(placeName(f.at))}, Runde ${f.round}.`,
  }),
  fog: (f) => ({
    name: 'Der Nebel',
    sort: f.plague ? 'Was die Heiler ahnen können' : 'Wo die Seuche sein kann',
    does: 'Ausgerechnet aus allem, was angesagt wurde. Er weiß nichts, was du nicht wissen könntest.',
    now: `Möglich: ${some(f.places, 'Ort', 'Orte')}.`,
  }),
  ticker: (f) => ({
    name: 'Zähler der Beweise',
    sort: 'Das Rennen der Heiler',
    does:
      f.tier === null
        ? `Wer als Erster ${evidence(f.need)} hat, gewinnt sofort.`
        : `Mit ${evidence(f.need)} ist das Spiel sofort gewonnen. Mit einem Heiler rückt der Stein zu Beginn jedes Heilerzugs eine Reihe weiter, und ein neues Ereignis verlangt die Marke dieser Reihe.`,
    now: `${f.tier === null ? '' : `Reihe des Steins: ${ROLE_NAME[f.tier]}. `}${f.rows.map((x) => `${ROLE_NAME[x.id]} ${x.evidence}`).join(', ')}.`,
  }),
  evidence: (f) => ({
    name: `${f.evidence} von ${f.need} Beweisen`,
    sort: ROLE_NAME[f.id],
    does: 'Ein gelöstes Ereignis bringt Beweise: zwei mit einem eigenen Schützling, sonst einen. Stirbt einer deiner Schützlinge, verlierst du einen.',
    now: '',
  }),
  counters: (f) => ({
    name: 'Marken',
    sort: ROLE_NAME[f.id],
    does: 'Damit bezahlen Heiler Ereignisse, oder sie geben sie einem Schützling, dem etwas fehlt.',
    now: f.counters.length === 0 ? 'Gerade keine.' : `${counted(f.counters)}.`,
  }),
  resource: (f) => ({
    name: RESOURCE[f.resource],
    sort: 'Eine Ressource',
    does: 'Jedes Ereignis verlangt eine Sorte. Beschaffen nimmt eine aus dem Vorrat; manche Schützlinge bringen ihre eigene mit.',
    now: `Noch ${f.left} im Vorrat.`,
  }),
  healer: (f) => ({
    name: ROLE_NAME[f.id],
    sort: f.you ? 'Du' : f.inGame ? 'Heiler' : 'Nicht dabei; die Schützlinge schon',
    does: 'Der Bogen zeigt Beweise, Marken, Rezepte und die drei Schützlinge, für die dieser Heiler einsteht.',
    now: f.inGame
      ? `${evidence(f.evidence)}, ${some(f.held, 'Rezept', 'Rezepte')} auf der Hand${f.pact === null ? '' : `, Pakt mit ${ward(f.pact, 'dat')}`}.`
      : '',
  }),
  cards: (f) => ({
    name: `${some(f.held, 'Rezept', 'Rezepte')} auf der Hand`,
    sort: ROLE_NAME[f.id],
    does: 'Für die anderen verdeckt. Wer eines nimmt, sucht es sich aus dem eigenen Stapel aus.',
    now: `Noch ${f.rest} im Stapel.`,
  }),
  card: (f) => ({ name: titleText(f.title), sort: 'Ein Rezept', does: titleRule(f.title, { fullParalysis: f.full }), now: '' }),
  points: (f) => ({
    name: some(f.ap, 'Aktionspunkt', 'Aktionspunkte'),
    sort: 'Die Kerzen',
    does: `Jede Aktion kostet einen, und du hast ${f.usual} im Zug. Jede Figur handelt nur einmal. Was übrig bleibt, verfällt.`,
    now: f.mine ? `Noch ${f.ap} in diesem Zug.` : 'Du bist nicht am Zug.',
  }),
  deck: (f) => ({
    name: 'Ereignisse',
    sort: `${f.ongoing} laufen, ${f.undrawn} kommen noch`,
    does: 'Ist der Stapel leer, läuft keines mehr und hat kein Heiler gewonnen, gewinnt die Seuche.',
    now: '',
  }),
  pool: (f) => ({ name: 'Der Vorrat', sort: 'Marken zum Beschaffen', does: 'Bezahlte Marken kommen hierher zurück.', now: `${counted(f.counters)}.` }),
  plague: (f) => ({
    name: ROLE_NAME.plague,
    sort: f.you ? 'Du' : 'Der Feind aller',
    does: 'Sie gewinnt, wenn die drei Schützlinge ihrer Todesliste tot sind oder die Ereignisse ausgehen.',
    now: `${f.buried} von 3 Zielen tot, ${some(f.held, 'Keim', 'Keime')} auf der Hand.`,
  }),
  graves: (f) => ({
    name: 'Friedhof',
    sort: 'Grüfte und Massengrab',
    does: 'Ziele der Todesliste kommen in die Grüfte, andere Schützlinge ins Massengrab. Sind drei Grüfte voll, hat die Seuche gewonnen.',
    now: [
      f.crypt.length === 0 ? 'Kein Ziel ist tot.' : `Ziele: ${join(f.crypt.map((x) => ward(x, 'nom')))}.`,
      ...(f.grave.length === 0 ? [] : [`Andere: ${join(f.grave.map((x) => ward(x, 'nom')))}.`]),
    ].join(' '),
  }),
  hitlist: (f) => ({
    name: 'Todesliste',
    sort: 'Nur die Seuche kennt sie',
    does: 'Ein Schützling aus jeder Gruppe. Sind alle drei tot, gewinnst du.',
    now: `${f.buried} von 3 tot.`,
  }),
  notebook: () => ({
    name: 'Notizbuch',
    sort: 'Nur die Seuche sieht es',
    does: 'Wo du in jeder Runde warst, wohin du entwischt bist und wen du getroffen hast. Es wird für dich geführt.',
    now: '',
  }),
  guess: (f) => ({
    name: 'Ihr Verdacht',
    sort: 'Wo du für die Heiler sein kannst',
    does: 'Ausgerechnet aus dem, was angesagt wurde. Dein eigener Ort ist markiert.',
    now: `${some(f.places, 'Ort', 'Orte')}.`,
  }),
  decks: (f) => ({
    name: 'Stapel',
    sort: 'Keime und Ereignisse',
    does: 'Abgelegte Keime werden nicht neu gemischt. Gehen die Ereignisse aus, gewinnst du.',
    now: `Noch ${some(f.strains, 'Keim', 'Keime')} und ${some(f.events, 'Ereignis', 'Ereignisse')}.`,
  }),
  turn: (f) => ({
    name: f.phase === 'setup' ? 'Aufbau' : `Runde ${f.round}`,
    sort: PHASE_NAME[f.phase],
    does: PHASE[f.phase],
    now:
      f.phase === 'over'
        ? ''
        : f.you
          ? `Du bist am Zug${f.phase === 'actions' ? `: noch ${some(f.ap, 'Aktionspunkt', 'Aktionspunkte')}` : ''}.`
          : `Am Zug: ${role(f.role, 'nom')}.`,
  }),
  window: () => ({
    name: 'Ein Fenster für Reaktionen',
    sort: 'Verdeckte Antworten',
    does: 'Alle, die eine passende Karte haben könnten, werden zugleich gefragt. Wer gefragt ist und was sie antworten, sieht niemand, bis es sich schließt.',
    now: '',
  }),
  scene: () => ({ name: 'Was gerade bekannt wurde', sort: 'Alle erfahren es', does: 'Es wird kurz gezeigt und steht danach im Verlauf.', now: '' }),
  legend: () => ({
    name: 'Legende des Nebels',
    sort: 'So sind die Bezirke schattiert',
    does: 'Dunkel, wo die Seuche jetzt sein kann, heller, wo sie nach einem Schritt sein könnte.',
    now: '',
  }),
});

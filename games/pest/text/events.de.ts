/** The lines of the log in German. */
import { capital, some } from '@pesthouse/kernel';
import type { Event, State } from '../state.ts';
import { coins, dead, join, knowledge, people, quoted, renown, sick } from './count.de.ts';
import { haulOf, paymentOf, roadIn, roman, spaceIn } from './facts.ts';
import type { Making } from './making.ts';
import {
  ACTION_NAME,
  fromDesk,
  fromSlot,
  fromSpace,
  gained,
  HOUSE_NAME,
  inBed,
  inSpace,
  prizeName,
  RESOURCE_NAME,
  resource,
  roadName,
  spaceName,
  standName,
  TIER_NAME,
  theBuilding,
  toBed,
  toDesk,
  toSlot,
  toSpace,
} from './names.de.ts';
import { aidName, courtName, decreeName, pestName, techName, theWork } from './titles.de.ts';

const bold = (who: keyof typeof HOUSE_NAME): string => `**${HOUSE_NAME[who]}**`;
const houses = (list: readonly (keyof typeof HOUSE_NAME)[]): string => join(list.map((x) => HOUSE_NAME[x]));
/** On a road or in a location, by its id. */
const where = (id: string): string => {
  const road = roadIn(id);
  if (road !== undefined) return `auf ${roadName(road, 'dat')}`;
  const place = spaceIn(id);
  return place === undefined ? id : inSpace(place);
};
const disgrace = (n: number): string => `${n} Schande`;
const PLACE_WORD = ['', 'erste', 'zweite', 'dritte'] as const;

/** What is there now, where some were there before. */
const inAll = (e: { readonly sick: number; readonly now: number }): string => (e.now === e.sick ? '' : ` und hat nun ${e.now}`);

/** The lines for the numbers of a table. */
export const events =
  ({ tables: { NUMBER } }: Making) =>
  (s: State, e: Event): string => {
    switch (e.type) {
      case 'drew-start':
        return `${bold(e.who)} zieht ${some(e.cards.length, 'Startkarte', 'Startkarten')}.`;
      case 'castle':
        return `${bold(e.who)} gründet eine Burg in **${spaceName(e.at)}**. Sie erzeugt ${RESOURCE_NAME[e.makes]}.`;
      case 'doctor':
        return `${bold(e.who)} schickt den Pestdoktor ${toSpace(e.at)}.`;
      case 'year':
        return `**Jahr ${e.year}**, Ära ${roman(e.era)}.${e.order.length > 1 ? ` Reihenfolge: ${houses(e.order)}.` : ''}`;
      case 'pest':
        return `Die Pest: **${pestName(e.card)}**. Wo sie zuschlägt, ${e.sick === 1 ? 'kommt' : 'kommen'} ${sick(e.sick)} hinzu.`;
      case 'unseen':
        return `Nie im Spiel: ${join(e.cards.map((x) => `**${pestName(x)}**`))}.`;
      case 'struck':
        return `${spaceName(e.at)} bekommt ${sick(e.sick, 'acc')}${inAll(e)}.`;
      case 'road-struck':
        return `${capital(roadName(e.road))} bekommt ${sick(e.sick, 'acc')}${inAll(e)}.`;
      case 'spared':
        return `${spaceName(e.at)} bleibt verschont.`;
      case 'camp-back':
        return `${bold(e.who)} bekommt das Feldlager aus ${spaceName(e.at)} zurück.`;
      case 'forced':
        return `${bold(e.who)} muss ${inSpace(e.at)} ${sick(e.sick, 'acc')} aufnehmen.`;
      case 'turned-away':
        return `${bold(e.who)} weist ${inSpace(e.at)} ${sick(e.sick, 'acc')} ab.`;
      case 'destroyed':
        return `**${spaceName(e.at)} ist zerstört**, mit ${sick(e.sick, 'dat')} darin.`;
      case 'spread':
        return `Die Pest breitet sich ${fromSpace(e.from)} aus.`;
      case 'aid':
        return e.pays === 'nothing'
          ? `Für das nächste Jahr gilt **${aidName(e.card)}**. Noch bekommt niemand etwas.`
          : `Es gilt **${aidName(e.pays)}**, für das nächste Jahr dann ${aidName(e.card)}.`;
      case 'gained':
        // What was produced has just been told in one line, all goods together: only what found no room is news.
        if (e.clause === 'PEST-PRD-06' && e.lost === 0) return '';
        return e.n === 0 || e.clause === 'PEST-PRD-06'
          ? `${bold(e.who)} hat keinen Platz für ${gained(e.lost, e.what)}.`
          : `${bold(e.who)} erhält ${gained(e.n, e.what)}.${e.lost === 0 ? '' : ` Für ${e.lost} mehr ist kein Platz.`}`;
      case 'influence':
        return e.from === e.to
          ? `${bold(e.who)} steht am Ende der Einflussleiste.`
          : `${bold(e.who)} steigt auf der Einflussleiste von ${e.from} auf **${e.to}**.`;
      case 'imperative':
        return `${bold(e.who)} erfüllt **${decreeName(e.decree)}** und steht nun auf Stufe ${e.level}.`;
      case 'laid':
        return `${bold(e.who)} legt einen Kranken ${toBed(e.to)}.`;
      case 'died':
        return e.overflow
          ? `Ein Kranker stirbt. ${bold(e.who)} hat kein Grab mehr frei und erhält ${disgrace(NUMBER.overflow)}.`
          : `Ein Kranker in der Obhut von ${bold(e.who)} stirbt.`;
      case 'carried':
        return `${bold(e.who)} verlegt einen Kranken ${fromSlot(e.from)} ${toSlot(e.to)}.`;
      case 'storage-lost':
        return `${bold(e.who)} verliert ${resource(e.n, e.what)}, weil der Platz fehlt.`;
      case 'traded':
        return `${bold(e.who)} tauscht ${e.first === e.second ? resource(2, e.first) : `${resource(1, e.first)} und ${resource(1, e.second)}`} gegen eine Münze.`;
      case 'turn':
        return `${bold(e.who)} ist am Zug.`;
      case 'assistant':
        return `${bold(e.who)} setzt einen Gehilfen auf **${standName(e.stand)}**.`;
      case 'pair':
        return `${bold(e.who)} spielt ${standName(e.cell)} noch einmal.`;
      case 'trials':
        return `${bold(e.who)} führt Heilversuche durch: ${people(e.people)} ${e.people === 1 ? 'kommt' : 'kommen'} auf die Leiste${e.coins > 0 ? `, für ${coins(e.coins)} und Kräuter` : ''}.`;
      case 'action': {
        const how = [e.enhanced ? 'verstärkt' : '', e.hindered ? 'gehemmt' : ''].filter((x) => x !== '');
        return `${bold(e.who)} spielt **${ACTION_NAME[e.action]}**${how.length > 0 ? `, ${join(how)}` : ''}.`;
      }
      case 'paid':
        return `${bold(e.who)} zahlt ${join(paymentOf(e).map((x) => resource(x.n, x.what)))}.`;
      case 'gathered':
        return `${bold(e.who)} sammelt ${where(e.from)} ${sick(e.sick, 'acc')} ein.`;
      case 'moved':
        return `${bold(e.who)} ${e.jumped ? 'springt' : 'reist'} ${fromSpace(e.from)} ${e.to === 'capital' ? 'in die **Hauptstadt**' : `nach **${spaceName(e.to)}**`}.`;
      case 'camp':
        return `${bold(e.who)} schlägt das Feldlager ${inSpace(e.at)} auf.`;
      case 'stopped':
        return `${bold(e.who)} hält ${inSpace(e.at)} an.`;
      case 'built':
        return `${bold(e.who)} baut **${theBuilding(e.building, 'acc')}** ${inSpace(e.at)}. Dort ${e.building === 'treasury' ? 'entstehen Münzen' : `${e.makes === 'herbs' || e.makes === 'coin' ? 'entstehen' : 'entsteht'} ${RESOURCE_NAME[e.makes]}`}.`;
      case 'raised':
        return `${bold(e.who)} errichtet **${theWork(e.work)}** in der Hauptstadt.`;
      case 'produced': {
        const made = haulOf(e).map((x) => resource(x.n, x.what));
        return `${bold(e.who)} erzeugt ${made.length === 0 ? 'nichts' : join(made)}.`;
      }
      case 'took':
        return `${bold(e.who)} kauft **${techName(e.card)}** für ${knowledge(e.cost)} (Platz ${TIER_NAME[e.tier]}).`;
      case 'discarded':
        return `${bold(e.who)} legt ${techName(e.card)} für ${renown(e.renown)} ab.`;
      case 'refreshed':
        return `${e.who === 'nobody' ? 'Neuer Markt' : `${bold(e.who)} erneuert den Markt`}: ${join(e.cards.map(techName))}.`;
      case 'dealt':
        return `Neu im Markt: ${techName(e.card)}.`;
      case 'mobile':
        return `Die Fahrende Werkstatt von ${bold(e.who)} erzeugt ${RESOURCE_NAME[e.resource]}.`;
      case 'cured': {
        const price = [e.herbs > 0 ? resource(e.herbs, 'herbs') : '', e.coins > 0 ? coins(e.coins) : ''].filter((x) => x !== '');
        return `${bold(e.who)} heilt einen Kranken ${price.length === 0 ? 'kostenlos' : `für ${join(price)}`} (Feld ${e.space} der Leiste).`;
      }
      case 'advanced':
        return `${bold(e.who)} rückt den Kranken ${inBed(e.card)} auf Feld ${e.space}.`;
      case 'dropped':
        return `${bold(e.who)} legt einen Kranken ${fromSlot(e.from)} ab.`;
      case 'assigned':
        return `${bold(e.who)} schickt eine Person ${fromDesk(e.from)} ${toDesk(e.to)}.`;
      case 'experiment':
        return `${bold(e.who)} gibt eine Person für ${sick(3, 'acc')} her.`;
      case 'token':
        return `${bold(e.who)} nimmt ein Hauptstadtplättchen: ${gained(1, e.reward)}.`;
      case 'order':
        return `Neue Reihenfolge: ${houses(e.order)}.`;
      case 'agenda':
        return `${bold(e.who)} erhält **${renown(e.renown)}** für ${quoted(decreeName(e.decree))}.`;
      case 'bonus':
        return `${bold(e.who)} nimmt die ${PLACE_WORD[e.place] ?? ''} Belohnung von ${quoted(courtName(e.card))}.`;
      case 'prize':
        return `${bold(e.who)} wählt dazu: ${prizeName(s.court, e.option)}.`;
      case 'emptied':
        return e.neutral > 0
          ? `Die Hauptstadt leert sich. ${people(e.neutral)} ${e.neutral === 1 ? 'bleibt' : 'bleiben'} auf dem neutralen Platz.`
          : 'Die Hauptstadt leert sich.';
      case 'buried':
        return `${bold(e.who)} erhält ${disgrace(e.negative)} für ${dead(e.dead, 'acc')}.`;
      case 'neutral':
        return `${bold(e.who)} erhält ${disgrace(e.negative)}: Auf dem neutralen Platz der Hauptstadt stehen mehr Personen.`;
      case 'assistants':
        return s.players.length === 1 ? `Ein neuer Gehilfe kommt: Nun sind es ${e.each}.` : `Alle bekommen einen neuen Gehilfen und haben nun ${e.each}.`;
      case 'reckoned':
        return `${bold(e.who)} erhält ${disgrace(e.negative)} in der Schlusswertung.`;
      case 'ended':
        if (s.players.length === 1) return 'Die sechs Jahre sind um.';
        return e.winners.length === 1
          ? `Die sechs Jahre sind um. **${houses(e.winners)}** gewinnt mit dem meisten Ruhm.`
          : `Die sechs Jahre sind um. ${join(e.winners.map(bold))} teilen sich den Sieg.`;
      default:
        return e satisfies never;
    }
  };

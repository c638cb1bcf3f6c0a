/** Every choice in plain German: what it is called in the list, what it costs and what it will do. */
import { capital } from '@pesthouse/kernel';
import { type Action, BUILDINGS, RESOURCES, SPACES, TECHS, type Tier, WORKS } from '../names.ts';
import { active, nth, playerOf } from '../reading.ts';
import type { Move, State } from '../state.ts';
import { inWords } from './cards.de.ts';
import { coins, join, knowledge, people, renown, sick, herbs as someHerbs } from './count.de.ts';
import { hinders, nextSpace, placeOf, replacedIn, settling } from './facts.ts';
import type { Making } from './making.ts';
import type { Offered } from './moves.en.ts';
import {
  ACTION_NAME,
  ACTION_SHORT,
  bedName,
  buildingName,
  fromDesk,
  fromSlot,
  gained,
  inBed,
  inSpace,
  KIND_NAME,
  onTier,
  prizeName,
  RESOURCE_NAME,
  resource,
  spaceName,
  standName,
  toDesk,
  toSlot,
  toSpace,
} from './names.de.ts';
import { roadSickTo } from './reading.ts';
import { techName, theWork } from './titles.de.ts';

/** What playing an action now means. */
const actDetail = (s: State, a: Action): string => (hinders(s, a) ? 'Gehemmt' : ACTION_SHORT[a]);
const price = (lumber: number, stone: number, herbs: number, purse: number): string => {
  const parts = [
    lumber > 0 ? resource(lumber, 'lumber') : '',
    stone > 0 ? resource(stone, 'stone') : '',
    herbs > 0 ? someHerbs(herbs) : '',
    purse > 0 ? coins(purse) : '',
  ].filter((x) => x !== '');
  return parts.length === 0 ? 'nichts' : join(parts);
};
const ground = (s: State, id: string): string => {
  const g = placeOf(s, id);
  if (g === undefined) return 'Nur Durchreise';
  return `${KIND_NAME[g.kind]}, ${g.ruined ? 'zerstört' : RESOURCE_NAME[g.yields]}${g.sick > 0 ? `, ${sick(g.sick)}` : ''}`;
};

/** The words of moves for the numbers of a table. */
export const moves =
  ({ tables, read, names: { techText } }: Making) =>
  (s: State, seat: number, m: Move): Offered => {
    const { BUILDING, NUMBER, TECH, WORK } = tables;
    switch (m.verb) {
      case 'castle':
        return { label: `Burg in ${spaceName(m.at)}`, detail: ground(s, m.at) };
      case 'doctor':
        return { label: `Pestdoktor ${toSpace(m.at)}`, detail: ground(s, m.at) };
      case 'block':
        return m.turn ? { label: 'Abweisen', detail: 'Zurück in den Vorrat' } : { label: 'Aufnehmen', detail: 'Alle kommen in deine Quarantäne' };
      case 'crate':
        return { label: RESOURCE_NAME[m.resource], detail: `Du hast ${nth(playerOf(s, seat).res, RESOURCES.indexOf(m.resource))}` };
      case 'store':
        return { label: RESOURCE_NAME[m.resource], detail: `Bis zu ${NUMBER.storageContainer}; für die anderen gilt die Grenze` };
      case 'mobile':
        return { label: RESOURCE_NAME[m.resource], detail: 'Für den Rest des Spiels' };
      case 'lay':
        return {
          label: capital(bedName(m.to)),
          detail:
            m.to === 'regular'
              ? 'Kein Nachteil'
              : m.to === 'storage'
                ? `Von jedem Rohstoff höchstens ${NUMBER.storageBlocked}`
                : m.to === 'graveyard'
                  ? 'Bringt Schande am Ende jeder Ära'
                  : m.to === 'tech-1' || m.to === 'tech-14'
                    ? 'Wird später kostenlos geheilt'
                    : `Hemmt ${ACTION_NAME[m.to]}`,
        };
      case 'tidy':
        return { label: 'Quarantäne umräumen', detail: 'Einen Kranken auf einen anderen Platz verlegen' };
      case 'carry':
        return {
          label: `${capital(fromSlot(m.from))} ${toSlot(m.to)}`,
          detail: m.to === 'storage' ? `Alles über ${NUMBER.storageBlocked} geht verloren` : 'Gilt für Aktionen, die später beginnen',
        };
      case 'trade':
        return { label: 'Tauschen', detail: 'Zwei Rohstoffe gegen eine Münze' };
      case 'swap':
        return {
          label: `${m.first === m.second ? resource(2, m.first) : `${resource(1, m.first)} und ${resource(1, m.second)}`} gegen eine Münze`,
          detail: 'Sofort',
        };
      case 'assistant':
        return { label: standName(m.stand), detail: m.stand === 'tech-17' || m.stand === 'tech-28' ? techText(m.stand) : 'Zwei Aktionen' };
      case 'pair':
        return { label: `${standName(m.cell)} noch einmal`, detail: 'Zwei Aktionen' };
      case 'trials':
        return { label: `Zahle ${price(0, 0, NUMBER.trialsHerbs - m.coins, m.coins)}`, detail: '2 Personen kommen auf die Leiste' };
      case 'act':
        return { label: `${ACTION_NAME[m.action]}${m.enhance ? ', verstärkt' : ''}`, detail: m.enhance ? `Für ${knowledge(1)}` : actDetail(s, m.action) };
      case 'end-turn':
        return { label: 'Zug beenden', detail: s.players.length > 1 ? 'Das nächste Haus ist dran' : 'Weiter' };
      case 'step':
        return { label: `Reise ${toSpace(m.to)}`, detail: `${ground(s, m.to)}${roadDetail(s, m.to)}` };
      case 'jump':
        return { label: `Spring ${toSpace(m.to)}`, detail: `${NUMBER.cloneCost} Bewegung; ${ground(s, m.to)}` };
      case 'camp':
        return { label: `Feldlager ${inSpace(m.at)} aufschlagen`, detail: ground(s, m.at) };
      case 'stop':
        return { label: 'Hier anhalten', detail: ground(s, SPACES[active(s).doctor] ?? 'capital') };
      case 'settle': {
        const due = settling(read, s, m);
        const paid = [due.food > 0 ? resource(due.food, 'food') : '', due.coins > 0 ? coins(due.coins) : ''].filter((x) => x !== '');
        const how = [
          m.camp ? 'Feldlager aufschlagen' : '',
          paid.length > 0 ? `${join(paid)} zahlen` : m.camp ? '' : 'kostenlos betreten',
          m.mask ? '1 Kranken zurücklassen' : '',
        ].filter((x) => x !== '');
        return {
          label: capital(join(how)),
          detail: m.camp ? 'Alle Kranken dort sind kostenlos' : m.mask ? 'Die anderen kommen mit' : 'Alle Kranken kommen mit',
        };
      }
      case 'build': {
        const b = BUILDING[BUILDINGS.indexOf(m.building)];
        return {
          label: `${buildingName(m.building)} ${inSpace(m.at)}`,
          detail: `${price(b?.lumber ?? 0, b?.stone ?? 0, 0, 0)}; am Ende ${renown(b?.renown ?? 0)}`,
        };
      }
      case 'raise': {
        const w = WORK[WORKS.indexOf(m.work)];
        return {
          label: `${capital(theWork(m.work))} errichten`,
          detail: `${price(w?.lumber ?? 0, w?.stone ?? 0, w?.herbs ?? 0, 0)}; ${renown(w?.renown ?? 0)}, ${w?.influence ?? 0} Einfluss`,
        };
      }
      case 'done':
        return { label: 'Fertig', detail: 'Diese Aktion beenden' };
      case 'pay':
        return {
          label: `Zahle ${price(m.lumber, m.stone, m.herbs, m.coins)}${m.rebate ? ' mit Nachlass' : ''}`,
          detail: m.rebate ? `${NUMBER.rebate} Holz oder Stein weniger` : 'Ohne Nachlass',
        };
      case 'more':
        return { label: `Dazu ${resource(1, m.resource)}`, detail: 'Verstärkt' };
      case 'less':
        return { label: `Verzichte auf ${resource(1, m.resource)}`, detail: 'Gehemmt' };
      case 'take':
        return {
          label: `${techName(m.card)} ${onTier(m.tier)}`,
          detail: `${knowledge(TECH[TECHS.indexOf(m.card) + 1]?.cost ?? 0)}. ${techText(m.card)}${replaced(s, m.tier)}`,
        };
      case 'refresh':
        return { label: 'Markt erneuern', detail: `${knowledge(1)} für ${inWords(NUMBER.market)} neue ${NUMBER.market === 1 ? 'Karte' : 'Karten'}` };
      case 'advance':
        return { label: `Kranken ${inBed(m.card)} weiterrücken`, detail: 'Ein Feld; nach dem letzten ist die Person geheilt' };
      case 'send':
        return { label: `Einen Experten ${toDesk(m.to)} schicken`, detail: `${people(active(s).experts)} auf der Karte` };
      case 'recall':
        return { label: `Person ${toDesk(m.to)} zurückholen`, detail: `${people(active(s).capital)} in der Hauptstadt` };
      case 'experiment':
        return { label: 'Versuch durchführen', detail: `1 Person hergeben für ${sick(3, 'acc')}` };
      case 'cure': {
        const { space, herbs } = nextSpace(tables, s);
        return {
          label: `Heile ${fromSlot(m.from)}${m.coins > 0 ? ` mit ${coins(m.coins)}` : ''}`,
          detail: `${price(0, 0, herbs - m.coins, m.coins)}; Feld ${space}`,
        };
      }
      case 'drop':
        return { label: `${capital(fromSlot(m.from))} ablegen`, detail: techName('tech-9') };
      case 'assign':
        return { label: `Schicke eine Person ${toDesk(m.to)}`, detail: 'Die ganz rechts auf der Leiste' };
      case 'shift':
        return { label: `Arbeiter ${fromDesk(m.from)} ${toDesk(m.to)}`, detail: 'Von einem Gebäude in ein anderes' };
      case 'token':
        return { label: `Plättchen: ${gained(1, m.reward)}`, detail: `${s.tokensUp.reduce((n, x) => n + x, 0)} offen` };
      case 'prize':
        return { label: capital(prizeName(s.court, m.option)), detail: 'Zusätzlich zur ersten Belohnung' };
      default:
        return m satisfies never;
    }
  };

/** What the road to a space costs in Sick. */
const roadDetail = (s: State, to: string): string => {
  const n = roadSickTo(s, to);
  return n > 0 ? `; ${sick(n)} auf der Straße` : '';
};
const replaced = (s: State, tier: Tier): string => {
  const id = replacedIn(s, tier);
  return id === undefined ? '' : ` Ersetzt ${techName(id)}.`;
};

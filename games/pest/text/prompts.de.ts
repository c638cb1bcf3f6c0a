/** The German sentences of the prompt bar: what to do, and the numbers that matter for it. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { houseOf, nth, playerOf, quarantined } from '../reading.ts';
import type { State } from '../state.ts';
import { crates, herbs, join, knowledge, sick } from './count.de.ts';
import { buildingIn, decider, heldBy, numberIn as num, spaceIn, workIn } from './facts.ts';
import type { Making } from './making.ts';
import { HOUSE_NAME, inSpace, resource, theBuilding } from './names.de.ts';
import type { Said } from './prompts.en.ts';
import { theWork } from './titles.de.ts';

type Value = string | number | boolean | undefined;
const inPlace = (x: Value): string => {
  const id = spaceIn(x);
  return id === undefined ? '' : inSpace(id);
};
const placeOf = (x: Value): string => inPlace(x).replace(/^in /, '');
const stores = (s: State, seat: Seat): string =>
  heldBy(s, seat)
    .map((x) => resource(x.n, x.what))
    .join(', ');

/** The sentences for the numbers of a table. */
export const prompts =
  ({ tables: { NUMBER }, read: { regularSlots } }: Making) =>
  (s: State, seat: Seat, p: Prompt): Said => {
    const own = seat >= 0 && seat < s.players.length ? seat : s.active;
    const me = playerOf(s, own);
    switch (p.key) {
      case 'castle':
        return { title: 'Wähle, wo deine Burg steht', detail: 'Sie erzeugt den Rohstoff ihres Ortes. Niemand muss dort arbeiten.' };
      case 'doctor':
        return { title: 'Wähle, wo dein Pestdoktor beginnt', detail: 'Neben deiner Burg. Kranke dort kommen kostenlos in deine Quarantäne.' };
      case 'block':
        return {
          title: `${sick(num(p.away), 'acc')} ${inPlace(p.at)} abweisen?`,
          detail: `Sonst ${num(p.n) === 1 ? 'kommt' : 'kommen'} ${sick(num(p.n))} in deine Quarantäne.`,
        };
      case 'crate':
        return { title: 'Wähle, was in der Kiste ist', detail: `Noch ${crates(num(p.n))} zu öffnen. Du hast ${stores(s, own)}.` };
      case 'store':
        return {
          title: 'Wähle, was in die Vorratsfässer kommt',
          detail: `Von einem Rohstoff darfst du bis zu ${NUMBER.storageContainer} lagern; was sonst über der Grenze liegt, ist verloren. Du hast ${stores(s, own)}.`,
        };
      case 'mobile':
        return { title: 'Wähle, was die Fahrende Werkstatt erzeugt', detail: 'Das gilt für den Rest des Spiels.' };
      case 'lay':
        return {
          title: num(p.n) === 1 ? 'Wohin mit dem Kranken?' : 'Wohin mit den Kranken?',
          detail: `${sick(num(p.n))} unterzubringen. ${nth(me.sick, 0)} von ${regularSlots(me)} normalen Plätzen sind belegt.`,
        };
      case 'tidy':
        return {
          title: 'Verlege einen Kranken auf einen anderen Platz',
          detail: `${sick(quarantined(me))} in deiner Quarantäne. Eine begonnene Aktion bleibt gehemmt.`,
        };
      case 'trade':
        return { title: 'Tausche zwei Rohstoffe gegen eine Münze', detail: `Du hast ${stores(s, own)}.` };
      case 'assistant':
        return {
          title: 'Setze einen Gehilfen ein',
          detail: `${some(num(p.ready), 'Gehilfe', 'Gehilfen')} bereit. Ein Feld gibt die Aktion darüber und die Aktion links davon.`,
        };
      case 'pair':
        return { title: 'Wähle, welches Paar du noch einmal spielst', detail: 'Jedes Paar, das du in diesem Jahr auf deinem Raster gespielt hast.' };
      case 'trials':
        return { title: 'Bezahle die Heilversuche', detail: `${herbs(num(p.herbs))} oder Münzen dafür.` };
      case 'act':
        return num(p.left) === 0
          ? { title: 'Beende deinen Zug', detail: 'Beide Aktionen sind gespielt.' }
          : {
              title: 'Wähle eine Aktion',
              detail: `Noch ${some(num(p.left), 'Aktion', 'Aktionen')}. Du hast ${stores(s, own)} und ${knowledge(me.research)}.`,
            };
      case 'move':
        return {
          title: num(p.steps) === 0 ? 'Wähle, wohin dein Pestdoktor reist' : num(p.points) === 0 ? 'Keine Schritte mehr' : 'Reise weiter oder halte an',
          detail:
            num(p.steps) > 0 && num(p.points) === 0
              ? `${me.camp < 0 ? 'Schlag dein Feldlager auf oder halte an.' : 'Halte an, wenn du fertig bist.'} Du hast ${stores(s, own)}.`
              : `Noch ${some(num(p.points), 'Schritt', 'Schritte')}. Du hast ${stores(s, own)}.`,
        };
      case 'settle':
        return {
          title: `Wie betrittst du ${placeOf(p.to)}?`,
          detail: `${sick(num(p.sick))} dort${num(p.road) > 0 ? `, ${num(p.road)} auf der Straße` : ''}. Du hast ${stores(s, own)}.`,
        };
      case 'construct': {
        const hindered = num(p.extra) > 0 ? ` Gehemmt: Zahle ${NUMBER.surcharge} Holz oder Stein mehr.` : '';
        const enhanced = num(p.less) > 0 ? ` Verstärkt: Zahle ${NUMBER.rebate} Holz oder Stein weniger.` : '';
        return {
          title: num(p.built) === 0 ? 'Wähle ein Gebäude' : num(p.built) === 1 ? 'Baue ein zweites Mal oder hör auf' : 'Baue noch einmal oder hör auf',
          detail: `Du hast ${stores(s, own)}.${hindered}${enhanced}`,
        };
      }
      case 'pay': {
        const work = workIn(p.what);
        const building = buildingIn(p.what);
        const what = work !== undefined ? theWork(work) : building !== undefined ? theBuilding(building, 'acc') : 'das Gebäude';
        return { title: `Bezahle ${what}`, detail: `Du hast ${stores(s, own)}.` };
      }
      case 'more':
        return { title: 'Wähle ein weiteres Erzeugnis', detail: 'Jeder Rohstoff, den deine Gebäude jetzt erzeugen.' };
      case 'less':
        return { title: 'Wähle, welches Erzeugnis du verlierst', detail: 'Ein Kranker liegt auf dem Platz über Erzeugen.' };
      case 'research':
        return { title: p.taken === true ? 'Noch etwas zu erforschen?' : 'Wähle eine Technologie', detail: `Du hast ${knowledge(num(p.tokens))}.` };
      case 'cure':
        return num(p.space) === 0
          ? { title: 'Deine Leiste der Gesunden ist voll', detail: 'Niemand kann geheilt werden.' }
          : { title: 'Wähle, wen du heilst', detail: `Das nächste Feld kostet ${herbs(num(p.herbs))}. Du hast ${stores(s, own)}.` };
      case 'assign':
        return {
          title: 'Entsende deine Personen',
          detail: `Bisher ${join([`${num(p.desks)} an die Arbeit`, `${num(p.capital)} in die Hauptstadt`])}. Die Person ganz rechts geht zuerst.`,
        };
      case 'token':
        return {
          title: 'Wähle ein Hauptstadtplättchen',
          detail: s.players.length === 1 ? 'Danach bleibt es verdeckt.' : 'Danach bleibt es bis zum Ende der Ära verdeckt.',
        };
      case 'prize':
        return { title: 'Du führst in der Hauptstadt: Wähle deine Zugabe', detail: 'Sie kommt zur ersten Belohnung dazu.' };
      default:
        return { title: 'Du bist am Zug', detail: '' };
    }
  };

const DOING: { readonly [key: string]: string } = {
  castle: 'gründet eine Burg',
  doctor: 'schickt den Pestdoktor los',
  block: 'entscheidet über die Kranken',
  crate: 'öffnet eine Kiste',
  store: 'füllt die Vorratsfässer',
  mobile: 'richtet eine Werkstatt ein',
  lay: 'sucht Platz für die Kranken',
  tidy: 'räumt die Quarantäne um',
  trade: 'tauscht',
  assistant: 'setzt einen Gehilfen ein',
  pair: 'setzt einen Gehilfen ein',
  trials: 'führt Heilversuche durch',
  act: 'wählt eine Aktion',
  move: 'reist',
  settle: 'reist',
  construct: 'baut',
  pay: 'baut',
  more: 'erzeugt',
  less: 'erzeugt',
  research: 'forscht',
  cure: 'heilt',
  assign: 'entsendet Personen',
  token: 'wählt ein Hauptstadtplättchen',
  prize: 'wählt eine Belohnung',
};

export const waiting = (s: State, p: Prompt): string => `${HOUSE_NAME[houseOf(s, decider(s))]} ${DOING[p.key] ?? 'überlegt'}`;

/** The sentences of the prompt bar in German: what to do, and the numbers that matter for it. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { capital, some } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { ROLES, strainFace, UNKNOWN } from '../names.ts';
import { ownGroup, type State } from '../state.ts';
import type { Making } from './making.ts';
import { type Case, evidence, join, piece as pieceText, place, role, someResource, someWords, strainText, titleText, WINDOW, ward } from './names.de.ts';
import { type About, aboutIn, countersOf, pickedIn, pieceIn, turnsToTier, type Waiting, waitingIn, windowIn } from './position.ts';
import type { Said } from './prompts.en.ts';

const piece = (x: Prompt[string] | undefined, how: Case): string => {
  const id = pieceIn(x);
  return id === null ? 'die Figur' : pieceText(id, how);
};
const counters = (s: State, h: number): string => join(countersOf(s, h).map(({ resource, n }) => someResource(n, resource))) || 'keine Marken';
/** PATH-SUP-10: the active Healer is asked with the others. */
const OWN_SETUP = 'Dein Zug beginnt: Spielst du jetzt eine Einflusskarte?';
/** What a window is about, in public words. */
const about = (x: About): string => {
  switch (x.kind) {
    case 'title':
      return `${titleText(x.id)} hat noch nicht gewirkt.`;
    case 'strain':
      return `${strainText(x.id)} hat noch nicht gewirkt.`;
    case 'place':
      return `Sie greift ${place(x.at, 'at')} an.`;
    case 'ward':
      return `${ward(x.id, 'nom')} würde sterben.`;
    default:
      return 'Alle Gefragten antworten verdeckt und zur selben Zeit.';
  }
};

/** The sentences for the numbers of a table. */
export const prompts = ({ tables: { NUMBER }, read: { ownTier, tiered, fullParalysis } }: Making) => {
  /** PATH-OPT-02: what the token's tier means for this turn. */
  const tier = (s: State, h: number): string =>
    ownGroup(tiered(s), h) === h
      ? ` Der Zähler steht in deiner Reihe: Deine eigenen Schützlinge bringen in diesem Zug ${evidence(NUMBER.ownWard)}.`
      : ` Jeder Schützling bringt in diesem Zug ${evidence(NUMBER.otherWard)}. In ${some(turnsToTier(s, h), 'Zug', 'Zügen')} steht der Zähler in deiner Reihe, und deine eigenen Schützlinge bringen ${NUMBER.ownWard}.`;
  /** PATH-EV-12: more steps than usual come from the rats. */
  const steps = (left: number): string => {
    const said = someWords(left, 'kein Schritt mehr.', 'noch ein Schritt.', 'Schritte übrig.');
    return left > NUMBER.plagueSpaces ? `Die Ratten tragen dich: ${said}` : capital(said);
  };
  const prompt = (s: State, seat: Seat, p: Prompt): Said => {
    const h = s.roles[seat] ?? 0;
    const here = s.place === UNKNOWN ? '' : `Du bist ${place(s.place, 'at')}.`;
    // PATH-RX-01
    const late = !s.stilled ? '' : fullParalysis(s) ? ' Du bist gelähmt: kein Schritt in diesem Zug.' : ' Du bist gelähmt: Dein Schritt kommt danach.';
    const picked = pickedIn(p);
    switch (p.key) {
      case 'prescribe':
        return { title: 'Wähle dein erstes Rezept', detail: 'Niemand sonst sieht es. Alle Heiler wählen gleichzeitig.' };
      case 'hit':
        return {
          title: `Markiere einen Schützling ${role(ROLES.find((r) => r === p.group) ?? 'bachelor', 'gen')}`,
          detail: 'Aus jeder Gruppe kommt ein Schützling auf deine Todesliste. Niemand sonst sieht sie.',
        };
      case 'place-piece':
        return { title: 'Wähle eine Figur zum Aufstellen', detail: 'Alle Figuren beginnen in Quarantäne.' };
      case 'place-district':
        return { title: `Wo wohnt ${piece(p.piece, 'nom')}?`, detail: 'Wähle einen leeren Bezirk.' };
      case 'begin':
        return { title: 'Wo beginnst du?', detail: 'In einem leeren Bezirk oder in der Steppe. Niemand sonst erfährt es.' };
      case 'step':
        return {
          title: 'Gehen oder bleiben',
          detail: `${here} ${steps(Number(p.left))} Für den Beginn einer Blockade darfst du in diesem Zug nicht gehen.`,
        };
      case 'attack':
        return p.token === 0
          ? { title: 'Angreifen oder verborgen bleiben', detail: `${here} Ein Angriff zeigt allen, wo du bist.${late}` }
          : { title: 'Was wird aus der Blockade?', detail: `${here} Sie zu beenden tötet jeden Schützling dort.${late}` };
      case 'extra':
        return {
          title: Number(p.toll) > 0 ? 'Du hast zugeschlagen. Entwischst du?' : 'Die Lähmung lässt nach: gehen oder bleiben',
          detail: `${here} Ein verborgener Schritt. Niemand erfährt, ob du ihn machst.`,
        };
      case 'lay':
        return {
          title: 'Lege Keime oder beende deinen Zug',
          detail: `Du hast ${some(Number(p.held), 'Keim', 'Keime')} auf der Hand. In jeden Bezirk, in dem du in diesem Zug warst, darf einer.`,
        };
      case 'loot':
        return { title: 'Plünderer! Welche Marke gibst du her?', detail: `Du hast ${counters(s, h)}.` };
      case 'window':
        return { title: p.own === true ? OWN_SETUP : WINDOW[windowIn(p)], detail: about(aboutIn(p)) };
      case 'act':
        if (picked.piece !== null) return { title: `Was soll ${pieceText(picked.piece, 'nom')} tun?`, detail: 'Wähle eine Aktion oder eine andere Figur.' };
        if (picked.card !== null) return { title: `${titleText(picked.card)} spielen?`, detail: 'Spiele die Karte, wähle ihr Ziel oder geh zurück.' };
        return {
          title:
            s.ap > 0
              ? 'Figur wählen oder Zug beenden'
              : p.free === true
                ? 'Spiele eine kostenlose Karte, schließe einen Pakt oder beende den Zug'
                : 'Keine Aktionen mehr: Beende den Zug',
          detail: `${s.ap === 0 ? 'Kein Aktionspunkt mehr' : `Noch ${some(s.ap, 'Aktionspunkt', 'Aktionspunkte')}`}. Du hast ${counters(s, h)}.${s.duel && ownTier(s) ? tier(s, h) : ''}`,
        };
      case 'claim-type':
        return {
          title: 'Welche Marke beschaffst du?',
          detail: p.tripped === true ? 'Ein Keim wurde ausgelöst. Du darfst die Aktion auch aufgeben.' : `Du hast ${counters(s, h)}.`,
        };
      case 'use-card':
        return {
          title: 'Welche Aktionskarte spielst du?',
          detail:
            p.tripped === true
              ? 'Ein Keim wurde ausgelöst. Du darfst deine Karte behalten und die Aktion verlieren.'
              : 'Niemand kennt deine Karte, bis du sie spielst.',
        };
      case 'walk':
        return { title: `Wohin geht ${piece(p.piece, 'nom')}?`, detail: `Noch ${some(Number(p.left), 'Feld', 'Felder')}.` };
      case 'continue':
        return {
          title: 'Ein Keim wurde ausgelöst. Machst du weiter?',
          detail: 'Gibst du auf, ist die Aktion verloren. Der Aktionspunkt ist so oder so ausgegeben.',
        };
      case 'take-card':
        return {
          title: 'Nimm ein Rezept',
          detail:
            p.reward === true
              ? 'Deine Belohnung: eine beliebige Karte aus deinem Stapel.'
              : 'Einer deiner Schützlinge ist tot. Nimm eine beliebige Karte aus deinem Stapel.',
        };
      case 'hands':
        return {
          title: `Was machst du mit dem Keim ${place(Number(p.at), 'at')}?`,
          detail: `Es ist ${strainText(strainFace(num(s.mine, Number(p.at))))}. Niemand sonst hat ihn gesehen.`,
        };
      case 'confine':
        return { title: 'Bringst du jemanden in Quarantäne?', detail: 'Einen beliebigen freien Heiler oder Schützling.' };
      case 'revive':
        return { title: 'Welcher tote Schützling kehrt zurück?', detail: 'Er kommt in die Speicher, frei von Quarantäne.' };
      case 'gain':
        return { title: 'Welche Marke nimmst du?', detail: `Noch ${some(Number(p.left), 'Marke', 'Marken')} zu nehmen. Du hast ${counters(s, h)}.` };
      case 'drift':
        return { title: 'Abdrift: ein verborgener Schritt?', detail: here };
      case 'hunger':
        return { title: 'Änderst du ein Ziel?', detail: 'Wähle einen anderen lebenden Schützling derselben Gruppe. Niemand sonst erfährt es.' };
      case 'ambush':
        return { title: `Schlägst du ${place(Number(p.at), 'at')} zu?`, detail: `${here} Du kannst nur zuschlagen, wenn du dort bist.` };
      case 'spoil':
        return { title: 'Welche Marke vernichtest du?', detail: `${capital(role(ROLES[s.active] ?? 'plague', 'nom'))} hat ${counters(s, s.active)}.` };
      case 'stampede':
        return { title: `Wohin treibst du ${piece(p.piece, 'acc')}?`, detail: 'Ein Feld weit. Die Aktion ist verloren.' };
      default:
        return { title: 'Du bist dran', detail: '' };
    }
  };
  return prompt;
};

const WAITING: Readonly<Record<Exclude<Waiting, 'turn'>, string>> = {
  prescribe: 'Die Heiler wählen ihre ersten Rezepte',
  window: 'Warten auf Reaktionen',
  plague: 'Die Seuche ist am Werk',
  place: 'Die Heiler stellen ihre Figuren auf',
  loot: 'Die Heiler geben Marken her',
  card: 'Ein Heiler nimmt ein Rezept',
};
export const waiting = (s: State, p: Prompt): string => {
  const what = waitingIn(p);
  return what === 'turn' ? `${capital(role(ROLES[s.active] ?? 'plague', 'nom'))} ist am Zug` : WAITING[what];
};

/** The lines of the log, in German. */
import { capital } from '@pesthouse/kernel';
import { type End, HEALERS, type Piece, type Quarter, type Role, type StrainFace, type Title } from '../names.ts';
import type { Event, State } from '../state.ts';
import type { Making } from './making.ts';
import { aResource, eventTitle, evidence, join, piece, place, RESOURCE, role, someWords, stop, strainAcc, strainText, titleText, ward } from './names.de.ts';
import { type Aimed, aimedAt, strainFaceOf, titleOf } from './position.ts';

export const endings = ({ NUMBER }: Making['tables']): Readonly<Record<End, string>> => ({
  none: 'Das Spiel geht weiter',
  evidence: someWords(NUMBER.evidenceWin, 'kein Beweis', 'ein Beweis', 'Beweise'),
  'hit-list': 'Die ganze Todesliste liegt begraben',
  exhaustion: 'Kein Ereignis ist übrig, und niemand hat genug Beweise',
  rounds: 'Die letzte Runde ist vorbei',
});
const QUARTER: Readonly<Record<Quarter, string>> = {
  steppe: 'draußen in der Steppe',
  'stone-yard': 'im Steinhof',
  knots: 'in den Knoten',
  earth: 'im Erdland',
};
const ACTION: Readonly<Record<Extract<Event, { type: 'acts' }>['action'], string>> = {
  leave: 'verlässt die Quarantäne',
  move: 'macht sich auf den Weg',
  claim: 'beschafft eine Marke',
  transfer: 'überbringt eine Marke',
  use: 'wendet ein Rezept an',
  supply: 'wird versorgt',
  resolve: 'nimmt sich ein Ereignis vor',
};
const MOVED: Readonly<Record<Extract<Event, { type: 'moved' }>['by'], (way: string) => string>> = {
  move: (way) => `geht ${way}`,
  summons: (way) => `wird ${way} vorgeladen`,
  dance: (way) => `tanzt ${way}`,
  stampede: (way) => `flieht ${way}`,
  lethargy: (way) => `kehrt ${way} zurück`,
};
const who = (id: Piece): string => `**${capital(piece(id, 'nom'))}**`;
const seat = (id: Role): string => capital(role(id, 'nom'));
const target = (x: Aimed): string => {
  switch (x.kind) {
    case 'place':
      return place(x.at, 'nom');
    case 'resource':
      return RESOURCE[x.id];
    case 'healer':
      return role(x.id, 'nom');
    default:
      return ward(x.id, 'nom');
  }
};
/** A Prescription or a Strain by its title. */
const cardText = (id: Title | StrainFace): string => {
  const title = titleOf(id);
  return title === null ? strainText(strainFaceOf(id)) : titleText(title);
};
/** Whom a counter comes from. */
const giver = (from: Extract<Event, { type: 'got' }>['from']): string =>
  from === 'pool' ? 'aus dem Vorrat' : `von ${piece(from, 'dat')}`.replace(/^von dem /, 'vom ');
/** `des Magisters`, but `von Vlad dem Jüngeren`. */
const whose = (id: Piece): string => (HEALERS.some((h) => h === id) ? piece(id, 'gen') : `von ${piece(id, 'dat')}`);
const ANSWER: Readonly<Record<Extract<Event, { type: 'distance' }>['answer'], string>> = {
  there: 'dort',
  adjacent: 'daneben',
  neither: 'weder dort noch daneben',
};

/** The lines for the numbers of a table. */
export const lines = ({ tables, names: { strainRule }, read: { strength } }: Making) => {
  const ending = endings(tables);
  // Whoever has fewer points loses those.
  const lost = someWords(strength('ague'), 'keinen Aktionspunkt', 'einen Aktionspunkt', 'Aktionspunkte');
  const points = strength('ague') > 1 ? `bis zu ${lost}` : lost;
  const event = (_s: State, e: Event): string => {
    switch (e.type) {
      case 'turn':
        return `Runde ${e.round}, **${seat(e.who)}**`;
      case 'placed':
        return `${who(e.piece)} beginnt ${place(e.at, 'at')}.`;
      case 'marked':
        return `Du hast **${ward(e.ward, 'acc')}** markiert.`;
      case 'chose':
        return `Die Seuche hat einen Schützling ${role(e.group, 'gen')} markiert.`;
      case 'went':
        return e.from === e.to
          ? `Du ${e.how === 'start' ? 'beginnst' : 'bleibst'} **${place(e.to, 'at')}**.`
          : `Du gehst ${place(e.from, 'from')} **${place(e.to, 'to')}**.`;
      case 'crept':
        return e.how === 'start' ? 'Die Seuche ist in die Stadt gekommen.' : 'Die Seuche geht weiter oder bleibt, wo sie ist.';
      case 'hungered':
        return e.from === e.to ? 'Du behältst deine Todesliste.' : `Du markierst **${ward(e.to, 'acc')}** statt ${ward(e.from, 'gen')}.`;
      case 'hungry':
        return 'Die Todesliste kann sich geändert haben.';
      case 'concealed':
        return 'Die Seuche bleibt verborgen.';
      case 'infected':
        return `Die Seuche infiziert **${place(e.at, 'acc')}**.`;
      case 'blockaded':
        return `Eine Blockade beginnt **${place(e.at, 'at')}**.`;
      case 'kept':
        return `Die Blockade ${place(e.at, 'at')} hält an.`;
      case 'ceased':
        return `Die Blockade **${place(e.at, 'at')}** endet, und kein Schützling dort wird verschont.`;
      case 'interrupted':
        return e.left
          ? `Die Seuche ist nicht mehr ${place(e.at, 'at')}, darum endet die Blockade.`
          : `Die Blockade ${place(e.at, 'at')} wird abgebrochen, ohne jemandem zu schaden.`;
      case 'quarantined':
        return `${who(e.piece)} kommt ${place(e.at, 'at')} in Quarantäne.`;
      case 'freed':
        return `${who(e.piece)} verlässt ${place(e.at, 'at')} die Quarantäne.`;
      case 'died':
        return `**${ward(e.ward, 'nom')}** stirbt ${place(e.at, 'at')}: ${e.target ? '**auf der Todesliste**, begraben in einer Gruft' : 'nicht auf der Todesliste, begraben im Massengrab'}.`;
      case 'spared':
        return `**${ward(e.ward, 'nom')}** würde sterben, aber die Karte ${titleText(e.by)} hilft.`;
      case 'revived':
        return `**${ward(e.ward, 'nom')}** lebt wieder, ${place(e.at, 'at')}.`;
      case 'evidence':
        return `${seat(e.healer)} ${e.change > 0 ? 'bekommt' : 'verliert'} ${evidence(Math.abs(e.change))} und hat jetzt **${e.now}**.`;
      case 'pact':
        return e.back ? `${seat(e.healer)} bekommt die Paktmarke zurück.` : `${seat(e.healer)} schließt einen Pakt mit **${ward(e.ward, 'dat')}**.`;
      case 'took':
        return e.card === 'back' ? `${seat(e.healer)} nimmt ein Rezept.` : stop(`Du nimmst **${titleText(e.card)}**`);
      case 'drew-strain':
        return `${e.strain === 'back' ? 'Die Seuche zieht einen Keim' : `Du ziehst **${strainText(e.strain)}**`}; noch ${e.left} im Stapel.`;
      case 'laid':
        return e.strain === 'back' ? `**${capital(place(e.at, 'at'))}** wird ein Keim gelegt.` : `Du legst **${strainText(e.strain)}** ${place(e.at, 'at')}.`;
      case 'tier':
        return `Der Zähler rückt in die Reihe ${role(e.healer, 'gen')}: Ein neues Ereignis braucht dann die Ressource dieser Reihe.`;
      case 'event':
        return `**${eventTitle(e.at)}** beginnt ${place(e.at, 'at')} und braucht ${aResource(e.resource)}.`;
      case 'quarter':
        return `Die Glocke läutet: Die Seuche ist **${QUARTER[e.quarter]}**.`;
      case 'announced':
        return `Die Seuche ist **${place(e.at, 'at')}**.`;
      case 'distance':
        return `Die Antwort für ${place(e.at, 'acc')}: Die Seuche ist **${ANSWER[e.answer]}**.`;
      case 'acts':
        return `${who(e.piece)} ${ACTION[e.action]}.`;
      case 'moved':
        return `${who(e.piece)} ${MOVED[e.by](`${place(e.from, 'from')} ${place(e.to, 'to')}`)}.`;
      case 'got':
        return `${seat(e.healer)} bekommt ${aResource(e.resource)} ${giver(e.from)}.`;
      case 'gave':
        return e.to === 'pool'
          ? `${seat(e.healer)} legt ${aResource(e.resource)} in den Vorrat.`
          : `${seat(e.healer)} gibt ${ward(e.to, 'dat')} ${aResource(e.resource)}.`;
      case 'unsupplied':
        return `**${capital(ward(e.ward, 'nom'))}** löst das Ereignis nicht: Die Marken vom Versorgen kommen in den Vorrat.`;
      case 'set-off':
        return `${who(e.piece)} löst ${place(e.at, 'at')} **${strainAcc(e.strain)}** aus. ${strainRule(e.strain)}`;
      case 'no-effect':
        return `Nein! **${cardText(e.what)}** bleibt ohne Wirkung.`;
      case 'lost-point':
        return `${seat(e.healer)} verliert ${points}; ${e.left === 0 ? 'keiner bleibt' : `noch ${e.left}`}.`;
      case 'wasted':
        return `Die Aktion ${whose(e.piece)} ist verloren.`;
      case 'played': {
        const aims = join(aimedAt(e.targets).map(target));
        return stop(`${seat(e.healer)} spielt **${titleText(e.card)}**${aims === '' ? '' : `: ${aims}`}`);
      }
      case 'looked':
        return e.strain === 'back'
          ? `${seat(e.healer)} sieht sich den Keim ${place(e.at, 'at')} an.`
          : `Der Keim ${place(e.at, 'at')} ist **${strainText(e.strain)}**.`;
      case 'strain-left':
        return `Der Keim ${place(e.at, 'at')} bleibt liegen.`;
      case 'strain-out':
        return `Der Keim ${place(e.at, 'at')} wird abgelegt: **${strainText(e.strain)}**.`;
      case 'strain-carried':
        return `Der Keim wird ${place(e.from, 'from')} ${place(e.to, 'to')} getragen.`;
      case 'forgot':
        return stop(`${seat(e.healer)} verliert **${titleText(e.card)}**`);
      case 'resolved':
        return `${who(e.piece)} löst **${eventTitle(e.at)}** für ${role(e.healer, 'acc')}.`;
      case 'ended':
        return `**${seat(e.winner)}** gewinnt: ${ending[e.end]}.`;
      default:
        return e satisfies never;
    }
  };
  return event;
};

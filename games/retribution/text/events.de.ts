/** The lines of the log in German. */
import { capital } from '@pesthouse/kernel';
import type { Event, State } from '../state.ts';
import { cards, contagions, join } from './count.de.ts';
import type { Making } from './making.ts';
import { CARD_NAME, demBold, den, denBold, denChronic, derBold, listed, seatIn, seatName } from './names.de.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  setup: 'Aufbau',
  spread: 'Ausbreitung',
  infect: 'Infektion',
  end: 'Ende',
  over: 'Vorbei',
};
const PHASE: Readonly<Record<Of<'phase'>['phase'], string>> = { spread: 'Ausbreitungsphase', infect: 'Infektionsphase', end: 'Endphase' };

const WHY: Readonly<Record<Of<'end-times'>['why'], string>> = {
  king: 'Der König ist infiziert',
  kingdom: 'Das Königreich ist leer',
  idle: 'Lange ist nichts geschehen',
};
export const TIE: Readonly<Record<Of<'ended'>['decidedBy'], string>> = {
  infamy: 'am meisten Verruf',
  nobility: 'gleich viel Verruf, aber mehr Adel',
  penance: 'gleich viel Verruf und Adel, aber weniger Buße',
  shared: 'in allem gleich, also ein geteilter Sieg',
};

/** Lines stand under the player whose turn it is; somebody else who does something is named. The draw of the End Phase is told when the turn has passed already. */
const does = (s: State, e: Of<'drew'> | Of<'discarded'>, verb: string): string =>
  e.who === s.active || e.clause === 'PLG-END-04' ? capital(verb) : `${seatName(e.who)} ${verb}`;

const drew = (s: State, e: Of<'drew'>): string => {
  if (e.cards.includes('unknown')) return `${does(s, e, 'zieht')} ${cards(e.cards.length)}.`;
  return e.top ? `${does(s, e, 'zieht')} von oben, wie alle wussten: **${listed(e.cards)}**.` : `${does(s, e, 'zieht')}: ${listed(e.cards)}.`;
};

const pitted = (e: Of<'pitted'>): string => {
  const from = e.from.startsWith('control') ? '' : e.from.startsWith('hand') ? ' aus der Hand' : ' aus dem Ablagestapel';
  return `Legt ${denBold(e.card)}${from} in die Pestgrube.`;
};

/** The lines for the numbers of a table. */
export const events =
  ({ read: { endDraw } }: Making) =>
  (s: State, e: Event): string => {
    switch (e.type) {
      case 'lineup':
        return e.again === 0 ? `Die Auslage: ${listed(e.cards)}.` : `Eine neue Auslage: ${listed(e.cards)}.`;
      case 'kept-lineup':
        return `${seatName(e.who)} behält die Auslage.`;
      case 'turn':
        return `**${seatName(e.who)}**, Runde ${e.round}${e.closing ? ': ein Schlusszug' : ''}`;
      case 'phase':
        return `${PHASE[e.phase]}.`;
      case 'pool':
        return `Vorrat **${Math.max(0, e.pool)}**: ${e.base} auf den Karten, ${e.gained} dazu.`;
      case 'played':
        return `Spielt ${denBold(e.card)}.`;
      case 'drew':
        return drew(s, e);
      case 'bared':
        return e.cards.length === 0 ? 'Der Nachziehstapel ist leer.' : `Der Nachziehstapel ist leer, also kennen alle die Hand: ${listed(e.cards)}.`;
      case 'reshuffled':
        return `Mischt ${cards(e.n)} neu.`;
      case 'no-card':
        return `Nichts mehr zu ziehen: ${cards(e.short)} zu wenig.`;
      case 'gained':
        return `**${CARD_NAME[e.card]}**: ${contagions(e.n)} dazu.`;
      case 'activated':
        return `Aktiviert ${denBold(e.card)}.`;
      case 'resolving':
        return `${capital(derBold(e.card))} wirkt jetzt.`;
      case 'mimicked':
        return `Der **Narr** kopiert ${den(e.card)}.`;
      case 'persecuted':
        return `Verfolgt ${seatIn(e.target, 'akk')} mit ${demBold(e.card)}.`;
      case 'spared':
        return `**${CARD_NAME[e.card]}**: Niemand kann mehr verfolgt werden.`;
      case 'repented':
        return `${seatName(e.who)} bereut mit ${demBold(e.card)}.`;
      case 'suffered':
        return `${seatName(e.who)} erleidet es${e.harmless ? ': Die Hand ist zu klein, um eine Karte zu verlieren' : ''}.`;
      case 'penance':
        return `**${CARD_NAME[e.card]}** kommt ${e.to.startsWith('draw') ? 'oben auf den Nachziehstapel' : 'auf den Ablagestapel'} ${seatIn(e.who, 'gen')}.`;
      case 'no-penance':
        return `Der Bußstapel ist leer: ${cards(e.short)} zu wenig.`;
      case 'discarded':
        return `${does(s, e, 'legt')} ${denBold(e.card)} ab.`;
      case 'gave-up':
        return `${seatName(e.who)} legt ${denChronic(e.card)} ab.`;
      case 'recruited':
        return `Wirbt ${denBold(e.card)} an.`;
      case 'fetched':
        return `Nimmt ${denBold(e.card)} aus dem Ablagestapel zurück.`;
      case 'pitted':
        return pitted(e);
      case 'cleared':
        return `Räuchert ${denBold(e.card)} aus.`;
      case 'declined':
        return `**${CARD_NAME[e.card]}**: nicht genutzt.`;
      case 'discounted':
        return `Die nächste Karte kostet ${e.n} weniger, mindestens ${e.min}.`;
      case 'extra-draw':
        return `Zieht diesmal ${cards(endDraw(e.n))}.`;
      case 'infected':
        return e.from === 'rat-kings' ? 'Nimmt einen **Rattenkönig** umsonst.' : `Infiziert ${denBold(e.card)} für ${e.price}.`;
      case 'swept':
        return `Legt ${e.from.startsWith('hand') ? 'aus der Hand' : 'vom Tisch'} ab: ${listed(e.cards)}.`;
      case 'refilled':
        return `${capital(derBold(e.card))} kommt in die Auslage.`;
      case 'end-times':
        return `**Die Endzeit beginnt**: ${WHY[e.why]}.`;
      case 'ended': {
        const who = capital(join(e.winners.map((seat) => seatIn(seat, 'nom'))));
        return `**${who}** ${e.winners.length === 1 ? 'gewinnt' : 'gewinnen'} mit ${Math.max(...e.infamy)} Verruf: ${TIE[e.decidedBy]}.`;
      }
      default:
        return e satisfies never;
    }
  };

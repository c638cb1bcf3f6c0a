/** The sentences of the prompt bar in German: what to do, and the numbers that matter for it. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { lineupCards } from '../reading.ts';
import { activePlayer, playerAt, type State } from '../state.ts';
import { cardIn, decider, movesWith } from './asking.ts';
import { cards, contagions } from './count.de.ts';
import type { Making } from './making.ts';
import { CARD_NAME, seatName } from './names.de.ts';
import type { Said } from './prompts.en.ts';

const name = (p: Prompt): string => {
  const id = cardIn(p);
  return id === undefined ? 'Die Karte' : CARD_NAME[id];
};
/** The sentences for the numbers of a table. */
export const prompts = (making: Making) => {
  const {
    tables: { NUMBER },
    read: { endDraw, poolSoFar },
    names: { cardText },
  } = making;
  const textOf = (p: Prompt): string => {
    const id = cardIn(p);
    return id === undefined ? '' : cardText(id).text;
  };

  const spread = (s: State, seat: Seat): Said => {
    const chronic = movesWith(making, s, seat, 'activate') > 0;
    const sum = `Bisher ${contagions(poolSoFar(s))}.`;
    if (activePlayer(s).handSize === 0)
      return { title: chronic ? 'Aktiviere eine chronische Karte, oder weiter zur Infektion' : 'Deine Hand ist leer: weiter zur Infektion', detail: sum };
    return {
      title: 'Spiele Karten, oder weiter zur Infektion',
      detail: `${sum} Der Rest der Hand wird am Ende abgelegt.`,
    };
  };

  const infect = (s: State, p: Prompt): Said => {
    const free = p.ratKing === true;
    if (s.tookRatKing) return { title: 'Der Rattenkönig ist dein: Beende die Phase', detail: 'In diesem Zug kann nichts mehr ausgegeben werden.' };
    if (s.pool <= 0)
      return {
        title: free ? 'Nichts auszugeben: einen Rattenkönig nehmen?' : 'Nichts auszugeben: Beende die Phase',
        detail: s.pool < 0 ? 'Die Buße nahm mehr, als deine Karten gaben. Du schuldest später nichts.' : 'Von deinen Karten ist keine Ansteckung übrig.',
      };
    const title = free ? `Infiziere für ${contagions(s.pool)}, oder nimm einen Rattenkönig` : `Infiziere für ${contagions(s.pool)}, oder beende die Phase`;
    const off = s.discount > 0 ? ` Die nächste Karte kostet ${s.discount} weniger.` : '';
    return { title, detail: `${s.base} auf den Karten, ${s.gained} dazu, ${s.spent} ausgegeben.${off} Was du nicht ausgibst, ist verloren.` };
  };

  const respond = (s: State, seat: Seat, p: Prompt): Said => {
    const answers = movesWith(making, s, seat, 'repent');
    return {
      title: `${seatName(Number(p.by))} hetzt das Stadtvolk auf dich`,
      detail: `${CARD_NAME[cardIn(p) ?? 'daggers_knight']}. ${textOf(p)} ${answers === 0 ? 'Du hast keine Karte mit Reue.' : `Du kannst mit ${some(answers, 'Karte', 'verschiedenen Karten')} bereuen.`}`,
    };
  };

  const pit = (s: State, p: Prompt): Said => {
    const { handSize, discardSize } = playerAt(s, Number(p.who));
    const hand = `deiner Hand (${handSize})`;
    const discard = `deinem Ablagestapel (${discardSize})`;
    const from = p.hand === true ? (p.discard === true ? `${hand} oder ${discard}` : hand) : discard;
    return {
      title: Number(p.sent) === 0 ? 'Lege eine Karte in die Pestgrube, oder höre auf' : 'Lege noch eine Karte in die Pestgrube, oder höre auf',
      detail: `${name(p)}: bis zu ${cards(Number(p.left))} aus ${from}. Sie kommt nie zurück.`,
    };
  };

  const prompt = (s: State, seat: Seat, p: Prompt): Said => {
    switch (p.key) {
      case 'redeal':
        return {
          title: 'Eine teure Auslage: eine neue auslegen?',
          detail: `${p.costly} der ${NUMBER.lineup} Karten haben Widerstand ${NUMBER.costly} oder mehr. Neu ausgelegt werden kann noch ${some(Number(p.left), 'Mal', 'Mal')}.`,
        };
      case 'spread':
        return spread(s, seat);
      case 'target':
        return { title: 'Wähle einen Gegner für die Verfolgung', detail: `${name(p)}. ${textOf(p)}` };
      case 'respond':
        return respond(s, seat, p);
      case 'discard-attacked':
        return { title: 'Wähle eine Karte zum Ablegen', detail: `${name(p)}: Eine Karte aus deiner Hand kommt auf deinen Ablagestapel.` };
      case 'discard':
        return { title: 'Wähle eine Karte deiner Hand zum Ablegen', detail: `${name(p)}: Sie kommt auf deinen Ablagestapel.` };
      case 'give-up':
        return {
          title: 'Wähle eine chronische Karte zum Ablegen',
          detail: `${name(p)}: Sie kommt auf deinen Ablagestapel. Du musst sie neu ziehen und spielen.`,
        };
      case 'recruit':
        return { title: 'Eine Karte aus deinem Ablagestapel anwerben?', detail: `${name(p)}: Sie kommt oben auf deinen Nachziehstapel, und alle sehen sie.` };
      case 'fetch':
        return { title: 'Nimm eine Karte aus deinem Ablagestapel', detail: `${name(p)}: Sie kommt auf deine Hand, und alle sehen, welche es ist.` };
      case 'pit':
        return pit(s, p);
      case 'clear':
      case 'clear-may':
        return {
          title: p.key === 'clear' ? 'Wähle eine Karte der Auslage zum Ausräuchern' : 'Eine Karte der Auslage ausräuchern?',
          detail: `${name(p)}: ${cards(lineupCards(s))} in der Auslage. Die Karte kommt in die Pestgrube; ihr Feld bleibt leer, bis der Zug endet.`,
        };
      case 'mimic':
        return { title: 'Welche Karte kopiert der Narr?', detail: 'Was diese Karte beim Spielen tut, geschieht noch einmal.' };
      case 'infect':
        return infect(s, p);
      case 'end':
        return {
          title: 'Nutze, was noch wartet, oder beende den Zug',
          detail: `Dann legst du ab, ziehst ${endDraw(s.extraDraw)}, und die Auslage wird aufgefüllt.`,
        };
      default:
        return { title: 'Du bist dran', detail: '' };
    }
  };

  return prompt;
};

const DOING: { readonly [key: string]: string } = {
  redeal: 'betrachtet die erste Auslage',
  spread: 'breitet sich aus',
  target: 'wählt, wen das Stadtvolk verfolgt',
  respond: 'wird verfolgt und muss antworten',
  'discard-attacked': 'wählt eine Karte zum Ablegen',
  discard: 'wählt eine Karte zum Ablegen',
  'give-up': 'wählt eine chronische Karte zum Ablegen',
  recruit: 'sieht den Ablagestapel durch',
  fetch: 'sieht den Ablagestapel durch',
  pit: 'wählt Karten für die Pestgrube',
  clear: 'räuchert eine Karte aus',
  'clear-may': 'darf eine Karte ausräuchern',
  mimic: 'wählt, was der Narr kopiert',
  infect: 'infiziert',
  end: 'beendet den Zug',
};

export const waiting = (s: State, p: Prompt): string => `${seatName(decider(s))} ${DOING[p.key] ?? 'entscheidet'}`;

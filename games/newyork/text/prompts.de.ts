/** The German sentences of the prompt bar: what to do, and the numbers that matter for it. */
import { capital, some } from '@pesthouse/kernel';
import type { Doing, Question } from './asking.ts';
import { aKind, food, fromPlace, inPlace, join, percent, SPECIES_NAME, theKind, withDice } from './names.de.ts';
import type { Said } from './words.ts';

const TIES = 'Bei Gleichstand gewinnst du.';

const draw = ({ drawn, limit, pile, left, chance, harm }: Extract<Question, { ask: 'draw' }>): Said => {
  const odds =
    left === 1 ? `Die letzte Karte ist ${pile.food === 1 ? 'Futter' : 'Gift'}.` : `${percent(chance)} Futter: ${pile.food} der ${left} übrigen Karten.`;
  const cost = {
    immune: 'Gift schadet dir nicht.',
    'nothing left': 'Dein Stapel ist leer, also schadet dir Gift nicht.',
    'a pest': 'Gift kostet dich einen Schädling.',
  }[harm];
  return drawn === 0
    ? { title: 'Zieh eine Karte vom Futterstapel', detail: `Du darfst in diesem Zug bis zu ${limit} ziehen. ${odds} ${cost}` }
    : { title: 'Zieh noch eine Karte oder hör auf', detail: `${drawn} von ${limit} gezogen. ${odds} ${cost}` };
};

export const ask = (q: Question): Said => {
  switch (q.ask) {
    case 'draw':
      return draw(q);
    case 'give':
      return { title: 'Gift! Welchen Schädling opferst du?', detail: 'Er kommt verdeckt an einen Ort deiner Wahl und ist dort Futter für alle.' };
    case 'give-where':
      return { title: `Wohin legst du ${theKind(q.kind)}?`, detail: 'An jeden Ort, auch an einen, der dir verschlossen ist. Ab jetzt ist die Karte Futter.' };
    case 'breed':
      return { title: 'Welchen Schädling züchtest du?', detail: `Du hast ${food(q.hand)} auf der Hand. Freies Futter an einem Ort zahlt dort mit.` };
    case 'breed-nothing':
      return { title: 'Nichts mehr zu züchten', detail: `Du hast ${food(q.hand)} auf der Hand. Drück Fertig oder nimm den letzten Schädling zurück.` };
    case 'breed-where':
      return {
        title: `Wo züchtest du ${aKind(q.kind)}?`,
        detail: `${q.open === 0 ? 'Kein Ort ist offen.' : `${some(q.open, 'Ort ist', 'Orte sind')} offen.`} Kostet ${food(q.cost)}; du hast ${q.hand}.`,
      };
    case 'fight':
      return {
        title: 'Wähle einen Kampf oder drück Fertig',
        detail: `Du bist ${q.places.length === 1 ? join(q.places.map(inPlace)) : `an ${q.places.length} Orten`} nicht allein. ${TIES}`,
      };
    case 'fight-nobody':
      return { title: 'Keine Kämpfe mehr', detail: 'Du teilst mit niemandem mehr einen Ort. Drück Fertig, dann geht es weiter.' };
    case 'fight-whom':
      return { title: `Wen greifst du ${inPlace(q.at)} an?`, detail: `Dort sind ${join(q.foes.map((x) => SPECIES_NAME[x]))}. ${TIES}` };
    case 'move':
      return {
        title: 'Bewege deine Schädlinge oder drück Fertig',
        detail: `${q.free === 1 ? '1 Schädling kann sich noch bewegen, an jeden Ort.' : `${q.free} Schädlinge können sich noch bewegen, jeder einmal, an jeden Ort.`} Freies Futter bleibt liegen.`,
      };
    case 'move-nobody':
      return { title: 'Alle deine Schädlinge haben sich bewegt', detail: 'Drück Fertig oder nimm die letzte Bewegung zurück.' };
    case 'move-where':
      return {
        title: `Wohin soll ${theKind(q.kind, 'nominative')}?`,
        detail: `${capital(fromPlace(q.from))} an jeden anderen Ort, mit ${food(q.food)} im Gepäck.`,
      };
    case 'target':
      return {
        title: `Schlusskampf ${inPlace(q.at)}: Wen greifst du an?`,
        detail: join(q.foes.map((x) => `${SPECIES_NAME[x.who]} mit ${withDice(x.dice)} gegen deine ${x.yours}`)),
      };
    case 'anything':
      return { title: 'Du bist dran', detail: '' };
    default:
      return q satisfies never;
  }
};

const DOING: { readonly [key: string]: string } = {
  gather: 'sammeln Futter',
  sacrifice: 'haben Gift gezogen',
  breed: 'züchten',
  fight: 'suchen einen Kampf',
  move: 'sind unterwegs',
};

export const waiting = ({ who, key, at }: Doing): string =>
  at === null ? `${SPECIES_NAME[who]} ${DOING[key] ?? 'überlegen'}` : `${SPECIES_NAME[who]} wählen, wen sie ${inPlace(at)} angreifen`;

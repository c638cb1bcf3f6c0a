/** What the coach says of Pathologic when a kind of question comes for the first time, in German. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';

export const coach: Lessons = {
  prescribe: { title: 'Dein erstes Rezept.', text: 'Niemand sieht, was du nimmst. Eine Karte für mehr Aktionen oder Marken ist immer gut.' },
  hit: {
    title: 'Merk dir deine Ziele.',
    text: 'Ein Schützling aus jeder Gruppe; sind alle drei tot, gewinnst du. Niemand erfährt, wer es ist, bevor er stirbt.',
  },
  'place-piece': {
    title: 'Stell deine Leute auf.',
    text: 'Alle beginnen in Quarantäne und sind vor der Infektion sicher. Verteil sie, damit überall jemand nah am Ereignis ist.',
  },
  'place-district': { title: 'Wo beginnt diese Figur?', text: 'Jede Figur braucht einen leeren Bezirk. Die Mitte der Stadt ist überall nah.' },
  begin: { title: 'Wo du beginnst, weißt nur du.', text: 'Die Heiler sehen dich erst, wenn du zuschlägst. Beginne einen Schritt neben einem Ziel.' },
  step: { title: 'Geh ungesehen.', text: 'Ein Schritt zum Nachbarn, oder bleib. Komm Schützlingen näher, die nicht in Quarantäne sind.' },
  attack: {
    title: 'Schlag zu oder bleib verborgen.',
    text: 'Infizieren tötet jeden Schützling ohne Quarantäne in deinem Bezirk, aber alle sehen, wo du bist. Tu es, wenn es ein Ziel trifft.',
  },
  extra: {
    title: 'Entwisch.',
    text: 'Du hast zugeschlagen und wurdest gesehen: Mit einem verborgenen Schritt müssen sie wieder raten. Niemand erfährt, ob du ihn gehst.',
  },
  lay: { title: 'Stell Fallen.', text: 'Ein Keim wird ausgelöst, wenn jemand in seinem Bezirk handelt oder hereinkommt. Leg ihn, wo die Heiler hinmüssen.' },
  loot: { title: 'Plünderer nehmen eine Marke.', text: 'Eine musst du hergeben. Behalte die Sorte, die dein nächstes Ereignis verlangt.' },
  window: {
    title: 'Du darfst mit einer Karte antworten.',
    text: 'Alle antworten zugleich und verdeckt. Passen verrät nichts, doch in einer Aufbauphase wirst du dann nicht mehr gefragt.',
  },
  act: {
    title: 'Zwei Aktionen im Zug.',
    text: 'Drück auf eine Figur und wähl, was sie tut; jede handelt einmal. Löst ein eigener Schützling ein Ereignis, bringt das zwei Beweise.',
  },
  'claim-type': { title: 'Nimm eine Marke.', text: 'Sieh nach, was die laufenden Ereignisse verlangen. Du darfst beliebig viele haben.' },
  'use-card': { title: 'Welche Karte?', text: 'Eine Aktionskarte kostet einen Aktionspunkt. Die anderen sind kostenlos.' },
  walk: { title: 'Schritt für Schritt.', text: 'Höchstens zwei Felder, und nach einem darfst du aufhören. Wer in einen Keim läuft, löst ihn aus.' },
  continue: {
    title: 'Ein Keim hat dich unterbrochen.',
    text: 'Führ die Aktion zu Ende, wenn es noch geht. Brichst du ab, ist sie verloren, und der Punkt ist so oder so weg.',
  },
  'take-card': { title: 'Nimm dir eine Karte aus deinem Stapel.', text: 'Du wählst, nichts wird zufällig gezogen. Niemand sonst sieht sie.' },
  hands: { title: 'Du hast einen Keim in der Hand.', text: 'Lass ihn liegen, wirf ihn weg oder trag ihn einen Bezirk weiter. Leg ihn, wo du nicht hinmusst.' },
  confine: { title: 'Schick jemanden in Quarantäne.', text: 'In Quarantäne stirbt niemand an der Infektion. Wieder herauszukommen kostet eine Aktion.' },
  revive: { title: 'Jemand erwacht.', text: 'Ein toter Schützling kehrt zurück. Einer muss es sein, auch wenn er ein Ziel war.' },
  gain: { title: 'Nimm Marken.', text: 'Nimm, was die laufenden Ereignisse verlangen. Was du jetzt nicht brauchst, brauchst du vielleicht im nächsten Zug.' },
  drift: { title: 'Ein verborgener Schritt.', text: 'Dein Keim wurde ausgelöst, und du darfst gehen. Niemand erfährt, ob du es tust.' },
  hunger: {
    title: 'Tausch ein Ziel.',
    text: 'Tausch ein lebendes Ziel gegen einen anderen Schützling seiner Gruppe. Nimm einen, der leichter zu erreichen ist.',
  },
  ambush: { title: 'Jetzt zuschlagen?', text: 'Das geht nur, wenn du in diesem Bezirk bist. Alle sehen dann, wo du bist.' },
  spoil: { title: 'Nimm ihnen Marken.', text: 'Wähl, was in den Vorrat zurückgeht. Nimm die Sorte, die ihr nächstes Ereignis verlangt.' },
  stampede: { title: 'Treib jemanden fort.', text: 'Die Figur flieht einen Bezirk weit, und ihre Aktion ist verloren. Treib sie zu dir hin.' },
};

export const warn = (_: Warned): CoachLine => ({
  title: 'Das trifft niemanden.',
  text: 'In deinem Bezirk ist niemand, der nicht in Quarantäne wäre. Du würdest nur allen zeigen, wo du bist.',
});

/** What the coach says of Pests! when a kind of question comes for the first time, in German. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';
import { pestsOf } from './names.de.ts';

export const coach: Lessons = {
  choose: {
    title: 'Wähl, wer du bist.',
    text: 'Jede Figur und jede Königin hat eine eigene Eigenschaft. Eine größere Falle oder ein zweiter Freischritt ist leicht zu nutzen.',
  },
  draft: { title: 'Wähle dein Werkzeug.', text: 'Schilde helfen dir, Totenköpfe schaden anderen. Karten bleiben auf der Hand, bis du sie spielst.' },
  build: {
    title: 'Baut gemeinsam das Haus.',
    text: 'Leg ein Teil so an, dass Tür an Tür liegt. Dein Nest kommt später: Leg es so, dass du schnell hinkommst.',
  },
  emergency: { title: 'Nichts passt mehr.', text: 'Dein Nest muss trotzdem hinein. Wähle eine Stelle neben dem Haus und die Wand, die zur Tür wird.' },
  window: {
    title: 'Erst zieht deine Königin.',
    text: 'Der Würfel bewegt sie, ruft ihre Schädlinge zusammen oder bringt neue. Danach lässt sie einen zurück, und aus einem offenen Nest kommt noch einer.',
  },
  persuade: {
    title: 'Du lenkst eine fremde Königin.',
    text: 'Bestimm dieses eine Mal, was sie tut, oder lass sie würfeln. Führ sie weg von einer leeren Falle ihrer Farbe.',
  },
  act: {
    title: 'Ein Freischritt und zwei Punkte.',
    text: 'Lauf zuerst, denn nach jeder anderen Aktion ist der Freischritt weg. Dann bekämpfen, Falle stellen oder das Nest versiegeln.',
  },
  pick: { title: 'Wessen Schädlinge gehen?', text: 'Im Teamspiel darfst du Schädlinge jeder Farbe im Raum entfernen. Zuerst die deines Teams.' },
  dive: { title: 'Wühl in der Ablage.', text: 'Wähle eine angreifende Karte, die dort liegt. Sie wirkt sofort und kostet nichts mehr.' },
  answer: {
    title: 'Dein Teamkollege bittet um eine Karte.',
    text: 'Gib sie her, wenn sie ihm mehr nützt als dir. Eine Karte wechselt einmal im Zug die Hand.',
  },
};

export const warn = (f: Warned): CoachLine =>
  f.kind === 'out'
    ? {
        title: 'Damit wärst du raus.',
        text: 'Nichts von dir ist mehr draußen: kein Vorrat, kein gefangener Schädling, und deine Königin ist frei. Beendest du jetzt den Zug, **bist du aus dem Spiel**.',
      }
    : {
        title: f.ap === 1 ? 'Du hast noch einen Punkt.' : `Du hast noch ${f.ap} Punkte.`,
        text: `In deinem Raum: **${pestsOf(f.color, f.n)}**. Ungenutzte Punkte verfallen, und jeder Schädling, der bleibt, bringt das volle Haus näher.`,
      };

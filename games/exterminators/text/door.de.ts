/** What the door of Pests! says in German before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Pests!',
  subtitle: 'Ein Haus voller Kammerjäger',
  sentence: 'Bau mit den anderen ein Haus, füll es mit Schädlingen und werde deine eigenen als Erster wieder los.',
  about:
    'Versiegle dein Nest, vernichte deine Schädlinge, fang deine Königin und leere dann ihre Falle. Sie krabbelt in jedem Zug weiter und lässt Nachwuchs zurück, und deine Nachbarn knacken deine Fallen und öffnen dein Nest.',
  players: '2–6',
  length: '30–60 Min.',
  weight: 'leicht',
  weightOf5: 2,
  learnMinutes: 13,
  luck: 'Würfel, Karten',
  poster: 'Ein Haus im Schnitt mit sechs Arten von Schädlingen, davor der Lieferwagen, der ihretwegen kam',
  waiting: 'Der Wagen wartet. Das Ungeziefer nicht.',
  ticket: 'Arbeitsauftrag',
  credit: '© McFarland, 2016. Türen, Eigenschaften und fehlende Texte haben wir rekonstruiert.',
};

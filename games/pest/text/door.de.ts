/** What the door of Pest says in German before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Pest',
  subtitle: 'Die Pestdoktoren von Thokaia',
  sentence: 'Adelshäuser schicken Doktoren über die Peststraßen, heilen die Kranken und bauen in sechs Jahren ein Reich wieder auf.',
  about:
    'Setze Gehilfen auf ein Raster aus Aktionspaaren. Bereise die Straßen, nimm die Kranken auf, heile sie, schicke sie an die Arbeit oder in die Hauptstadt. Jedes Jahr schlägt die Pest von Neuem zu. Nach drei Ären gewinnt das Haus mit dem meisten Ruhm.',
  players: '1–5',
  length: '60–150 Min.',
  weight: 'schwer',
  weightOf5: 4,
  learnMinutes: 15,
  luck: 'Kartenfolge',
  poster: 'Ein Pestdoktor mit Laterne auf der Straße zur Hauptstadt',
  waiting: 'Die Kutsche fährt mit voller Bank.',
  ticket: 'Passierschein',
  credit: '© Kai Starck und Thomas Nielsen, Archona Games, 2023. Landkarte und Karten haben wir rekonstruiert.',
};

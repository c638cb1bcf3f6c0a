/** The words of messages that leave the house, in German. */
import type { PostText } from './en.ts';

export const de: PostText = {
  turn: (table) => `Du bist am Zug: ${table}`,
  start: (table) => `${table} hat begonnen`,
  startTurn: (table) => `${table} hat begonnen, und du bist am Zug`,
  ask: (table) => `Eine Frage an dich: ${table}`,
  talk: (table) => `Jemand hat dich erwähnt: ${table}`,
  invitation: (name) => `Du bist eingeladen: ${name}`,
  evening: (name) => `${name}: Bist du dabei?`,
  several: (n) => (n === 1 ? 'Ein Tisch wartet auf dich' : `${n} Tische warten auf dich`),
  open: 'Zum Tisch',
  stop: 'Keine Nachrichten mehr',
  stopLine: (link) => `Mit einem Klick keine Nachrichten mehr: ${link}`,
  test: 'Es klappt',
  testMore: 'Nachrichten aus dem Haus kommen hier an.',
};

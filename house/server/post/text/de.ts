/** The words of messages that leave the house, in German. */
import type { PostText } from './en.ts';

export const de: PostText = {
  turn: (table) => `Du bist am Zug: ${table}`,
  start: (table) => `${table} hat begonnen`,
  startTurn: (table) => `${table} hat begonnen, und du bist am Zug`,
  late: (table) => `Deine Zeit läuft ab: ${table}`,
  stood: (table) => `Ein Bot spielt für dich: ${table}`,
  stoodMore: 'Öffne den Tisch, dann nimmst du deinen Platz zurück.',
  out: (table) => `Du bist ausgeschieden: ${table}`,
  outMore: 'Deine Zeit ist abgelaufen. Ein Bot spielt für dich zu Ende.',
  ask: (table) => `Eine Frage an dich: ${table}`,
  talk: (table) => `Jemand hat dich erwähnt: ${table}`,
  after: (table) => `Ein Wort nach dem Spiel: ${table}`,
  invitation: (name) => `Du bist eingeladen: ${name}`,
  invitedBy: (who, name) => `${who} lädt dich ein: ${name}`,
  evening: (name) => `${name}: Bist du dabei?`,
  laid: (name) => `${name}: Der Tisch ist gedeckt`,
  several: (n) => (n === 1 ? 'Ein Tisch wartet auf dich' : `${n} Tische warten auf dich`),
  left: {
    days: (n) => `noch ${n} ${n === 1 ? 'Tag' : 'Tage'}`,
    hours: (n) => `noch ${n} ${n === 1 ? 'Stunde' : 'Stunden'}`,
    minutes: (n) => `noch ${n} ${n === 1 ? 'Minute' : 'Minuten'}`,
  },
  when: (day, time) => `${day} um ${time} Uhr`,
  locale: 'de-DE',
  open: 'Zum Tisch',
  stop: 'Keine Nachrichten mehr',
  stopLine: (link) => `Mit einem Klick keine Nachrichten mehr: ${link}`,
  test: 'Es klappt',
  testMore: 'Nachrichten aus dem Haus kommen hier an.',
};

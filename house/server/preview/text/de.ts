/** What a link shows before anybody follows it, in German. */
import type { PreviewText } from './en.ts';

const list = new Intl.ListFormat('de');

export const de: PreviewText = {
  house: 'Brettspiele von Pest und Plagen, im Browser gespielt: gegen Bots, mit Freunden über einen Link oder an einem Bildschirm. Jede Regel gilt.',
  line: 'Fünf Spiele von Pest und Plagen',
  rooms: {
    rules: ['Regelhefte', 'Die Regeln aller Spiele hier, Abschnitt für Abschnitt, mit einer Suche, die Fragen beantwortet.'],
    learn: ['Lernen', 'Lektionen zu jedem Spiel: Du spielst, und der Hausdoktor sagt, worauf es ankommt.'],
    puzzles: ['Rätsel', 'Stellungen mit einem klar besten Zug. Finde ihn.'],
    lab: ['Labor', 'Bots spielen Tausende Partien, während du an den Zahlen der Regeln drehst.'],
    people: ['Leute', 'Wer hier spielt, Kreise von Freunden, und wie es ihnen ergangen ist.'],
    credits: ['Dank', 'Wessen Spiele das sind, und wessen Arbeit in diesem Haus steckt.'],
    privacy: ['Datenschutz', 'Was dieses Haus behält, wie lange, und wie man es löschen lässt.'],
  },
  door: (title, sentence, length) => [title, `${sentence} ${length}, im Browser, gegen Bots oder Freunde.`],
  rulebook: (title) => [`${title}: die Regeln`, `Das ganze Regelheft von ${title}, Abschnitt für Abschnitt.`],
  howto: (title) => [`${title}: So wird gespielt`, `${title} auf einer Seite, in fünf Minuten gelesen oder gedruckt.`],
  'house-rules': (title) => [`${title}: Hausregeln`, `Jede Zahl und jede Regelfrage von ${title}, zum Ändern und Ausprobieren.`],
  'lab-of': (title) => [`${title} im Labor`, `Bots spielen ${title}, so oft du willst und nach welchen Regeln du willst.`],
  lesson: (title, lesson, minutes) => [`${title}: ${lesson}`, `Eine Lektion von ${minutes} Minuten, gespielt statt gelesen.`],
  puzzle: (title) => [`Ein Rätsel zu ${title}`, 'Ein Zug ist klar der beste. Finde ihn.'],
  table: {
    waiting: (title, seated, open) =>
      `${title}. ${seated.length === 0 ? 'Noch sitzt niemand da' : `Am Tisch: ${list.format(seated)}`}. ${open === 0 ? 'Alle Plätze sind besetzt.' : open === 1 ? 'Ein Platz ist frei.' : `${open} Plätze sind frei.`}`,
    invites: (who, title) => `${who} lädt dich ein: ${title}`,
    playing: (title, seated) => `${list.format(seated)} ${seated.length === 1 ? 'spielt' : 'spielen'} ${title}. Schau zu.`,
    over: (title, seated) => `${list.format(seated)} ${seated.length === 1 ? 'hat' : 'haben'} ${title} gespielt. Sieh es dir noch einmal an.`,
    ended: (title) => `${title}. Diese Partie wurde vorzeitig beendet.`,
    locked: 'Wer an diesem Tisch sitzen will, muss erst fragen.',
  },
  replay: (name) => `${name}: die Aufzeichnung`,
  join: (who, circle) => [
    who === '' ? `Eine Einladung: ${circle}` : `${who} lädt dich ein: ${circle}`,
    'Ein Kreis von Freunden, die hier spielen. Ein Druck, und du bist dabei.',
  ],
  evening: (game, date, time) => [
    `${game === '' ? 'Spieleabend' : game} am ${date}`,
    `Los geht es um ${time}${game === '' ? ', und das Spiel wird an dem Abend gewählt' : ''}. Wer gefragt ist, sagt hier, ob es passt.`,
  ],
  next: (game, date, time) => `Der nächste Abend ist ${date}, um ${time}${game === '' ? '' : `: ${game}`}.`,
  lost: ['Hier ist nichts', 'Diese Adresse führt nirgendwohin.'],
  free: 'Frei',
  over: 'Die Partie ist vorbei',
  waiting: 'Es wird noch gewartet',
  noscript:
    'Pesthouse wird mit JavaScript gespielt, und das ist in diesem Browser ausgeschaltet: Schalte es ein und lade die Seite neu. Was Programme dieses Haus fragen können:',
};

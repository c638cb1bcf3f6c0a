/** The words of hints and of the review of a game, in German. Seats have names in the singular and the plural: no verb goes by them. */
import type { ReviewText } from '../en/review.ts';

export const review: ReviewText = {
  tab: 'Rückschau',
  open: 'Rückschau auf dieses Spiel',
  graphOf: (seats) => (seats < 2 ? 'Kurve der erwarteten Punkte' : 'Kurve der Gewinnaussicht jedes Platzes'),
  read: 'Kurve lesen; die Wiedergabe folgt',
  reading: (at, of, all) => `Zug ${at} von ${of}: ${all}`,
  working: 'Das Spiel wird ein paar tausend Mal neu ausgespielt …',
  stop: 'Anhalten',
  goOn: 'Genauer hinsehen',
  failed: 'Die Rückschau ist nicht gelungen.',
  you: 'Du',
  count: (mover, when, all) => {
    const then = { now: 'dann', turn: 'am Ende des Zuges', next: mover === null ? 'wenn du wieder dran bist' : 'bei der nächsten Entscheidung dort' }[when];
    // The reader first: the others' names stand by themselves, for some have an article and some are in the plural.
    const said = all
      .toSorted((a, b) => Number(a.who !== null) - Number(b.who !== null))
      .map(({ who, pairs }, i) => {
        const what = pairs.map(([x, other]) => `**${x}** statt ${other}`).join(' und ');
        if (who !== null) return i > 0 ? `${who}: ${what}` : when === 'now' ? `${who}: dann ${what}` : `${who}, ${then}: ${what}`;
        return when === 'now' ? `Du hast dann ${what}` : `${then.charAt(0).toUpperCase()}${then.slice(1)}${then.startsWith('wenn') ? ',' : ''} hast du ${what}`;
      });
    return `${said.join('; ')}.`;
  },
  aboutSo: (n) => `etwa ${n}`,
  hardlyAny: (noun) => (noun ? 'kaum' : 'fast 0'),
  wins: 'Das gewinnt das Spiel sofort.',
  loses: (mover) => `Sonst ist das Spiel aus, und gewonnen ${mover === null ? 'hast du' : `hat ${mover}`} es dann nicht.`,
  opens: (label) => `Das macht den Weg frei für: **${label}**.`,
  percent: (n) => `${n}\u00a0%`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  story: (kind, who, won, until, causes) => {
    const led = who === null ? 'Du hast' : `${who}:`;
    const both = causes.join(' und ');
    const cause = both.charAt(0).toUpperCase() + both.slice(1);
    const more = (verb: string): string => (causes.length === 0 ? '' : ` ${verb}: ${cause}.`);
    switch (kind) {
      case 'led':
        return who === null ? 'Du hast von Anfang bis Ende geführt.' : `${led} in Führung von Anfang bis Ende.`;
      case 'lost':
        return `${who === null ? `Du hast bis Zug ${until} geführt.` : `${led} in Führung bis Zug ${until}.`}${more('Was es gekostet hat')}`;
      case 'turned':
        return `${who === null ? `Du warst bis Zug ${until} hinten.` : `${led} hinten bis Zug ${until}.`}${more('Die Wende')}`;
      case 'close':
        return `Es war offen bis zum Schluss.${more(won ? 'Den Ausschlag gab' : 'Was es gekostet hat')}`;
      case 'behind':
        return `${who === null ? 'Du hast nie geführt.' : `${led} nie in Führung.`}${more('Am teuersten')}`;
    }
  },
  storyAlone: (end, start) => `${end} Punkte. Am Anfang waren etwa ${start} zu erwarten.`,
  causeLuck: (at) => `das Glück bei Zug ${at.join(' und ')}`,
  luckWord: 'Glück',
  causeChoice: (who, at) => (who === null ? `dein Zug ${at}` : `Zug ${at} von ${who}`),
  goingOver: 'Das Spiel wird durchgesehen …',
  lengthOf: (moves) => `${moves} Züge.`,
  fromTo: (seats, from, to) =>
    seats < 2 ? `Von ${Math.round(from)} auf ${Math.round(to)} Punkte:` : `Von ${Math.round(100 * from)} auf ${Math.round(100 * to)}:`,
  costliest: 'Dein teuerster Zug',
  costliestOf: (who) => `Der teuerste Zug von ${who}`,
  otherMistakes: 'Deine anderen Fehler',
  otherMistakesOf: 'Andere Fehler an der Spitze',
  gaveAway: 'Was die anderen verschenkt haben',
  noMistakes: 'Kein Zug hat dich mehr gekostet, als sich messen lässt. Gut gespielt.',
  noLuck: 'Kein Ausschlag des Glücks sticht heraus.',
  drawn: 'Würfel oder Karten',
  luckAgainst: (who) => (who === null ? 'Pech für dich.' : `Pech für ${who}.`),
  luckFor: (who) => (who === null ? 'Glück für dich.' : `Glück für ${who}.`),
  they: 'Gespielt',
  betterWord: 'Besser',
  withBetter: 'mit dem besseren Zug',
  withPlayed: 'nach dem gespielten',
  pointsWord: (seats) => (seats < 2 ? 'Punkte Ergebnis' : 'Punkte'),
  judgedBy: (n) => `Nach je ${n} weitergespielten Partien`,
  counted: 'Bis zum Spielende durchgezählt',
  moveAt: (n) => `Zug ${n}`,
  moveOf: (n, of) => `Zug ${n} von ${of}`,
  goShort: 'Ansehen',
  byWhatOneKnew: 'Was besser war, ist danach beurteilt, was dieser Platz wissen konnte, nie nach dem, was ihm verborgen war.',
  looking: 'Sucht nach Zügen, die besser gewesen wären …',
  noTurns: 'Kein Zug sticht heraus: Niemand hat einen klar besseren verpasst.',
  botFor: (who) => `einem Bot für ${who}`,
  personAs: (name, seat) => (name === seat ? name : `${name} (${seat})`),
  played: (who) => (who === 'Du' ? 'Dein Zug:' : `Zug von ${who}:`),
  better: 'Besser:',
  go: 'Auf dem Brett ansehen',
  goLong: (mark, at) => `Zu Eintrag ${mark}, Zug ${at}`,
  shares: 'Glück und Wahl',
  own: 'eigene Wahl',
  theirs: 'Wahl der anderen',
  luck: 'Glück',
  sharesAbout:
    'In Prozentpunkten der Gewinnaussicht. Wahl ist, was ein Zug im Vergleich zu dem eines vernünftigen Spielers wert war, mit neu gezogenen Würfeln und Karten; Glück ist, wie sie wirklich fielen.',
  sharesAlone:
    'In Punkten. Wahl ist, was ein Zug im Vergleich zu dem eines vernünftigen Spielers wert war, mit neu gezogenen Würfeln und Karten; Glück ist, wie sie wirklich fielen.',
  sharesHeld: 'Hat jemand anderes einen Platz eine Weile gespielt, so steht für diese Zeit eine eigene Zeile.',
  close: 'Zu knapp, um sich festzulegen.',
  closeMore: 'Welcher Zug besser ist, können wir hier nicht sagen. Spiel, was dir gefällt.',
  looked: 'Was wir geprüft haben',
  fine: 'Gut',
  hint: (what) => `Unser Rat: ${what}`,
  hintChance: (chance) => `Gewinnaussicht: **${chance}**.`,
  hintScore: (score) => `Zu erwarten: **${score}**.`,
  about: (much) => `etwa ${much}`,
  lessThan: (much) => `weniger als ${much}`,
  moreThan: (much) => `mehr als ${much}`,
  hintThinking: 'Wir überlegen …',
  second: (what, chance) => `Zweitbester: ${what}${chance === null ? '' : `, ${chance}`}`,
};

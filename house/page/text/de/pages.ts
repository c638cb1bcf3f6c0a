/** The words of the quieter rooms of the house in German: links, rulebooks, lessons, credits, settings. */
import type { PagesText } from '../en/pages.ts';
import { counted } from './numbers.ts';

export const pages: PagesText = {
  means: {
    open: 'Was das heißt',
    title: 'Eine unabhängige Nachbildung',
    body: [
      'Pesthouse spielt nach den veröffentlichten Regeln dieses Spiels, von Grund auf mit eigenen Worten geschrieben. Kein Text, kein Bild und kein Teil des gedruckten Spiels wird hier verwendet.',
      'Wo die Regeln nichts sagen oder einander widersprechen, haben wir entschieden, und das Regelheft sagt es gleich dort. Auch Namen von Karten und Orten, die wir erfinden mussten, sind dort markiert. Von jeder Zahl sagen das Regelheft und die Seite der Hausregeln, ob sie gedruckt oder von uns ist.',
      'Wenn es dir gefällt, kauf die echte Schachtel: Sie liegt gut in der Hand und funktioniert auch bei Stromausfall.',
    ],
  },
  seatLink: {
    taking: 'Du nimmst Platz …',
    said: {
      cut: {
        title: 'Das Ende dieses Links fehlt',
        more: 'Ein Link zu einem Platz endet mit # und einem langen Schlüssel, und der ist unterwegs verloren gegangen. Bitte um den ganzen Link, oder geh ohne Platz an den Tisch.',
      },
      wrong: {
        title: 'Dieser Link öffnet keinen Platz',
        more: 'Etwas daran stimmt nicht. Lass dir einen neuen schicken, oder geh ohne Platz an den Tisch.',
      },
      renewed: {
        title: 'Dieser Link gilt nicht mehr',
        more: 'Der Platz hat einen neuen Schlüssel, und den hat nur der Browser, der dort spielt. Du kannst an den Tisch gehen und zusehen.',
      },
      removed: {
        title: 'Dein Platz wurde freigegeben',
        more: 'Dieser Link öffnet ihn nicht mehr. Du kannst zusehen oder dich wieder setzen, wenn einer frei ist.',
      },
      carried: { title: 'Dieser Platz wurde weitergegeben', more: 'Jetzt spielt ihn jemand anderes. Du kannst an den Tisch gehen und zusehen.' },
      stood: {
        title: 'Du hast diesen Platz verlassen',
        more: 'Dieser Link öffnet ihn nicht mehr. Du kannst zusehen oder dich wieder setzen, wenn einer frei ist.',
      },
      none: {
        title: 'Diesen Tisch gibt es hier nicht',
        more: 'Vielleicht fehlt ein Teil des Links. Lass ihn dir noch einmal schicken, oder decke selbst einen Tisch.',
      },
      offline: {
        title: 'Das Haus antwortet nicht',
        more: 'Noch kannst du deinen Platz nicht einnehmen. Der Link bleibt gültig: Versuch es gleich noch einmal.',
      },
    },
    watch: 'Zum Tisch',
    again: 'Noch einmal versuchen',
  },
  howto: {
    title: 'So wird gespielt, auf einer Seite',
    foot: 'Zu jedem Satz hier steht eine Regel im Regelheft.',
    door: 'Zur Tür',
    learn: 'Auf dem Brett lernen',
    print: 'Drucken',
  },
  rulesPage: {
    title: (game) => `Regeln von ${game}`,
    which: 'Welches Regelheft?',
    whichLong: 'Jede Regel hat eine Nummer. Das Protokoll und jedes „Warum nicht?“ am Tisch verweisen darauf.',
    search: 'Regeln durchsuchen',
    searchHint: 'Frage, Wort oder Nummer',
    found: (n) => (n === 0 ? 'Nichts gefunden.' : n === 1 ? 'Eine Stelle.' : `${n} Stellen.`),
    example: 'Ein Beispielzug',
    afterwards: 'Die Lage danach',
    numbers: 'Alle Karten und Zahlen',
    numbersAbout: 'Aus dem, was wirklich gespielt wird. Hausregeln können es ändern. Unter jeder Tabelle steht, ob ihre Zahlen gedruckt oder von uns sind.',
    from: { printed: 'Diese Zahlen sind gedruckt.', ours: 'Diese Zahlen sind von uns: Die gedruckten kennen wir nicht, oder es gibt keine.' },
    mixed: 'Zahlen mit ° sind von uns, die anderen sind gedruckt.',
    contents: 'Inhalt',
    none: 'Dieses Spiel hat noch kein Regelheft.',
    linkTo: (clause) => `Link zu ${clause}`,
  },
  learn: {
    title: 'So läuft ein Tisch',
    lead: 'Alle Spiele im Haus werden auf dieselbe Weise gespielt. Kennst du einen Tisch, kennst du alle.',
    steps: [
      {
        name: 'Eine Frage nach der anderen',
        text: 'Die Leiste am Fuß des Tisches sagt in einem Satz, was du jetzt entscheiden musst. Antworte mit ihren Knöpfen, auf dem Brett oder mit den Zifferntasten.',
      },
      {
        name: 'Was leuchtet, kannst du wählen',
        text: 'Orte und Figuren, die du wählen kannst, haben einen Ring. Zeig auf eine Wahl, um vorher zu sehen, was sie kostet und bewirkt.',
      },
      {
        name: 'Nach allem anderen kannst du fragen',
        text: 'Drück auf etwas, das nicht leuchtet, und es sagt, warum nicht, mit der Nummer der Regel. Die Nummer schlägt das Regelheft dort auf.',
      },
      {
        name: 'Nimm es zurück',
        text: 'Rückgängig steht immer an derselben Stelle und sagt, was es zurücknimmt. Es ist frei, bis Würfel, Karten oder andere ins Spiel kommen; danach werden die anderen gefragt.',
      },
      { name: 'Frag nach einem Tipp', text: 'Ein Bot sieht genau, was du siehst, und sagt, was er tun würde.' },
      {
        name: 'Nichts ist gezinkt',
        text: 'Der Startwert jedes Tisches wird vor der ersten Karte versiegelt und nach der letzten offengelegt. Jeder kann ihn prüfen.',
      },
    ],
    next: 'Dann such dir eine Tür aus',
    first: 'Ein erstes Spiel',
    read: 'Regeln lesen',
  },
  credits: {
    title: 'Mitwirkende',
    lead: 'Wer die Spiele gemacht hat, und auf wessen Arbeit Pesthouse steht.',
    games: 'Die Spiele',
    gamesAbout:
      'Pesthouse ist ein unabhängiges Projekt und mit den Autoren und Verlagen dieser Spiele nicht verbunden. Gespielt wird nach den veröffentlichten Regeln; jedes Wort, jedes Bild und jede Zeile Code hier stammt von uns.',
    type: 'Schrift',
    typeAbout:
      'Alle unter der SIL Open Font License. Das Haus ist gesetzt in IM Fell Double Pica (Igino Marini, nach den Fell-Typen) und Alegreya Sans (Juan Pablo del Peral). Türen und Bretter bringen eigene Schriften mit:',
    icons: 'Symbole und Bilder',
    iconsAbout:
      'Plakate, Symbole, Zeichen und Figuren sind für Pesthouse gezeichnet. Manche Bretter verwenden Bilder der Sammlung game-icons (game-icons.net, CC BY 3.0, von Lorc, Delapouite und anderen).',
    sound: 'Klang',
    soundAbout: 'Entsteht in deinem Browser mit ZzFX von Frank Force (MIT).',
    code: 'Code',
    codeAbout: 'React, wouter, zustand, zod, Vite, Fastify, Kysely, libSQL und die noble-Hashes, mit Dank an alle, die sie pflegen.',
  },
  settings: {
    title: 'Einstellungen',
    lead: 'Werden beim Ändern in diesem Browser gespeichert.',
    you: 'Du',
    table: 'Am Tisch',
    page: 'Die Seite',
    speed: 'Tempo',
    speedAbout: 'Wie schnell die Züge der anderen gezeigt werden.',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
    motion: 'Bewegung',
    motionAbout: 'Ohne sie wird jede Änderung unbewegt gezeigt.',
    motions: { system: 'Wie das System', on: 'An', off: 'Aus' },
    sound: 'Ton',
    soundAbout: 'Holz, Papier und ein Glöckchen, wenn du dran bist.',
    volume: 'Lautstärke',
    confirm: 'Züge bestätigen',
    confirmAbout: 'Vor jedem Zug noch einmal fragen.',
    passOver: 'Schritte mit nur einer Wahl',
    passOverAbout: 'Deine einzige Wahl kann für dich getroffen werden. Nie dort, wo sie den anderen etwas verraten würde.',
    passOvers: { off: 'Selbst wählen', steps: 'Überspringen', turns: 'Überspringen, auch den letzten eines Zuges' },
    notify: 'Benachrichtigungen',
    notifyAbout: 'Wenn du dran bist und diese Seite nicht im Blick ist.',
    notifyNo: 'Der Browser erlaubt dieser Seite keine Benachrichtigungen.',
    language: 'Sprache',
    languages: { browser: 'Wie der Browser', en: 'English', de: 'Deutsch' },
  },
  lost: {
    title: 'Dieses Zimmer gibt es nicht',
    text: 'Du bist einen Gang hinuntergegangen, den die Maurer nie gebaut haben wollen. Etwas in der Wand gibt ihnen recht.',
    home: (doors) => (doors === 1 ? 'Zurück zur Tür' : `Zurück zu den ${counted(doors)} Türen`),
  },
};

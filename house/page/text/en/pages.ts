/** The words of the quieter rooms of the house in English: links, rulebooks, lessons, credits, settings. */
import type { Loose } from '../loose.ts';
import { counted } from './numbers.ts';

export const pages = {
  means: {
    open: 'What that means',
    title: 'An independent reconstruction',
    body: [
      'Pesthouse plays by the published rules of this game, rewritten from scratch in our own words. No text, picture or component of the printed game is used here.',
      'Where the rules say nothing or contradict themselves, we decided, and the rulebook says so next to the clause. Names of cards and places that we had to make up are marked there too. Of every number the rulebook and the page of house rules say whether it is printed or ours.',
      'If you like it, buy the real box: it has weight, and it works in a power cut.',
    ],
  },
  seatLink: {
    taking: 'Taking your seat …',
    said: {
      cut: {
        title: 'The end of this link is missing',
        more: 'A link to a seat ends with # and a long key, and this one lost it on the way. Ask whoever sent it for the whole link, or go to the table without a seat.',
      },
      wrong: { title: 'This link opens no seat', more: 'Something in it is not right. Ask whoever sent it for a new one, or go to the table without a seat.' },
      renewed: {
        title: 'This link is no longer valid',
        more: 'The seat has a new key, and only the browser that plays there has it. You can go to the table and watch.',
      },
      removed: { title: 'The host freed your seat', more: 'This link opens it no more. You can watch, or sit down again if a seat is open.' },
      carried: { title: 'This seat was passed on', more: 'Somebody else plays it now. You can go to the table and watch.' },
      stood: { title: 'You have left this seat', more: 'This link opens it no more. You can watch, or sit down again if a seat is open.' },
      none: { title: 'There is no such table here', more: 'Perhaps part of the link is missing. Ask for it again, or open a table of your own.' },
      offline: { title: 'The house does not answer', more: 'Your seat cannot be taken yet. The link keeps working: try again in a moment.' },
    },
    watch: 'Go to the table',
    again: 'Try again',
  },
  howto: {
    title: 'How to play in one page',
    foot: 'Every sentence here has its clause in the rulebook.',
    door: 'To the door',
    learn: 'Learn it on the board',
    print: 'Print',
  },
  rulesPage: {
    title: (game: string) => `Rules of ${game}`,
    which: 'Which rulebook?',
    whichLong: 'Every rule has a number. The log and every “why not?” at the table link to it.',
    search: 'Search the rules',
    searchHint: 'Question, word or clause',
    found: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? 'One place.' : `${n} places.`),
    example: 'An example turn',
    afterwards: 'The position afterwards',
    numbers: 'All cards and numbers',
    numbersAbout: 'Made from what is really played. House rules may change it. Below each table stands whether its numbers are printed or ours.',
    from: { printed: 'These numbers are printed.', ours: 'These numbers are ours: the printed ones are not known, or there are none.' },
    mixed: 'Numbers with ° are ours, the others are printed.',
    contents: 'Contents',
    none: 'This game has no rulebook yet.',
    linkTo: (clause: string) => `Link to ${clause}`,
  },
  learn: {
    title: 'How a table works',
    lead: 'Every game in the house is played the same way. Once you know one table, you know them all.',
    steps: [
      {
        name: 'One question at a time',
        text: 'The bar at the foot of the table says in one sentence what you must decide now. Answer with its buttons, on the board, or with the number keys.',
      },
      {
        name: 'What glows can be chosen',
        text: 'Places and pieces that you may choose have a ring. Point at a choice to see what it costs and does before you make it.',
      },
      {
        name: 'Everything else can be asked',
        text: 'Press something that does not glow and it says why not, with the number of the rule. The number opens the rulebook there.',
      },
      {
        name: 'Take it back',
        text: 'Undo is always in the same place and says what it takes back. It is free until dice, cards or another player come into it; after that the others are asked.',
      },
      { name: 'Ask for a hint', text: 'A bot looks at exactly what you can see, and says what it would do.' },
      {
        name: 'Nothing is rigged',
        text: 'The seed of every table is sealed before the first card and opened after the last. Anyone can check it.',
      },
    ],
    next: 'Then pick a door',
    first: 'Play a first game',
    read: 'Read the rules',
  },
  credits: {
    title: 'Credits',
    lead: 'Who made the games, and whose work Pesthouse is built on.',
    games: 'The games',
    gamesAbout:
      'Pesthouse is an independent project and not affiliated with the authors and publishers of these games. Rules are played as published; every word, picture and line of code here is our own.',
    type: 'Type',
    typeAbout:
      'All under the SIL Open Font License. The house is set in IM Fell Double Pica (Igino Marini, after the Fell types) and Alegreya Sans (Juan Pablo del Peral). Doors and boards add faces of their own:',
    icons: 'Icons and art',
    iconsAbout:
      'Posters, icons, marks and pieces are drawn for Pesthouse. Some boards use pictures of the game-icons set (game-icons.net, CC BY 3.0, by Lorc, Delapouite and others).',
    sound: 'Sound',
    soundAbout: 'Made in your browser with ZzFX by Frank Force (MIT).',
    code: 'Code',
    codeAbout: 'React, wouter, zustand, zod, Vite, Fastify, Kysely, libSQL and the noble hashes, with thanks to everyone who keeps them.',
  },
  settings: {
    title: 'Settings',
    lead: 'Saved in this browser as you change them.',
    you: 'You',
    table: 'At the table',
    page: 'The page',
    speed: 'Speed',
    speedAbout: 'How quickly the moves of others are shown.',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    motion: 'Motion',
    motionAbout: 'When off, every change is shown without movement.',
    motions: { system: 'Like the system', on: 'On', off: 'Off' },
    sound: 'Sound',
    soundAbout: 'Wood, paper and a small bell when it is your turn.',
    volume: 'Volume',
    confirm: 'Confirm moves',
    confirmAbout: 'Ask once more before a move is made.',
    passOver: 'Steps with one choice',
    passOverAbout: 'Your only choice can be made for you. This is never done where it would tell the others something that they do not know.',
    passOvers: { off: 'I make them', steps: 'Skip', turns: 'Skip, even the last of a turn' },
    notify: 'Notifications',
    notifyAbout: 'When it is your turn and this page is not in view.',
    notifyNo: 'The browser does not allow notifications from this page.',
    language: 'Language',
    languages: { browser: 'Like the browser', en: 'English', de: 'Deutsch' },
  },
  lost: {
    title: 'There is no such room',
    text: 'You went down a corridor that the builders swear they never built. Something in the wall agrees with them.',
    home: (doors: number) => (doors === 1 ? 'Back to the door' : `Back to the ${counted(doors)} doors`),
  },
} as const;

export type PagesText = Loose<typeof pages>;

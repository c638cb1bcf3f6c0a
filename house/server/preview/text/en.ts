/** What a link shows before anybody follows it, in English. Whatever stands here may be read by everybody who has the link. */
const list = new Intl.ListFormat('en-GB');

export const en = {
  house: 'Board games of plague and vermin, played in the browser: against bots, with friends by a link, or on one screen. Every rule enforced.',
  line: 'Five games of plague and vermin',
  rooms: {
    rules: ['Rulebooks', 'The rules of every game here, clause by clause, with a search that answers questions.'],
    learn: ['Learn', 'Lessons for every game: you play, and the House Doctor says what matters.'],
    puzzles: ['Puzzles', 'Positions with one clearly best move. Find it.'],
    lab: ['Lab', 'Bots play thousands of games while you turn the numbers of the rules.'],
    people: ['People', 'Who plays here, circles of friends, and how they have fared.'],
    credits: ['Credits', 'Whose games these are, and whose work is in this house.'],
    privacy: ['Privacy', 'What this house keeps, for how long, and how to have it deleted.'],
  },
  door: (title: string, sentence: string, length: string) => [title, `${sentence} ${length}, in your browser, against bots or friends.`],
  rulebook: (title: string) => [`${title}: the rules`, `The whole rulebook of ${title}, clause by clause.`],
  howto: (title: string) => [`${title}: how to play`, `${title} on one page, to be read in five minutes or printed.`],
  'house-rules': (title: string) => [`${title}: house rules`, `Every number and ruling of ${title}, to be changed and tried.`],
  'lab-of': (title: string) => [`${title} in the lab`, `Bots play ${title} as often as you like, by whatever rules you choose.`],
  lesson: (title: string, lesson: string, minutes: number) => [`${title}: ${lesson}`, `A lesson of ${minutes} minutes, played and not read.`],
  puzzle: (title: string) => [`A puzzle of ${title}`, 'One move is clearly best. Find it.'],
  table: {
    waiting: (title: string, seated: readonly string[], open: number) =>
      `${title}. ${seated.length === 0 ? 'Nobody sits there yet' : `At the table: ${list.format(seated)}`}. ${open === 0 ? 'All seats are taken.' : open === 1 ? 'One seat is free.' : `${open} seats are free.`}`,
    invites: (who: string, title: string) => `${who} invites you to ${title}`,
    playing: (title: string, seated: readonly string[]) => `${list.format(seated)} ${seated.length === 1 ? 'is' : 'are'} playing ${title}. Look on.`,
    over: (title: string, seated: readonly string[]) => `${list.format(seated)} played ${title}. Watch it again.`,
    ended: (title: string) => `${title}. This game was ended early.`,
    locked: 'Whoever wants a seat at this table has to ask first.',
  },
  replay: (name: string) => `${name}: the replay`,
  join: (who: string, circle: string) => [
    who === '' ? `An invitation: ${circle}` : `${who} invites you: ${circle}`,
    'A circle of friends who play here. One press and you are in.',
  ],
  /** No game: it is picked that evening. */
  evening: (game: string, date: string, time: string) => [
    `${game === '' ? 'Games' : game} on ${date}`,
    `It begins at ${time}${game === '' ? ', and the game is picked that evening' : ''}. Whoever is asked says here whether they come.`,
  ],
  next: (game: string, date: string, time: string) => `The next evening is ${date} at ${time}${game === '' ? '' : `: ${game}`}.`,
  lost: ['There is nothing here', 'This address leads nowhere.'],
  free: 'Free',
  over: 'The game is over',
  waiting: 'Waiting for players',
  noscript:
    'Pesthouse is played with JavaScript, which is turned off in this browser: turn it on and load this page again. What programs can ask of this house:',
};
export type PreviewText = typeof en;

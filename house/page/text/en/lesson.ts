/** The words of lessons in English: the House Doctor’s plate, the end of a lesson, the page that teaches. */
import type { Loose } from '../loose.ts';

const minutes = (n: number): string => `${n} min`;

export const lesson = {
  doctor: 'The House Doctor',
  minutes,
  number: (n: number, title: string) => `Lesson ${n} · ${title}`,
  short: (n: number) => `Lesson ${n}`,
  step: (n: number, of: number) => `${n} of ${of}`,
  plate: (n: number, of: number) => `The lesson, step ${n} of ${of}`,
  said: (n: number, of: number, task: string, text: string) => `Step ${n} of ${of}. ${task} ${text}`,
  leave: 'Leave the lesson',
  kept: 'Your place is kept. Come back any time.',
  why: 'Why?',
  closeWhy: 'Close why',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
  showMe: 'Show me',
  notYet: 'Not yet',
  /** The answer to a legal move that the step does not want and that has no answer of its own. */
  other: (move: string) => `**${move}** is a good thing to know, and its time will come. Nothing is lost: first do what it says above.`,
  changed: 'The game has been updated since, so this lesson starts again.',
  missing: { title: 'There is no such lesson', text: 'The page that teaches has them all.', go: 'To the lessons' },
  leaving: { title: 'Leave the lesson?', text: 'Your place is kept, and you can go on from here any time.', yes: 'Leave', no: 'Stay' },
  newHere: {
    title: (game: string) => `New to ${game}?`,
    lesson: 'Start with a lesson',
    goOn: 'Take the next lesson',
    lessonAbout: (title: string, n: number) => `${title}, ${minutes(n)} on the real board`,
    first: 'Play a first game',
    usual: 'I know it',
    usualAbout: (bots: number) => (bots === 1 ? 'The usual table, with one good bot' : `The usual table, with ${bots} good bots`),
    once: 'Asked only once. The door of the game lets you change it.',
  },
  done: {
    label: 'The lesson is done',
    learn: 'All lessons',
    again: 'Again',
    next: (title: string, n: number) => `Next: ${title}, ${minutes(n)}`,
    play: 'Play a first game',
    path: 'The lessons of this game',
    first: 'First game',
  },
  learn: {
    title: 'Learn by doing',
    lead: 'Nobody here has read a rulebook to the end. Touch the real board, one move at a time, and I’ll tell you what you just did. Ten minutes, and you can play.',
    start: (title: string) => `Start here: ${title}`,
    go: (title: string) => `Continue: ${title}`,
    all: 'You know them all. Play!',
    which: (game: string, n: number, of: number, m: number) => `${game}, lesson ${n} of ${of} · ${m === 1 ? '1 minute' : `${m} minutes`}`,
    goal: 'The goal',
    progress: (done: number, of: number, m: number) =>
      m === 0 ? `All ${of} lessons done` : `${done} of ${of} ${of === 1 ? 'lesson' : 'lessons'} · ${minutes(m)} to go`,
    soon: 'The first lesson of this game is being written.',
    begin: 'Start',
    resume: 'Continue',
    stop: (n: number, of: number, title: string, m: number, state: 'done' | 'next' | 'later') =>
      `Lesson ${n} of ${of}, ${title}, ${m} minutes${state === 'done' ? ', done' : state === 'next' ? ', next' : ''}`,
    first: 'First game',
    firstDone: 'First game, played',
    play: 'Play',
    house: 'How a table works',
    rules: 'Every clause',
    foot: 'Lessons run in your browser. They count for nothing, so break things.',
    offline: 'Offline. Lessons still work.',
    players: (n: string) => `${n} players`,
  },
};
export type LessonText = Loose<typeof lesson>;

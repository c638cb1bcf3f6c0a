/** What is allowed on purpose, each with its reason. Whoever adds a line says why nobody is harmed by it. */
import type { Fault } from './page/seen.ts';

interface Allowed {
  readonly law: string;
  readonly what: RegExp;
  /** Only in rooms whose names begin like this; without it, everywhere. */
  readonly where?: RegExp;
  readonly why: string;
}

export const ALLOWED: readonly Allowed[] = [
  {
    law: 'console',
    what: /Failed to load resource.*status of 401.*\/api\/persons\/me/,
    why: 'who is nobody yet asks the house who they are',
  },
  ...['cut', 'small', 'overlap', 'contrast'].map((law) => ({
    law,
    what: /span\.poster > span\.lettering|\.lettering|\.poster/,
    why: 'the lettering of a poster is part of its picture; the name of the game stands beside it',
  })),
  {
    law: 'small',
    what: /./,
    where: /^(howto|rules) /,
    why: 'the small pictures of how to play, which must fit one sheet of A4 and stand in the rulebook too, show parts of the board whose words stand in the text beside them',
  },
  {
    law: 'window',
    what: /svg\.lettering/,
    where: /^retribution/,
    why: 'what stands on a card of Retribution stands beside the table as well, in type of 14 pixels, as soon as the card is pointed at; on a phone a press shows all of it',
  },
  {
    law: 'window',
    what: /px to press|lies under b$|svg\.drawing/,
    where: /^exterminators, .*320x256/,
    why: 'through a window of 320 by 256 a house of many rooms is seen whole only where its cells are 19 pixels wide; whoever wants them larger zooms the board, and every choice stands in the list',
  },
  {
    law: 'window',
    what: /px to press: .*(res:|act:)/,
    where: /^pest, .*1280x720/,
    why: 'on a low desk the rows of the stock and the heads of the grid are 18 to 21 pixels high; what is chosen of them stands in the bar too, in buttons of 40',
  },
  {
    law: 'cut',
    what: /cut by span\.tile\.crop$/,
    why: 'in the row of what can be bought cards show their picture, their name and the first lines; all of a card stands beside the board as soon as it is pointed at, and in its answer',
  },
  {
    law: 'ink',
    what: /in (?:svg\.lettering > g|g) > (?:text\.number|text\.title|text\.says > tspan\S*|tspan\S*): [34]\.\d of 4\.5/,
    why: 'the letters of a printed card are part of its picture, on which a badge may lie; they stand out as large type does, and all of the card stands in large beside the board as soon as it is pointed at',
  },
  {
    law: 'console',
    what: /Failed to load resource.*status of (401|403|404)/,
    where: /nothing|owner|invited|stop|join|no such/,
    why: 'who asks for what is not there is told so by the house, and the browser notes it',
  },
];

export const disallowed = (where: string, faults: readonly Fault[]): Fault[] =>
  faults.filter((x) => !ALLOWED.some(({ law, what, where: at }) => law === x.law && what.test(x.what) && (at === undefined || at.test(where))));

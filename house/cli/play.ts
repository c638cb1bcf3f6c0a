/** `pesthouse play`: a whole game in the terminal, hot seat or against bots, from a text board and a numbered list. */
import { boardLines, read, type Seat, write } from '@pesthouse/kernel';
import type { Io } from './io.ts';
import { strip } from './plain.ts';
import { readRecord, writeFile } from './record-file.ts';
import { sentence } from './rulebook.ts';
import { eyes, hasSecrets, letBotMove, loadRecord, makeMove, next, recordOf, type Sitting, takeBack } from './table.ts';
import { Wrong } from './wrong.ts';

const HELP = `A number makes that choice. A move may also be typed in notation.
? MOVE        why a move is refused, or that it is legal
list          the choices again, in notation
board         the board again
undo          take the last move back
save FILE     write the record
load FILE     continue from a record
quit          leave`;

const showBoard = (x: Sitting, seat: Seat, io: Io): void => {
  const view = x.game.engine.view(x.play.state, seat);
  io.out('');
  for (const line of boardLines(x.game.text.board(view, seat))) io.out(strip(line));
};

const showChoices = (x: Sitting, seat: Seat, notation: boolean, io: Io): void => {
  const { engine, text } = x.game;
  const view = engine.view(x.play.state, seat);
  const prompt = engine.prompt(view, seat);
  if (prompt !== null) {
    const { title, detail } = text.prompt(view, seat, prompt);
    io.out(`\n${text.seat(view, seat)}: ${strip(title)}${detail === '' ? '' : `\n${strip(detail)}`}`);
  }
  for (const [i, m] of engine.moves(view, seat).entries()) {
    const { label, detail } = text.move(view, seat, m);
    const line = write(engine.game.vocabulary, seat, m).replace(/^\d+: /, '');
    io.out(`${String(i + 1).padStart(3)}  ${notation ? line : `${strip(label)}${detail === '' ? '' : `  (${strip(detail)})`}`}`);
  }
};

const refused = (x: Sitting, clause: string, io: Io): void => io.out(`No (${clause}): ${strip(sentence(x.game.rulebook, clause))}`);

/** A move typed in notation, with or without its seat. */
const typed = (x: Sitting, seat: Seat, words: string) => {
  const { vocabulary } = x.game.engine.game;
  return read(vocabulary, /^\d+:/.test(words) ? words : `${seat + 1}: ${words}`);
};

const explain = (x: Sitting, seat: Seat, words: string, io: Io): void => {
  const m = typed(x, seat, words);
  if (m === null) {
    io.out(`"${words}" is not a move of this game: "list" shows how moves are written.`);
    return;
  }
  const no = x.game.engine.refuse(x.play.state, m.seat, m.move);
  if (no === null) io.out('That is legal.');
  else refused(x, no, io);
};

const chooseMove = (x: Sitting, seat: Seat, words: string, io: Io): void => {
  const legal = x.game.engine.moves(x.play.state, seat);
  const picked = /^\d+$/.test(words) ? legal[Number(words) - 1] : typed(x, seat, words)?.move;
  if (picked === undefined) {
    io.out(/^\d+$/.test(words) ? `There are ${legal.length} choices.` : `"${words}" is neither a choice nor a move. Type "help" for help.`);
    return;
  }
  const no = makeMove(x, seat, picked, io);
  if (no !== null) refused(x, no, io);
};

/** One line of a person. False when they leave. */
const obey = async (x: Sitting, seat: Seat, line: string, io: Io): Promise<boolean> => {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const words = rest.join(' ');
  switch (word) {
    case '':
      return true;
    case 'quit':
    case 'q':
      return false;
    case 'help':
    case 'h':
      io.out(HELP);
      return true;
    case '?':
      if (words === '') io.out(HELP);
      else explain(x, seat, words, io);
      return true;
    case 'list':
      showChoices(x, seat, true, io);
      return true;
    case 'board':
      showBoard(x, seat, io);
      return true;
    case 'undo':
      takeBack(x, io);
      return true;
    case 'save':
      if (words === '') io.out('Save to which file?');
      else writeFile(words, recordOf(x));
      return true;
    case 'load':
      loadRecord(x, await readRecord(words));
      return true;
    default:
      if (word.startsWith('?')) explain(x, seat, line.trim().slice(1).trim(), io);
      else chooseMove(x, seat, line.trim(), io);
      return true;
  }
};

/** One person's turn to answer: shows the position until the decision changes. */
const askPerson = async (x: Sitting, seat: Seat, shown: string, io: Io): Promise<{ readonly stays: boolean; readonly shown: string }> => {
  const now = `${x.play.entries.length} ${seat}`;
  if (now !== shown) {
    if (hasSecrets(x, seat) && (await io.ask(`\nPass the screen to seat ${seat + 1} and press Enter. `)) === null) return { stays: false, shown };
    showBoard(x, seat, io);
    showChoices(x, seat, false, io);
  }
  const line = await io.ask('\n> ');
  if (line === null) return { stays: false, shown };
  try {
    return { stays: await obey(x, seat, line, io), shown: now };
  } catch (e) {
    if (!(e instanceof Wrong)) throw e;
    io.out(e.message);
    return { stays: true, shown: now };
  }
};

export const playGame = async (x: Sitting, save: string | undefined, io: Io): Promise<number> => {
  const { engine, text, meta } = x.game;
  io.out(`${meta.title}, ${x.play.record.seats} seats. Type "help" for help.`);
  let shown = '';
  while (!engine.over(x.play.state)) {
    const now = next(x);
    if (now === null) throw new Error('nobody is asked and the game is not over');
    if (!now.person) {
      letBotMove(x, now.seat, io);
      continue;
    }
    const answer = await askPerson(x, now.seat, shown, io);
    shown = answer.shown;
    if (!answer.stays) break;
  }
  if (save !== undefined) writeFile(save, recordOf(x));
  const scores = engine.outcome(x.play.state);
  if (scores === null) {
    io.out(save === undefined ? 'You left before the end. Nothing was saved.' : `You left before the end. Use --load ${save} to continue.`);
    return 0;
  }
  showBoard(x, eyes(x), io);
  io.out(`\n${strip(text.verdict(x.play.state))}`);
  for (const y of scores.toSorted((a, b) => a.rank - b.rank)) {
    const sheet = Object.entries(y.sheet).map(([line, n]) => `${text.sheet(line)} ${n}`);
    io.out(`${y.rank}. ${text.seat(x.play.state, y.seat)}: ${y.score}${sheet.length === 0 ? '' : ` (${sheet.join(', ')})`}`);
  }
  return 0;
};

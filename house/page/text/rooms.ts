/** The words of the rooms besides the front, in the reader's language. They are read when something is drawn or said, never while a file is loaded: so no order of files can be too early for them. */
import { type RoomsText, whenRooms } from './loaded.ts';

export let account: RoomsText['account'];
export let coach: RoomsText['coach'];
export let explain: RoomsText['explain'];
export let failures: RoomsText['failures'];
export let houserules: RoomsText['houserules'];
export let lab: RoomsText['lab'];
export let laying: RoomsText['laying'];
export let lesson: RoomsText['lesson'];
export let lobby: RoomsText['lobby'];
export let messages: RoomsText['messages'];
export let owner: RoomsText['owner'];
export let pages: RoomsText['pages'];
export let people: RoomsText['people'];
export let privacy: RoomsText['privacy'];
export let puzzle: RoomsText['puzzle'];
export let replay: RoomsText['replay'];
export let report: RoomsText['report'];
export let results: RoomsText['results'];
export let review: RoomsText['review'];
export let storedWords: RoomsText['storedWords'];
export let table: RoomsText['table'];
export let time: RoomsText['time'];

whenRooms((all) => {
  ({
    account,
    coach,
    explain,
    failures,
    houserules,
    lab,
    laying,
    lesson,
    lobby,
    messages,
    owner,
    pages,
    people,
    privacy,
    puzzle,
    replay,
    report,
    results,
    review,
    storedWords,
    table,
    time,
  } = all);
});

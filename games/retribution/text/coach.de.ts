/** What the coach says of Retribution when a kind of question comes for the first time, in German. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';

export const coach: Lessons = {
  redeal: { title: 'Eine teure Auslage.', text: 'Die meisten Karten im Angebot sind teuer, der Anfang würde zäh. Du darfst acht andere auslegen lassen.' },
  spread: {
    title: 'Spiel aus, was beim Kaufen hilft.',
    text: 'Die Erreger auf deinen ausgespielten Karten gibst du gleich aus. Wirkungen kommen nacheinander, also spiel Karten, die ziehen lassen, zuerst.',
  },
  target: { title: 'Wähle dein Opfer.', text: 'Meist ist es richtig, wer vorn liegt. Mit einer Karte mit Reue kann man antworten, dann geschieht nichts.' },
  respond: {
    title: 'Du wirst verfolgt.',
    text: 'Eine Karte mit Reue aus deiner Hand hebt den Angriff auf und bleibt bis zu deinem Zug vor dir liegen. Du darfst ihn auch ertragen und die Karte behalten.',
  },
  discard: {
    title: 'Leg die schwächste Karte ab.',
    text: 'Eine abgelegte Karte ist nicht weg: Nach dem Mischen kommt sie wieder. Leg ab, was in diesem Zug am wenigsten hilft.',
  },
  'give-up': {
    title: 'Eine chronische Karte geht.',
    text: 'Sie kommt auf deinen Ablagestapel, und du kannst sie wieder ziehen und ausspielen. Behalte die, die du jeden Zug nutzt.',
  },
  recruit: { title: 'Leg eine Karte obenauf.', text: 'Was du rekrutierst, ziehst du als Nächstes. Nimm die stärkste aus deinem Ablagestapel.' },
  fetch: { title: 'Hol eine Karte zurück.', text: 'Sie kommt vom Ablagestapel direkt auf deine Hand, und du darfst sie gleich spielen.' },
  pit: {
    title: 'Werde schwache Karten los.',
    text: 'Was in die Grube geht, verlässt dein Deck für immer. Unrat und Buße zuerst: Ein schlankes Deck zieht seine guten Karten öfter.',
  },
  clear: { title: 'Räucher eine Karte aus.', text: 'Sie verlässt die Auslage für immer, und niemand kann sie kaufen. Nimm die, die der Nächste haben will.' },
  mimic: { title: 'Der Narr kopiert.', text: 'Er tut, was eine andere deiner Karten auf dem Tisch sofort tut. Nimm deine beste Wirkung.' },
  infect: {
    title: 'Kauf Karten für dein Deck.',
    text: 'Bezahl den Widerstand mit Erregern; was übrig bleibt, verfällt. Reicht es für nichts Gutes, ist ein Rattenkönig umsonst.',
  },
  end: { title: 'Bevor der Zug endet.', text: 'Jetzt wirken Effekte, die aufs Ende gewartet haben. Danach geht deine Hand, und du ziehst eine neue.' },
};

export const warn = (f: Warned): CoachLine => ({
  title: 'Der König beendet das Spiel.',
  text: `Mit ihm hätte dein Deck **${f.own} Verruf**, jemand anders hat ${f.best}. Wer nach ${f.closing ? 'dieser Runde' : 'diesem Zug'} am meisten hat, gewinnt.`,
});

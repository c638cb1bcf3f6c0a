/** The words of "Persecute, Repent" in German. */
import type { Words } from './2-persecute.en.ts';

export const words: Words = {
  head: { title: 'Verfolgung und Reue', promise: 'Danach weißt du, welcher Angriff eine Antwort wert ist.' },
  attacked: {
    task: 'Der Graue Husten greift dich an.',
    text: 'Karten mit **Verfolgung** schaden anderen. Beim Dolchbauern legt eine Karte ab, wer vier oder mehr auf der Hand hat. Du hast fünf.',
    why: 'Wer verfolgt wird, wird immer gefragt: mit einer Karte mit Reue aus der Hand antworten oder es erleiden. Gefragt wirst du auch ohne so eine Karte, damit die Pause nichts verrät.',
  },
  suffer: {
    task: 'Erleide das diesmal.',
    text: 'Welche Karte geht, bestimmst du, und du hast **Unrat**, der ohnehin nichts bringt. Hier kostet dich das Erleiden nichts.',
    why: 'Erleiden darfst du auch, wenn du bereuen könntest. Mit drei oder weniger Karten auf der Hand hättest du gar nichts verloren.',
  },
  tooDear:
    'Das ist der **Narr**, deine einzige Karte mit Reue. Er würde helfen, aber hier geht es nur um Unrat. Heb ihn für Schlimmeres auf und erleide den Angriff.',
  drop: {
    task: 'Leg den Unrat ab.',
    text: 'Er kommt auf deinen Ablagestapel. Vier brauchbare Karten bleiben, und eine davon kann auf einen Angriff antworten.',
  },
  keepFool: 'Das ist der **Narr**, die einzige Karte auf deiner Hand, die auf einen Angriff antworten kann. Behalte ihn und leg den Unrat ab.',
  keepKnight: 'Das ist dein **Dolchritter**: vier Erreger und gleich ein eigener Angriff. Behalte ihn.',
  keepRat: 'Eine **Ratte** ist in deinem Zug immerhin ein Erreger, Unrat ist keiner. Leg den Unrat ab.',
  repent: {
    task: 'Ein Ritter. Bereue mit dem Narren.',
    text: 'Er brächte **Buße** auf deinen Nachziehstapel: weniger Erreger, weniger Verruf. Eine Karte mit **Reue** hebt den ganzen Angriff auf.',
    why: 'Reue hebt alles auf, was unter „Verfolgung“ steht. Ihre Erreger bringt die angreifende Karte trotzdem.',
  },
  notThis: 'Erleiden darfst du es, aber Buße kostet Erreger, wenn du sie spielst, und Verruf, solange sie im Deck ist. Bereue mit dem **Narren**.',
  swap: {
    task: 'Leg jetzt eine Ratte ab.',
    text: 'Der Angriff ist aufgehoben. Auch bei der Reue kann der Narr ein wenig: Du hast eine Karte gezogen, und dafür geht eine aus deiner Hand.',
    why: 'Jede Karte mit Reue hat zwei Effekte. In deinem eigenen Zug kopiert der Narr eine andere Karte; als Antwort zieht er eine und legt eine ab.',
  },
  keepDrawn: 'Diese Karte bringt im nächsten Zug mehr als eine **Ratte**. Leg eine Ratte ab.',
  stays: {
    task: 'Dein Zug. Der Narr ist noch da.',
    text: 'Eine Karte, mit der du bereust, liegt bis zum Ende deines Zuges vor dir und bringt ihre **Erreger**: Zwei sind schon im Vorrat.',
    why: 'Du kontrollierst sie bis zu deiner nächsten Endphase, und ihre Erreger zählen in deiner Infektion. Reue kostet dich also nur, was die Karte sonst getan hätte.',
  },
  own: {
    task: 'Spiel deinen eigenen Dolchritter.',
    text: 'Vier Erreger für dich und eine Bußkarte für den Grauen Husten, es sei denn, er bereut.',
    why: 'Zu zweit gibt es niemanden sonst zu wählen. Sind es mehr, wählst du, und oft trifft es, wer gerade führt.',
  },
  early: 'Weitergehen könntest du, aber was auf der Hand bleibt, wird abgelegt, und der **Ritter** ist das Beste davon. Spiel ihn zuerst.',
  soon: 'Die Karte kommt noch dran. Spiel zuerst den **Dolchritter** und sieh, was der Graue Husten dagegen tun kann.',
  top: {
    task: 'Buße auf seinem Nachziehstapel.',
    text: 'Der Graue Husten musste sie **anwerben**: Als Nächstes zieht er diese Buße, und alle wissen es. Gleiches Recht für alle.',
    why: 'Anwerben heißt, eine Karte oben auf den eigenen Nachziehstapel zu legen. Buße wird allen gezeigt, wenn sie von ihrem Stapel kommt.',
  },
  end: {
    title: 'Du hast deine Antwort aufgehoben.',
    text: 'Ein Angriff kostete dich Unrat, der andere gar nichts, und deiner saß. So ernst war der Narr noch nie.',
  },
  known: {
    persecute: { name: 'Verfolgung schadet anderen', text: 'Die Erreger der Karte bekommst du auf jeden Fall.' },
    repent: { name: 'Reue hebt alles auf', text: 'Die Karte bleibt und zahlt im nächsten Zug.' },
    suffer: { name: 'Manchmal: erleiden', text: 'Wäg den Schaden ab, bevor du die Antwort ausgibst.' },
  },
};

/** The words of "Draw or stop" in German. */
import type { Words } from './1-draw.en.ts';

export const words: Words = {
  head: { title: 'Ziehen oder aufhören', promise: 'Danach weißt du, wann du aufhörst zu ziehen.' },
  goal: {
    task: 'Du spielst die Ratten.',
    text: 'Ist dieser Stapel leer, gewinnt, wer die **meisten Schädlinge** in der Stadt hat. Deine sind die braunen, und noch ist keiner da.',
    why: 'Jeder Schädling auf dem Plan zählt eins, ob billig oder teuer. Futter, Karten und große Worte zählen nichts.',
  },
  draw: {
    task: 'Zieh eine Karte.',
    text: 'Tipp auf den Stapel oder auf den Knopf in der gelben Leiste: Beides ist derselbe Zug.',
    why: 'Jeder Zug beginnt mit dem Sammeln, und die erste Karte ist Pflicht. Ab der zweiten darfst du aufhören.',
  },
  food: { name: 'Futter', text: 'nährt deine Schädlinge.' },
  drop: { name: 'Gift', text: 'kostet dich einen.' },
  again: {
    task: 'Futter! Zieh noch eine.',
    text: 'Du hast ein Futter und darfst in diesem Zug bis zu fünf Karten ziehen. Nach jeder darfst du aufhören.',
    why: 'Mehr als fünf sind es nicht, solange dir kein Ort allein gehört. Orte, die du befällst, erhöhen die Zahl.',
  },
  tooEarly: 'Aufhören darfst du, und bald ist es auch klug. Ein Futter ist aber ein mageres Abendessen: Wag noch eine Karte. Nichts ist verloren.',
  poison: {
    task: 'Gift. Opfere eine Gassenratte.',
    text: 'Sie kommt verdeckt an einen Ort und ist dort **Futter für alle**. Wähle die Gassenratte, dann den Times Square: Dort isst du gleich.',
    why: 'Jedes Gift kostet dich eine Karte aus deinem eigenen Stapel, egal welche und egal wo. Sie kann dich schon in diesem Zug ernähren.',
  },
  keepTheKing: 'Das war ein **Rattenkönig**: fünf Würfel im Kampf, und du hast nur drei davon. Opfere eine Gassenratte, die billigste, die du hast.',
  keepTheSubway: 'Das war eine **U-Bahn-Ratte**: drei Würfel im Kampf. Opfere eine Gassenratte, die billigste, die du hast.',
  elsewhere: 'Jeder Ort ginge, und irgendwann hast du deine Gründe. Leg sie diesmal auf den **Times Square**, dort geht es weiter.',
  stop: {
    task: 'Hör auf, solange es gut geht.',
    text: 'Vier von zehn Karten sind Gift. Du hast ein Futter auf der Hand, und eins liegt am Times Square: genug für zwei Ratten.',
    why: 'Futter, das du nicht ausgibst, behältst du. Wer früh aufhört, verliert also nur Zeit.',
  },
  greedy: 'Verlockend. Aber jedes Gift macht deine Familie kleiner, und du hast, was du brauchst. Hör diesmal auf.',
  breed: {
    task: 'Züchte dort eine Gassenratte.',
    text: 'Wähle die Gassenratte, dann den Times Square, und bestätige mit noch einem Druck. Das Futter dort bezahlt sie.',
    why: 'Freies Futter bezahlt einen Schädling, der darauf gezüchtet wird, egal wer es liegen ließ.',
  },
  lateSubway:
    'Eine **U-Bahn-Ratte** kostet zwei Futter, und für eine zweite Ratte bleibt nichts. Zwei Schädlinge zählen mehr als einer: Züchte eine Gassenratte.',
  freeFood: 'Richtige Ratte, richtiger Ort. Lass das Futter zahlen, **das dort liegt**, dann bleibt dir das auf der Hand für noch eine Ratte.',
  notThere: 'Der Ort steht dir offen, und du kommst noch hin. Züchte zuerst am **Times Square**, wo das Futter schon liegt.',
  notDone: 'Du könntest hier aufhören, mit niemandem in der Stadt. Züchte vorher eine Gassenratte am Times Square.',
  second: {
    task: 'Noch eine, wo du willst.',
    text: 'Ein Futter hast du noch auf der Hand. Ein Ort, an dem du **allein** bist, ist befallen: Seine gelbe Zahl erhöht, wie viel du ziehen darfst.',
    why: 'Du befällst einen Ort, solange du dort einen Schädling hast und sonst niemand. Im nächsten Zug darfst du dafür mehr ziehen.',
  },
  oneMore: 'Du hast noch ein Futter, und das reicht für eine weitere Gassenratte. Setz sie, wohin du willst.',
  stay: {
    task: 'Zwei Ratten. Bleib, wo du bist.',
    text: 'Jeder Schädling darf sich einmal bewegen, wohin er will, und nimmt sein Futter mit. Drück **Fertig** und sieh zu, was die Tauben daraus machen.',
    why: 'Wer sich bewegt, kommt zu Kämpfen oder geht ihnen aus dem Weg. Du musst dich nicht bewegen.',
  },
  noMove: 'Schädlinge dürfen überallhin, sogar über den Fluss. Diese zwei sitzen aber gut: Drück diesmal Fertig.',
  end: { title: 'Rechtzeitig aufgehört.', text: 'Zwei Ratten in der Stadt, für ein Futter und ein Gift. Ich habe schlechtere erste Abendessen gesehen.' },
  known: {
    draw: { name: 'Eine Karte ist Pflicht', text: 'Danach ist jede dein eigenes Risiko.' },
    poison: { name: 'Gift nimmt dir einen', text: 'Er liegt als Futter für alle auf dem Plan.' },
    infest: { name: 'Allein ist besser', text: 'Ein Ort für dich lässt dich mehr ziehen.' },
  },
};

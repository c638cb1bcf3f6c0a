/** The words of "Be the Plague" in German. */
import type { Words } from './2-plague.en.ts';

export const words: Words = {
  head: { title: 'Sei die Seuche', promise: 'Danach weißt du, wann du dich versteckst und wann du zuschlägst.' },
  goal: {
    task: 'Diesmal bist du die Seuche.',
    text: 'Maria, Hölzchen und Rubin stehen auf deiner **Todesliste**. Sind alle drei tot, gewinnst du, und niemand sonst kennt diese Namen.',
    why: 'Auf der Liste steht je ein Schützling aus jeder Gruppe. Du gewinnst auch, wenn die Ereignisse ausgehen, bevor ein Heiler 8 Beweise hat: Die Zeit spielt für dich.',
  },
  begin: {
    task: 'Versteck dich im Mark.',
    text: 'Du beginnst in einem leeren Bezirk oder draußen in der Steppe. Das Mark grenzt an **sechs Bezirke**, auch an den von Maria.',
    why: 'In deinem ersten Zug wählst du nur, heimlich, wo du beginnst. Die Steppe grenzt an sieben Bezirke am Rand; außer dir darf niemand hinein.',
  },
  steppe: 'Die **Steppe** ist der beste Umweg um die Stadt, und du wirst ihn noch brauchen. Zu Maria ist es von dort weit: Beginne diesmal im Mark.',
  farAway: 'Dort wärst du sicher und hättest Langeweile. Beginne im **Mark**, einen Schritt von Maria.',
  prey: {
    task: 'Maria ist herausgekommen.',
    text: 'Sie soll für den Magister das Ereignis auf dem Kamm lösen. Jetzt steht sie **draußen**, ein Feld von dir, und er kann nur raten, wo du bist.',
    why: 'Eine Infektion tötet Schützlinge, die nicht in Quarantäne sind. Die anderen überleben, also warte, bis jemand herauskommt, den du willst.',
  },
  go: {
    task: 'Geh zu Maria auf den Kamm.',
    text: 'Ein Feld je Zug. Niemand sieht es: Nur dein **Notizbuch** weiß, wo du warst.',
    why: 'Du gehst ein Feld weit oder bleibst. Die anderen erfahren, dass du am Zug warst, aber nicht, wo du bist.',
  },
  noWaiting: 'Geduld ist deine größte Stärke. Aber morgen ist Maria vielleicht fertig und übermorgen fort: Geh jetzt.',
  notThere: 'Dorthin darfst du, und niemand würde es merken. Maria ist aber auf dem **Kamm**: Geh diesmal dorthin.',
  infect: {
    task: 'Zeig dich. Infiziere.',
    text: 'Alle erfahren, dass du hier bist. Jeder Schützling **draußen** stirbt, und ein Heiler müsste zurück in Quarantäne.',
    why: 'Du darfst verborgen bleiben, solange du willst. Wer zuschlägt, verrät seinen Ort, also schlag zu, wenn es sich lohnt.',
  },
  strikeNow: 'Verborgen bleiben ist meistens richtig. Heute steht ein Name deiner Liste vor dir, und zwar draußen: Infiziere.',
  slip: {
    task: 'Maria ist tot. Verschwinde.',
    text: 'Nach einem Mord hast du **noch einen heimlichen Schritt**. Geh in einen Nachbarbezirk: Sie wissen, wo du zugeschlagen hast, aber nicht, wo du schläfst.',
    why: 'Den Schritt hast du, wenn jemand gestorben ist oder ein Heiler in Quarantäne musste. Ob du ihn machst, erfährt niemand.',
  },
  dontStay: 'Du darfst bleiben, und eines Abends täuschst du sie damit. Lern erst, wie man verschwindet: Geh in einen Nachbarbezirk.',
  lay: {
    task: 'Leg die Verleumdung auf den Kamm.',
    text: 'Mit jedem neuen Ereignis ziehst du einen **Keim** und legst ihn verdeckt dorthin, wo du im Zug warst. Das Ereignis hier ist offen: Jemand wird kommen.',
    why: 'Wer den Bezirk betritt oder dort handelt, löst den Keim aus. Wer nur hinausgeht, nicht.',
  },
  whereTheyCome: 'Dort läge er vielleicht lange. Auf dem **Kamm** liegt ein offenes Ereignis, und jemand muss dorthin: Leg ihn da.',
  otherStrain: 'Ein guter Keim, du behältst ihn für später. Hier trifft die **Verleumdung** am härtesten: Sie kostet den Heiler einen Beweis.',
  layFirst: 'Du darfst deine Keime behalten. Für diesen Ort wäre das zu schade: Leg zuerst die Verleumdung.',
  done: { task: 'Das genügt. Beende deinen Zug.', text: 'Behalte den anderen Keim. Und jetzt sieh zu, wer für Maria einspringt: Auch Capella ist draußen.' },
  keepIt: 'Du könntest heute beide legen. Behalte einen auf der Hand: Du kommst noch an bessere Orte.',
  sprung: {
    task: 'Capella ist mitten hineingelaufen.',
    text: 'Die Verleumdung nimmt dem Magister 1 Beweis, und Marias Tod hatte ihn schon 1 gekostet. Mit 3 fing er an, jetzt hat er **einen**.',
    why: 'Ein Keim wirkt sofort und ist dann weg. Stirbt ein eigener Schützling, verliert der Heiler 1 Beweis und nimmt zum Trost ein Rezept. Unter 1 fällt niemand.',
  },
  blockade: {
    task: 'Und wer drinnen bleibt?',
    text: 'Dafür hast du die **Blockade**. Beginne sie, wo du stehst, ohne zu gehen, und beende sie in einem späteren Zug: Dann sterben dort alle Schützlinge.',
    why: 'Alle sehen die Marke, und die Heiler haben einen Zug, um etwas zu tun. Der Beginn trifft wie eine Infektion, das Ende verschont keinen Schützling, auch nicht in Quarantäne.',
  },
  over: { title: 'Ein Name von dreien.', text: 'Versteckt, zugeschlagen, verschwunden. Der Magister nennt es Pech, und ich verrate nichts.' },
  known: {
    strike: { name: 'Nur draußen stirbt man', text: 'Warte, bis der richtige Name herauskommt.' },
    slip: { name: 'Zuschlagen und verschwinden', text: 'Nach einem Mord hast du einen heimlichen Schritt.' },
    strain: { name: 'Lass etwas zurück', text: 'Keime für die, die kommen, eine Blockade für die, die bleiben.' },
  },
};

/** The words of "Where is it?" in German. */
import type { Words } from './3-where.en.ts';

export const words: Words = {
  head: { title: 'Wo ist sie?', promise: 'Danach weißt du, wer sicher hinauskann und wer von drinnen hilft.' },
  struck: {
    task: 'Die Seuche hat Capella getötet.',
    text: 'Du hattest sie ohne Arbeit hinausgelassen, gleich neben der Seuche. Sie stand **auf der Todesliste**: ein Name von dreien. So verliert man am Anfang.',
    why: 'Stirbt ein Schützling, erfahren alle, ob er auf der Todesliste stand. Und wer zuschlägt, muss sagen, wo.',
  },
  fog: {
    task: 'Weit kann sie nicht sein.',
    text: 'Sie schlug in der Hinterhand (13) zu und hatte danach einen heimlichen Schritt. Der Knopf mit den Wellen zeigt **alle Orte, wo sie jetzt sein kann**.',
    why: 'Ein Mord bringt einen heimlichen Schritt, jeder Zug noch einen. Das Haus zählt alle Wege mit, die sie gegangen sein kann; Geheimes verrät es nicht.',
  },
  leave: {
    task: 'Lass Maria hinaus. Sie ist sicher.',
    text: 'Von jedem dieser Orte sind es zum Kamm (10) **mindestens zwei Schritte**, und die Seuche hat einen, bevor sie zuschlägt. Marias Ereignis wartet dort.',
    why: 'Zähl die Schritte über Grenzen und Brücken. Wen sie im nächsten Zug nicht erreicht, der kann eine Nacht lang draußen sein.',
  },
  rightThere: 'Vlad wohnt bei den Abdeckern (8), und dort kann die Seuche **gerade jetzt** sein. An Maria kommt sie nicht heran: Lass sie hinaus.',
  oneStep: 'Von einem der Orte, wo sie sein kann, ist es nur ein Schritt, und mehr braucht die Seuche nicht. **Maria** ist weiter weg: Lass sie hinaus.',
  nothingThere: 'Sicher wäre es, aber dort gibt es nichts zu tun. Hinaus nur zur Arbeit: Maria hat ein Ereignis vor der Tür.',
  stayHere: 'Du stehst in der Milz (3), und dort wartet ein Ereignis auf dich. Bleib da, du brauchst es gleich.',
  soon: 'Gut gedacht, das kommt als Nächstes. Lass zuerst Maria hinaus.',
  cardSoon: 'Eine gute Karte, gleich spielst du sie. Nutze erst die Aktionen, die du hast.',
  tooEarly: 'Du hast noch Aktionen, und aufheben kannst du sie nicht. Nichts ist verloren: Nutze sie zuerst.',
  notNow: 'Das ist erlaubt, hilft aber heute Nacht nicht. Nichts ist verloren: Mach erst das andere.',
  transfer: {
    task: 'Lass dir von Vlad ein Geheimnis bringen.',
    text: 'Dein Ereignis in der Milz braucht ein Geheimnis. **Überbringen** geht auch aus der Quarantäne, Vlad bleibt also sicher. Tipp auf ihn, dann auf Überbringen.',
    why: 'Ein Schützling gibt dir eine Marke seiner Art, wo er auch ist, in Quarantäne oder nicht. Eine Infektion kann ihm dort nichts tun.',
  },
  otherKind: 'Das wäre eine andere Art von Marke. Du brauchst ein **Geheimnis**: Vlad, Notkin und Rubin haben welche.',
  notYou: 'Du kannst dir ein Geheimnis selbst holen, aber das ist **deine** Aktion in diesem Zug, und mit der willst du lösen. Lass es Vlad bringen.',
  keepIn: 'Eine draußen reicht für heute Nacht. Lass die anderen drin, sie können auch von dort helfen.',
  card: {
    task: 'Spiel „Die Zeit verrinnt“.',
    text: 'Deine Aktionen sind verbraucht, aber diese Karte kostet keine und gibt dir **eine mehr**. Du selbst hast noch nicht gehandelt, also kannst du noch.',
    why: 'Einflusskarten sind kostenlos; du spielst sie in deinem Zug zwischen zwei Aktionen. Jede Figur handelt trotzdem nur einmal.',
  },
  notEnd: 'Du könntest jetzt schlafen gehen. Aber die Karte bringt dir noch eine Aktion, und das Geheimnis liegt bereit: Spiel sie.',
  person: {
    task: 'Löse dein Ereignis selbst.',
    text: 'Du zahlst das Geheimnis und bekommst 1 Beweis. Das ist weniger als mit einem eigenen Schützling, aber **du kannst nicht sterben**.',
    why: 'Ein Heiler, den die Seuche trifft, muss zurück in Quarantäne, mehr nicht. Die gefährlichen Wege sind also deine.',
  },
  secretReady: 'Heb dir das auf. Du hast das Geheimnis und noch eine Aktion: Löse dein Ereignis.',
  take: {
    task: 'Nimm eine Karte für schlechte Tage.',
    text: '**Fürchte dich nicht** rettet einen Schützling eine Runde lang, **Lähmung** nimmt der Seuche den Schritt vor dem Angriff. Nimm, was du willst.',
    why: '„Fürchte dich nicht“ ist eine Aktion deines Heilers. „Lähmung“ ist kostenlos, und die Seuche geht dann erst nach ihrem Angriff.',
  },
  end: { task: 'Beende jetzt deinen Zug.', text: 'Maria ist draußen, und du hast gezählt: Heute Nacht erreicht sie nichts. Das ist mehr wert als Hoffnung.' },
  resolve: {
    task: 'Sie lebt. Löse ihr Ereignis.',
    text: 'Dein eigener Schützling, die richtige Art: 2 Beweise umsonst. **Zurück kann Maria aber nicht einfach**, also zähl vor jeder Nacht draußen neu.',
    why: 'Niemand kann einen Schützling einfach zurück in Quarantäne schicken; das können nur wenige Karten und Ereignisse. Überleg also vorher, wen du hinauslässt.',
  },
  workFirst: 'Später gern. Maria steht bei ihrem Ereignis und hat, was es braucht: Löse es zuerst.',
  last: {
    task: '6 von 8. Nimm noch eine Karte.',
    text: 'Die Ausgangssperre schließt einen Bezirk für alle, auch für die Seuche. Solange Maria draußen ist, kann das nützen.',
  },
  over: {
    title: 'Du hast ihre Schritte gezählt.',
    text: 'Drei Beweise in zwei Zügen, und niemand sonst ist tot. Die Seuche ist verstimmt, soweit man das sehen kann.',
  },
  known: {
    fog: { name: 'Zähl von dort, wo sie zuschlug', text: 'Ein heimlicher Schritt nach einem Mord, dann einer je Zug.' },
    transfer: { name: 'Hilfe von drinnen', text: 'Schützlinge überbringen Marken, ohne hinauszugehen.' },
    person: { name: 'Heiler sterben nicht', text: 'Gefährliche Wege gehst du selbst.' },
  },
};

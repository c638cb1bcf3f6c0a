/** The words of "Town and Wards" in German. */
import type { Words } from './1-town.en.ts';

export const words: Words = {
  head: { title: 'Stadt und Schützlinge', promise: 'Danach weißt du, wer wofür aus dem Haus gehen soll.' },
  goal: {
    task: 'Du bist der Magister, ein Heiler.',
    text: 'Mit **8 Beweisen** gewinnst du, 3 hast du schon. Gegen dich spielt die Seuche: Sie will drei dieser Leute töten, und nur sie weiß, welche.',
    why: 'Die Seuche gewinnt, wenn die drei Schützlinge auf ihrer Todesliste tot sind. Sie gewinnt auch, wenn die Ereignisse ausgehen, bevor jemand 8 Beweise hat.',
  },
  shut: {
    task: 'Alle sitzen in Quarantäne.',
    text: 'Neun Schützlinge helfen dir; Andrej, Maria und Vlad sind **deine eigenen**. Drinnen tötet keine Infektion sie, aber sie können kaum etwas tun.',
    why: 'Eine Infektion tötet alle Schützlinge im Bezirk, die nicht in Quarantäne sind. Wer drin ist, überlebt.',
  },
  inside: { name: 'In Quarantäne', text: 'sicher, aber kaum nützlich.' },
  outside: { name: 'Draußen', text: 'nützlich, aber in Gefahr.' },
  event: {
    task: 'Auf dem Kamm ist etwas los.',
    text: 'Dieses **Ereignis** braucht eine Münze. Maria wohnt genau dort, und Münzen sind ihr Geschäft: Sie kann es lösen, ohne dass du zahlst.',
    why: 'Jeder Schützling kommt an eine Art von Marken heran. Braucht das Ereignis genau diese, musst du ihm keine geben.',
  },
  leave: {
    task: 'Lass Maria hinaus.',
    text: 'Tipp auf Maria, dann auf **Quarantäne verlassen**. Das kostet eine der zwei Aktionen deines Zuges.',
    why: 'In Quarantäne kann ein Schützling sie nur verlassen oder dir eine Marke schicken. Um ein Ereignis zu lösen, muss Maria draußen sein.',
  },
  notYourself:
    'Du darfst selbst hinaus, und sterben kannst du nicht einmal. Löst du aber ein Ereignis selbst, bringt es 1 Beweis; bei Maria sind es 2. Lass sie hinaus.',
  whyThem: 'Dann stünde jemand auf der Straße und hätte dort nichts zu tun. Lass **Maria** hinaus: Ihr Ereignis liegt vor der Tür.',
  counterLater: 'Eine Marke ist nützlich, und gleich holst du dir eine. Maria braucht keine, nur eine offene Tür: Lass zuerst sie hinaus.',
  noPact: 'Ein **Pakt** hält andere Heiler von einem Schützling fern. Heute hast du keine Rivalen, er kann also warten.',
  tooEarly: 'Du hast noch Aktionen, und aufheben kannst du sie nicht. Nichts ist verloren: Nutze sie zuerst.',
  cardLater: 'Deine Karte hat ihre Zeit, und bis dahin läuft sie nicht weg. Erst das andere.',
  claim: {
    task: 'Noch eine Aktion: Beschaffen.',
    text: 'Maria hat gehandelt, und **jede Figur handelt einmal je Zug**. Du kannst dir eine Marke aus dem Vorrat holen, ohne das Haus zu verlassen.',
    why: 'Jede Figur macht höchstens eine Aktion je Zug. Beschaffen ist eine Aktion deines Heilers, ob in Quarantäne oder nicht.',
  },
  oneIsEnough: 'Das ginge, aber wer nachts draußen ist, lebt gefährlich. Eine auf der Straße reicht: Beschaff dir lieber eine Marke.',
  youCan: 'Schützlinge können dir eine Marke ihrer Art überbringen. Du selbst holst dir **jede** Art, also nimm diesmal Beschaffen.',
  oneLeft: 'Du hast noch eine Aktion, und sie wäre verschenkt. Beschaff dir erst eine Marke.',
  which: { task: 'Nimm irgendeine Marke.', text: 'Welche Art, bestimmst du. Sie bleibt auf deinem Bogen, bis ein Ereignis sie braucht.' },
  end: {
    task: 'Beende deinen Zug.',
    text: 'Jetzt geht die Seuche um, **ein Feld je Zug** und ungesehen. Steht sie bei Maria und schlägt zu, stirbt Maria. Schlaf gut.',
    why: 'Die Seuche bewegt sich heimlich und darf dann den Ort infizieren, an dem sie ist. Erst wenn sie zuschlägt, zeigt sie sich.',
  },
  resolve: {
    task: 'Nichts passiert. Löse das Ereignis.',
    text: 'Maria lebt, die Seuche blieb verborgen, und ein neues Ereignis ist da. Drück **Lösen**: Dein eigener Schützling bringt dir 2 Beweise.',
    why: 'Deine eigenen Schützlinge bringen 2 Beweise für ein Ereignis. Andere bringen 1, du selbst auch.',
  },
  stayThere: 'Maria könnte bis zu zwei Felder gehen. Ihr Ereignis liegt aber genau hier: Löse es zuerst.',
  resolveFirst: 'Das geht, und bald ist es vielleicht klug. Aber Maria steht bereit: Hol dir zuerst deine 2 Beweise.',
  card: {
    task: '5 Beweise. Nimm ein Rezept.',
    text: 'Für jedes gelöste Ereignis bekommst du auch eine Karte **deiner Wahl** aus deinem Stapel. Tipp zweimal auf sie, oder einmal und dann auf den Knopf.',
    why: 'Du siehst den Rest deines Stapels durch und nimmst, was du willst. Die Seuche sieht, dass du eine Karte genommen hast, aber nicht welche.',
  },
  over: { title: 'Deine ersten Beweise.', text: 'Maria ging hinaus, tat eine Sache und lebt. In dieser Stadt ist das eine ruhige Nacht.' },
  known: {
    goal: { name: '8 Beweise gewinnen', text: 'Ereignisse bringen sie: eigene Schützlinge 2, alle anderen 1.' },
    shut: { name: 'Hinaus nur zur Arbeit', text: 'Drinnen ist es sicher, draußen geht etwas voran.' },
    event: { name: 'Wer dazu passt, zahlt nicht', text: 'Stimmt die Art, brauchst du keine Marke.' },
  },
};

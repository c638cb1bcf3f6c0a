/** The words of "Build and produce" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Build and produce', promise: 'You’ll know how a house begins to earn.' },
  here: {
    task: 'Your Doctor stands in a City.',
    text: 'You have just cured one person; Construct is still to come. You build **where your Doctor stands**, or where your Camp does: in Ruhnholm, today.',
    why: 'A City has room for three buildings, a Town for two, a Village for one, and each House may have one in a place. Here you would be the first.',
  },
  construct: {
    task: 'Choose Construct.',
    text: 'Buildings cost **Lumber and Stone**. You have one of each, and two Coins for what is missing.',
    why: 'For a Research token Construct costs one less. While a sick person lies above it, it costs one more.',
  },
  enhanced: 'For a Research token this would do a little more. It’s your only one, and Technologies cost them too: **keep it** today.',
  stay: 'There is something left to do here that does you good. Don’t leave it out; nothing is lost.',
  aside: 'You may do that at any time in your turn. You’ll need everything you have in a moment, so leave it for later.',
  workshop: {
    task: 'Build the Workshop.',
    text: 'With somebody at work it makes **two** of what the place yields, and Ruhnholm yields Herbs. It is worth a Renown at the end, too.',
    why: 'A District makes one, a Factory one without anybody, a Treasury a Coin. Each slot on your board shows its price and its Renown.',
  },
  shop: { name: 'Workshop', text: 'makes two with one Person.' },
  factory: 'A **Factory** works without anybody, but makes only one. You have a healthy person to spare: build the Workshop.',
  treasury: 'A **Treasury** makes Coins, and would take all of yours now. Start with the Workshop, and it will pay for more.',
  district: 'A **District** makes one with a Person at work. The Workshop makes two and wants no more people: build that one.',
  pay: {
    task: 'One Lumber, one Stone, one Coin.',
    text: 'The Workshop costs two Lumber and a Stone. A **Coin** stands in for the Lumber that you lack.',
    why: 'A Coin may replace any Lumber, Stone, Food or Herbs. Two goods can be traded for one Coin, never the other way round.',
  },
  keepTheCoin: 'That spends **both** Coins, though you hold what it costs. Pay with one Coin only.',
  turn: {
    task: 'First in a City: three Influence.',
    text: 'Influence is worth Renown at the end, and on its way it pays: you just got **a Food**. End your turn.',
    why: 'The first building in a City brings three Influence, in a Town two, in a Village one; one less for each that is there already. But you always get at least one.',
  },
  place: {
    task: 'Your second Assistant: Produce and Assign.',
    text: 'Newcomers build and wonder why nothing comes. The Workshop is **empty**: it makes nothing until somebody works there.',
    why: 'Only the Castle and the Factory produce without anybody. A new building always starts empty.',
  },
  otherRow: 'Produce is right. But who would work there? Take the row **Assign**, so that somebody can go first.',
  otherCell: 'You’ll want that another day. The Workshop is waiting for a worker: take the cell where Produce meets **Assign**.',
  assign: {
    task: 'Assign first.',
    text: 'Either order is allowed, but only who is at work when you **Produce** makes anything.',
    why: 'Produce gives you what all buildings with a Person make at that moment, and what Castle and Factory make.',
  },
  nobody: 'Just now only your Castle would produce: one Stone. **Assign** first, and the Workshop joins in.',
  send: {
    task: 'Send your Person to the Workshop.',
    text: 'The cured go to work, or to the **Capital**, where the most people win rewards at the end of each Era. Today: to work.',
    why: 'The rightmost Person of the track goes first. People in the Capital leave at the end of the Era; a worker stays.',
  },
  capital:
    'In the **Capital** your Person would bring you a token at once, and perhaps a prize at the Era’s end. But an empty Workshop earns nothing: send them to work.',
  decree: {
    task: 'And the Decree is pleased.',
    text: 'This Era’s **Imperative** asks you to put people to work. Your marker went up a level and brought Influence, all by itself.',
    why: 'Three Decrees are known from the start, one for each Era. Its Imperative pays during the Era, its Agenda at the end of it. Read them before you plan.',
  },
  produce: {
    task: 'Now Produce.',
    text: 'Two **Herbs** from the Workshop, one Stone from the Castle. Every later Produce will do the same again.',
    why: 'One action gathers what all your buildings make. The more people are at work, the more each Produce is worth.',
  },
  end: { title: 'Your house earns.', text: 'A Workshop, a worker, two Herbs and a Stone. The worker was ill this morning and has asked about holidays.' },
  known: {
    where: { name: 'Build where he stands', text: 'Cities bring the most Influence.' },
    work: { name: 'Empty buildings make nothing', text: 'Assign first, then Produce.' },
    decree: { name: 'Follow the Decree', text: 'Each Era pays for something else.' },
  },
};
export type Words = LessonWords<typeof words>;

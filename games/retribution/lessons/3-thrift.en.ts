/** The words of "A thrifty deck" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'A thrifty deck', promise: 'You’ll know what to be rid of, and when.' },
  poor: {
    task: 'A poor hand, with Penance in it.',
    text: '**Penance** takes away a Contagion in the turn you play it. While it stays in your deck it comes back, and at the end it takes away Infamy.',
    why: 'Penance I has Resistance −1: one Infamy less if it is still in your deck at the end. Played, it goes to the Plague Pit in your End Phase and never returns.',
  },
  penance: {
    task: 'Play the Penance now.',
    text: 'With it you’ll have three Contagions, without it four, and both buy **the same**: nobody in the Lineup costs three or four. So it is free today.',
    why: 'Penance that you don’t play is discarded with your hand and will be drawn again. Should the pool fall below zero, you owe nothing later.',
  },
  collectorSoon: 'The **Body Collector** comes next, and gladly. Play the Penance first: newcomers like to leave it lying, and then it comes back.',
  filth: 'Leave the **Filth** in your hand. On the table it gives nothing, and there the Body Collector could not reach it any more.',
  unpaid: 'Then the **Penance** is only discarded, and some day it comes back to a better hand. Play it now, while it costs you nothing.',
  collector: {
    task: 'Play the Body Collector.',
    text: 'Two Contagions now, and in your End Phase he takes one card to the **Plague Pit**. What goes there is gone for good.',
    why: 'He may take a card from your hand or your discard pile. It leaves your deck and counts for nobody.',
  },
  noCollector: 'Not without the **Body Collector**: two Contagions, and one bad card less in your deck. Play him first.',
  keep: {
    task: 'Keep the Filth. Go on.',
    text: 'Playing it is allowed and brings nothing. **In your hand** the Body Collector can take it later; on the table he cannot.',
    why: 'You never have to play a card. What goes to the Plague Pit comes from your hand or discard pile only.',
  },
  free: {
    task: 'Take a Rat King.',
    text: 'He is **free** if you spend nothing, and brings two Contagions each time you draw him. The Peasants you can afford bring one.',
    why: 'Whoever spends no Contagions may take one Rat King a turn. Once he is taken, nothing more can be spent.',
  },
  peasant: 'A **Peasant** brings one Contagion and takes up a place in your hand each time. The Rat King brings two, for nothing: take him.',
  nothing: 'Ending here is allowed, and sometimes no card is the best card. But a **Rat King** is stronger than your Rats: take him.',
  done: {
    task: 'Now end the phase.',
    text: 'The Rat King lies in your discard pile. Three Contagions are lost, and that’s all right: they bought nothing good today.',
  },
  paid: {
    task: 'First, the Penance.',
    text: 'In the **End Phase** the cards that waited for it do their work. Penance has to go to the Pit; you choose only the order.',
    why: 'An effect without “may” must be carried out. Penance in the Plague Pit never comes back.',
  },
  after: 'He has his turn in a moment. Send the **Penance** away first.',
  work: { task: 'Now the Body Collector.', text: 'His text says “may”. Newcomers often leave him idle: don’t, as long as you have **Filth** and Rats.' },
  notYet: 'You could end the turn, but the **Body Collector** still waits to take a card away. Let him.',
  pit: {
    task: 'Send the Filth to the Pit.',
    text: 'It is worth no Contagions and no Infamy. Each card less like this brings your **good ones** round sooner.',
    why: 'You draw five cards a turn. The fewer bad ones there are, the better each hand; Filth, with Resistance 0, costs you no Infamy when it goes.',
  },
  keepKing: 'That is your new **Rat King**, two Contagions a time. Keep him, and send the Filth.',
  oneMore: 'Then the Filth would come round again and again. Send it to the **Pit**: it costs you nothing.',
  finish: {
    task: 'Two fewer. End your turn.',
    text: 'Penance and Filth are in the Pit for good, and a Rat King has come. Everything else is discarded, and you draw **five** new cards.',
    why: 'First all is discarded, then you draw. If the draw pile runs out, your discard pile becomes the new one.',
  },
  end: { title: 'Poor hand, good turn.', text: 'One Penance paid, one Filth gone, one Rat King hired for nothing. A tidy plague is a healthy plague.' },
  known: {
    penance: { name: 'Play your Penance', text: 'Best in a turn that could not buy much anyway.' },
    pit: { name: 'Feed the Plague Pit', text: 'Fewer bad cards make every hand better.' },
    king: { name: 'A Rat King is free', text: 'He beats the cheapest cards you can buy.' },
  },
};
export type Words = LessonWords<typeof words>;

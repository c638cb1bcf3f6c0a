/** The words of "Persecute, Repent" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Persecute, Repent', promise: 'You’ll know which attack deserves an answer.' },
  attacked: {
    task: 'The Grey Cough turns on you.',
    text: 'Some cards **Persecute**: they harm a rival. This Peasant makes anybody with four or more cards discard one, and you hold five.',
    why: 'Whoever is Persecuted is always asked: answer with a Repent card from the hand, or suffer. You are asked even without such a card, so the pause gives nothing away.',
  },
  suffer: {
    task: 'Suffer this one.',
    text: 'You choose the card that goes, and you hold **Filth**, which brings nothing anyway. Suffering costs you nothing here.',
    why: 'You may suffer even if you could Repent. A hand of three cards or fewer would not have lost anything at all.',
  },
  tooDear: 'That is the **Fool**, your only Repent card. He would stop it, but it costs you no more than Filth. Keep him for something worse, and suffer.',
  drop: { task: 'Discard the Filth.', text: 'It goes to your discard pile. Four useful cards are left, and one of them can answer an attack.' },
  keepFool: 'That is the **Fool**, the only card in your hand that can answer an attack. Hold on to him, and discard the Filth.',
  keepKnight: 'That is your **Knight of Daggers**: four Contagions, and an attack of your own in a minute. Keep him.',
  keepRat: 'A **Rat** is still a Contagion in your turn, Filth is none. Discard the Filth.',
  repent: {
    task: 'A Knight. Repent with the Fool.',
    text: 'He would put **Penance** on top of your draw pile: fewer Contagions, less Infamy. A card with **Repent** undoes the whole attack.',
    why: 'A Repent undoes everything under “Persecute”. The attacking card keeps its Contagions all the same.',
  },
  notThis: 'You may suffer, but Penance costs Contagions when you play it, and Infamy while it stays in your deck. Repent with the **Fool**.',
  swap: {
    task: 'Now discard a Rat.',
    text: 'The attack is undone. As a Repent the Fool does a little as well: you have drawn a card, and now one card of your hand goes.',
    why: 'Every Repent card has two effects. In your own turn the Fool copies another card; as an answer he draws one card and discards one.',
  },
  keepDrawn: 'That card is worth more than a **Rat** in the turn that is coming. Discard a Rat.',
  stays: {
    task: 'Your turn. The Fool is here.',
    text: 'A card you Repent with stays before you until your turn ends, and it still gives its **Contagions**: two are in the pool already.',
    why: 'It stays under your control until your next End Phase, and its Base Contagions count in your Infect Phase. So a Repent costs you only what the card would have done.',
  },
  own: {
    task: 'Play your own Knight of Daggers.',
    text: 'Four Contagions for you, and a Penance card for the Grey Cough, unless it Repents.',
    why: 'With two players there is no choice of opponent. With more you choose, and often it is whoever leads.',
  },
  early: 'You could go on, but what stays in your hand is thrown away, and the **Knight** is the best of it. Play him first.',
  soon: 'That card will have its turn. Play the **Knight of Daggers** first, and see what the Grey Cough can do about him.',
  top: {
    task: 'Penance on its draw pile.',
    text: 'The Grey Cough had to **Recruit** it: the next card it draws is that Penance, and everybody knows. Fair is fair.',
    why: 'To Recruit is to put a card on top of one’s draw pile. Penance is shown to all when it is drawn from its deck.',
  },
  end: {
    title: 'You kept your answer.',
    text: 'One attack cost you Filth, the other cost you nothing, and yours hit home. The Fool has never been so serious.',
  },
  known: {
    persecute: { name: 'Persecute harms a rival', text: 'Its card gives you Contagions in any case.' },
    repent: { name: 'Repent undoes it all', text: 'The card stays and pays in your next turn.' },
    suffer: { name: 'Sometimes, suffer', text: 'Weigh the harm before you spend the answer.' },
  },
};
export type Words = LessonWords<typeof words>;

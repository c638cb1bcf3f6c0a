/** The words of "Draw or stop" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Draw or stop', promise: 'You’ll know when to stop drawing.' },
  goal: {
    task: 'You are the Rats.',
    text: 'When this pile is empty, whoever has the **most pests** in the city wins. Yours are the brown ones, and none is out yet.',
    why: 'Every pest on the board counts as one, cheap or dear. Food, cards and brave words count for nothing.',
  },
  draw: {
    task: 'Draw a card.',
    text: 'Touch the pile, or the button in the yellow bar: they are the same move.',
    why: 'Every turn begins with Gathering, and the first card is not optional. From the second card on you may stop.',
  },
  food: { name: 'Food', text: 'feeds your pests.' },
  drop: { name: 'Poison', text: 'costs you one.' },
  again: {
    task: 'Food! Draw once more.',
    text: 'You hold one food, and you may draw up to five cards this turn. After each of them you may stop.',
    why: 'Five is the limit as long as you hold no place of your own. Places that you infest raise it.',
  },
  tooEarly: 'Stopping is allowed, and soon it will be wise. One food is a thin dinner, though: risk one more card. Nothing is lost.',
  poison: {
    task: 'Poison. Give up an Alley Rat.',
    text: 'It goes face down on a place, as **food for anybody**. Choose the Alley Rat, then Times Square: you’ll eat there in a minute.',
    why: 'Each poison costs one card of your own deck, of any kind, on any place. It can feed you in this very turn.',
  },
  keepTheKing: 'That was a **Rat King**: five dice in a fight, and you have only three. Give up an Alley Rat, the cheapest you have.',
  keepTheSubway: 'That was a **Subway Rat**: three dice in a fight. Give up an Alley Rat, the cheapest you have.',
  elsewhere: 'Any place would do, and one day you’ll have reasons. This time put it on **Times Square**, where we go on.',
  stop: {
    task: 'Stop while you can.',
    text: 'Four cards in ten are poison. You have one food in hand and one lying in Times Square: enough for two rats.',
    why: 'Food that you don’t spend is kept for later turns, so stopping early loses nothing but time.',
  },
  greedy: 'Tempting. But every poison makes your family smaller, and you have what you need. Stop this time.',
  breed: {
    task: 'Breed an Alley Rat there.',
    text: 'Choose the Alley Rat, then Times Square, then press once more to say yes. The food lying there pays for it.',
    why: 'Unclaimed food pays for a pest that is bred on it, no matter who left it there.',
  },
  lateSubway: 'A **Subway Rat** costs two food, and then nothing is left for a second rat. Two pests count more than one: breed an Alley Rat.',
  freeFood: 'Right rat, right place. Let the food **lying there** pay, so that you keep the one in your hand for another rat.',
  notThere: 'That place is open to you, and you’ll get there. First breed on **Times Square**, where the food already lies.',
  notDone: 'You could stop here, with nobody in the city. Breed an Alley Rat on Times Square first.',
  second: {
    task: 'Breed another, where you like.',
    text: 'One food is left in your hand. A place where you are **alone** is infested: it raises your draw limit by its yellow number.',
    why: 'You infest a place while you have a pest there and nobody else has. Next turn it lets you draw more.',
  },
  oneMore: 'You still hold one food, and it pays for one more Alley Rat. Put it anywhere you like.',
  stay: {
    task: 'Two rats. Stay where you are.',
    text: 'Each pest may move once, anywhere, and takes the food under it along. Press **Done** and watch what the Pigeons make of it.',
    why: 'Moving is how you reach fights, and how you leave them. You need not move at all.',
  },
  noMove: 'Pests may move anywhere, even across the river. These two sit well, though: press Done this time.',
  end: { title: 'You stopped in time.', text: 'Two rats in the city for one food and one poison. I have seen worse first dinners.' },
  known: {
    draw: { name: 'Draw at least one', text: 'After that, every card is your own risk.' },
    poison: { name: 'Poison takes a pest', text: 'It lies on the map as food for anybody.' },
    infest: { name: 'Alone is better', text: 'A place of your own lets you draw more.' },
  },
};
export type Words = LessonWords<typeof words>;

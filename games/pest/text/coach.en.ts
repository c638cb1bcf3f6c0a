/** What the coach says of Pest when a kind of question comes for the first time, in English. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';

export const coach: Lessons = {
  castle: {
    title: 'Where does your Castle stand?',
    text: 'It makes the resource of its place whenever you Produce, without a worker. Food and Herbs are never wrong.',
  },
  doctor: { title: 'Your Doctor starts beside it.', text: 'A Sick Person there comes to your Quarantine for nothing. Start where roads lead on.' },
  block: { title: 'Turn the Sick away.', text: 'Your Technology lets you keep them off this place. They would fill your Quarantine.' },
  crate: { title: 'Open the crate.', text: 'Take any resource you like, but no Coin. Look at what your next building or cure costs.' },
  store: { title: 'Your store is full.', text: 'One resource may go on the Storage Containers. What finds no room is lost.' },
  lay: {
    title: 'Where do the Sick lie?',
    text: 'Regular slots hurt nobody; the others hinder an action or close a store. Without a slot they die, and the Dead cost Renown every Era.',
  },
  tidy: { title: 'Move the Sick about.', text: 'In your turn you may do that at any time. Free the slot above the action you want to use.' },
  trade: { title: 'Two for a Coin.', text: 'A Coin stands in for any one resource. That helps when one is missing.' },
  assistant: {
    title: 'One Assistant, two actions.',
    text: 'The cell gives the action above it and the action to its left, in either order. Each cell works once a Year.',
  },
  pair: { title: 'Play a pair again.', text: 'Choose two actions that you have already played this Year. Take the pair that brought most.' },
  trials: { title: 'Pay for the trials.', text: 'Herbs or Coins, and two Healthy People join your track.' },
  act: { title: 'Which action first?', text: 'Either order is fine, and you may leave one out. A Research token enhances Move, Construct or Produce.' },
  move: { title: 'Send your Doctor out.', text: 'On the way you must gather the Sick; where you stop, you get the resource. A destroyed place gives nothing.' },
  settle: {
    title: 'How do you get in?',
    text: 'The first Sick is free, each other costs 1 Food. Your Camp pays for all of them, and you may build there later.',
  },
  construct: {
    title: 'Build where you stand.',
    text: 'At your Doctor and at your Camp, one building each. A City brings most Influence, and a whole row of buildings brings Renown.',
  },
  pay: { title: 'Pay for it.', text: 'Coins can stand in for what is missing. Keep what you need for your next cure.' },
  more: { title: 'One more product.', text: 'You enhanced the action. Take what is scarcest.' },
  less: { title: 'One product is lost.', text: 'A Sick lies above Produce. Give up what you need least, and free the slot soon.' },
  research: { title: 'Buy a Technology.', text: 'You have three slots, and each card is worth Renown at the end. Buy early what works every Year.' },
  mobile: { title: 'What does it make?', text: 'It stays so for the whole game. Take what your Castle does not make.' },
  cure: {
    title: 'Herbs make people healthy.',
    text: 'The further left the space, the dearer and the more Renown. Cured People can work, and their slot is free again.',
  },
  assign: {
    title: 'Send people to work.',
    text: 'A building without a worker makes nothing. In the Capital they bring a token, and a reward when the Era ends.',
  },
  token: { title: 'Take a token.', text: 'One for the People you sent to the Capital. It turns face down until the Era ends.' },
  prize: { title: 'You lead in the Capital.', text: 'The first place chooses one reward more.' },
};

export const warn = (f: Warned): CoachLine => ({
  title: f.n === 1 ? 'That makes one more grave.' : `That makes ${f.n} more graves.`,
  text: 'Your Quarantine has no room for them. Each Dead costs Renown again at the end of every Era.',
});

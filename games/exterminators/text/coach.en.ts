/** What the coach says of Pests! when a kind of question comes for the first time, in English. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';
import { pestsOf } from './names.en.ts';

export const coach: Lessons = {
  choose: {
    title: 'Pick who you are.',
    text: 'Every exterminator and every queen has a trait of their own. A roomier trap or a second Free Move is easy to use.',
  },
  draft: { title: 'Pick your tools.', text: 'Shields help you, skulls harm others. Cards stay in your hand until you play them.' },
  build: {
    title: 'Build the house together.',
    text: 'Put a tile where one of its doors meets a door. Your nest comes later: keep it where you can reach it quickly.',
  },
  emergency: { title: 'Nothing fits any more.', text: 'Your nest must still go in. Pick any cell beside the house and the wall that becomes a door.' },
  window: {
    title: 'Your queen moves first.',
    text: 'The die moves her, calls her pests together or spreads new ones. Afterwards she drops a pest, and an open nest lets one more out.',
  },
  persuade: { title: 'You rule a rival’s queen.', text: 'Choose what she does this once, or let her roll. Lead her away from an empty trap of her colour.' },
  act: {
    title: 'A Free Move and two points.',
    text: 'Walk first, because the Free Move is gone after any other action. Then exterminate, trap, or seal your nest.',
  },
  pick: { title: 'Whose pests go?', text: 'In team play you may remove pests of any colour in the room. Clear your team’s first.' },
  dive: { title: 'Dig in the discard pile.', text: 'Pick an offensive card that lies there. It works at once and costs nothing more.' },
  answer: { title: 'Your teammate asks for a card.', text: 'Give it if it helps them more than you. A card changes hands once a turn.' },
};

export const warn = (f: Warned): CoachLine =>
  f.kind === 'out'
    ? {
        title: 'That would put you out.',
        text: 'Nothing of yours is left outside the house: no reserve, no trapped pest, and your queen is free. End the turn now and **you’re out of the game**.',
      }
    : {
        title: f.ap === 1 ? 'You have a point left.' : `You have ${f.ap} points left.`,
        text: `You are standing on **${pestsOf(f.color, f.n)}**. Unspent points are lost, and every pest you leave brings the full house nearer.`,
      };

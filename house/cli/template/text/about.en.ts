/** What everything on the board of Sample tells of itself, and what its coach says, in English. */
import type { Lessons, Tells } from './about.ts';

export const about: Tells = {
  town: (f) => ({
    name: 'The town',
    sort: 'By night',
    does: 'Every Night one House calls, and the brightest Lantern takes it.',
    now: `Houses still to call: ${f.houses}.`,
  }),
  stake: (f) => ({
    name: 'At stake',
    sort: 'What the House is worth',
    does: 'Whoever sends the brightest Lantern scores it.',
    now: `Tonight it is **${f.stake}**.`,
  }),
  pile: (f) => ({ name: 'Pile', sort: 'Lanterns face down', does: 'Whoever took a House may trade a Lantern for one from here.', now: `${f.left} left.` }),
  night: (f) => ({ name: `Night ${f.night}`, sort: 'The clock of the game', does: 'The game ends after the last Night.', now: '' }),
  lantern: (f) =>
    f.light === null
      ? { name: 'A Lantern, face down', sort: 'Hidden', does: 'Only its owner knows how bright it is.', now: '' }
      : { name: `Brightness ${f.light}`, sort: 'A Lantern', does: 'The brightest Lantern of a Night takes the House. Each is used once.', now: '' },
  hand: (f) => ({ name: 'Your Lanterns', sort: 'Nobody else sees them', does: 'You send one every Night.', now: `You hold ${f.held}.` }),
  seat: (f) => ({
    name: `Watch ${f.seat + 1}`,
    sort: f.you ? 'You' : 'A rival',
    does: 'The most Worth wins.',
    now: `Worth ${f.worth}, Lanterns in hand: ${f.held}.`,
  }),
};

export const coach: Lessons = {
  send: { title: 'Send a Lantern.', text: 'The brightest one takes the House, and if two are alike nobody does. What you send is gone.' },
  trade: { title: 'Trade, or keep.', text: 'You may swap one Lantern for an unknown one from the Pile. Swap your dimmest.' },
};

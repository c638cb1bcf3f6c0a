/** What everything on the board of Sample tells of itself, and what its coach says, in German. */
import type { Lessons, Tells } from './about.ts';

export const about: Tells = {
  town: (f) => ({
    name: 'Die Stadt',
    sort: 'Bei Nacht',
    does: 'Jede Nacht ruft ein Haus, und die hellste Laterne rettet es.',
    now: `Häuser, die noch rufen: ${f.houses}.`,
  }),
  stake: (f) => ({
    name: 'Einsatz',
    sort: 'Was das Haus wert ist',
    does: 'Wer die hellste Laterne schickt, bekommt ihn.',
    now: `Heute Nacht sind es **${f.stake}**.`,
  }),
  pile: (f) => ({
    name: 'Stapel',
    sort: 'Verdeckte Laternen',
    does: 'Wer ein Haus gerettet hat, darf eine Laterne gegen eine von hier tauschen.',
    now: `Noch ${f.left}.`,
  }),
  night: (f) => ({ name: `Nacht ${f.night}`, sort: 'Die Uhr des Spiels', does: 'Nach der letzten Nacht endet das Spiel.', now: '' }),
  lantern: (f) =>
    f.light === null
      ? { name: 'Eine verdeckte Laterne', sort: 'Verborgen', does: 'Nur wer sie hat, weiß, wie hell sie ist.', now: '' }
      : { name: `Helligkeit ${f.light}`, sort: 'Eine Laterne', does: 'Die hellste Laterne einer Nacht rettet das Haus. Jede gilt nur einmal.', now: '' },
  hand: (f) => ({ name: 'Deine Laternen', sort: 'Niemand sonst sieht sie', does: 'Jede Nacht schickst du eine.', now: `Du hast ${f.held}.` }),
  seat: (f) => ({
    name: `Wache ${f.seat + 1}`,
    sort: f.you ? 'Du' : 'Gegner am Tisch',
    does: 'Der meiste Wert gewinnt.',
    now: `Wert ${f.worth}, Laternen auf der Hand: ${f.held}.`,
  }),
};

export const coach: Lessons = {
  send: { title: 'Schick eine Laterne.', text: 'Die hellste rettet das Haus, und sind zwei gleich hell, rettet es niemand. Was du schickst, ist weg.' },
  trade: { title: 'Tausch oder behalte.', text: 'Du darfst eine Laterne gegen eine unbekannte vom Stapel tauschen. Tausch deine dunkelste.' },
};

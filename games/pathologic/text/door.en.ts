/** What the door of Pathologic says before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Pathologic',
  subtitle: 'The Plague and the Healers',
  sentence:
    'A hidden Plague stalks a town of fifteen districts. Up to three rival Healers race to prove that only their treatment can end it, before it has killed its three targets.',
  about:
    'The Plague moves unseen, kills Wards who have left Quarantine and lays Strains where people will act. The Healers share nine Wards and trust nobody: every Event they resolve brings Evidence, and the first to reach eight wins.',
  players: '2–4',
  length: '60–80 min',
  weight: 'medium',
  weightOf5: 3,
  learnMinutes: 14,
  luck: 'decks, hidden movement',
  poster: 'On a small stage three healers stand under an enormous beaked mask',
  waiting: 'The curtain rises on a full house.',
  ticket: 'Theatre ticket',
  credit: 'After the board game by Ice-Pick Lodge. Most card texts are our reconstruction.',
};

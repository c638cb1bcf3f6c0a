/** What the door of Pathologic says before anything of the game is loaded. */
import type { DoorWords } from '../../../kernel/text.ts';

export const door: DoorWords = {
  title: 'Pathologic',
  subtitle: 'The Plague and the Healers',
  sentence: 'A hidden Plague walks a town of fifteen districts; up to three rival Healers race to prove it before it has buried its three chosen.',
  about:
    'The Plague moves unseen, kills whoever has left Quarantine and lays Strains where people will act. The Healers share nine Wards and trust nobody: every Event resolved is Evidence, and the first with eight has won.',
  players: '2–4',
  length: '60–80 min',
  weight: 'medium',
  weightOf5: 3,
  luck: 'decks, hidden movement',
  credit: 'After the board game by Ice-Pick Lodge. Most card texts are our reconstruction.',
};

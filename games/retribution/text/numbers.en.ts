/** The numbers of Retribution as people know them. */
import type { NumberSheet } from '@pesthouse/kernel';
import { CARD_NAME, SUIT_NAME } from './names.en.ts';
import { sheetOf } from './sheet.ts';

const plain = (label: string) => ({ label });
/** Begins with a word of the game. */
const proper = (label: string) => ({ label, proper: true });

export const sheet: NumberSheet = sheetOf({
  cards: 'Cards',
  rules: 'Rules',
  setup: 'Set-up',
  turn: 'Turn and end',
  name: CARD_NAME,
  part: { ...SUIT_NAME, penance: 'Penance' },
  about: { festering: 'what every deck begins with', nobility: 'Notoriety counts at the end', penance: 'what frightened townsfolk bring on you' },
  worth: { resistance: proper('Resistance'), base: proper('Contagions'), notoriety: proper('Notoriety'), copies: plain('Copies') },
  effect: {
    'ale_peasant.ALE-01.draw.n': plain('Cards drawn'),
    'ale_knight.ALE-02.draw.n': plain('Cards drawn'),
    'ale_knight.ALE-03.draw.n': plain('Cards drawn on Repent'),
    'ale_priest.ALE-04.draw.n': plain('Cards drawn'),
    'ale_priest.ALE-04.discardOwn.n': plain('Cards discarded'),
    'daggers_peasant.DAG-01.victimDiscard.n': plain('Cards the victim discards'),
    'daggers_peasant.DAG-01.victimDiscard.handAtLeast': plain('Hand from which it works'),
    'bones_knight.BON-02.drawFromDiscard.n': plain('Cards taken back'),
    'bones_priest.BON-03.gainPerSuitInDiscard.per': proper('Contagions for each suit'),
    'bones_priest.BON-03.gainPerSuitInDiscard.max': proper('Contagions at most'),
    'torches_peasant.TOR-01.gain.n': proper('Contagions for the smoke'),
    'torches_knight.TOR-02.gain.n': proper('Contagions for the Pit'),
    'torches_knight.TOR-02.pit.upTo': plain('Cards into the Pit'),
    'torches_priest.TOR-03.gain.n': proper('Contagions for the smoke'),
    'hire_collector.HIR-01.pit.upTo': plain('Cards into the Pit'),
    'hire_fool.HIR-03.draw.n': plain('Cards drawn on Repent'),
    'hire_fool.HIR-03.discardOwn.n': plain('Cards discarded on Repent'),
    'hire_doctor.HIR-04.draw.n': plain('Cards drawn for each'),
    'hire_doctor.HIR-04.pit.upTo': plain('Cards into the Pit'),
    'hire_doctor.HIR-05.pit.upTo': plain('Cards into the Pit on Repent'),
    'prince.NOB-01.gain.n': proper('Contagions with a Knight'),
    'princess.NOB-02.draw.n': plain('Cards drawn'),
    'princess.NOB-03.draw.n': plain('Cards drawn on Repent'),
    'queen.NOB-04.discountNextInfect.n': plain('Discount on the next card'),
    'queen.NOB-04.discountNextInfect.min': plain('Price that is left at least'),
    'bishop.NOB-05.pit.upTo': plain('Cards into the Pit'),
    'pope.NOB-07.extraEndDraw.n': plain('Cards drawn in addition'),
  },
  number: {
    rats: plain('Rats that you begin with'),
    filth: plain('Filth that you begin with'),
    ratKings: plain('Rat Kings in the supply'),
    costly: plain('A Lineup is too dear: Resistance from which a card counts'),
    costlyCards: plain('A Lineup is too dear: how many such cards'),
    redeals: plain('How often a Lineup is dealt anew at most'),
    secondHand: plain('First hand of the second player, with the sixth card'),
    hand: plain('Cards drawn each turn'),
    idleTurns: plain('Idle turns of everybody after which the game ends'),
  },
  kingdom: (n) => `${n} Kingdom cards`,
});

/** The whole position in English: the board of the terminal and of the screen reader. */
import { cards } from './count.en.ts';
import { PHASE_NAME } from './events.en.ts';
import { listed, seatName } from './names.en.ts';
import type { BoardWords } from './position.ts';

const and = (said: string): string => (said === '' ? '' : `: ${said}`);

export const board: BoardWords = {
  titles: { lineup: 'Lineup', nobility: 'Nobility', piles: 'Piles' },
  round: (s) => `Round ${s.round}, ${seatName(s.active)}, ${PHASE_NAME[s.phase]}`,
  pool: (n, closing) => `${n === null ? '' : `Contagions: ${n}.`}${closing ? ' The End Times have begun.' : ''}`.trim(),
  cardHead: ['Card', 'Numbers', 'Effect'],
  where: 'Where',
  space: (n, card) => `${n} ${card ?? 'empty'}`,
  stack: (top, under) => (under.length === 0 ? `${top}, the last of its stack` : `${top} over ${under.join(' over ')}`),
  gone: (stack) => (stack === 'king' ? 'The King is gone' : `Stack ${stack + 1} is gone`),
  piles: (s, pit) => [
    `Kingdom deck: ${s.kingdomSize}`,
    `Rat Kings: ${s.ratKings}`,
    `Penance deck: ${s.penanceSize}`,
    `Plague Pit: ${s.pitSize}${and(listed(pit))}`,
  ],
  seat: (seat, you) => `${seatName(seat)}${you ? ' (you)' : ''}`,
  has: (f) => [
    `Hand: ${f.handSize === 0 ? 'empty' : `${cards(f.handSize)}${and(listed(f.hand))}${f.backs === 0 || f.backs === f.handSize ? '' : ` and ${f.backs} hidden`}`}`,
    `Draw pile: ${f.draw}${f.top.length === 0 ? '' : `, on top ${listed(f.top)}`}`,
    `Discard pile: ${f.discardSize}${and(listed(f.discard))}`,
  ],
  inHand: 'in hand',
  onTable: (x) => ['on the table', x.used ? 'used' : '', x.repented ? 'Repented' : '', x.waits >= 0 ? 'waits' : ''].filter((w) => w !== '').join(', '),
};

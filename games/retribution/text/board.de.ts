/** The whole position in German: the board of the terminal and of the screen reader. */
import { cards } from './count.de.ts';
import { PHASE_NAME } from './events.de.ts';
import { listed, seatName } from './names.de.ts';
import type { BoardWords } from './position.ts';

const and = (said: string): string => (said === '' ? '' : `: ${said}`);

export const board: BoardWords = {
  titles: { lineup: 'Auslage', nobility: 'Adel', piles: 'Stapel' },
  round: (s) => `Runde ${s.round}, ${seatName(s.active)}, ${PHASE_NAME[s.phase]}`,
  pool: (n, closing) => `${n === null ? '' : `Erreger: ${n}.`}${closing ? ' Die Endzeit hat begonnen.' : ''}`.trim(),
  cardHead: ['Karte', 'Zahlen', 'Wirkung'],
  where: 'Wo',
  space: (n, card) => `${n} ${card ?? 'leer'}`,
  stack: (top, under) => (under.length === 0 ? `${top}, zuunterst im Stapel` : `${top} auf ${under.join(' auf ')}`),
  gone: (stack) => (stack === 'king' ? 'Der König ist weg' : `Stapel ${stack + 1} ist weg`),
  piles: (s, pit) => [
    `Königreich: ${s.kingdomSize}`,
    `Rattenkönige: ${s.ratKings}`,
    `Bußstapel: ${s.penanceSize}`,
    `Pestgrube: ${s.pitSize}${and(listed(pit))}`,
  ],
  seat: (seat, you) => `${seatName(seat)}${you ? ' (du)' : ''}`,
  has: (f) => [
    `Hand: ${f.handSize === 0 ? 'leer' : `${cards(f.handSize)}${and(listed(f.hand))}${f.backs === 0 || f.backs === f.handSize ? '' : ` und ${f.backs} verdeckt`}`}`,
    `Nachziehstapel: ${f.draw}${f.top.length === 0 ? '' : `, obenauf ${listed(f.top)}`}`,
    `Ablagestapel: ${f.discardSize}${and(listed(f.discard))}`,
  ],
  inHand: 'auf der Hand',
  onTable: (x) => ['auf dem Tisch', x.used ? 'genutzt' : '', x.repented ? 'bereut' : '', x.waits >= 0 ? 'wartet' : ''].filter((w) => w !== '').join(', '),
};

/** What the cards say, with the numbers of a table, and their flavour. */
import { some } from '@pesthouse/kernel';
import { faces } from '../data/printed.ts';
import type { Face } from '../names.ts';
import type { Ask, CardLine, CardWords } from './cardtexts.ts';
import { cards, contagions } from './count.en.ts';

const plain = (says: string): CardLine => ({ kind: 'normal', word: '', says });
const persecute = (says: string): CardLine => ({ kind: 'persecute', word: 'Persecute:', says });
const repent = (says: string): CardLine => ({ kind: 'repent', word: 'Repent:', says });
const chronic = (phase: string, says: string): CardLine => ({ kind: 'chronic', word: `Chronic — ${phase} Phase:`, says });

const upTo = (n: number): string => (n === 1 ? '1 card' : `up to ${cards(n)}`);
const twice = 'draw 2 Penance cards, Recruit the first and discard the second';
/** Cards that are drawn and as many that are discarded. */
const cycle = (draw: number, discard: number): string => (draw === discard ? `cycle ${draw}` : `+${draw}, −${discard}`);
const AWAY = ['*End:* goes to', 'the Plague Pit'];
const PENANCE = [plain('During your End Phase, send this card to the Plague Pit.')];

/** The lines by face. */
const lines = (n: Ask): Readonly<Record<Face, readonly CardLine[]>> => ({
  rat: [],
  filth: [],
  rat_king: [],
  ale_peasant: [plain(`If you control another Ale card, draw ${cards(n('ale_peasant.ALE-01.draw.n'))}.`)],
  ale_knight: [plain(`Draw ${cards(n('ale_knight.ALE-02.draw.n'))}.`), repent(`Draw ${cards(n('ale_knight.ALE-03.draw.n'))}.`)],
  ale_priest: [chronic('Spread', `Draw ${cards(n('ale_priest.ALE-04.draw.n'))}, then discard ${cards(n('ale_priest.ALE-04.discardOwn.n'))} from your hand.`)],
  daggers_peasant: [
    persecute(
      `If the opponent has ${n('daggers_peasant.DAG-01.victimDiscard.handAtLeast')} or more cards in hand, they discard ${cards(n('daggers_peasant.DAG-01.victimDiscard.n'))} of their choice.`,
    ),
  ],
  daggers_knight: [persecute('The opponent draws 1 Penance card and Recruits it.')],
  daggers_priest: [persecute(`The opponent discards 1 Chronic card they control. If they control none, they ${twice}.`)],
  bones_peasant: [plain('You may Recruit 1 card from your discard pile.')],
  bones_knight: [plain(`Draw ${cards(n('bones_knight.BON-02.drawFromDiscard.n'))} of your choice from your discard pile.`)],
  bones_priest: [
    plain(
      `Gain ${contagions(n('bones_priest.BON-03.gainPerSuitInDiscard.per'))} for each different suit in your discard pile, up to ${n('bones_priest.BON-03.gainPerSuitInDiscard.max')}.`,
    ),
    repent('During your End Phase, you may Recruit 1 card from your discard pile.'),
  ],
  torches_peasant: [plain(`You may send 1 card in the Lineup to the Plague Pit. If you do, gain ${contagions(n('torches_peasant.TOR-01.gain.n'))}.`)],
  torches_knight: [
    plain(
      `You may send ${upTo(n('torches_knight.TOR-02.pit.upTo'))} from your hand to the Plague Pit. If you do, gain ${contagions(n('torches_knight.TOR-02.gain.n'))}.`,
    ),
  ],
  torches_priest: [chronic('Infect', `Send 1 card in the Lineup to the Plague Pit to gain ${contagions(n('torches_priest.TOR-03.gain.n'))}.`)],
  hire_collector: [plain(`During your End Phase, you may send ${upTo(n('hire_collector.HIR-01.pit.upTo'))} from your hand or discard pile to the Plague Pit.`)],
  hire_fool: [
    plain('You may choose another card you control that is not Chronic and not a Fool: use its immediate effect.'),
    repent(`Draw ${cards(n('hire_fool.HIR-03.draw.n'))}, then discard ${cards(n('hire_fool.HIR-03.discardOwn.n'))} from your hand.`),
  ],
  hire_doctor: [
    plain(
      `Send up to ${cards(n('hire_doctor.HIR-04.pit.upTo'))} from your hand and/or discard pile to the Plague Pit. Draw ${cards(n('hire_doctor.HIR-04.draw.n'))} for each.`,
    ),
    repent(`During your End Phase, you may send ${upTo(n('hire_doctor.HIR-05.pit.upTo'))} from your hand or discard pile to the Plague Pit.`),
  ],
  prince: [plain(`If you control a Knight, gain ${contagions(n('prince.NOB-01.gain.n'))}.`)],
  princess: [plain(`Draw ${cards(n('princess.NOB-02.draw.n'))}.`), repent(`Draw ${cards(n('princess.NOB-03.draw.n'))}.`)],
  queen: [
    chronic(
      'Infect',
      `The next Lineup or Nobility card you Infect this phase costs ${contagions(n('queen.NOB-04.discountNextInfect.n'))} fewer, but at least ${n('queen.NOB-04.discountNextInfect.min')}.`,
    ),
  ],
  bishop: [plain(`Send up to ${cards(n('bishop.NOB-05.pit.upTo'))} from your hand and/or discard pile to the Plague Pit.`)],
  cardinal: [persecute('The opponent draws 2 Penance cards, Recruits the first and discards the second.')],
  pope: [chronic('End', `Draw ${some(n('pope.NOB-07.extraEndDraw.n'), 'additional card', 'additional cards')} this End Phase.`)],
  king: [plain('The End Times begin when the King is Infected.')],
  penance_1: PENANCE,
  penance_2: PENANCE,
  penance_3: PENANCE,
});

/** What fits on a tile. */
const digest = (n: Ask): Readonly<Record<Face, readonly string[]>> => ({
  rat: [],
  filth: [],
  rat_king: [],
  ale_peasant: ['With another Ale:', `draw ${n('ale_peasant.ALE-01.draw.n')}`],
  ale_knight: [`Draw ${n('ale_knight.ALE-02.draw.n')}`, `*R Repent:* draw ${n('ale_knight.ALE-03.draw.n')}`],
  ale_priest: [`*Spread:* draw ${n('ale_priest.ALE-04.draw.n')},`, `then discard ${n('ale_priest.ALE-04.discardOwn.n')}`],
  daggers_peasant: ['*P Persecute:* hand', `of ${n('daggers_peasant.DAG-01.victimDiscard.handAtLeast')}+ loses ${n('daggers_peasant.DAG-01.victimDiscard.n')}`],
  daggers_knight: ['*P Persecute:*', '1 Penance on top'],
  daggers_priest: ['*P Persecute:* lose a', '*C Chronic*, or 2 Penance'],
  bones_peasant: ['May Recruit 1', 'from discard'],
  bones_knight: [`Draw any ${cards(n('bones_knight.BON-02.drawFromDiscard.n'))}`, 'from discard'],
  bones_priest: [`+${n('bones_priest.BON-03.gainPerSuitInDiscard.per')} per suit in`, 'discard · *R Repent*'],
  torches_peasant: ['Clear 1 Lineup', `card for +${n('torches_peasant.TOR-01.gain.n')}`],
  torches_knight: [`${some(n('torches_knight.TOR-02.pit.upTo'), 'hand card', 'hand cards')} to`, `the Pit for +${n('torches_knight.TOR-02.gain.n')}`],
  torches_priest: ['*Infect:* clear 1', `Lineup card, +${n('torches_priest.TOR-03.gain.n')}`],
  hire_collector: [`*End:* ${cards(n('hire_collector.HIR-01.pit.upTo'))} to`, 'the Plague Pit'],
  hire_fool: ['Copy a played card', `*R Repent:* ${cycle(n('hire_fool.HIR-03.draw.n'), n('hire_fool.HIR-03.discardOwn.n'))}`],
  hire_doctor: [
    `${n('hire_doctor.HIR-04.pit.upTo')} to the Pit, ${n('hire_doctor.HIR-04.draw.n') === 1 ? 'draw' : `draw ${n('hire_doctor.HIR-04.draw.n')}`}`,
    'for each · *R Repent*',
  ],
  prince: ['With a Knight:', `gain ${n('prince.NOB-01.gain.n')}`],
  princess: [`Draw ${n('princess.NOB-02.draw.n')}`, `*R Repent:* draw ${n('princess.NOB-03.draw.n')}`],
  queen: ['*Infect:* next card', `costs ${n('queen.NOB-04.discountNextInfect.n')} fewer`],
  bishop: [`Up to ${cards(n('bishop.NOB-05.pit.upTo'))}`, 'to the Pit'],
  cardinal: ['*P Persecute:*', '2 Penance'],
  pope: ['*End:* draw', `${cards(n('pope.NOB-07.extraEndDraw.n'))} more`],
  king: ['The End Times', 'begin'],
  penance_1: AWAY,
  penance_2: AWAY,
  penance_3: AWAY,
});

export const cardWords: CardWords = {
  lines,
  digest,
  flavour: (id) => faces.find((x) => x.id === id)?.flavour ?? '',
  short: { rat: ['Small, hungry', 'and everywhere.'], filth: ['Nobody ever', 'sweeps.'], rat_king: ['Many tails,', 'one will.'] },
};

/** What the cards say, with the numbers of a table, and their flavour. */
import { numbersOf } from '../../../kernel/index.ts';
import type { Effect, Tables } from '../cards/cards.ts';
import { tunablesOf } from '../cards/tunables.ts';
import { faces } from '../data/printed.ts';
import { FACES, type Face } from '../names.ts';
import { cards, contagions, some } from './count.en.ts';

/** A line of a card: a keyword, where one begins it, and what it says. */
export interface CardLine {
  readonly kind: Effect['kind'];
  readonly word: string;
  readonly says: string;
}
export interface CardText {
  readonly lines: readonly CardLine[];
  /** The lines as one text. */
  readonly text: string;
  readonly flavour: string;
}

const plain = (says: string): CardLine => ({ kind: 'normal', word: '', says });
const persecute = (says: string): CardLine => ({ kind: 'persecute', word: 'Persecute:', says });
const repent = (says: string): CardLine => ({ kind: 'repent', word: 'Repent:', says });
const chronic = (phase: string, says: string): CardLine => ({ kind: 'chronic', word: `Chronic — ${phase} Phase:`, says });

const upTo = (n: number): string => (n === 1 ? '1 card' : `up to ${cards(n)}`);
const twice = 'draw 2 Penance cards, Recruit the first and discard the second';
const PENANCE = [plain('During your End Phase, send this card to the Plague Pit.')];

/** The lines by face; a number is asked for by the name that it has among the tunables. */
const linesOf = (n: (name: string) => number): Readonly<Record<Face, readonly CardLine[]>> => ({
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

/** The texts of all cards for the numbers of a table. */
export const cardTexts = (tables: Tables): ((id: Face) => CardText) => {
  const numbers = numbersOf(tunablesOf(tables));
  const all = linesOf((name) => {
    const found = numbers[name];
    if (found === undefined) throw new Error(`no number of the rules is called ${name}`);
    return found;
  });
  const texts = new Map(
    FACES.map((id) => {
      const lines = all[id];
      const text = lines.map((x) => (x.word === '' ? x.says : `${x.word} ${x.says}`)).join('\n');
      return [id, { lines, text, flavour: faces.find((x) => x.id === id)?.flavour ?? '' }];
    }),
  );
  return (id) => texts.get(id) ?? { lines: [], text: '', flavour: '' };
};

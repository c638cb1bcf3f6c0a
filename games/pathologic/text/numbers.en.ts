/** The numbers of Pathologic as people know them: both decks card by card, Evidence, and the rules with a number in them. */
import { prescriptions, strains } from '../data/printed.ts';
import { sheetOf } from './numbering.ts';

export const sheet = sheetOf({
  title: (id) => prescriptions.find((x) => x.id === id)?.title ?? strains.find((x) => x.id === id)?.title ?? id,
  healer: { bachelor: 'The Bachelor', haruspex: 'The Haruspex', changeling: 'The Changeling' },
  effect: {
    'ticking-away': { label: 'Action points more', proper: false },
    shortcuts: { label: 'Spaces more for each Move', proper: false },
    'blood-debt': { label: 'Evidence gained', proper: true },
    'false-witness': { label: 'Evidence less', proper: true },
    ague: { label: 'Action points lost', proper: false },
    spoilage: { label: 'Counters taken', proper: false },
    sporulation: { label: 'Strains drawn', proper: true },
    slander: { label: 'Evidence lost', proper: true },
  },
  copies: 'Copies',
  cards: 'Cards',
  prescriptions: 'Prescriptions',
  cardsOf: (n) => (n === 1 ? '1 card' : `${n} cards`),
  strains: 'Strains',
  strainDeck: 'the Plague’s deck',
  strainsOf: (n) => (n === 1 ? '1 Strain' : `${n} Strains`),
  rules: 'Rules',
  evidence: 'Evidence',
  onTicker: 'on the Ticker',
  turn: 'Turn and steps',
  rule: {
    evidenceStart: 'Evidence at the start',
    evidenceWin: 'Evidence that wins',
    evidenceMin: 'Evidence that nobody can take',
    ownWard: 'For an Event resolved by your own Ward',
    otherWard: 'For an Event resolved by somebody else’s Ward',
    inPerson: 'For an Event resolved in person',
    actionPoints: 'Action points each turn',
    moveSpaces: 'Spaces a Move covers',
    plagueSpaces: 'Spaces the Plague may step',
    firstDraw: 'Events drawn in the very first turn',
    ongoingMost: 'Events in play at most',
    counters: 'Counters of each kind in the Pool',
  },
});

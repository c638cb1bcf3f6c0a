/** The numbers of Pests! as people know them, in German: toolbox cards, exterminators, prices, and the rules with a number in them. */
import type { NumberSheet } from '@pesthouse/kernel';
import { cardName, whoName } from './names.de.ts';
import { sheetOf } from './sheet.ts';

export const sheet: NumberSheet = sheetOf({
  card: cardName,
  who: whoName,
  proper: () => false,
  groups: { cards: 'Karten', people: 'Leute', rules: 'Regeln' },
  parts: {
    defensive: { name: 'Werkzeug für dich', about: 'die Abwehrhälfte des Werkzeugkastens' },
    offensive: { name: 'Werkzeug gegen andere', about: 'die Angriffshälfte des Werkzeugkastens' },
    people: { name: 'Kammerjäger und Königinnen', about: 'was jede der sechs Farben kann' },
    prices: { name: 'Preise der Aktionen', about: 'in Aktionspunkten' },
    setup: { name: 'Aufbau', about: '' },
    turn: { name: 'Ein Zug', about: '' },
  },
  price: 'Aktionspunkte',
  more: {
    'more_time.n': 'Punkte dazu',
    'mating_call.steps': 'Räume näher',
    'energy_drink.moves': 'Schritte',
    'zap.n': 'Schädlinge entfernt',
    'pest_surge.n': 'Schädlinge schlüpfen',
    'less_to_infest.n': 'Schädlinge in die Schachtel',
    'theyre_spreading.n': 'Schädlinge verteilt',
  },
  ability: {
    freeMoves: 'Freischritte',
    trapCapacity: 'Schädlinge je Falle',
    exterminateMinimum: 'Mindestens bekämpft',
    sealNestCost: 'AP zum Versiegeln',
    queenSteps: 'Schritte der Königin',
    summonSteps: 'Sammelschritte',
  },
  rule: {
    'cost.exterminate': 'Bekämpfen',
    'cost.drop': 'Falle stellen',
    'cost.empty': 'Falle leeren',
    'cost.drag': 'Falle schleppen',
    'cost.destroy': 'Fremde Falle knacken',
    'cost.unseal': 'Fremdes Nest entsiegeln',
    'cost.buy': 'Werkzeugkarte kaufen',
    nestFromRound: 'Runde, ab der Nester gelegt werden dürfen',
    startPestsInNest: 'Schädlinge in jedem Nest zu Beginn',
    startPestsAround: 'Schädlinge rings um jedes Nest zu Beginn',
    actionPoints: 'Aktionspunkte je Zug',
    stuckActionPoints: 'Aktionspunkte, wenn du festklebst',
    firstTurnQueenPhases: 'Züge der Königin vor deinem ersten Zug',
    populate: 'Schädlinge, die eine Königin beim Brüten verteilt',
    drop: 'Schädlinge, die eine Königin absetzt',
    frustratedDrop: 'Schädlinge, die eine frustrierte Königin absetzt',
    emerge: 'Schädlinge, die aus einem offenen Nest schlüpfen',
  },
});

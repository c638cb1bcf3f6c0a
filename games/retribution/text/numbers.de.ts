/** The numbers of Retribution as people know them, in German. */
import type { NumberSheet } from '@pesthouse/kernel';
import { CARD_NAME, SUIT_NAME } from './names.de.ts';
import { sheetOf } from './sheet.ts';

/** A German noun keeps its capital inside of a sentence. */
const noun = (label: string) => ({ label, proper: true });
const plain = (label: string) => ({ label });

export const sheet: NumberSheet = sheetOf({
  cards: 'Karten',
  rules: 'Regeln',
  setup: 'Aufbau',
  turn: 'Zug und Ende',
  name: CARD_NAME,
  part: { ...SUIT_NAME, penance: 'Buße' },
  about: { festering: 'womit jedes Deck beginnt', nobility: 'Prominenz zählt am Ende', penance: 'was verängstigte Leute über dich bringen' },
  worth: { resistance: noun('Widerstand'), base: noun('Erreger'), notoriety: noun('Prominenz'), copies: noun('Exemplare') },
  effect: {
    'ale_peasant.ALE-01.draw.n': plain('Gezogene Karten'),
    'ale_knight.ALE-02.draw.n': plain('Gezogene Karten'),
    'ale_knight.ALE-03.draw.n': plain('Gezogene Karten bei Reue'),
    'ale_priest.ALE-04.draw.n': plain('Gezogene Karten'),
    'ale_priest.ALE-04.discardOwn.n': plain('Abgelegte Karten'),
    'daggers_peasant.DAG-01.victimDiscard.n': noun('Karten, die das Opfer ablegt'),
    'daggers_peasant.DAG-01.victimDiscard.handAtLeast': noun('Handkarten, ab denen es wirkt'),
    'bones_knight.BON-02.drawFromDiscard.n': plain('Zurückgenommene Karten'),
    'bones_priest.BON-03.gainPerSuitInDiscard.per': noun('Erreger je Farbe'),
    'bones_priest.BON-03.gainPerSuitInDiscard.max': noun('Erreger höchstens'),
    'torches_peasant.TOR-01.gain.n': noun('Erreger fürs Ausräuchern'),
    'torches_knight.TOR-02.gain.n': noun('Erreger für die Grube'),
    'torches_knight.TOR-02.pit.upTo': noun('Karten in die Grube'),
    'torches_priest.TOR-03.gain.n': noun('Erreger fürs Ausräuchern'),
    'hire_collector.HIR-01.pit.upTo': noun('Karten in die Grube'),
    'hire_fool.HIR-03.draw.n': plain('Gezogene Karten bei Reue'),
    'hire_fool.HIR-03.discardOwn.n': plain('Abgelegte Karten bei Reue'),
    'hire_doctor.HIR-04.draw.n': plain('Gezogene Karten für jede'),
    'hire_doctor.HIR-04.pit.upTo': noun('Karten in die Grube'),
    'hire_doctor.HIR-05.pit.upTo': noun('Karten in die Grube bei Reue'),
    'prince.NOB-01.gain.n': noun('Erreger mit einem Ritter'),
    'princess.NOB-02.draw.n': plain('Gezogene Karten'),
    'princess.NOB-03.draw.n': plain('Gezogene Karten bei Reue'),
    'queen.NOB-04.discountNextInfect.n': noun('Rabatt auf die nächste Karte'),
    'queen.NOB-04.discountNextInfect.min': noun('Preis, der mindestens bleibt'),
    'bishop.NOB-05.pit.upTo': noun('Karten in die Grube'),
    'pope.NOB-07.extraEndDraw.n': plain('Zusätzlich gezogene Karten'),
  },
  number: {
    rats: noun('Ratten, mit denen du beginnst'),
    filth: noun('Unrat, mit dem du beginnst'),
    ratKings: noun('Rattenkönige im Vorrat'),
    costly: noun('Auslage zu teuer: Widerstand, ab dem eine Karte zählt'),
    costlyCards: noun('Auslage zu teuer: Zahl solcher Karten'),
    redeals: plain('Wie oft höchstens neu ausgelegt wird'),
    secondHand: plain('Erste Hand des Zweiten, mit der sechsten Karte'),
    hand: noun('Karten, die jeder Zug am Ende zieht'),
    idleTurns: plain('Tatenlose Züge aller, nach denen das Spiel endet'),
  },
  kingdom: (n) => `${n} Karten im Königreich`,
});

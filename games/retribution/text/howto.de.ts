/** So wird Retribution gespielt, auf einer Seite, auf Deutsch. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type RetributionHowto } from './howto.ts';

export const howto: HowtoText = (numbers): RetributionHowto => {
  const { hand, rats, filth, knight, king, prince } = factsOf(numbers);
  return {
    facts: 'verdeckte Hände, gemischte Decks',
    boxes: {
      goal: {
        name: 'Das Ziel',
        lead: 'Hab am meisten Verruf, wenn die Endzeit kommt.',
        labels: ['dein Deck', 'Verruf'],
        note: `Du bist eine Krankheit, und dein Deck sind alle, die sie erreicht hat. Am Ende ist jede Karte so viel Verruf wert wie ihr **Widerstand**. Adel bringt **Prominenz** dazu: Der König zählt ${king.price} und noch ${king.fame}. Buße kostet Verruf.`,
      },
      begin: {
        name: 'Zu Beginn',
        list: [
          `Alle mischen **${rats} Ratten** und **${filth} Unrat** und ziehen **${hand}** Karten.`,
          'Acht Karten des Königreichs liegen offen: die **Auslage**. Der Adel liegt in zwei Stapeln auf dem König.',
          'Das Haus gibt, mischt und zählt.',
        ],
      },
      turn: { name: 'Dein Zug: ausbreiten, infizieren, Ende' },
      spread: {
        name: 'Ausbreiten',
        text: 'Spiel Karten aus deiner Hand, eine nach der anderen. Jede tut, was sie sagt, und gibt so viele **Erreger**, wie ihr grüner Klecks zeigt. Auch nachgezogene Karten darfst du spielen. Du musst keine Karte spielen.',
      },
      infect: {
        name: 'Infizieren',
        labels: ['bezahlen', 'auf deinen Ablagestapel'],
        text: 'Gib deine Erreger für Karten der **Auslage** und für den obersten **Adel** aus, so viele du bezahlen kannst. Sie kommen auf deinen **Ablagestapel**. Gibst du nichts aus, darfst du einen **Rattenkönig** umsonst nehmen.',
      },
      close: {
        name: 'Ende',
        text: `Alles Gespielte und deine ganze Hand kommen auf den Ablagestapel, nur Chronisches bleibt. Zieh **${hand}** Karten. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt. Die Auslage wird aufgefüllt.`,
      },
      card: {
        name: 'So liest du eine Karte',
        list: [
          `**Widerstand ${knight.price}**: ihr Preis und am Ende ihr Verruf`,
          `**Erreger ${knight.gives}**: was sie gibt, sobald du sie gespielt hast`,
          'Ihre Farbe: Manche Karten wollen mehrere derselben Farbe',
          'Was sie tut, wenn du sie spielst',
        ],
        note: '**Anwerben**: oben auf deinen Nachziehstapel. **Pestgrube**: für immer weg.',
      },
      persecute: {
        name: 'Verfolgung',
        text: 'Beim Ausbreiten gespielt, gegen jemanden gerichtet, meist um **Buße** zu geben. Wer getroffen wird, erleidet sie oder antwortet mit einer Reuekarte.',
      },
      repent: {
        name: 'Reue',
        text: 'Aus der Hand, wenn du verfolgt wirst: Die ganze Verfolgung entfällt, und der kleinere Effekt wirkt. Die Karte bleibt liegen, ihre Erreger zählen **in deinem nächsten Zug**.',
      },
      chronic: {
        name: 'Chronisch',
        text: 'Bleibt vor dir liegen. Einmal je Zug darfst du die Karte in der genannten Phase nutzen, schon in dem Zug, in dem du sie spielst.',
      },
      suits: {
        name: 'Was die Farben können',
        labels: [
          'Bier: mehr Karten ziehen',
          'Dolche: verfolgen',
          'Knochen: den Ablagestapel nutzen',
          'Fackeln: Karten für Erreger verbrennen',
          'Tagelöhner: aufräumen, nachahmen',
          'Adel: stark, dazu Prominenz',
        ],
      },
      forget: {
        name: 'Was oft vergessen wird',
        list: [
          'Handkarten werden nicht aufgehoben. Spiel sie, oder sie sind für diesen Zug verloren.',
          'Erreger, die du nicht ausgibst, verfallen.',
          'Eine infizierte Karte wirkt erst, wenn du sie ziehst.',
          'Buße im Deck kostet Verruf **und** Erreger. Ab damit in die Pestgrube.',
          'Ein Rattenkönig ist nur umsonst, wenn du nichts ausgibst.',
          `Preis und Verruf sind dieselbe Zahl: Billiges bringt wenig. Der Prinz kostet ${prince.price} und zählt ${prince.price + prince.fame}.`,
        ],
      },
      end: {
        name: 'Die Endzeit',
        list: [
          'Jemand infiziert den **König**, was erst geht, wenn beide Stapel auf ihm weg sind, oder das ganze **Königreich** ist verbraucht.',
          'Wer das tut, beendet noch den Zug. Dann ist Schluss: **Niemand sonst kommt mehr dran**.',
          'Zählt den Verruf eurer ganzen Decks. Gleichstand? Mehr Adel, dann weniger Bußkarten.',
        ],
      },
    },
    example: {
      intro: 'Es ist dein erster Zug. Du hast Ratten und Unrat auf der Hand, wie alle. Die Auslage liegt offen.',
      steps: [
        'Du spielst eine Ratte. Sie tut nichts weiter, gibt aber 1 Erreger.',
        'Eine zweite Ratte: 2 Erreger.',
        'Und die dritte. Der Unrat in deiner Hand gäbe nichts, also darf er dort bleiben.',
        'Was hilft, ist gespielt, und du gehst weiter zum Infizieren. Ab jetzt wird nichts mehr aus der Hand gespielt.',
        'Ein Leichensammler in der Auslage hat Widerstand 3. Du bezahlst alle 3 Erreger, und er kommt auf deinen Ablagestapel: 3 Verruf, und eines Tages ziehst du ihn.',
        'Zum Ausgeben ist nichts mehr da. Dein Zug endet: Gespieltes und Hand werden abgelegt, du ziehst fünf neue Karten, und die Lücke in der Auslage wird gefüllt.',
      ],
    },
  };
};

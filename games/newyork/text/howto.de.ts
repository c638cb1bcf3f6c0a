/** So wird New York gespielt, auf einer Seite, auf Deutsch. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type NewYorkHowto } from './howto.ts';

export const howto: HowtoText = (numbers): NewYorkHowto => {
  const { draws, most, rollOff, cards, king, pair } = factsOf(numbers);
  return {
    facts: 'alles liegt offen, nur Karten und Würfel sind Zufall',
    boxes: {
      goal: {
        name: 'Das Ziel',
        lead: 'Hab die meisten Schädlinge in der Stadt, wenn das Futter ausgeht.',
        labels: ['Die Ratten gewinnen mit 8.', 'Jede Karte ist ein Schädling, ob billig oder teuer. Futter zählt nichts.'],
      },
      begin: {
        name: 'Zu Beginn',
        list: [
          `Jeder nimmt eine Art mit ihren **${cards} Schädlingen**. Die Stadt ist leer, die Hand auch.`,
          'Die Menschen beginnen, dann kommen Ratten, Tauben, Kakerlaken.',
          'Zu zweit und zu dritt gibt es weniger Orte und Karten. Das Haus baut alles auf.',
        ],
      },
      turn: { name: 'Dein Zug: vier Stationen, immer in dieser Reihenfolge' },
      gather: {
        name: 'Sammeln',
        labels: ['behalten', 'bezahlen'],
        text: `Zieh **eine** Karte, dann hör auf oder mach weiter: bis **${draws}**, dazu die gelben Zahlen der Orte, die du befallen hast. **Futter** kommt auf die Hand. **Gift**: Leg einen deiner Schädlinge verdeckt auf einen Ort, als Futter. Menschen macht Gift nichts.`,
      },
      breed: {
        name: 'Züchten',
        text: 'Bezahl das **Futter** eines Schädlings, aus der Hand oder mit Futter, das am Ort liegt, und leg ihn obendrauf. Nur, wo dein Zeichen nicht durchgestrichen ist. So viele, wie du füttern kannst.',
      },
      fight: {
        name: 'Kämpfen',
        text: `Wo ihr zu zweit seid, **darfst** du eine Art angreifen: alle deine Würfel dort und dein Bonus, **höchstens ${most}**. Die höhere Summe gewinnt, **bei Gleichstand der Angreifer**. Die Verlierer dort werden Futter. Menschen gehen nach Hause.`,
      },
      move: { name: 'Bewegen', text: 'Jeden deiner Schädlinge einmal, an **jeden** Ort, samt Futter. Ankommen löst keinen Kampf aus.' },
      place: {
        name: 'So liest du einen Ort',
        list: [
          'Zwei Ratten mit vier Würfeln',
          'Futter für alle, die hier züchten',
          'Gestrichelt: Hier dürfen Menschen züchten',
          'Durchgestrichen: Kakerlaken dürfen nur herlaufen',
          'Allein hier ziehst du 1 Karte mehr',
        ],
        note: '**Befallen** hast du einen Ort, solange nur du dort bist. Sein Rahmen bekommt deine Farbe.',
      },
      pest: {
        name: 'So liest du einen Schädling',
        list: [
          `**${king.cost}** Futter kostet die Zucht`,
          `**${king.dice}** Würfel im Kampf`,
          `Ein Schild gibt beim Verteidigen Würfel dazu, beim Brutpaar **+${pair.defence}**`,
          'Das gelbe Band ist eine Bedingung: hier zwei eigene Schädlinge',
        ],
      },
      bonus: { name: 'Angriffsbonus', note: 'In Würfeln: Links greift oben an. Einmal je Kampf, nicht je Schädling.' },
      forget: {
        name: 'Was oft vergessen wird',
        list: [
          'Wer verliert, verliert dort **alle**. Zwei kleine Gruppen leben länger als eine große.',
          'Eine dritte Art am Ort sieht nur zu.',
          'Auch Gift zählt als gezogene Karte.',
          'Verdeckte Schädlinge sind Futter. Sie zählen nichts und kommen nie zurück.',
          'Nur Orte, an denen du **allein** bist, lassen dich mehr ziehen.',
          'Futter unter einem Schädling gehört ihm, solange er lebt.',
        ],
      },
      end: {
        name: 'Das Ende',
        list: [
          '**Die letzte Karte ist gezogen.** Wer sie zog, züchtet und kämpft noch, bewegt sich aber nicht. Sonst kommt niemand mehr an die Reihe.',
          '**Letzte Kämpfe.** An jedem geteilten Ort wird gekämpft, bis eine Art übrig ist: Wer dort die meisten hat, greift an, wer die wenigsten hat.',
          `**Zählen.** Gleichstand? Mehr befallene Orte, dann mehr Schädlinge im eigenen Stapel, dann ${rollOff} Würfel.`,
        ],
      },
    },
    example: {
      intro: 'Du bist die Ratten und hast deinen ersten Zug. Die Tauben sind dein einziger Gegner. Die Stadt ist noch leer.',
      steps: [
        'Eine Karte musst du ziehen. Es ist Futter und kommt auf deine Hand.',
        'Du könntest aufhören, aber ein Futter reicht nur für eine kleine Ratte. Du ziehst noch einmal und deckst Gift auf.',
        'Gift kostet dich einen Schädling aus deinem Stapel. Du gibst eine Gassenratte her, die billigste, und legst sie verdeckt auf den Times Square: Dort ist sie Futter für alle.',
        'Vier von zehn Karten sind Gift, und du hast, was du brauchst. Du hörst auf.',
        'Du züchtest auf dem Times Square eine Gassenratte und bezahlst mit dem Futter, das dort liegt. Das Futter in deiner Hand behältst du.',
        'Damit bezahlst du eine zweite Gassenratte gleich daneben. Auf dem Times Square bist du allein, also hast du ihn befallen: Im nächsten Zug darfst du mehr ziehen.',
        'Zu kämpfen gibt es mit niemandem, das entfällt von selbst. Bewegen könntest du dich, aber beide Ratten sitzen gut. Du bist fertig, die Tauben sind dran.',
      ],
    },
  };
};

/** So wird Pest gespielt, auf einer Seite, auf Deutsch. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type PestHowto } from './howto.ts';

export const howto: HowtoText = (numbers): PestHowto => {
  const { movement, storage, regularSlots, destroy, most, second, versusWorks, versusQuarantine, best, fewest, levels } = factsOf(numbers);
  return {
    facts: 'keine Würfel, keine verdeckten Hände',
    boxes: {
      goal: {
        name: 'Das Ziel',
        lead: 'Hab nach sechs Jahren den meisten Ruhm.',
        labels: ['krank auf der Straße', 'in deiner Quarantäne', 'gesund', 'bei der Arbeit oder in der Hauptstadt', 'Ruhm'],
        note: 'Ruhm bringen Gebäude, Gesunde, Technologien, Erlasse, die Hauptstadt und Einfluss. Die Toten nehmen ihn wieder.',
      },
      years: {
        name: 'Sechs Jahre, drei Ären',
        list: [
          'Die **Pest** trifft die Landkarte',
          '**Hilfe** zahlt, was die Karte vom Vorjahr versprach',
          '**Aktionen**: reihum je ein Gehilfe',
          '**Neue Reihenfolge**: Wer am wenigsten Einfluss hat, beginnt',
        ],
        note: 'Zwei Jahre je Ära. Du setzt 2 Gehilfen im Jahr, dann 3, dann 4.',
      },
      grid: {
        name: 'Dein Zug: ein Gehilfe, zwei Aktionen',
        list: [
          'Setz einen Gehilfen auf ein leeres Feld. Tu, was **darüber** und was **links davon** steht: beides, eins oder nichts, in beliebiger Reihenfolge.',
          'Jedes Feld einmal im Jahr.',
          'Ein Kranker über einer Spalte **hemmt** sie. 1 Wissen **verstärkt** die obere Aktion.',
          'Jederzeit: 2 Rohstoffe für 1 Münze. Eine Münze ersetzt jeden Rohstoff.',
        ],
      },
      move: {
        name: 'Reisen',
        text: `Dein Doktor geht bis zu **${movement} Orte** weit; eigene Gebäude und die Hauptstadt kosten nichts. Sammle **alle** Kranken ein: An einem Ort ist der erste frei, jeder weitere kostet 1 Nahrung, auf der Straße jeder. Wo du anhältst, nimmst du 1 Rohstoff des Ortes.`,
      },
      construct: {
        name: 'Bauen',
        text: 'Wo dein Doktor oder dein Feldlager ist. Zahl Holz und Stein, gewinn **Einfluss**: in der Großstadt mehr als im Dorf, weniger für jedes Gebäude, das schon da ist. Oder ein Prachtbau in der Hauptstadt.',
      },
      produce: {
        name: 'Erzeugen',
        text: 'Jedes Gebäude mit einer Person macht seinen Rohstoff; Burg und Manufaktur brauchen niemanden. Jede Person auf einem Labor macht 1 Wissen.',
      },
      research: { name: 'Forschen', text: 'Kauf mit Wissen **eine** von fünf Technologien, für den Platz, den sie nennt. Für 1 Wissen kommen fünf neue.' },
      cure: { name: 'Heilen', text: 'Kranke aus der Quarantäne auf deine Leiste der Gesunden, für die **Kräuter** des Feldes. Beliebig viele.' },
      assign: { name: 'Entsenden', text: 'Gesunde in deine Gebäude oder in die **Hauptstadt**, für ein Plättchen und die Mehrheit.' },
      strikes: {
        name: 'Wenn die Pest zuschlägt',
        labels: [
          '**Leerer Ort, leere Straße:** Kranke kommen, 1 in Ära I, später 2',
          '**Ein Gebäude:** Sein Haus nimmt die Kranken in Quarantäne',
          '**Doktor, Feldlager oder zwei Gebäude:** Niemand wird krank. Ein Feldlager, das allein steht, kehrt heim',
          `**${destroy} Kranke oder mehr:** Der Ort ist verloren, jeder Nachbar bekommt 1`,
        ],
      },
      signs: {
        name: 'Was die Zeichen bedeuten',
        labels: [
          'Holz',
          'Stein',
          'Nahrung',
          'Kräuter',
          'Münze, jeder Rohstoff',
          'alles außer Münzen',
          'Wissen',
          'Einfluss',
          'Ruhm',
          'Schande',
          'Labor',
          'Feldlager',
        ],
      },
      forget: {
        name: 'Was oft vergessen wird',
        list: [
          'Einsammeln heißt alle oder keinen. Wer nicht zahlen kann, darf nicht hinein.',
          `Quarantäne: ${regularSlots} gute Betten, dann 4, die schaden, dann der Friedhof.`,
          'Die Toten kosten am Ende **jeder Ära** Ruhm.',
          `Der Speicher endet bei ${storage} je Rohstoff. Der Rest verfällt.`,
          'Die Hilfskarte von heute zahlt **nächstes** Jahr.',
          'Eine Reise darf nie in der Hauptstadt enden.',
        ],
      },
      era: {
        name: 'Wenn eine Ära endet',
        list: [
          'Wertet die **Agenda** dieser Ära.',
          'Die meisten Personen in der **Hauptstadt** bringen die erste Belohnung, bei Gleichstand die nächste.',
          'Die Hauptstadt leert sich. Zahl für deine **Toten**.',
          'Alle bekommen einen Gehilfen dazu.',
        ],
      },
      end: {
        name: 'Das Ende: zusammenzählen',
        text: `Ruhmmarken + Gebäude und volle Reihen + Leiste der Gesunden + Gebote + Technologien + Einfluss (**${most}** extra für den meisten, **${second}** für den zweiten) − Schande.`,
      },
      alone: {
        name: 'Allein',
        text: `Um einen Rang. Wo du vorbeikommst oder baust, ziehen Kranke von Leisten und Prachtbauten auf ein **neutrales** Feld der Hauptstadt. Jede Person, die es am Ende der Ära mehr hat, kostet 1 Ruhm. Hilfe: am besten unter ${fewest} Kranken.`,
      },
      versus: {
        name: 'Versus',
        text: `Sechs Einflussfelder sind zu und bringen bis zu ${best} Ruhm statt des meisten Einflusses. Gebote zählen ab Stufe ${levels.join(', ')}. Unter dem neutralen Feld: nichts. Meiste Prachtbauten +${versusWorks}, meiste Kranke −${versusQuarantine}.`,
      },
    },
    example: {
      intro:
        'Du führst das Haus des Fuchses. In deiner Quarantäne liegen zwei Kranke, deine Burg in Velmoor macht Kräuter, und du hast dieses Jahr zwei Gehilfen.',
      steps: [
        'Du setzt einen Gehilfen auf das Feld, an dem sich Erzeugen und Heilen treffen. Er gibt dir beide Aktionen, in beliebiger Reihenfolge.',
        'Zuerst erzeugst du: Deine Burg macht Kräuter, ohne dass dort jemand arbeitet.',
        'Dann beginnst du zu heilen. Einmal heilen reicht für so viele, wie du bezahlen kannst.',
        'Der erste Kranke kommt auf das Feld ganz rechts, das frei ist. Das kostet einmal Kräuter.',
        'Der zweite kostet ebenso viel. Dieses Feld ist ein Labor: Es bringt Wissen, sooft du erzeugst.',
        'Beide Aktionen sind getan. Du beendest deinen Zug, und das nächste Haus setzt einen Gehilfen.',
      ],
    },
  };
};

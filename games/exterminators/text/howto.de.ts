/** So wird Pests! gespielt, auf einer Seite, auf Deutsch. */
import type { HowtoText } from '@pesthouse/kernel';
import { type ExterminatorsHowto, factsOf } from './howto.ts';

export const howto: HowtoText = (numbers): ExterminatorsHowto => {
  const { actionPoints, startPestsInNest, startPestsAround, populate, frustratedDrop, toolbox, nestFromRound, cost, holds, seal, pests, two } =
    factsOf(numbers);
  return {
    facts: 'zwei Würfel, Handkarten sind verdeckt',
    boxes: {
      goal: {
        name: 'Das Ziel',
        lead: 'Versiegle dein Nest, vertreib deine Schädlinge, fang deine Königin. Dann trag sie hinaus.',
        labels: ['versiegeln', 'vertreiben', 'fangen', 'Falle leeren: gewonnen'],
        note: 'In beliebiger Reihenfolge, und nur deine eigene Farbe zählt. Was jemand rückgängig macht, musst du noch einmal tun.',
      },
      begin: {
        name: 'Zu Beginn',
        list: [
          'Alle nehmen einen Kammerjäger: Seine Farbe haben deine Königin, dein Nest, deine Schädlinge.',
          `Wähle oder bekomm **${toolbox} Werkzeugkarten**. Baut das Haus Raum für Raum, oder lasst den Computer bauen (Automatisches Haus).`,
          `Deine Königin und **${startPestsInNest} Schädlinge** beginnen in deinem Nest, **${startPestsAround} weitere** rundherum. Alle Kammerjäger beginnen im Eingang.`,
        ],
      },
      build: {
        name: 'Das Haus bauen',
        text: `Reihum legt ihr je einen eurer offenen Räume an: Eine seiner Türen trifft auf eine Tür des Hauses; wo Räume sich berühren, liegt Tür an Tür und Wand an Wand. Dein Nest kommt ab Runde ${nestFromRound}. Türen ins Leere führen hinaus.`,
      },
      turn: { name: 'Dein Zug: erst die Königin, dann du' },
      queen: {
        name: 'Die Königin',
        text: `Würfle für sie. Sie wandert und setzt dort **1 Schädling** ab, und **1 weiterer** kriecht aus deinem offenen Nest. Kann sie nicht tun, was gewürfelt wurde, bleibt sie und setzt **${frustratedDrop}** ab. In deinem allerersten Zug ist sie zweimal dran.`,
      },
      you: {
        name: 'Der Kammerjäger',
        text: `Ein **Freischritt**, vor allem anderen, dann **${actionPoints} Aktionspunkte**. Mach damit, was du willst, auch zweimal dasselbe. Was du nicht nutzt, verfällt.`,
      },
      close: {
        name: 'Zugende',
        text: 'Gespielte Karten werden abgelegt. Dann wird geprüft, ob dein Haus voll ist: **Sieh auf deine Reserve, bevor du aufhörst.**',
      },
      die: {
        name: 'Der Königinnenwürfel',
        labels: ['oben', 'unten', 'links', 'rechts', 'Sammeln: Alle ihre Schädlinge kommen einen Raum näher', `Brüten: ${populate} neue rings um sie`],
        note: 'Durch eine Außentür läuft sie ums Haus zur nächsten anderen Tür, auf kürzestem Weg. Auch gefangen würfelst du für sie: Ihre eigene Farbe befreit sie.',
      },
      actions: {
        name: 'Was du tun kannst, in Punkten',
        list: [
          '**1** In den nächsten Raum gehen',
          `**${cost.exterminate}** Bekämpfen: würfeln, so viele eigene Schädlinge hier entfernen`,
          `**${cost.drop}** Falle stellen, nie im eigenen Nest`,
          `**${cost.empty}** Eigene Falle leeren: Schädlinge zurück in die Reserve`,
          `**${seal}** Dein Nest versiegeln, wenn du darin bist`,
          '**1** Werkzeugkarte spielen',
          `**${cost.buy}** Werkzeugkarte kaufen`,
          `**${cost.drag}** Eine Falle in den nächsten Raum mitziehen`,
          `**${cost.destroy}** Fremde Falle zerstören · **${cost.unseal}** Fremdes Nest entsiegeln`,
        ],
      },
      trap: {
        name: 'Fallen',
        text: `Eine Falle fängt, was da ist und was später kommt: bis zu **${holds} Schädlinge oder die Königin**, nie beides. Für die Königin muss sie leer sein. Was in einer Falle sitzt, ist nicht im Haus.`,
      },
      out: {
        name: 'Raus!',
        text: 'Am Ende **deines eigenen** Zuges bist du raus, wenn deine Reserve leer ist, kein Schädling von dir in einer Falle sitzt und deine Königin frei ist.',
      },
      cards: {
        name: 'Werkzeugkarten',
        text: 'Ein **Schild** hilft dir, ein **Totenkopf** schadet jemandem. Zwei sind gratis und kommen vor dem Wurf der Königin. Manche bleiben beim Opfer liegen.',
      },
      teams: {
        name: 'Teams',
        text: 'Alle Aufgaben aller Mitglieder zählen. Du darfst jede Farbe bekämpfen. Ist einer raus, ist das ganze Team raus.',
      },
      forget: {
        name: 'Was oft vergessen wird',
        list: [
          'Der Freischritt ist weg, sobald du etwas anderes tust.',
          'Eine Falle mit einem Schädling darin fängt keine Königin.',
          'Ihre Falle darfst du nur leeren, wenn das Nest versiegelt ist und **kein Schädling** von dir mehr da ist, auch nicht in Fallen.',
          'Entfernte Schädlinge kommen zurück in deine Reserve: Das ist gut für dich.',
          'Aus einem versiegelten Nest kommt nichts mehr, aber die Königin setzt weiter welche ab.',
          `Zu zweit hat jeder ${two} Schädlinge, zu sechst ${pests}. Die Reserve ist deine Zeit.`,
        ],
      },
    },
    example: {
      intro: 'Du bist Orange, in einem schnellen Spiel zu zweit, und hast deinen ersten Zug.',
      steps: [
        'Du würfelst für deine Königin. Sie geht durch die Tür auf dieser Seite und setzt dort einen Schädling ab. Ein weiterer kommt aus deinem Nest.',
        'In deinem ersten Zug ist sie zweimal dran, also würfelst du noch einmal: Brüten. Vier neue Schädlinge erscheinen rings um sie, und noch einer kommt aus dem Nest.',
        'Jetzt bist du selbst dran. Zuerst nutzt du deinen Freischritt und gehst in dein Nest, wo die meisten sitzen.',
        'Du bekämpfst sie für 1 Punkt. Der Würfel sagt, wie viele deiner Schädlinge den Raum verlassen; sie kommen zurück in deine Reserve.',
        'Ein Punkt ist noch da, also noch einmal.',
        'Beide Punkte sind ausgegeben. Du beendest deinen Zug; deine Reserve ist nicht leer, du bleibst also im Spiel. Als Nächstes kommt Grün.',
      ],
    },
  };
};

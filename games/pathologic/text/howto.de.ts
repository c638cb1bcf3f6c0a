/** So wird Pathologic gespielt, auf einer Seite, auf Deutsch. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type PathologicHowto } from './howto.ts';

export const howto: HowtoText = (numbers): PathologicHowto => {
  const { evidenceStart, evidenceWin, evidenceMin, ongoingMost, actionPoints, moveSpaces, ownWard, otherWard, inPerson } = factsOf(numbers);
  return {
    facts: 'eine gegen die anderen, ohne Würfel',
    boxes: {
      goal: {
        name: 'Das Ziel',
        lead: `Heiler: Hab als Erster ${evidenceWin} Beweise. Seuche: Begrab die drei Schützlinge deiner geheimen Liste.`,
        labels: [`Heiler: ${evidenceWin} Beweise`, 'Seuche: ihre 3 Namen'],
        note: 'Heiler sind Rivalen: Nur einer gewinnt. Die Seuche gewinnt auch, wenn die Ereignisse ausgehen.',
      },
      begin: {
        name: 'Zu Beginn',
        list: [
          'Jemand ist die **Seuche** und notiert drei Schützlinge, einen von jedem Heiler.',
          `Heiler beginnen mit **${evidenceStart} Beweisen**, einer Marke und einem Rezept ihrer Wahl.`,
          'Die Heiler stellen alle Figuren auf, eine je Bezirk, in Quarantäne. Dann versteckt sich die Seuche in einem leeren Bezirk oder in der Steppe.',
        ],
      },
      healer: { name: 'Der Zug eines Heilers' },
      setup: {
        name: 'Ereignis',
        text: `Zieh ein **Ereignis**, wenn weniger als ${ongoingMost} laufen. Es liegt in seinem Bezirk und verlangt eine Art von Marke. Alle dürfen Einflusskarten spielen.`,
      },
      act: {
        name: `${actionPoints} Aktionen`,
        text: `Je eine mit **verschiedenen** Figuren: deinem Heiler oder einem Schützling. Quarantäne verlassen · bis zu ${moveSpaces} Felder gehen · Marke beschaffen (Heiler) · Marke der eigenen Art überbringen (Schützling) · Rezept anwenden oder versorgen.`,
      },
      resolve: {
        name: 'Lösen',
        text: `Eine **freie** Figur im Bezirk des Ereignisses. Ein Schützling der verlangten Art zahlt nichts. **${ownWard} Beweise** durch den eigenen Schützling, **${otherWard}** durch einen fremden, **${inPerson}** selbst. Dann wähl ein Rezept.`,
      },
      plague: { name: 'Der Zug der Seuche' },
      walk: { name: 'Ungesehen gehen', text: 'Bleib, oder geh heimlich ein Feld. Die Steppe grenzt an die Bezirke 1 bis 7, und nur die Seuche betritt sie.' },
      strike: {
        name: 'Verborgen bleiben oder zuschlagen',
        text: '**Infizier**, wo du bist: **Freie** Schützlinge sterben, Heiler kommen in Quarantäne. Nun wissen alle, wo du bist; hast du jemanden getroffen, darfst du ein Feld weiterschleichen. Oder **Blockade**: Bleib zwei Züge, und wenn du sie beendest, sterben dort **alle** Schützlinge.',
      },
      lay: {
        name: 'Keime legen',
        text: 'Verdeckt, wo du bist oder in diesem Zug warst. Ein Keim wird ausgelöst, wenn eine Figur dort handelt oder hineingeht. Kommt ein Ereignis, ziehst du einen.',
      },
      pieces: {
        name: 'So liest du die Stadt',
        labels: [
          'in Quarantäne: sicher',
          'frei: nützlich',
          'Münze',
          'Geheimnis',
          'Schlüssel',
          'Pakt: Nur sein Heiler nutzt ihn',
          'Blockade',
          'zuletzt hier gesehen',
        ],
      },
      wards: {
        name: 'Wessen Schützlinge, und was sie bringen',
        note: 'Stirbt ein Schützling, verliert sein Heiler 1 Beweis und nimmt ein Rezept, und alle erfahren, ob er auf der Liste stand.',
      },
      forget: {
        name: 'Was oft vergessen wird',
        list: [
          'Jede Figur handelt einmal je Zug. Aktionen werden nicht aufgehoben.',
          'Du darfst **jeden** Schützling nutzen, außer ein Pakt verbietet es.',
          'Niemand geht einfach zurück in Quarantäne.',
          'Auch in Quarantäne kann ein Heiler beschaffen, versorgen und Karten nutzen.',
          `Unter ${evidenceMin} fallen Beweise nie.`,
          'Die Seuche darf stillsitzen: „Nichts geschehen“ verrät wenig.',
        ],
      },
      end: {
        name: 'Das Ende',
        list: [
          `Ein Heiler hat **${evidenceWin} Beweise**: Er gewinnt sofort.`,
          'Der dritte Schützling der Liste stirbt, oder die Ereignisse gehen aus: **Die Seuche gewinnt**, auch wenn beides zugleich geschieht.',
        ],
      },
    },
    example: {
      intro:
        'Du bist der Magister und spielst allein gegen die Seuche. Alle sind in Quarantäne. Ein Ereignis auf dem Kamm verlangt eine Münze, und Maria, dein Schützling, wohnt dort: Münzen sind ihre Art.',
      steps: [
        'Maria verlässt die Quarantäne. Das ist eine deiner zwei Aktionen; jetzt kann sie arbeiten, und jetzt kann sie sterben.',
        'Maria hat gehandelt, also kommt die zweite Aktion von dir selbst: Du beschaffst eine Marke, das geht auch aus der Quarantäne.',
        'Die Art suchst du aus. Die Marke liegt bei dir, bis ein Ereignis sie verlangt.',
        'Du beendest deinen Zug. Die Seuche geht ungesehen und schlägt nicht zu, und in deinem nächsten Zug ist ein neues Ereignis da.',
        'Maria ist frei, im richtigen Bezirk und zahlt mit ihrer eigenen Art: Sie löst das Ereignis. Dein eigener Schützling bringt 2 Beweise, damit hast du 5.',
        'Jedes Ereignis, das du löst, bringt dir auch ein Rezept. Du siehst deinen Stapel durch und nimmst eines; niemand sieht, welches.',
      ],
    },
  };
};

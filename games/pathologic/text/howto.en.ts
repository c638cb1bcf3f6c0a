/** How to play Pathologic in one page, in English. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type PathologicHowto } from './howto.ts';

export const howto: HowtoText = (numbers): PathologicHowto => {
  const { evidenceStart, evidenceWin, evidenceMin, ongoingMost, actionPoints, moveSpaces, ownWard, otherWard, inPerson } = factsOf(numbers);
  return {
    facts: 'one against the others, no dice',
    boxes: {
      goal: {
        name: 'The goal',
        lead: `Healers: be the first to ${evidenceWin} Evidence. Plague: bury the three Wards on your secret list.`,
        labels: [`Healer: ${evidenceWin} Evidence`, 'Plague: its 3 names'],
        note: 'Healers are rivals: only one of them wins. The Plague also wins when the Events run out.',
      },
      begin: {
        name: 'To begin',
        list: [
          'One is the **Plague** and writes down three Wards, one of each Healer.',
          `Healers start with **${evidenceStart} Evidence**, one counter and one Prescription of their choice.`,
          'Healers place all pieces, one a district, in Quarantine. Then the Plague hides in an empty district or in the Steppe.',
        ],
      },
      healer: { name: 'A Healer’s turn' },
      setup: {
        name: 'Event',
        text: `Draw an **Event** if fewer than ${ongoingMost} are open. It lies in its own district and asks for one kind of counter. Everybody may play Influence cards.`,
      },
      act: {
        name: `${actionPoints} actions`,
        text: `One each for **different** pieces: your Healer or any Ward. Leave Quarantine · Move up to ${moveSpaces} · Claim any counter (Healer) · Transfer a counter of its kind (Ward) · Use or Supply.`,
      },
      resolve: {
        name: 'Resolve',
        text: `A piece **outside** Quarantine, in the Event’s district. A Ward of the wanted kind pays nothing. **${ownWard} Evidence** by your own Ward, **${otherWard}** by another’s, **${inPerson}** in person. Then choose a Prescription.`,
      },
      plague: { name: 'The Plague’s turn' },
      walk: { name: 'Walk unseen', text: 'Stay, or move one space in secret. The Steppe touches districts 1 to 7, and only the Plague enters it.' },
      strike: {
        name: 'Hide or strike',
        text: '**Infect** where you are: Wards **outside** Quarantine die, Healers go into it. Now all know where you are, but if you hurt somebody you may slip one space away. Or **Blockade**: stay two turns, and when you cease it **all** Wards there die.',
      },
      lay: {
        name: 'Lay Strains',
        text: 'Face down where you are or were this turn. A Strain goes off when a piece acts there or walks in. You draw one whenever an Event appears.',
      },
      pieces: {
        name: 'Reading the town',
        labels: ['in Quarantine: safe', 'outside: useful', 'Coin', 'Secret', 'Key', 'Pact: only its owner uses this Ward', 'Blockade', 'seen here last'],
      },
      wards: {
        name: 'Whose Wards, and what they bring',
        note: 'When a Ward dies, its Healer loses 1 Evidence and takes a Prescription, and all are told whether it was on the list.',
      },
      forget: {
        name: 'What people forget',
        list: [
          'Each piece acts once a turn. Actions are not saved.',
          'You may use **anybody’s** Ward, unless a Pact forbids it.',
          'Nobody just goes back into Quarantine.',
          'In Quarantine a Healer can still claim, supply and use cards.',
          `Evidence never falls below ${evidenceMin}.`,
          'The Plague may sit still: “nothing happened” tells you little.',
        ],
      },
      end: {
        name: 'The end',
        list: [
          `A Healer has **${evidenceWin} Evidence**: that Healer wins at once.`,
          'The third Ward of the list dies, or the Events run out: **the Plague wins**. If both happen at once, the Plague wins.',
        ],
      },
    },
    example: {
      intro:
        'You are the Bachelor and play against the Plague alone. Everybody is in Quarantine. An Event in the Chine asks for a Coin, and Maria, your own Ward, lives there: Coins are her kind.',
      steps: [
        'Maria leaves Quarantine. That is one of your two actions; now she can work, and now she can die.',
        'Maria has acted, so your second action is your own: you claim a counter, which works from Quarantine.',
        'You choose which kind. It waits on your sheet until an Event asks for it.',
        'You end your turn. The Plague moves unseen and does not strike, and in your next turn a new Event has come.',
        'Maria stands outside, in the right district, and pays with her own kind: she resolves the Event. Your own Ward brings 2 Evidence, so you have 5.',
        'Every Event that you resolve also gives you a Prescription. You look through your deck and take one; nobody sees which.',
      ],
    },
  };
};

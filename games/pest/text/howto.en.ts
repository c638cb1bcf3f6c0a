/** How to play Pest in one page, in English. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type PestHowto } from './howto.ts';

export const howto: HowtoText = (numbers): PestHowto => {
  const { movement, storage, regularSlots, destroy, most, second, versusWorks, versusQuarantine, best, fewest, levels } = factsOf(numbers);
  return {
    facts: 'no dice, no hidden hands',
    boxes: {
      goal: {
        name: 'The goal',
        lead: 'Hold the most Renown after six Years.',
        labels: ['sick on the roads', 'in your Quarantine', 'healthy', 'at work, or in the Capital', 'Renown'],
        note: 'Renown comes from buildings, Healthy People, Technologies, Decrees, the Capital and Influence. The dead take some away.',
      },
      years: {
        name: 'Six Years, three Eras',
        list: [
          '**Pest** strikes the map',
          '**Aid** pays what last Year’s card promised',
          '**Actions**: one Assistant each, round the table',
          '**New order**: least Influence goes first',
        ],
        note: 'Two Years an Era. You place 2 Assistants a Year, then 3, then 4.',
      },
      grid: {
        name: 'Your turn: one Assistant, two actions',
        list: [
          'Put an Assistant on an empty cell. Do what stands **above** it and what stands **left** of it: both, one or neither, in any order.',
          'Each cell once a Year.',
          'A Sick above a column **hinders** it. 1 Research token **enhances** the action above.',
          'At any time: 2 resources for 1 Coin. A Coin stands for any resource.',
        ],
      },
      move: {
        name: 'Move',
        text: `Your Doctor walks up to **${movement} places**; your own buildings and the Capital are free to pass. Gather **every** Sick you meet: in a place the first is free, each other costs 1 Food. On a road all cost Food. Where you stop, take 1 of its resource.`,
      },
      construct: {
        name: 'Construct',
        text: 'Where your Doctor or your Camp is. Pay Lumber and Stone, gain **Influence**: more in a City than in a Village, less for each building already there. Or a great work in the Capital.',
      },
      produce: {
        name: 'Produce',
        text: 'Every building with a Person makes its resource; Castle and Factory need nobody. Each Person on a laboratory makes 1 Research.',
      },
      research: { name: 'Research', text: 'Buy **one** of five Technologies with Research tokens, for the slot it names. For 1 token deal five new ones.' },
      cure: { name: 'Cure', text: 'Move Sick from Quarantine to your Healthy track, for the **Herbs** on each space. Any number.' },
      assign: { name: 'Assign', text: 'Send Healthy People to your buildings, or to the **Capital** for a token and the majority.' },
      strikes: {
        name: 'When the Pest strikes',
        labels: [
          '**Empty place or road:** Sick appear, 1 in Era I, 2 later',
          '**One building:** its owner takes the Sick into Quarantine',
          '**A Doctor, a Camp or two buildings:** nobody falls sick. A Camp that stands alone goes home',
          `**${destroy} Sick or more:** the place is lost, each neighbour gets 1`,
        ],
      },
      signs: {
        name: 'What the signs mean',
        labels: [
          'Lumber',
          'Stone',
          'Food',
          'Herbs',
          'Coin, any resource',
          'any but a Coin',
          'Research',
          'Influence',
          'Renown',
          'Renown lost',
          'laboratory',
          'Camp',
        ],
      },
      forget: {
        name: 'What people forget',
        list: [
          'Gathering is all or nothing. If you cannot pay, you may not enter.',
          `Quarantine: ${regularSlots} good beds, then 4 that hurt, then the Graveyard.`,
          'The dead cost Renown at the end of **every Era**.',
          `Storage ends at ${storage} of each. The rest is lost.`,
          'Today’s Aid card pays **next** Year.',
          'You may never end a Move in the Capital.',
        ],
      },
      era: {
        name: 'When an Era ends',
        list: [
          'Score this Era’s **Agenda**.',
          'Most People in the **Capital** take its first reward. Tied players take the next one down.',
          'The Capital empties. Pay for your **dead**.',
          'Everybody gets one more Assistant.',
        ],
      },
      end: {
        name: 'The end: add up',
        text: `Renown tokens + buildings and full rows + Healthy track + Imperatives + Technologies + Influence (**${most}** more for the most, **${second}** for the second) − Renown lost.`,
      },
      alone: {
        name: 'Alone',
        text: `For a rank. Sick lie on the Influence track, Imperatives and great works; as you pass or build they go to a **neutral** Capital space. At Era’s end each Person more there than yours costs 1 Renown. Aid pays best with fewer than ${fewest} Sick on the track.`,
      },
      versus: {
        name: 'Versus',
        text: `Six Influence spaces are covered: passing them brings up to ${best} Renown in place of most Influence. Imperatives count from level ${levels.join(', ')}. In the Capital, match the neutral People. Most great works +${versusWorks}, most Sick −${versusQuarantine}.`,
      },
    },
    example: {
      intro:
        'You lead the House of the Fox. Two Sick lie in your Quarantine, your Castle in Velmoor makes Herbs, and you have two Assistants to place this Year.',
      steps: [
        'You put an Assistant on the cell where Produce meets Cure. It gives you both actions, in the order you like.',
        'First you Produce: your Castle makes one Herbs, without anybody working there.',
        'Then you begin to Cure. One Cure may heal as many as you can pay for.',
        'The first patient takes the rightmost free space of the track. It costs one Herbs.',
        'The second costs one Herbs as well. That space is a laboratory: it makes Research whenever you Produce.',
        'Both actions are done. You end your turn, and the next House places an Assistant.',
      ],
    },
  };
};

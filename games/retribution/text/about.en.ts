/** What everything on the board of Retribution tells of itself, in English. */
import { some, type TellsOf } from '@pesthouse/kernel';
import type { TurnPhase } from '../names.ts';
import type { Facts, SeatTold } from './about.ts';
import { cards, contagions } from './count.en.ts';
import { PHASE_NAME } from './events.en.ts';
import type { Making } from './making.ts';
import { CARD_NAME, seatName } from './names.en.ts';

const PHASE: Readonly<Record<TurnPhase, string>> = {
  spread: 'Play cards from your hand, one at a time. You never have to.',
  infect: 'Pay Contagions to take cards from the Lineup or the Nobility into your deck.',
  end: 'Your hand and the cards you played are discarded, you draw a new hand, and the Lineup is refilled.',
};

const whose = (f: SeatTold): string => (f.you ? 'Yours' : seatName(f.seat));

export const about = ({ names: { cardText, numbersOf } }: Making): TellsOf<Facts> => ({
  table: (f) => ({
    name: 'The table',
    sort: 'Kingdom, Nobility and your cards',
    does: 'You build a deck: the cards you Infect join it. The deck with most Infamy wins.',
    now: f.king
      ? f.nobles === 0
        ? 'The King can be Infected: that begins the End Times.'
        : `${some(f.nobles, 'noble', 'nobles')} still lie on the King.`
      : 'The King is taken.',
  }),
  card: (f) => {
    const text = cardText(f.card).text.replaceAll('\n', ' ');
    return {
      name: CARD_NAME[f.card],
      sort: numbersOf(f.card),
      does: `${text === '' ? 'It has no effect.' : text} ${f.penance ? `At the end it costs ${-f.infamy} Infamy.` : `At the end it is worth ${f.infamy} Infamy.`}`,
      now: [
        ...(f.king !== null && f.king.nobles > 0 ? [`He is locked: ${some(f.king.nobles, 'noble lies', 'nobles lie')} on him.`] : []),
        ...(f.offered
          ? [f.pool === null ? `To Infect it costs **${contagions(f.price)}**.` : `It costs **${f.price}**, and you have ${f.pool} to spend.`]
          : []),
        ...(f.inHand > 0 ? [f.inHand === 1 ? 'You hold it.' : `You hold ${f.inHand} of them.`] : []),
        f.copies === 1 ? 'There is only one in the game.' : `There are ${f.copies} in the game.`,
      ].join(' '),
    };
  },
  back: () => ({
    name: 'A hidden card',
    sort: 'Face down',
    does: 'Only its owner knows it. Everybody may count hidden cards, nobody else may look.',
    now: '',
  }),
  lineup: (f) => ({
    name: 'Lineup',
    sort: 'Cards of the Kingdom on offer',
    does: 'In your Infect Phase you buy from here. The price of a card is its Resistance, and that is also its Infamy at the end.',
    now: f.cards === f.spaces ? `All ${f.spaces} spaces are filled.` : `${f.cards} of ${f.spaces} spaces are filled; the rest are filled in the End Phase.`,
  }),
  gap: (f) =>
    f.where === 'lineup'
      ? { name: 'An empty space', sort: 'Lineup', does: 'It is filled from the Kingdom in the End Phase. There is nothing to Infect in it.', now: '' }
      : { name: 'An empty place', sort: 'Nobility', does: 'All cards that lay here have been Infected.', now: '' },
  nobility: (f) => ({
    name: 'Nobility',
    sort: 'Two open stacks and the King',
    does: 'Only the top card of each stack can be Infected. The King comes when both stacks are gone, and with him the End Times.',
    now: !f.king ? 'The King is taken.' : f.nobles === 0 ? 'Nothing lies on the King any more.' : `${some(f.nobles, 'noble lies', 'nobles lie')} on the King.`,
  }),
  kingdom: (f) => ({
    name: 'Kingdom deck',
    sort: 'Face down',
    does: 'The Lineup is filled from it. When it and the Lineup are empty, the End Times begin.',
    now: `${cards(f.cards)} left.`,
  }),
  ratkings: (f) => ({
    name: 'Rat Kings',
    sort: 'A free card',
    does: 'If you spend no Contagions in your Infect Phase, you may take one for nothing. After that you spend nothing this turn.',
    now: f.left === 0 ? 'They are all gone.' : `${f.left} left.`,
  }),
  penance: (f) => ({
    name: 'Penance deck',
    sort: 'What attacks hand out',
    does: 'Whoever is Persecuted gets cards from it. They take Contagions away and cost Infamy while they are in your deck.',
    now: `${cards(f.cards)} left.`,
  }),
  pit: (f) => ({
    name: 'Plague Pit',
    sort: 'Gone for good',
    does: 'What goes here leaves its deck and the game. It counts for nobody.',
    now: f.cards === 0 ? 'It is empty.' : `${cards(f.cards)} lie in it.`,
  }),
  seat: (f) => ({
    name: seatName(f.seat),
    sort: f.you ? 'You' : 'A rival',
    does: 'A disease, as every player is. What is in a deck is known to all; only hand and order are hidden.',
    now: `${cards(f.cards)} in the deck, worth **${f.infamy} Infamy** now. ${f.hand} in hand, ${f.draw} to draw, ${f.discard} discarded.${f.turn ? ' It is this seat’s turn.' : ''}`,
  }),
  hand: (f) => ({
    name: `Hand: ${cards(f.hand)}`,
    sort: whose(f),
    does: 'Cards to play in the Spread Phase. What is left in hand is discarded at the end of the turn.',
    now: '',
  }),
  draw: (f) => ({
    name: `Draw pile: ${cards(f.draw)}`,
    sort: whose(f),
    does: `The next hand of ${f.size} comes from here. When it runs out, the discard pile is shuffled and becomes the new one.`,
    now: f.top > 0 ? `On top ${f.top === 1 ? 'lies a card' : `lie ${f.top} cards`} that everybody saw go there.` : '',
  }),
  discard: (f) => ({
    name: `Discard pile: ${cards(f.discard)}`,
    sort: whose(f),
    does: 'Cards you played, threw away or Infected wait here until the draw pile runs out.',
    now: '',
  }),
  penances: (f) => ({
    name: `${f.penances} Penance`,
    sort: whose(f),
    does: 'Penance cards in this deck. Each costs Infamy at the end. Play it, and it goes to the Plague Pit in your End Phase.',
    now: '',
  }),
  chronics: (f) => ({
    name: f.chronics === 1 ? '1 Chronic card' : `${f.chronics} Chronic cards`,
    sort: whose(f),
    does: 'They stay on the table from turn to turn. Each may be activated once a turn, in the phase that it names.',
    now: f.chronics === 0 ? 'None lies here yet.' : '',
  }),
  played: (f) => ({
    name: 'Played this turn',
    sort: 'Cards on the table',
    does: 'The Contagions on them are counted for the Infect Phase. All but Chronic cards are discarded at the end of the turn.',
    now: `${f.base} on the cards${f.gained === 0 ? '' : `, ${f.gained} gained by effects`}.`,
  }),
  pool: (f) => ({
    name: contagions(f.n),
    sort: f.you ? 'What you can spend' : 'What the one whose turn it is can spend',
    does: 'Contagions pay for cards in the Infect Phase. What is left over is lost.',
    now: f.phase === 'spread' || f.phase === 'infect' ? `${f.base} on cards, ${f.gained} gained, ${f.spent} spent.` : 'Nothing can be spent now.',
  }),
  turn: (f) => ({
    name: f.phase === 'setup' ? 'Set-up' : `Round ${f.round}`,
    sort: 'Spread, Infect, End',
    does: 'A turn has three phases: play cards, buy cards, tidy up. A phase that was left is over.',
    now: f.phase === 'over' ? 'The game is over.' : f.you ? `It is your turn: ${PHASE_NAME[f.phase]}.` : `${seatName(f.seat)}: ${PHASE_NAME[f.phase]}.`,
  }),
  phase: (f) => ({
    name: `${PHASE_NAME[f.phase]} Phase`,
    sort: 'A part of the turn',
    does: PHASE[f.phase],
    now: f.now ? 'It is now.' : f.past ? 'It is over for this turn.' : '',
  }),
  target: () => ({
    name: 'Whom to Persecute',
    sort: 'A choice of yours',
    does: 'You must choose one opponent. They answer with a Repent card or suffer what the card says.',
    now: '',
  }),
  attack: () => ({
    name: 'A Persecute',
    sort: 'Somebody attacks you',
    does: 'Answer with a Repent card from your hand, and the attack does nothing, or suffer it.',
    now: '',
  }),
  choice: () => ({
    name: 'A choice of cards',
    sort: 'Asked by an effect',
    does: 'Pick from what lies here. The prompt below says what happens to it and whether you may stop.',
    now: '',
  }),
  focus: () => ({
    name: 'The card in focus',
    sort: 'Whatever you point at, in full',
    does: 'Top left is the Resistance, the price; the blot is the Contagions it gives when played.',
    now: '',
  }),
  endtimes: (f) => ({
    name: 'The End Times',
    sort: 'The game is ending',
    does: f.equal
      ? 'The round is played to its end, so that everybody has had the same number of turns. Then Infamy is counted.'
      : 'This turn is completed, and then Infamy is counted. Nobody gets another turn.',
    now: '',
  }),
});

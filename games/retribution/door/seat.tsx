/** How a seat of Retribution is drawn before the game: the creature that carries its disease. */
export { seatArt as ofSeat } from '../board/art.ts';

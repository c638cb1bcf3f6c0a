/** Prints what weights of the game must say of themselves, and how the game is learnt. */
export const run = ({ engine, encoder, taste }) =>
  console.log(JSON.stringify({ header: { game: engine.game.meta.id, rules: encoder.rules, mark: encoder.mark }, taste }));

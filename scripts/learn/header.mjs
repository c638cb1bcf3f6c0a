/** Prints what weights of the game must say of themselves. */
import { field } from 'learnt-game';

const { engine, encoder } = field;
console.log(JSON.stringify({ game: engine.game.meta.id, rules: encoder.rules, mark: encoder.mark }));

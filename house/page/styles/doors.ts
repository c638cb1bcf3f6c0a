/** The colours and lettering of every door, found by pattern: each game brings its own. */
import.meta.glob('../../../games/*/door/door.css', { eager: true });

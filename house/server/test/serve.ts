/** A house as a process of its own, for the tests that kill one or race two. */
import { type HouseWish, startHouse } from '../main.ts';
import { library } from './library.ts';

const wish: HouseWish = JSON.parse(process.argv[2] ?? '{}');
const house = await startHouse({ ...wish, games: library });
process.stdout.write(`${house.address}\n`);
// Asked to go, it tidies up first.
process.once('SIGTERM', () => void house.close().then(() => process.exit(0)));

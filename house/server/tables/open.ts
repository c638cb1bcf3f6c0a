/** The tables of the house, put together: the hot ones in memory, each in step with the store. */
import { type Clock, wallClock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Library, Tables } from '../tables.ts';
import { yieldPlaces } from '../telling.ts';
import { openTurns } from '../turns.ts';
import { openAnnouncing } from './announcing.ts';
import { openHot } from './hot.ts';
import { deafEars, type Means } from './means.ts';
import { openNews } from './news.ts';
import { openSaying } from './saying.ts';
import { openStep } from './step.ts';
import { openWriting } from './writing.ts';

export const openTables = (store: Store, metrics: Metrics, games: Library, wall: Clock = wallClock): Tables => {
  const ears = deafEars();
  const announce = openAnnouncing();
  const turns = openTurns();
  const means: Means = { games, store, metrics, turns, announce, wall, ears };
  const step = openStep(means);
  const hot = openHot(means, step);
  const { forget } = openNews(means, step, hot);
  const { catchUp, takePresence } = step;

  return {
    games,
    store,
    metrics,
    wall,
    turns,
    find: hot.find,
    catchUp,
    async refresh(live) {
      if (store.shared || live.doubt) await catchUp(live);
    },
    ...openWriting(means, step),
    stir: (live) => ears.moved(live),
    say: openSaying(means),
    attended: (live) => {
      yieldPlaces(live);
      announce(live);
      ears.attended(live);
    },
    onAttended(hear) {
      ears.attended = hear;
    },
    forget,
    takePresence,
    announce,
    onOpened(hear) {
      ears.opened = hear;
    },
    onMoved(hear) {
      ears.moved = hear;
    },
    onSaid(hear) {
      ears.said = hear;
    },
    onOver(hear) {
      ears.over = hear;
    },
    onTrouble(hear) {
      ears.trouble = hear;
    },
    admit: (ip, person) => ears.admit(ip, person),
    onAdmit(ask) {
      ears.admit = ask;
    },
    all: () => hot.ready.values(),
  };
};

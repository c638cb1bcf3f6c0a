/** Mutants that change nothing that anybody could notice, each with its reason. */
const MODEL = 'house/page/table/model.ts';
const of = (file, was, now) => `${file}: ${was} → ${now}`;

export const EQUAL = {
  [of(MODEL, 'info !== null', 'true')]: 'the compiler asks for it: whatever is shown was told with the table',
  [of(MODEL, 'shown === null ? [] : news.items.filter((x) => x.seq > shown.seq)', 'news.items.filter((x) => x.seq > shown.seq)')]:
    'the compiler asks for it: where nothing is shown there is nothing to go through',
  [of(MODEL, 'queue.length > 0', 'queue.length >= 0')]: 'a show that has nothing to show ends at once, and with it the hurry',
  [of(MODEL, 'shown === null ? null : put(shown)', 'put(shown)')]: 'the compiler asks for it: a page that runs ahead shows something',
  [of(MODEL, 'fresh.length > 0', 'true')]: 'a show that has nothing to show ends at once',
  [of(MODEL, 'fresh.length > 0', 'fresh.length >= 0')]: 'a show that has nothing to show ends at once',
  [of(MODEL, 'items = [];', ';')]: 'an item that is told again is known',
  [of(MODEL, 'told.length > 0', 'true')]: 'no items are no news',
  [of(MODEL, 'told.length > 0', 'told.length >= 0')]: 'no items are no news',
  [of(MODEL, 'looks < LOOKS', 'looks <= LOOKS')]: 'it is looked once more, a fifth of a second later',
};

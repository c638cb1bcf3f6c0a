/** Mutants that change nothing that anybody could notice, each with its reason. */
const MODEL = 'src/client/table/model.ts';

export const EQUAL = {
  [`${MODEL}: info !== null → true`]: 'the compiler asks for it: whatever is shown was told with the table',
  [`${MODEL}: shown === null ? [] : news.items.filter((x) => x.seq > shown.seq) → news.items.filter((x) => x.seq > shown.seq)`]:
    'the compiler asks for it: where nothing is shown there is nothing to go through',
};

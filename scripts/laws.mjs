/** `npm run laws`: the laws of the page in their long form, in every room and at every table. It goes on where it stopped: what was found in order with this page and these laws is passed over. `-- boards pest` looks only at tests with both words in their names; `--minutes=5` breaks it off then, `--screens=390` looks at one width only, `--any-page` passes over what was in order before the page was last changed, `--anew` begins again, `--book` only tells what the book says. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at } from './house.mjs';
import { ready } from './ready.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, screens: { type: 'string' }, 'any-page': { type: 'boolean' }, anew: { type: 'boolean' }, book: { type: 'boolean' } },
});
const BOOK = at('.laws', 'book.jsonl');
mkdirSync(at('.laws'), { recursive: true });
if (values.anew) rmSync(BOOK, { force: true });

/** The last word on every piece: how many are in order, by page, and what is not. */
const tell = () => {
  const lines = existsSync(BOOK)
    ? readFileSync(BOOK, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((x) => JSON.parse(x))
    : [];
  const last = [...new Map(lines.map((x) => [x.piece, x])).values()];
  const page = lines.at(-1)?.page;
  const red = last.filter((x) => x.found.length > 0);
  const green = last.filter((x) => x.found.length === 0);
  const now = green.filter((x) => x.page === page).length;
  console.log(`The book: ${now} pieces in order with this page, ${green.length - now} with an earlier one, ${red.length} not in order.`);
  for (const { piece, found } of red) console.log(`- ${piece}\n${found.map((x) => `    ${x}`).join('\n')}`);
};

if (values.book) tell();
else {
  await ready();
  const { playwright } = await import('./playwright.mjs');
  const words = positionals.map((x) => `(?=.*${x})`).join('');
  const { code } = await playwright(
    [
      ...['--config', at('house', 'test', 'browser', 'laws', 'laws.config.ts'), '--reporter=list'],
      ...(words === '' ? [] : ['--grep', words]),
      ...(values.minutes === undefined ? [] : [`--global-timeout=${Number(values.minutes) * 60_000}`]),
    ],
    {
      LAWS_BOOK: BOOK,
      ...(values.screens === undefined ? {} : { LAWS_SCREENS: values.screens }),
      ...(values['any-page'] ? { LAWS_ANY_PAGE: '1' } : {}),
    },
  );
  tell();
  process.exitCode = code;
}

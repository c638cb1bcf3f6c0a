/** Which rooms of the house are pictured: where each is, what must be seen before the picture is taken, and what has to be done first. */
const game = (id) => [
  { name: `door-${id}`, path: `/door/${id}`, sees: 'button:has-text("Play now")', long: true },
  { name: `rules-${id}`, path: `/rules/${id}`, sees: 'h1' },
  { name: `howto-${id}`, path: `/howto/${id}`, sees: 'h1', long: true },
  { name: `house-rules-${id}`, path: `/house-rules/${id}`, sees: 'h1', long: true },
  { name: `lesson-${id}`, path: '/learn', sees: 'h1', does: first(`/learn/${id}/`, '[data-lesson]') },
  { name: `puzzle-${id}`, path: '/puzzles', sees: 'h1', does: first(`/puzzles/${id}/`, '[data-puzzle]') },
  { name: `table-${id}`, path: `/table/local/mid${id}`, sees: '[data-prompt]', picture: id },
  { name: `list-${id}`, path: `/table/local/mid${id}`, sees: '[data-prompt]', does: list },
  { name: `hint-${id}`, path: `/table/local/mid${id}`, sees: '[data-prompt]', does: hint },
  { name: `end-${id}`, path: `/table/local/end${id}`, sees: 'table' },
  { name: `replay-${id}`, path: `/replay/local/end${id}?at=40`, sees: '[data-replay]' },
];

/** Goes on to the first room that a link leads to. */
const first = (begin, sees) => async (page) => {
  const link = page.locator(`a[href^="${begin}"]`).first();
  await link.waitFor({ state: 'attached' });
  await page.goto(await link.getAttribute('href'));
  await page.locator(sees).first().waitFor();
};

async function list(page, { narrow }) {
  if (narrow) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Every choice you have now' }).click();
  } else await page.keyboard.press('l');
  await page.locator('[data-choice]').first().waitFor();
}

async function hint(page) {
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Do it' }).waitFor({ timeout: 60_000 });
}

/** A small trial of quick bots. */
async function trial(page) {
  await page.getByText('Mix bots, or set how long they think').click();
  await page.getByRole('button', { name: 'One more random' }).click();
  await page.getByRole('button', { name: 'One greedy fewer' }).click();
  await page.getByLabel('Games', { exact: true }).fill('60');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('[data-progress]', { hasText: /^All 60 / }).waitFor({ timeout: 120_000 });
}

async function review(page) {
  const room = page.getByRole('region', { name: 'Review' });
  await room.getByText('Luck and choice').waitFor({ timeout: 240_000 });
  await room.getByText('Better:').first().waitFor({ timeout: 240_000 });
  // What is shown while it is still gone over may not be what it comes to.
  await room.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden', timeout: 240_000 });
  await room.evaluate((x) => x.scrollIntoView());
}

async function keys(page, { narrow }) {
  if (narrow) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keys' }).click();
  } else await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
}

/** The rooms of people: whoever is let in with these keys is one of them and the owner. They come last, for from then on the browser is known. */
const ofPeople = ({ key, ownerKey, rooms }) =>
  rooms.map(({ name, path, sees = 'h1' }) => ({
    name: `people-${name.replaceAll(' ', '-')}`,
    path,
    sees,
    long: true,
    keys: { 'pesthouse.me': key, 'pesthouse.owner': ownerKey },
  }));

export const roomsOf = (games, waiting, people) => [
  { name: 'front', path: '/', sees: 'article', picture: 'house' },
  { name: 'learn', path: '/learn', sees: 'h1', long: true },
  { name: 'rules', path: '/rules', sees: 'h1', long: true },
  { name: 'tables', path: '/tables', sees: 'h1', long: true },
  { name: 'settings', path: '/settings', sees: 'h1', long: true },
  { name: 'messages', path: '/messages', sees: '[role=slider]', long: true },
  { name: 'credits', path: '/credits', sees: 'h1', long: true },
  { name: 'lost', path: '/no/such/room', sees: 'h1' },
  { name: 'lab', path: '/lab', sees: 'h1', long: true },
  { name: 'lab-setup', path: `/lab/${games[0]}`, sees: 'button:has-text("Start")', long: true },
  { name: 'lab-result', path: `/lab/${games[0]}`, sees: 'button:has-text("Start")', does: trial, long: true },
  { name: 'puzzles', path: '/puzzles', sees: 'h1', long: true },
  { name: 'signin', path: '/signin', sees: 'h1' },
  { name: 'privacy', path: '/privacy', sees: 'h1', long: true },
  { name: 'kit', path: '/kit', sees: 'h1', long: true },
  { name: 'waiting', path: `/table/${waiting}`, sees: 'main h2' },
  { name: 'cut-link', path: `/t/${waiting}`, sees: 'h1' },
  { name: 'keys', path: `/table/local/mid${games[0]}`, sees: '[data-prompt]', does: keys },
  { name: 'review', path: `/table/local/end${games[0]}`, sees: 'table', does: review, picture: 'review' },
  ...games.flatMap(game),
  ...ofPeople(people),
];

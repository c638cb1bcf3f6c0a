/** For each law of the page a small sick page that it catches, and beside it a healthy one that it lets pass. */
import { type Page, test as plain } from '@playwright/test';
import { boardOf, contrastOf, focusOf, heldFocus, lookAt, sameOf, standsOf, windowOf } from './inpage.ts';
import type { Fault } from './page/seen.ts';
import { pressable, readable } from './pixels.ts';
import { visitor } from './visit.ts';

const { expect } = plain;
const wordsOf = (faults: readonly Fault[]): string[] => [...new Set(faults.map(({ law }) => law))];
const look = async (page: Page, body: string, wish: { readonly phone?: boolean; readonly names?: readonly string[] } = {}): Promise<string[]> => {
  await page.setContent(
    `<!doctype html><html lang="en"><title>⟦1⟧</title><style>body { font: 16px sans-serif; margin: 20px }</style><main>${body}</main></html>`,
  );
  return wordsOf(await lookAt(page, { phone: wish.phone ?? false, names: wish.names ?? null }));
};
const on = (top: number, words: string, more = ''): string => `<p style="position: absolute; top: ${top}px; left: 20px; margin: 0; ${more}">${words}</p>`;

plain('no text lies on other text', async ({ page }) => {
  expect(await look(page, on(20, 'One line of words') + on(24, 'another over it'))).toEqual(['overlap']);
  expect(await look(page, '<svg width="300" height="60"><text x="5" y="30">Harbour</text><text x="20" y="32">Market</text></svg>')).toEqual(['overlap']);
  // What lets presses through lies there all the same.
  expect(await look(page, on(20, 'One line of words') + on(24, 'another over it', 'pointer-events: none'))).toEqual(['overlap']);
  expect(await look(page, on(20, 'One line of words') + on(44, 'another below it'))).toEqual([]);
  // A sheet that covers what lies under it.
  expect(await look(page, on(20, 'One line of words') + on(24, 'a sheet over it', 'background: white; padding: 20px'))).toEqual([]);
});

plain('no text is cut without a way to read it', async ({ page }) => {
  const box = (style: string, more = ''): string => `<div ${more} style="width: 80px; white-space: nowrap; ${style}">Words that are much too long</div>`;
  expect(await look(page, box('overflow: hidden'))).toEqual(['cut']);
  expect(await look(page, box('overflow: hidden; text-overflow: ellipsis'))).toEqual(['cut']);
  expect(await look(page, '<div style="height: 20px; overflow: clip"><p>One</p><p>Two</p></div>')).toEqual(['cut']);
  expect(await look(page, '<div style="width: 2000px">A page that is too wide</div>')).toEqual(['cut']);
  expect(await look(page, '<p style="position: fixed; left: -60px">Half of it is off the screen</p>')).toEqual(['cut']);
  expect(await look(page, box('overflow: auto'))).toEqual([]);
  // A row that is too long: from its beginning all of it is scrolled to, from its middle half of it never is.
  const row = (justify: string): string =>
    `<div style="display: flex; width: 200px; overflow: auto; justify-content: ${justify}">${'<p style="flex: 0 0 150px">One of three</p>'.repeat(3)}</div>`;
  expect(await look(page, row('start'))).toEqual([]);
  expect(await look(page, row('center'))).toEqual(['cut']);
  expect(await look(page, box('overflow: hidden; text-overflow: ellipsis', 'title="Words that are much too long"'))).toEqual([]);
});

plain('every room has one heading of the first order, none is passed over, and at a table one thing speaks', async ({ page }) => {
  const room = (body: string): string => `<div id="house">${body}</div>`;
  expect(await look(page, room('<h1>A room</h1><h2>A part</h2><h3>A part of it</h3><h2>Another</h2>'))).toEqual([]);
  expect(await look(page, room('<p>No heading</p>'))).toEqual(['headings']);
  expect(await look(page, room('<h1>A room</h1><h1>Another</h1>'))).toEqual(['headings']);
  expect(await look(page, room('<h1>A room</h1><h3>A part</h3>'))).toEqual(['headings']);
  const table = (more: string): string => room(`<h1>A table</h1><div data-table=""></div><p aria-live="polite" data-live-region=""></p>${more}`);
  expect(await look(page, table(''))).toEqual([]);
  expect(await look(page, table('<p role="log" aria-live="off"></p>'))).toEqual([]);
  expect(await look(page, table('<p role="status"></p>'))).toEqual(['voice']);
  expect(await look(page, table('<p aria-live="assertive"></p>'))).toEqual(['voice']);
  expect(await look(page, room('<h1>A table</h1><div data-table=""></div>'))).toEqual(['voice']);
});

plain('no text is smaller than 11 pixels', async ({ page }) => {
  expect(await look(page, '<p style="font-size: 10px">Small print</p>')).toEqual(['small']);
  expect(await look(page, '<p style="font-size: 20px; transform: scale(0.5)">Drawn small</p>')).toEqual(['small']);
  expect(await look(page, '<svg width="100" height="50" viewBox="0 0 200 100"><text y="40" font-size="20">7</text></svg>')).toEqual(['small']);
  expect(await look(page, '<p style="font-size: 11px">Not that small</p>')).toEqual([]);
  // What is printed on a thing of the board may be small where the thing answers in larger words.
  const printed = (answers: string): string =>
    `<div data-explains><b id="rat" data-about="card:rat" style="font-size: 8px">Rat, 2</b></div>
     <script>document.getElementById('rat').oncontextmenu = (e) => { e.preventDefault(); document.body.insertAdjacentHTML('beforeend', '<section ${answers}><h2>Rat</h2><p>It has two.</p></section>') };
     document.onkeydown = () => document.querySelector('section')?.remove();</script>`;
  expect(await look(page, printed('data-explained="card:rat"'))).toEqual([]);
  expect(await look(page, printed('data-explained="card:cat"'))).toEqual(['small']);
  expect(await look(page, printed('data-explained="card:rat" style="font-size: 6px"'))).toEqual(['small']);
  expect(await look(page, printed('hidden'))).toEqual(['small']);
  // A thing that lies there may answer for it, one that lies elsewhere may not.
  const before = (left: number): string =>
    `${printed('data-explained="card:cat"')}<i data-about="card:cat" style="position: absolute; inset: 0 60% 0 ${left}px"></i>`;
  expect(await look(page, before(0))).toEqual([]);
  expect(await look(page, before(300))).toEqual(['small']);
  // What lies under a sheet is read by nobody; what shows through it, or beside it, is.
  const under = (sheet: string): string =>
    `${on(20, 'Small print', 'font-size: 8px')}<div style="position: absolute; top: 0; left: 0; height: 99px; ${sheet}"></div>`;
  expect(await look(page, under('width: 300px; background: white'))).toEqual([]);
  expect(await look(page, under('width: 300px; background: rgb(255 255 255 / 0.4)'))).toEqual(['small']);
  expect(await look(page, under('width: 40px; background: white'))).toEqual(['small']);
  expect(await look(page, under('width: 300px; background: white; z-index: -1'))).toEqual(['small']);
  // Nor is a line of which hardly anything is left; half of one is.
  const leftOver = (px: number): string =>
    `<div title="Small print" style="position: relative; height: 40px; overflow: hidden"><p style="position: absolute; margin: 0; top: ${40 - px}px; font: 8px/8px serif">Small print</p></div>`;
  expect(await look(page, leftOver(0))).toEqual([]);
  expect(await look(page, leftOver(2))).toEqual([]);
  expect(await look(page, leftOver(5))).toEqual(['small']);
});

plain('nothing to press is smaller than 40 pixels on the phone', async ({ page }) => {
  const button = (style: string): string => `<style>button { all: unset; display: block; ${style} }</style><button>Go</button>`;
  expect(await look(page, button('width: 60px; height: 30px'), { phone: true })).toEqual(['target']);
  expect(await look(page, button('width: 30px; height: 60px'), { phone: true })).toEqual(['target']);
  expect(await look(page, button('width: 40px; height: 40px'), { phone: true })).toEqual([]);
  // What reaches farther than it is drawn.
  expect(
    await look(
      page,
      `${button('width: 60px; height: 30px; position: relative')}<style>button::after { content: ""; position: absolute; inset: -6px }</style>`,
      { phone: true },
    ),
  ).toEqual([]);
  // Two that open the same are one target, two that do not are not.
  const pair = (other: string): string =>
    `<style>button { all: unset; width: 30px; height: 60px }</style><button data-opens="fan 1">A</button><button data-opens="${other}">B</button>`;
  expect(await look(page, pair('fan 1'), { phone: true })).toEqual([]);
  expect(await look(page, pair('fan 2'), { phone: true })).toEqual(['target']);
  expect(await look(page, '<p>As <a href="#x">the rules</a> say.</p>', { phone: true })).toEqual([]);
  expect(await look(page, button('width: 60px; height: 30px'))).toEqual([]);
});

plain('ink and ground stand apart as axe wants it', async ({ page }) => {
  await look(page, '<p style="color: #999; background: #fff">Pale</p>');
  expect(wordsOf(await contrastOf(page))).toEqual(['contrast']);
  await look(page, '<p style="color: #333; background: #fff">Plain</p>');
  expect(await contrastOf(page)).toEqual([]);
});

plain('focus can be seen', async ({ page }) => {
  await look(page, '<style>button:focus { outline: none }</style><button>Go</button>');
  expect(wordsOf(await focusOf(page, 99))).toEqual(['focus']);
  await look(page, '<style>a { position: absolute; opacity: 0 }</style><a href="#main">To the main part</a>');
  expect(wordsOf(await focusOf(page, 99))).toEqual(['focus']);
  await look(
    page,
    '<button>Go</button><label><input type="checkbox" style="opacity: 0"><style>input:focus-visible + b { outline: 2px solid }</style><b>Yes</b></label>',
  );
  expect(await focusOf(page, 99)).toEqual([]);
});

plain('focus is never lost', async ({ page }) => {
  const decide = async (then: string, style = ''): Promise<string[]> => {
    await look(page, `<style>${style}</style><button id="choice" onclick="${then}">Go</button>`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    return (await heldFocus(page)).map(({ what }) => what.split(':')[0] ?? '');
  };
  expect(await decide('this.remove()')).toEqual(['it is lost']);
  expect(await decide("this.outerHTML = '<button id=next>Next</button>'")).toEqual(['it is lost']);
  expect(await decide('this.textContent = 1', 'button:focus { outline: none }')).toEqual(['does not show that it has it']);
  expect(await decide("this.outerHTML = '<button id=next>Next</button>'; document.getElementById('next').focus()")).toEqual([]);
  expect(await decide('this.textContent = 1')).toEqual([]);
});

plain('nothing shifts between two decisions', async ({ page }) => {
  const table = (sentence: string): string =>
    `<style>body { margin: 0 } main { display: grid; grid-template-rows: 1fr auto; height: 400px }</style><div data-still>Board</div><div>${sentence}</div>`;
  await look(page, table('Move'));
  const before = await standsOf(page);
  await look(page, table('Move<br>or stay'));
  expect(await standsOf(page)).not.toEqual(before);
  await look(page, table('Stay'));
  expect(await standsOf(page)).toEqual(before);
});

plain('no sentence ends twice', async ({ page }) => {
  expect(await look(page, '<button aria-label="The King is locked.. King, 15">King</button>')).toEqual(['stops']);
  expect(await look(page, '<p title="Pay 2:.">2</p>')).toEqual(['stops']);
  expect(await look(page, '<button aria-label="The King is locked. King, 15 … or ...">King</button>')).toEqual([]);
});

plain('no word is hard-wired', async ({ page }) => {
  const words = (body: string, names: readonly string[] = []) => look(page, body, { names });
  expect(await words('<p>⟦Pláý~~⟧ now</p>')).toEqual(['words']);
  expect(await words('<button aria-label="Close">×</button>')).toEqual(['words']);
  expect(await words('<p>⟦Pláý~~⟧ 12 Ada</p>', ['Ada'])).toEqual([]);
  expect(await words('<p>⟦Pláý~~⟧ http://127.0.0.1:4747/table/abc</p><p>/tmp/house</p>')).toEqual([]);
  expect(await words('<p>⟦Pláý~~⟧ this/that</p>')).toEqual(['words']);
});

plain('what moves for ever moves by place and light alone, and little of it', async ({ page }) => {
  const moving = (frames: string, how = 'infinite', more = ''): string =>
    `<style>@keyframes go { to { ${frames} } } .go { animation: go 1s linear ${how} }</style><p class="go">Words</p>${more}`;
  expect(await look(page, moving('color: red'))).toEqual(['rest']);
  expect(await look(page, moving('opacity: 0.5; width: 90%'))).toEqual(['rest']);
  expect(await look(page, moving('opacity: 0.5; transform: scale(1.01)'))).toEqual([]);
  expect(await look(page, moving('color: red', '4'))).toEqual([]);
  // In a picture even light is drawn anew with every frame.
  expect(await look(page, moving('opacity: 0.5', 'infinite', '<svg width="60" height="60"><circle class="go" r="20" /></svg>'))).toEqual(['rest']);
  expect(await look(page, moving('opacity: 0.5', 'infinite', '<i class="go">~</i> '.repeat(7)))).toEqual([]);
  expect(await look(page, moving('opacity: 0.5', 'infinite', '<i class="go">~</i> '.repeat(8)))).toEqual(['rest']);
  expect(await look(page, moving('opacity: 0.5; color: red', 'infinite', '<style>.go { animation: none }</style>'))).toEqual([]);
});

plain('no error or warning is in the console', async ({ browser }) => {
  const v = await visitor(browser, 'http://127.0.0.1', 'en');
  const said = async (script: string): Promise<string[]> => {
    await v.page.setContent(`<script>${script}</script>`);
    return wordsOf(v.said());
  };
  expect(await said('console.error("a key is missing")')).toEqual(['console']);
  expect(await said('console.warn("this goes soon")')).toEqual(['console']);
  expect(await said('throw new Error("broken")')).toEqual(['console']);
  expect(await said('console.log("fine")')).toEqual([]);
  await v.close();
});

/** A table of two moves, of which the first is made by a press on the harbour and the second by the market and then the bar. */
const table = (more: string): string => `
  <style>@keyframes breath { 50% { opacity: 0.6 } } .lit { animation: breath 1s infinite }</style>
  <ul><li><button data-choice="harbour">Harbour</button><li><button data-choice="market">Market</button></ul>
  <div data-explains><button id="harbour" class="lit" data-about="harbour">Harbour</button> <button id="market" data-about="market">Market</button>${more}</div>
  <div data-explains><div id="bar"></div></div>
  <script>{
    const bar = document.getElementById('bar');
    const ask = (move) => { bar.innerHTML = '<div data-pending="' + move + '"><button>Yes</button><button onclick="bar.innerHTML = String()">No</button></div>' };
    document.getElementById('harbour').onclick = () => ask('harbour');
    document.getElementById('market').onclick = () => { bar.innerHTML = '<button id="go">Go</button>'; document.getElementById('go').onclick = () => ask('market') };
    document.onkeydown = (e) => { if (e.key === 'Escape') { bar.innerHTML = ''; document.querySelector('[data-explained]')?.remove() } };
    for (const x of document.querySelectorAll('[data-tells]')) x.onclick = () => document.body.insertAdjacentHTML('beforeend', '<section data-explained>This is a pier.</section>');
  }</script>`;

plain('every legal move can be made on the board, what glows is part of one, and everything else answers', async ({ page }) => {
  const board = async (body: string): Promise<string[]> => {
    await page.setContent(`<!doctype html><html lang="en"><title>1</title><main>${body}</main></html>`);
    return (await boardOf(page)).map(({ what }) => what.replace(/ \(.*/, ''));
  };
  expect(await board(table(''))).toEqual([]);
  expect(await board(table('<button data-about="pier" data-tells>Pier</button>'))).toEqual([]);
  expect(await board(table('').replace("ask('market')", "ask('harbour')"))).toEqual(['market cannot be made on the board']);
  expect(await board(table('<button data-about="pier">Pier</button>'))).toEqual(['button[pier] answers nothing']);
  expect(
    await board(
      table(
        '<style>@keyframes flow { to { stroke-dashoffset: 9 } }</style><svg width="60" height="9"><path d="M0 4H60" stroke="red" stroke-dasharray="4" style="animation: flow 1s infinite" /></svg>',
      ),
    ),
  ).toEqual([]);
  // What is pressed by nobody, for something lies on it.
  expect(
    await board(
      table('')
        .replace('<button id="harbour"', '<button id="harbour" data-live')
        .replace('</div>', '<p data-table style="position: fixed; inset: 0; margin: 0">A sheet over everything</p></div>'),
    ),
  ).toContain('button.lit[harbour] Harbour lies under p');
  // A list that is longer than its frame is pressed in the middle of the frame, where it can be seen.
  const list = (answers: string): string =>
    `<div data-about="pier" style="height: 90px; overflow: auto" onclick="const { top, bottom } = this.getBoundingClientRect(); if (${answers}) document.body.insertAdjacentHTML('beforeend', '<section data-explained>This is a pier.</section>')"><div style="height: 900px"></div></div>`;
  expect(await board(table(list('event.clientY > top && event.clientY < bottom')))).toEqual([]);
  expect(await board(table(list('event.clientY > bottom')))).toEqual(['div[pier] answers nothing']);
  expect(await board(table('<i class="lit" data-about="pier" data-tells>Pier</i>'))).toEqual(['i.lit[pier] glows and is part of no move']);
});

/** A table whose moves are listed, one of which is drawn while it is pointed at there; its board has a button for some of them. */
const drawnTable = (moves: readonly object[], drawn: readonly string[], offered: readonly number[]): string => `
  <ul>${moves.map((move, i) => `<li><button data-choice='${JSON.stringify(move)}' onfocus="draw(${i})">${i}</button>`).join('')}</ul>
  <div data-explains><span id="tile"></span>${offered.map((i) => `<button data-about="lay:${i}" data-live onclick="ask(${i})">Lay ${i}</button>`).join('')}</div>
  <div data-explains><div id="bar"></div></div>
  <script>{
    const drawn = ${JSON.stringify(drawn)};
    window.draw = (i) => { document.getElementById('tile').textContent = drawn[i] };
    window.ask = (i) => {
      const asks = document.createElement('div');
      asks.dataset.pending = document.querySelectorAll('[data-choice]')[i].dataset.choice;
      asks.innerHTML = '<button>Yes</button><button onclick="bar.replaceChildren()">No</button>';
      bar.replaceChildren(asks);
    };
    document.onkeydown = (e) => { if (e.key === 'Escape') bar.replaceChildren() };
  }</script>`;

plain('moves that are drawn the same and differ by one number are one, and no others are', async ({ page }) => {
  const board = async (moves: readonly object[], drawn: readonly string[], offered: readonly number[]): Promise<string[]> => {
    await page.setContent(`<!doctype html><html lang="en"><title>1</title><main>${drawnTable(moves, drawn, offered)}</main></html>`);
    return (await boardOf(page, await sameOf(page))).map(({ what }) => what.replace(/ \(.*/, ''));
  };
  const lay = (turn: number, more: object = {}) => ({ verb: 'lay', turn, ...more });
  const unmade = (...moves: readonly object[]): string[] => moves.map((move) => `${JSON.stringify(move)} cannot be made on the board`);
  const turns = [0, 1, 2, 3].map((turn) => lay(turn));
  // A straight road lies the same when it is turned by half: two of its four ways are enough, if they are not the same one.
  expect(await board(turns, ['—', '|', '—', '|'], [0, 1])).toEqual([]);
  expect(await board(turns, ['—', '|', '—', '|'], [0, 2])).toEqual(unmade(lay(1), lay(3)));
  // A bend does not.
  expect(await board(turns, ['└', '┌', '┐', '┘'], [0, 1])).toEqual(unmade(lay(2), lay(3)));
  // A board that draws nothing of what is pointed at says nothing of what is the same.
  expect(await board(turns, ['', '', '', ''], [0, 1])).toEqual(unmade(lay(2), lay(3)));
  // What differs by a word, by more than one number or by its verb is another move, whatever is drawn of it.
  const words = [lay(0, { at: 'pier' }), lay(0, { at: 'market' }), lay(1, { at: 'pier' })];
  expect(await board(words, ['—', '—', '|'], [0, 2])).toEqual(unmade(lay(0, { at: 'market' })));
  const numbers = [lay(0, { on: 1 }), lay(1, { on: 2 }), lay(0, { on: 2 })];
  expect(await board(numbers, ['—', '—', '|'], [0, 2])).toEqual(unmade(lay(1, { on: 2 })));
  const verbs = [lay(0), { verb: 'keep', turn: 0 }, lay(1)];
  expect(await board(verbs, ['—', '—', '|'], [0, 2])).toEqual(unmade({ verb: 'keep', turn: 0 }));
});

/** A table in a window of 400 by 400: a board, a bar and a log, each as high as it is told. */
const tableIn = async (page: Page, { board = 300, bar = 100, more = '', live = '' }): Promise<string[]> => {
  await page.setViewportSize({ width: 400, height: 400 });
  await page.setContent(
    `<!doctype html><style>body { margin: 0; font: 16px/20px sans-serif } main { position: relative; overflow: hidden } main > i { position: absolute; inset: 0 50px 0 0; background: green } b { position: absolute; width: 40px; height: 40px; background: gold }</style>
     <div><main data-area="board" style="height: ${board}px"><i></i><b data-live style="left: 10px; top: 10px; ${live}"></b></main>
     <div data-area="prompt" style="height: ${bar}px"><section data-prompt="yours" style="height: 100%; background: white">Choose<br>one<br>of these</section></div></div>${more}`,
  );
  const faults = await windowOf(page, { share: 0.5, type: 12, printed: 12, target: 24, spare: 44, all: true });
  return faults.map(({ what }) => what.replace(/:.*/, ''));
};

plain('a window shows the board, its choices, and no more of a bar than its words', async ({ page }) => {
  expect(await tableIn(page, {})).toEqual([]);
  expect(await tableIn(page, { board: 160, bar: 240 })).toEqual(['the game is 35 % of what is seen', 'the bar is 240 px high, its words 57']);
  // What lies round the game is not the game.
  expect(await tableIn(page, { more: '<style>main > i { inset: 0 50% 0 0 }</style>' })).toEqual(['the game is 38 % of what is seen']);
  expect(await tableIn(page, { live: 'left: 390px' })).toEqual(['1 of 1 choices on the board are out of view, and nothing says so']);
  expect(await tableIn(page, { more: '<button style="all: unset; position: absolute; top: 320px; left: 200px; width: 20px; height: 30px"></button>' })).toEqual(
    ['“” is 20 × 30 px to press'],
  );
  expect(await tableIn(page, { more: '<p style="position: absolute; top: 340px; left: 200px; font-size: 11px; line-height: 12px">Small print</p>' })).toEqual([
    '“Small print” is 11.0 px, less than 12',
  ]);
  expect(await tableIn(page, { more: '<div style="width: 500px; height: 1px"></div>' })).toContain('the page is 100 px wider than the screen');
  const log = '<aside data-area="log" style="position: absolute; top: 310px; left: 0; width: 50px; height: 90px; background: white"></aside>';
  expect(await tableIn(page, { more: log })).toEqual([
    'prompt and log lie on each other, 50 × 90 px',
    '“Choose” in prompt lies under aside',
    '“one” in prompt lies under aside',
    '“of these” in prompt lies under aside',
  ]);
});

const seenAs = async (page: Page, body: string, within = 'main'): Promise<string[]> => {
  await page.setContent(
    `<!doctype html><html lang="en"><title>1</title><style>body { font: 16px sans-serif; margin: 20px; color: black; background: white }</style><main>${body}</main></html>`,
  );
  return (await readable(page, { within })).map(({ law, what }) => `${law} ${/“([^”]*)”/.exec(what)?.[1] ?? what}`);
};

plain('every word stands out from what is really behind it', async ({ page }) => {
  expect(await seenAs(page, '<p style="color: #767676; background: white">Plain</p>')).toEqual([]);
  expect(await seenAs(page, '<p style="color: #808080; background: white">Pale</p>')).toEqual(['ink Pale']);
  // Large type may be paler, and so may what cannot be pressed now, but not as pale as one likes.
  expect(await seenAs(page, '<p style="color: #808080; background: white; font-size: 24px">Pale</p>')).toEqual([]);
  expect(await seenAs(page, '<button disabled style="color: #8a8a8a; background: white">Pale</button>')).toEqual([]);
  expect(await seenAs(page, '<button disabled style="color: #c0c0c0; background: white">Pale</button>')).toEqual(['ink Pale']);
  // A colour that its style calls dark is read as it is drawn.
  expect(await seenAs(page, '<p style="color: black; opacity: 0.4; background: white">Faded</p>')).toEqual(['ink Faded']);
  expect(await seenAs(page, '<p style="color: white; background: white">Nothing</p>')).toEqual(['ink Nothing']);
  // What a picture puts behind a word no style sheet tells.
  const halves = 'background: linear-gradient(90deg, #111 0 50px, #ddd 50px)';
  expect(await seenAs(page, `<p style="color: white; ${halves}">Dark then light</p>`)).toEqual(['ink then', 'ink light']);
  expect(
    await seenAs(page, `<p style="color: white; ${halves}; text-shadow: 0 0 3px black, 0 0 3px black, 0 0 2px black, 0 0 2px black">Dark then light</p>`),
  ).toEqual([]);
  expect(await seenAs(page, '<svg width="200" height="40"><rect width="200" height="40" fill="#666"/><text y="25" fill="#555">Drawn</text></svg>')).toEqual([
    'ink Drawn',
  ]);
  expect(await seenAs(page, '<input value="Typed" style="color: #aaa; background: white">')).toEqual(['ink Typed']);
  expect(await seenAs(page, '<style>input::placeholder { color: #222 }</style><input placeholder="Wanted" style="background: white">')).toEqual([]);
});

plain('a plate needs its paper, and a request the ink of its own ground', async ({ page }) => {
  // What was once at every table: cream letters, and the paper left behind in another file.
  const board = '<div style="position: fixed; inset: 0; background: repeating-linear-gradient(45deg, #d8c9ab 0 9px, #6a7f4a 9px 18px)"></div>';
  const plate = (paper: string): string =>
    `${board}<section style="position: fixed; top: 60px; left: 60px; width: 300px; padding: 20px; ${paper}"><h2>Draw</h2></section>`;
  expect(await seenAs(page, plate('color: #fbf5e6'), 'section')).toEqual(['ink Draw']);
  expect(await seenAs(page, plate('color: #211a12; background: #f6edd8'), 'section')).toEqual([]);
  expect(await seenAs(page, plate('color: #f4ecdb; background: #f3e9d2'), 'section')).toEqual(['ink Draw']);
});

plain('no word of a plate is cut by its box, the screen or what lies on it', async ({ page }) => {
  const bar = (style: string): string =>
    `<footer style="display: flex; width: 150px; overflow: hidden; white-space: nowrap; ${style}"><b>Zurück</b>&nbsp;<b>Überspringen</b>&nbsp;<b>Weiter</b></footer>`;
  expect(await seenAs(page, bar(''))).toEqual(['cut Überspringen', 'cut Weiter']);
  expect(await seenAs(page, bar('overflow: visible'))).toEqual([]);
  expect(await seenAs(page, bar('flex-wrap: wrap; white-space: normal'))).toEqual([]);
  // What runs out of its frame lies on the board, in the ink of the frame.
  const framed = (style: string): string =>
    `<section style="width: 150px; background: #eee"><footer style="display: flex; ${style}"><b>Zurück</b>&nbsp;<b>Überspringen</b></footer></section>`;
  expect(await seenAs(page, framed(''))).toEqual(['frame Überspringen']);
  expect(await seenAs(page, framed('flex-wrap: wrap'))).toEqual([]);
  expect(await seenAs(page, '<p style="position: fixed; left: -30px; top: 40px">Half of it</p>')).toEqual(['cut Half']);
  // The turn behind the goal, as bars had it that were too narrow.
  const top = (right: number): string =>
    `<header style="position: relative; height: 40px"><span style="position: absolute; left: 0">Turn 1</span><span style="position: absolute; left: ${right}px; width: 90px; background: #ddd">Goal</span></header>`;
  expect(await seenAs(page, top(20))).toEqual(['covered Turn', 'covered 1']);
  expect(await seenAs(page, top(80))).toEqual([]);
});

plain('what asks for something can be answered', async ({ page }) => {
  const ask = async (body: string): Promise<string[]> => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>1</title><style>button { all: unset; display: block; width: 90px; height: 30px; background: #ddd }</style><main>${body}</main></html>`,
    );
    return (await pressable(page, 'main')).map(({ what }) => what.replace(/ in .*?(?= is | cannot)/, ''));
  };
  expect(await ask('<button>Go</button>')).toEqual([]);
  expect(await ask('<button style="height: 18px">Go</button>')).toEqual(['“Go” is 90 × 18 px']);
  expect(await ask('<button style="position: relative; height: 18px">Go<i style="position: absolute; inset: -4px"></i></button>')).toEqual([]);
  expect(await ask('<button>Go</button><i style="position: fixed; inset: 0"></i>')).toEqual(['“Go” cannot be pressed']);
  expect(await ask('<button style="position: fixed; left: -200px">Go</button>')).toEqual(['“Go” cannot be pressed']);
  expect(await ask('<button disabled style="height: 18px">Go</button>')).toEqual([]);
  const ring = (top: number): string =>
    `<button data-spot="pile">Pile</button><i data-ring="pile" style="position: fixed; pointer-events: none; left: 8px; top: ${top}px; width: 90px; height: 30px"></i>`;
  expect(await ask(ring(8))).toEqual([]);
  expect(await ask(ring(200))).toEqual(['pile is ringed and cannot be pressed there']);
});

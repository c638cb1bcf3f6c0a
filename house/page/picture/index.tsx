/** The picture of a link: a title, names and the small board of a game, as one drawing that needs nothing else. It runs in the house, without a browser. */

import { type Base, type Numbers, numbersOf } from '@pesthouse/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { findGame, GAME_IDS } from '../../games/index.ts';
import type { PictureJob } from '../../shared/picture.ts';
import { flat, varsIn } from './flat.ts';
import { filled, type Rule, rulesOf, type Vars } from './styles.ts';
import { type Element, find, type Node, parsed, written } from './tree.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the board or the poster stands. */
const FRAME = { x: 512, y: 36, width: 652, height: 558 } as const;
const LEFT = 52;
/** What one letter takes of its height, on the average of both faces. */
const LETTER = 0.46;

const SHEETS = import.meta.glob<string>('../../../games/*/board/*.css', { query: '?inline', import: 'default' });
const SPRITES = import.meta.glob<string>('../../../games/*/board/art/sprite.svg', { query: '?raw', import: 'default' });
const POSTERS = import.meta.glob<string>('../../../games/*/door/poster.svg', { query: '?url', import: 'default' });
const TOKENS = import.meta.glob<string>('../styles/tokens.css', { query: '?inline', import: 'default', eager: true });

/** By lamp: that is how most people see the house first. */
const PAGE: Element = { name: 'html', attrs: { 'data-theme': 'dark', 'data-motion': 'off' }, children: [] };

const house = rulesOf(Object.values(TOKENS).join('\n'));
const known = new Map<string, Promise<readonly Rule[]>>();
const rulesFor = (game: string): Promise<readonly Rule[]> => {
  const load = async (): Promise<readonly Rule[]> => {
    const own = Object.entries(SHEETS).filter(([path]) => path.includes(`/games/${game}/`));
    return [...house, ...rulesOf((await Promise.all(own.map(([, x]) => x()))).join('\n'))];
  };
  const rules = known.get(game) ?? load();
  known.set(game, rules);
  return rules;
};

const svg = (name: string, attrs: { readonly [name: string]: string | number }, ...children: readonly Node[]): Element => ({
  name,
  attrs: Object.fromEntries(Object.entries(attrs).map(([key, value]) => [key, String(value)])),
  children,
});

interface Drawn {
  readonly board: Element;
  readonly defs: readonly Node[];
  readonly ground: string;
  colour(seat: number): string;
}

/** The small board of a position, with everything that it refers to. */
const small = async (
  game: string,
  { rules: edition, numbers, view }: NonNullable<PictureJob['position']>,
  language: PictureJob['language'],
): Promise<Drawn | null> => {
  const found = findGame(game);
  const board = await found?.board?.();
  if (found === undefined || board?.Small === undefined) return null;
  const { Given, Small, colour } = board;
  const [engine, printed, text, rules] = await Promise.all([
    found.engine(edition, numbers),
    found.engine(edition),
    found.words(edition, numbers, language),
    rulesFor(game),
  ]);
  const bridge = edition === found.meta.rules ? null : (await found.since()).since;
  const state: Base = bridge === null ? view : bridge.state(edition, view);
  const named = (all: Numbers): Numbers => bridge?.numbers?.(edition, all) ?? all;
  const given = { text, numbers: named(numbersOf(engine.game.tunables)), printed: named(numbersOf(printed.game.tunables)) };
  const html = parsed(
    renderToStaticMarkup(
      <Given {...given}>
        <Small view={state} text={text} />
      </Given>,
    ),
  );
  const [drawing, inside] = find(html, (x) => x.name === 'svg') ?? [];
  if (drawing === undefined || inside === undefined) return null;
  const path = [PAGE, ...inside];
  const vars: Vars = varsIn(path, rules);
  const sprite = parsed((await SPRITES[`../../../games/${game}/board/art/sprite.svg`]?.()) ?? '');
  const around = { rules, sprite };
  const [sheet] = find(sprite, (x) => x.name === 'svg') ?? [];
  const defs = (sheet?.children ?? []).filter((x) => typeof x !== 'string' && x.name !== 'symbol');
  // Figures that only a large board can show are left out, as the page leaves them out where it draws it this small.
  const far = { ...drawing, attrs: { ...drawing.attrs, 'data-far': '' } };
  return {
    board: flat(far, around, path, vars),
    defs: defs.flatMap((x) => (typeof x === 'string' ? [] : [flat(x, around, path, vars)])),
    ground: filled(vars.get('--bg') ?? '#1c1815', vars),
    colour: (seat) => filled(colour?.(state, seat) ?? '#b9ad97', vars),
  };
};

interface Face {
  readonly size: number;
  readonly fill: string;
  readonly family?: string;
  readonly weight?: number;
}
const words = (x: number, y: number, said: string, { size, fill, family = 'Alegreya Sans', weight = 400 }: Face): Element =>
  svg('text', { x, y, 'font-family': family, 'font-size': size, 'font-weight': weight, fill }, said);

/** As many lines as there may be; what does not fit ends in dots. */
const lines = (said: string, size: number, width: number, most: number): readonly string[] => {
  const room = Math.floor(width / (size * LETTER));
  const made: string[] = [];
  for (const word of said.split(/\s+/)) {
    const last = made.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  const cut = (x: string): string => (x.length > room ? `${x.slice(0, room - 1)}…` : x);
  return made.length <= most
    ? made.map(cut)
    : [
        ...made.slice(0, most - 1).map(cut),
        cut(
          `${made
            .slice(most - 1)
            .join(' ')
            .slice(0, room - 1)}…`,
        ),
      ];
};

/** Cut at its edges: what a poster draws beyond them is for the door that hangs there. */
const poster = async (
  game: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<readonly Element[]> => {
  const href = await POSTERS[`../../../games/${game}/door/poster.svg`]?.();
  if (href === undefined) return [];
  const id = `edge-${game}`;
  return [svg('clipPath', { id }, svg('rect', { ...box })), svg('g', { 'clip-path': `url(#${id})` }, svg('image', { href, ...box }))];
};

const GOLD = '#f0b03f';
const CREAM = '#f4ecdb';
const QUIET = '#cbbfa8';
const TITLES = 'IM FELL Double Pica';

const frame = (children: readonly Node[], defs: readonly Node[] = []): string =>
  written(
    svg(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
      svg('defs', {}, ...defs),
      svg('rect', { width: WIDTH, height: HEIGHT, fill: '#151311' }),
      svg('rect', { x: 12, y: 12, width: WIDTH - 24, height: HEIGHT - 24, rx: 10, fill: 'none', stroke: '#3a332b', 'stroke-width': 2 }),
      ...children,
    ),
  );

const hall = async (job: PictureJob): Promise<string> => {
  const wide = 196;
  const all = await Promise.all(GAME_IDS.slice(0, 5).map((game, i) => poster(game, { x: 64 + i * 218, y: 52, width: wide, height: (wide * 840) / 600 })));
  return frame([
    ...all.flat(),
    words(64, 440, lines(job.title, 76, 1070, 1)[0] ?? '', { size: 76, fill: CREAM, family: TITLES }),
    ...lines(job.lines[0] ?? '', 34, 1070, 3).map((x, i) => words(64, 496 + i * 42, x, { size: 34, fill: QUIET })),
  ]);
};

/** The drawing, as text. */
export const pictureOf = async (job: PictureJob): Promise<string> => {
  if (job.game === null) return hall(job);
  const drawn = job.position === null ? null : await small(job.game, job.position, job.language);
  const title = lines(job.title, 52, 430, 3);
  const below = 116 + title.length * 58;
  const told = job.lines.flatMap((x) => lines(x, 29, 440, 4)).slice(0, 6);
  const seatsFrom = below + told.length * 36 + 26;
  const step = Math.min(44, Math.floor((HEIGHT - 40 - seatsFrom) / Math.max(1, job.seats.length)));
  const size = Math.min(30, step - 6);
  const seats = job.seats.flatMap(({ name, place }, seat) => {
    const y = seatsFrom + seat * step + size;
    const [said = ''] = lines(place === null ? name : `${place}. ${name}`, size, 390, 1);
    const colour = drawn?.colour(seat) ?? '#8f846f';
    return [
      svg('circle', { cx: LEFT + size * 0.4, cy: y - size * 0.32, r: size * 0.36, fill: colour, stroke: CREAM, 'stroke-width': 1.5 }),
      words(LEFT + size * 1.2, y, said, { size, fill: CREAM, weight: 500 }),
    ];
  });
  const { x, y, width, height } = FRAME;
  const board =
    drawn === null
      ? await poster(job.game, { x: x + 126, y, width: 400, height })
      : [
          svg('rect', { x, y, width, height, rx: 8, fill: drawn.ground }),
          svg('svg', { x: x + 6, y: y + 6, width: width - 12, height: height - 12, viewBox: drawn.board.attrs.viewBox ?? '0 0 1 1' }, ...drawn.board.children),
        ];
  return frame(
    [
      words(LEFT, 74, lines(job.house, 27, 420, 1)[0] ?? '', { size: 27, fill: GOLD, family: TITLES }),
      ...title.map((said, i) => words(LEFT, 132 + i * 58, said, { size: 52, fill: CREAM, family: TITLES })),
      ...told.map((said, i) => words(LEFT, below + 26 + i * 36, said, { size: 29, fill: QUIET })),
      ...seats,
      ...board,
    ],
    drawn?.defs ?? [],
  );
};

/** A law of the page: nothing drawn with a meaning is mute. Golden games of every game are drawn by its board, wide and on a phone: every picture, name and number lies in something that answers, and every answer is whole and true to the rulebook, in every language. */

import { type Base, type Fact, LANGUAGES, WATCHER } from '@pesthouse/kernel';
import { describe, expect, test, vi } from 'vitest';
import { publishedVersions, readManifest } from '../../../cli/edition/manifest.ts';
import { ROOT } from '../../../cli/folder.ts';
import { findGame, GAME_IDS } from '../../../games/index.ts';
import { loadGame } from '../../shown/game.ts';
import { drawn } from './drawn.tsx';
import { walkGolden } from './golden.ts';
import { walk } from './mute.ts';
import { propsAt } from './propsat.ts';

/** So many positions of a game are drawn; `WHOLE=1` draws many of every golden game. */
const WHOLE = process.env.WHOLE !== undefined;
const POSITIONS = WHOLE ? 24 : 4;
const GAMES_EACH = WHOLE ? 99 : 1;
const PARTS = ['Board', 'Seats', 'Rail', 'Stage'];

const nothing = (): void => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));

test('the law catches a board that is mute', () => {
  const sick =
    '<div><b>7</b><svg role="img" aria-label="A rat"><path d="M0"/></svg><span data-about="pile">12</span><button data-works="" aria-label="Closer"></button></div>';
  expect(walk(sick)).toEqual({ mute: ['"7" in <b>', '<svg aria-label="A rat">'], marks: ['pile'] });
  expect(walk(`<section data-about="map">${sick}</section>`).mute).toEqual([]);
});

/** A game that is not published yet has no golden games of an edition. */
const PUBLISHED = GAME_IDS.filter((id) => publishedVersions(ROOT, id).length > 0);

describe.each(PUBLISHED)('%s', async (id) => {
  const edition = publishedVersions(ROOT, id).at(-1) ?? '';
  const game = await loadGame(id, edition);
  const { engine: e, board } = game;
  const said = await Promise.all(LANGUAGES.map(async (x) => ({ language: x, text: (await findGame(id)?.words(edition, {}, x)) ?? game.text })));
  const { CLAUSES }: { readonly CLAUSES: readonly string[] } = await import(`../../../../games/${id}/clauses.ts`);
  const { golden } = readManifest(ROOT, id, edition);
  const chosen = WHOLE ? golden : [...golden].sort((a, b) => b.moves.length - a.moves.length).slice(1, 1 + GAMES_EACH);

  test.each(chosen)('nothing that the board draws of golden game $name is mute', (golden) => {
    const { seats } = golden;
    if (board === null) throw new Error(`${id} has no board`);
    const wrong = new Set<string>();
    let answered = 0;
    const look = (view: Base, next: Base, seat: number, now: Fact | null, narrow: boolean): void => {
      const parts = drawn(game, board, propsAt(game, { view, next, seat, seats, now, narrow }));
      for (const [part, markup] of Object.entries(parts)) {
        if (!PARTS.includes(part) && !part.startsWith('tab ')) continue;
        // The name of a tab belongs to the phone's bar.
        const { mute, marks } = walk(markup.replace(/<i title="[^"]*">/, '<i>'));
        for (const x of mute) wrong.add(`${part}${narrow ? ' (phone)' : ''} is mute: ${x}`);
        for (const mark of marks)
          for (const { language, text } of said) {
            const told = text.about?.(view, seat, mark) ?? null;
            if (told === null) wrong.add(`${part}: ${mark} answers nothing`);
            else {
              answered++;
              const all = [told.name, told.sort, told.does, told.now].join(' ');
              if (told.name === '' || told.does === '' || /undefined|NaN|\[object|\.\./.test(all)) wrong.add(`${mark} (${language}) says "${all}"`);
              if (told.clauses.length === 0) wrong.add(`${mark} names no clause`);
              for (const clause of told.clauses) if (!CLAUSES.includes(clause)) wrong.add(`${mark}: there is no clause ${clause}`);
            }
          }
      }
    };
    walkGolden(e, golden, {
      positions: POSITIONS,
      shown: (event) => board.pace(event) > 0,
      position(s, { turn, asked }) {
        const seat = turn % 3 === 2 ? WATCHER : (asked[0] ?? 0);
        for (const narrow of [false, true]) look(e.view(s, seat), e.view(s, seat), seat, null, narrow);
      },
      event: (event, { before, after, seat, turn }) => look(before, after, seat, event, turn % 2 === 0),
    });
    expect([...wrong]).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  });
});

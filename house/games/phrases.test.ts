/** One word for one thing, and turns of phrase that were once wrong do not come back: what is chosen here is kept in every file of words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textsBelow = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|(?:^|[\\/])(?:dist|editions|node_modules|steps|test|board|bot)[\\/]/.test(name))
      .map((name) => join(ROOT, folder, name)),
  );
const all = textsBelow('house/page/text', 'house/server/post/text', 'packages/board/src/words', 'games').map((file) => ({
  path: relative(ROOT, file).replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
}));
const languageOf = (path: string): string | undefined => /(?:\/|\.)(de|en)(?:\.ts$|\/)/.exec(path)?.[1];
const texts = (language: string) => all.filter(({ path }) => languageOf(path) === language);

/** Every line of these files in which it stands. */
const found = (language: string, pattern: RegExp, where: (path: string) => boolean = () => true): string[] =>
  texts(language)
    .filter(({ path }) => where(path))
    .flatMap(({ path, text }) => text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim().slice(0, 120)}`] : [])));

test('there are words to look at, in both languages', () => {
  for (const language of ['de', 'en']) expect(texts(language).length, language).toBeGreaterThan(100);
});

describe('German', () => {
  test.each([
    ['what is left to luck is called Zufall', /'Zufällig'/],
    ['what a place does is called läuft', /So funktioniert ein/],
    ['“wählen” asks with an e: Wähle', /(?:['"`(*]|[.!?:;,] |\bund |\boder )(?:\*\*)?[Ww]ähl (?=[\p{L}\d$*„])/u],
    ['so does “behalten”: Behalte', /(?:['"`(*]|[.!?:;,] |\bund |\boder )(?:\*\*)?[Bb]ehalt (?=[\p{L}\d$*„])/u],
    ['and “beginnen”: Beginne', /(?:['"`(*]|[.!?:;,] )(?:\*\*)?Beginn (?=(?:ein|im|in|am|an|auf|mit|bei|neben|hier|dort)\b)/],
    ['what goes on is im Gange', /\bim Gang\b/],
    ['games are about something', /Brettspiele von/],
    ['Infamy is had am meisten', /(?<!am )[Mm]eiste[mn]? (?:\*\*)?Verruf/],
    ['a doctor is of the house of Fuchs', /(?:Doktor|Feldlager|Gebäude) von (?:Haus )?\$\{/],
    ['Events are vorgenommen', /geht ein Ereignis an/],
    ['cards are on a hand, and not held', /(?:Du hältst|Sie hält) (?:\$\{some\([^)]*'Keim'|keinen Keim|Ratten)/],
    ['a place in a row is Platz 2', /Du wirst \$\{rank\}\. von/],
    ['a choice is begun anew, and nothing is dropped', /Halb Gewähltes|fallen lassen'/],
    ['steps are skipped, not passed over', /[Üü]bergehen|[Üü]bergangen/],
    ['who is spoken to alone is spoken to alone to the end', /Baut .* und sei /],
  ])('%s', (_, pattern) => {
    expect(found('de', pattern)).toEqual([]);
  });

  test('at a table are Leute, in Pest, as printed, Personen', () => {
    const legal = (path: string): boolean => path.includes('/stored/') || /\/(?:privacy|owner)\.ts$/.test(path);
    expect(found('de', /\bPersonen\b/, (path) => path.startsWith('house/page/') && !legal(path))).toEqual([]);
    expect(found('de', /\bLeuten?\b/, (path) => path.startsWith('games/pest/'))).toEqual([]);
  });

  test('the card of Pest is called Vorratsfässer wherever it is meant', () => {
    expect(found('de', /\bContainern?\b(?!})/)).toEqual([]);
  });
});

describe('English', () => {
  test.each([
    ['steps are skipped, not passed over', /[Pp]ass(?:ed)? over/],
    ['somebody finishes 2nd', /You come \$\{ordinal/],
    ['whoever is level is tied', /, level`|[Ll]evel (?:at|with|on) (?:\$|the |another|[IN]|every)|[Ii]f level/],
    ['nothing is half chosen', /half chosen/],
    ['movement is counted in steps', /movement left/],
    ['what is paid is told with where it comes from', /(?:there: 'there'|hand: 'hand')/],
    ['food goes along where it lies under a pest', /takes its food along/],
  ])('%s', (_, pattern) => {
    expect(found('en', pattern)).toEqual([]);
  });
});

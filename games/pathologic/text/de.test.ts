/** The German words of Pathologic over whole games: nothing is left out, nothing is left in English, and cases and numbers are right. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basisOf, boardLines, type Numbers, sheetEntries, WATCHER } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, DISTRICTS, ENDS, HEALERS, PIECES, QUARTERS, RESOURCES, ROLES, STRAINS, TITLES, WINDOWS } from '../names.ts';
import { rules } from '../rules.ts';
import { type Event, pages } from '../state.ts';
import { optionsFor, playWhole } from '../test/games.ts';
import { given } from '../test/given.ts';
import { PRESCRIPTION, STRAIN } from './cards.de.ts';
import { words as german } from './de.ts';
import { door as germanDoor } from './door.de.ts';
import { door as englishDoor } from './door.en.ts';
import { words as english } from './en.ts';
import { sheet as germanSheet } from './numbers.de.ts';
import { sheet as englishSheet } from './numbers.en.ts';
import { same } from './same.de.ts';

const basis = basisOf(rules);
const de = german(basis);
const en = english(basis);
/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => german({ ...basis, numbers: { ...basis.numbers, ...numbers } });

const HOLE = /undefined|NaN|\[object|[{}]| {2}|^ | $|irgendwo|\.\./;
const ENGLISH =
  /(?<![\p{L}-])(the|of|your|you|with|and|cannot|is|are|from|for|their|it|to|at|by|no|not|they|plague|healers?|wards?|strains?|events?|cards?|turn|round|evidence|district)(?![\p{L}-])/iu;
/** One is never told as many. */
const MANY = /(?<!\d)1 (Beweise|Keime|Rezepte|Karten|Marken|Felder|Aktionen|Aktionspunkte|Züge|Zügen|Runden|Orte|Todeslisten|Münzen|Geheimnisse)\b/;

/** What is wrong with a German sentence; null if nothing is. */
const faultIn = (said: string, meant: string): string | null => {
  const bare = [...same].sort((a, b) => b.length - a.length).reduce((x, name) => x.replaceAll(name, '#'), said.replace(/\{(?:whose|with)\} /, ''));
  if ((said === '') !== (meant === '')) return `"${said}" stands for "${meant}"`;
  if (HOLE.test(bare)) return `"${said}" has a hole`;
  if (ENGLISH.test(bare)) return `"${said}" is English`;
  if (MANY.test(bare)) return `"${said}" tells one as many`;
  if (said === meant && /\p{L}{2}/u.test(bare)) return `"${said}" was not translated`;
  return null;
};
const faultsIn = (pairs: Iterable<readonly [said: string, meant: string]>): readonly string[] => [
  ...new Set([...pairs].flatMap(([said, meant]) => faultIn(said, meant) ?? [])),
];

describe.each([2, 3, 4])('%i seats', (seats) => {
  test.each(['policy', 'moody'] as const)('a whole game in German (%s)', (player) => {
    const heard: (readonly [string, string])[] = [];
    const both = (of: (text: typeof de) => string): void => {
      heard.push([of(de), of(en)]);
    };
    let n = 0;
    const game = playWhole({ options: { ...optionsFor(seats, 12), ownTier: player === 'moody' }, seed: seats * 5 + 1, player }, (s, seat, m) => {
      const v = rules.view(s, seat);
      const p = rules.prompt(v, seat);
      if (p === null) throw new Error('no prompt');
      both((x) => x.prompt(v, seat, p).title);
      both((x) => x.prompt(v, seat, p).detail);
      both((x) => x.waiting(rules.view(s, WATCHER), p));
      for (const picked of ['piece:vlad', 'card:no']) if (p.key === 'act') both((x) => x.prompt(v, seat, { ...p, picked }).title);
      both((x) => x.move(v, seat, m).label);
      both((x) => x.move(v, seat, m).detail);
      if (n++ % 40 === 0) for (const i of boardLines(de.board(v, seat)).keys()) both((x) => boardLines(x.board(v, seat))[i] ?? '');
    });
    for (const e of game.events) both((x) => x.event(game.s, e));
    for (const row of pages(game.s)) both((x) => x.pageText(row));
    both((x) => x.verdict(game.s));
    for (let seat = 0; seat < seats; seat++) both((x) => x.seat(game.s, seat));
    for (const x of rules.outcome(game.s) ?? []) for (const line of Object.keys(x.sheet)) both((text) => text.sheet(line));
    expect(faultsIn(heard)).toEqual([]);
  });
});

/** Every word below an object of words, by its path. */
const spoken = (x: unknown, y: unknown, path: string, into: Map<string, readonly [string, string]>): void => {
  if (typeof x === 'string' && typeof y === 'string') into.set(path, [x, y]);
  else if (typeof x === 'object' && x !== null && typeof y === 'object' && y !== null) {
    expect(Object.keys(x), path).toEqual(Object.keys(y));
    for (const [key, value] of Object.entries(x)) spoken(value, Reflect.get(y, key), `${path}.${key}`, into);
  }
};
/** What is said with a number in it, or of a place. */
const asked = ({ label, names }: typeof de, n: number) => ({
  ago: label.ago(n),
  round: label.round(n),
  eventsOf: label.eventsOf(n, n),
  evidenceOf: label.evidenceOf(n),
  actionsLeft: label.actionsLeft(n),
  deckDiscard: label.deckDiscard(n, n),
  handAndDeck: label.handAndDeck(n, n),
  strainsHeld: label.strainsHeld(n, n),
  spent: label.spent(n),
  guessOf: label.guessOf(n, n),
  ofTargets: label.ofTargets(n),
  placesOf: label.placesOf(n),
  whyAsked: label.whyAsked(n, names.either([names.titleText('no'), names.titleText('curfew')])),
  brings: label.button.brings(label.shortPiece('vlad'), n, n, true),
  upTo: label.button.upTo(n),
  unused: label.button.unused(n),
  lines: label.lines(n).join(' '),
  eventBrief: label.eventBrief(n),
  blockadeIn: label.blockadeIn(n),
  tokenOut: label.tokenOut(n),
  inPlace: label.inPlace(n),
  seenIn: label.seenIn(n, label.thisRound),
  goesOff: label.goesOff(names.pieceText('vlad'), n),
  eventTitle: names.eventTitle(n),
  eventRule: names.eventRule(n),
  placeName: names.placeName(n),
});

test('every label of the board has its German word', () => {
  const heard = new Map<string, readonly [string, string]>();
  spoken(de.label, en.label, '', heard);
  for (let n = 0; n <= DISTRICTS; n++) spoken(asked(de, n), asked(en, n), `asked ${n}`, heard);
  expect(heard.size).toBeGreaterThan(500);
  for (const path of ['.steppeShort', '.handTab', '.blockade']) heard.delete(path); // the same word in both
  expect(faultsIn(heard.values())).toEqual([]);
});

test('every person, card and window has its German word', () => {
  const heard: (readonly [string, string])[] = [];
  const both = (of: (text: typeof de) => string): void => {
    heard.push([of(de), of(en)]);
  };
  for (const r of ROLES) {
    both((x) => x.names.ROLE_NAME[r]);
    both((x) => x.label.waits(r));
    both((x) => x.label.handOf(r));
    both((x) => x.label.shortRole(r));
  }
  for (const p of PIECES) {
    both((x) => x.names.pieceText(p));
    both((x) => x.label.shortPiece(p));
    both((x) => x.label.dies(x.names.pieceText(p)));
    both((x) => x.label.sets(x.names.pieceText(p), 'relapse', 4));
  }
  for (const r of RESOURCES) both((x) => x.names.RESOURCE[r]);
  for (const t of TITLES)
    for (const fullParalysis of [false, true]) {
      both((x) => x.names.titleText(t));
      both((x) => x.names.titleRule(t, { fullParalysis }));
      both((x) => x.label.cardBrief(t, { fullParalysis }));
    }
  for (const x of STRAINS) {
    both((text) => text.names.strainText(x));
    both((text) => text.names.strainRule(x));
  }
  for (const w of WINDOWS) both((x) => x.label.cause[w]);
  for (const q of QUARTERS) both((x) => x.label.quarter[q]);
  expect(faultsIn(heard)).toEqual([]);
});

test('options, numbers and the door have their German words', () => {
  const heard: (readonly [string, string])[] = [];
  for (const id of Object.keys(rules.game.meta.options)) {
    heard.push([de.option(id).name, en.option(id).name], [de.option(id).about, en.option(id).about]);
    for (const v of ['random', ...ROLES]) heard.push([de.option(id).value(v), en.option(id).value(v)]);
  }
  for (const [count, of] of Object.entries(en.counting?.said ?? {})) heard.push([de.counting?.said[count]?.('3', false) ?? '', of('3', false)]);
  const [a, b] = [sheetEntries(germanSheet), sheetEntries(englishSheet)];
  expect(a.map((x) => x.number)).toEqual(b.map((x) => x.number));
  for (const [i, x] of a.entries()) heard.push([x.full, b[i]?.full ?? '']);
  expect([germanDoor.title, germanDoor.weightOf5]).toEqual([englishDoor.title, englishDoor.weightOf5]);
  for (const key of ['subtitle', 'sentence', 'about', 'length', 'weight', 'luck', 'poster', 'credit'] as const) heard.push([germanDoor[key], englishDoor[key]]);
  expect(faultsIn(heard)).toEqual([]);
});

const read = (name: string): string => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');
const clausesIn = (book: string) => [...book.matchAll(/^- \*\*([A-Z0-9-]+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }));

test('the German rulebook has the clauses of the English one in their order, with their marks, numbers and references', () => {
  const [a, b] = [clausesIn(read('rulebook.de.md')), clausesIn(read('rulebook.md'))];
  expect(a.map((x) => x.id)).toEqual(b.map((x) => x.id));
  const found = (text: string, what: RegExp): readonly string[] => (text.match(what) ?? []).sort();
  for (const [i, { id, text }] of a.entries()) {
    const other = b[i]?.text ?? '';
    expect(found(text, /PATH-[A-Z0-9]+-\d+|W-[A-Z]+/g), id).toEqual(found(other, /PATH-[A-Z0-9]+-\d+|W-[A-Z]+/g));
    expect(found(text, /(?<![-\d])\d+(?!\d|th)/g), id).toEqual(found(other, /(?<![-\d])\d+(?!\d|th)/g));
    expect(text, id).toMatch(other.endsWith('*(printed)*') ? / \*\(gedruckt\)\*$/ : / \*\(unsere Auslegung\)\*$/);
    expect(faultIn(text.replaceAll('...', ''), other), id).toBeNull();
  }
  const heads = (book: string): readonly string[] => book.match(/^#+ .*$/gm) ?? [];
  expect(heads(read('rulebook.de.md')).map((x) => x.indexOf(' '))).toEqual(heads(read('rulebook.md')).map((x) => x.indexOf(' ')));
});

describe('cases, articles and numbers', () => {
  const { s } = given('bachelor acts');
  const told = (e: Event): string => de.event(s, e);
  test('a place says where, whereto and wherefrom in its own way', () => {
    expect(told({ type: 'moved', piece: 'vlad', from: 1, to: 14, by: 'move', clause: 'PATH-ACT-09' })).toBe(
      '**Vlad der Jüngere** geht vom Brückenplatz (1) zu den Gerbern (14).',
    );
    expect(told({ type: 'infected', at: 4, clause: 'PATH-INF-03' })).toBe('Die Seuche infiziert **den Schlund (4)**.');
    expect(told({ type: 'announced', at: 0, clause: 'PATH-EV-11' })).toBe('Die Seuche ist **in der Steppe**.');
  });
  test('people stand in the case that the sentence asks for', () => {
    expect(told({ type: 'pact', healer: 'haruspex', ward: 'vlad', back: false, clause: 'PATH-PAC-01' })).toBe(
      'Der Haruspex schließt einen Pakt mit **Vlad dem Jüngeren**.',
    );
    expect(told({ type: 'hungered', from: 'maria', to: 'vlad', clause: 'PATH-ST-02' })).toBe('Du markierst **Vlad den Jüngeren** statt Maria Kainas.');
    expect(told({ type: 'got', healer: 'bachelor', resource: 'key', from: 'changeling', clause: 'PATH-RX-17' })).toBe(
      'Der Magister bekommt einen Schlüssel vom Wechselbalg.',
    );
    expect(told({ type: 'wasted', piece: 'bachelor', action: ACTIONS[0], clause: 'PATH-STR-14' })).toBe('Die Aktion des Magisters ist verloren.');
    expect(told({ type: 'wasted', piece: 'vlad', action: ACTIONS[0], clause: 'PATH-STR-14' })).toBe('Die Aktion von Vlad dem Jüngeren ist verloren.');
  });
  test('a title that ends in a mark of its own gets no full stop', () => {
    expect(told({ type: 'took', healer: 'changeling', card: 'no', clause: 'PATH-GEN-02' })).toBe('Du nimmst **Nein!**');
    expect(told({ type: 'played', healer: 'changeling', card: 'light-fingers', targets: ['haruspex', 'coin', 'none'], clause: 'PATH-GEN-12' })).toBe(
      'Der Wechselbalg spielt **Flinke Finger**: der Haruspex und Münze.',
    );
    expect(de.label.discards(['Vorladung', 'Nein!'])).toBe('Abgelegt: Vorladung, Nein!');
  });
  test('numbers of a table are told in the singular and in the plural', () => {
    const other = turned({
      'ticking-away.n': 2,
      'blood-debt.n': 3,
      'sporulation.n': 1,
      'slander.n': 2,
      'ague.n': 2,
      'spoilage.n': 0,
      evidenceMin: 0,
      evidenceWin: 1,
    });
    const as = { fullParalysis: false };
    expect(other.names.titleRule('ticking-away', as)).toBe('Du hast in diesem Zug zwei Aktionspunkte mehr (jede Figur handelt trotzdem nur einmal).');
    expect(other.label.cardBrief('blood-debt', as)).toBe('Löst ein Rivale mit deinem Schützling, bekommst du 3 Beweise.');
    expect(other.names.strainRule('sporulation')).toBe('Die Seuche zieht einen Keim.');
    expect(other.names.strainRule('slander')).toBe('Wer am Zug ist, verliert 2 Beweise (nie unter 0).');
    expect(other.names.strainRule('ague')).toBe('Wer am Zug ist, verliert zwei verbliebene Aktionspunkte.');
    expect(other.label.strainBrief.spoilage).toBe('Vernichte keine Marke deiner Wahl.');
    for (const end of ENDS) expect(faultIn(other.event(s, { type: 'ended', winner: 'plague', end, clause: 'PATH-EVD-02' }), 'x')).toBeNull();
    expect(other.event(s, { type: 'ended', winner: HEALERS[0], end: 'evidence', clause: 'PATH-EVD-02' })).toBe('**Der Magister** gewinnt: ein Beweis.');
  });
  test('as printed every German card says what stands on it, with or without a number', () => {
    for (const t of TITLES) expect(de.names.titleRule(t, { fullParalysis: false })).toBe(PRESCRIPTION[t].text);
    for (const x of STRAINS) expect(de.names.strainRule(x)).toBe(STRAIN[x].text);
  });
});

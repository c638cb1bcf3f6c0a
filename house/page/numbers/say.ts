/** The words of the lab for one game: what it counts goes by the names that people know, from the game's sheet of numbers and its options. */

import type { LabWords, Meta, NumberSheet, SheetPart } from '@pesthouse/kernel';
import { BOTS } from '@pesthouse/kernel';
import { type LabSay, sayWith } from '@pesthouse/lab';
import { useEffect, useState } from 'react';
import { type AnyText, findGame } from '../../games/index.ts';
import { textOf } from '../text/games.ts';
import { houseText } from '../text/index.ts';
import { language, pseudo } from '../text/language.ts';
import { roomWords } from '../text/loaded.ts';
import { sheetOf } from './sheet.ts';

const english = language === 'en' && !pseudo;

/** The names of the bots, which need no game. */
const botNames = (): readonly (readonly [string, string])[] => BOTS.map((level) => [level, houseText().levels[level].name]);

const namesIn = (p: SheetPart): readonly (readonly [string, string])[] => [
  [p.id, p.name],
  ...(p.kind === 'cards' ? p.cards : p.kind === 'grid' ? [...p.rows, ...p.columns] : []).map((x) => [x.id, x.name] as const),
];

/** What people call the things of a game that are counted: the values of its options, and the cards and kinds on its sheet of numbers. */
export const namesOf = (meta: Meta, sheet: NumberSheet, text: AnyText): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(meta.options).flatMap(([id, spec]) =>
      spec.kind === 'seats' || spec.kind === 'choice' ? spec.values.map((v) => [v, text.option(id).value(v)] as const) : [],
    ),
    ...sheet.groups.flatMap((g) => g.parts.flatMap(namesIn)),
  ]);

const spoken = (names: ReadonlyMap<string, string>, numbers: (id: string) => string | undefined, words?: LabWords): LabSay => {
  const report = sayWith(roomWords().report, words);
  const name = (id: string): string => names.get(id) ?? numbers(id) ?? report.name(id);
  return {
    ...report,
    name,
    variant: (id) =>
      id === 'base'
        ? report.variant(id)
        : id
            .split(' + ')
            .map((turn) => turn.split('='))
            .map(([number = '', value]) => (value === undefined ? number : `${name(number)} ${value}`))
            .join(' + '),
    botInSeat: (bot, seat) => report.botInSeat(name(bot), seat),
    botAs: (bot, what) => report.botAs(name(bot), name(what)),
    averageOf: (bot, mean, least, most) => report.averageOf(name(bot), mean, least, most),
  };
};

export const sayOf = async (game: string): Promise<LabSay> => {
  const found = findGame(game);
  if (found === undefined) return roomWords().report;
  const [{ sheet, entries }, text] = await Promise.all([sheetOf(game), textOf(found)]);
  // English has the lab's own words for cards and roles, and people's names for numbers, moves and endings.
  if (english) return spoken(new Map(), (id) => entries.get(id)?.full, text.lab);
  return spoken(new Map([...namesOf(found.meta, sheet, text), ...botNames()]), (id) => entries.get(id)?.full, text.lab);
};

/** Until the names of the game are loaded it is the lab's own words. */
export const useSay = (game: string | undefined): LabSay => {
  const [say, setSay] = useState<LabSay>(() => (english ? roomWords().report : spoken(new Map(botNames()), () => undefined)));
  useEffect(() => {
    let here = true;
    if (game !== undefined)
      sayOf(game).then(
        (x) => here && setSay(x),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [game]);
  return say;
};

/** What a bot is called inside of a sentence. */
export const botName = (level: (typeof BOTS)[number]): string => (english ? level : houseText().levels[level].name);

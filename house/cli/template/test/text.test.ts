/** Every sentence of whole games is said without a gap, at every seat count and through everybody's eyes. */

import { basisOf, boardLines, firstOf, Sfc, WATCHER } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event } from '../state.ts';
import { words as german } from '../text/de.ts';
import { words as english } from '../text/en.ts';

const LANGUAGES = [english, german].map((words) => words(basisOf(rules)));
const gap = /undefined|NaN|null|\[object|\?\?/;

const CASES = LANGUAGES.flatMap((text) => meta.seats.map((seats) => ({ text, seats, name: text.sheet('worth') })));

test.each(CASES)('a game of $seats is told whole, with $name', ({ text, seats }) => {
  const said: string[] = [];
  const met = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const own = new Sfc().at(seed, -1);
    const hear = (e: Event): void => {
      met.add(e.type);
      said.push(text.event(s, e));
    };
    const s = rules.start({ carryOver: seed % 2 === 0 }, seats, new Sfc().at(seed, 0));
    for (let n = 1; !rules.over(s); n++) {
      for (let seat = WATCHER; seat < seats; seat++) {
        const v = rules.view(s, seat);
        said.push(...boardLines(text.board(v, seat)));
        const p = rules.prompt(v, seat);
        if (p === null) continue;
        said.push(text.waiting(v, p));
        if (seat < 0) continue;
        said.push(text.seat(v, seat), ...Object.values(text.prompt(v, seat, p)));
        for (const m of rules.moves(v, seat)) said.push(...Object.values(text.move(v, seat, m)));
      }
      const seat = firstOf(rules.deciders(s));
      const all = rules.moves(s, seat);
      const move = all[own.below(all.length)];
      if (move === undefined) throw new Error('nobody has a move');
      rules.play(s, seat, move, {
        chance: new Sfc().at(seed, n),
        tell: (e, to, blurred) => [e, ...(to === -1 || blurred === undefined ? [] : [blurred])].forEach(hear),
      });
    }
    said.push(text.verdict(s), ...(rules.outcome(s) ?? []).flatMap((x) => Object.keys(x.sheet).map((line) => text.sheet(line))));
  }
  for (const id of Object.keys(meta.options)) said.push(text.option(id).name, text.option(id).about);
  expect([...met].sort()).toEqual(['called', 'kept', 'revealed', 'taken', 'traded', 'untaken']);
  expect(said.filter((x) => x === '' || gap.test(x))).toEqual([]);
});

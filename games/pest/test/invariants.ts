/** The invariants of the rules, held against one position: what is wrong with it, in words. */
import { BREATHING_APPARATUS, has, INFIRMARY, MOBILE_WORKSHOP, PLAGUE_EXPERTS, STORAGE_CONTAINERS } from '../cards/technologies.ts';
import { CAPITAL, CASTLE, GRAVE, GROUND, NEEDS_WORKER, NUMBER, TECH, TRACK_COVERED, TRACK_SICK } from '../data/tables.ts';
import { BUILDINGS, PLACES } from '../names.ts';
import { buildings, normalLimit, nth, ones, regularSlots } from '../reading.ts';
import type { State } from '../state.ts';

export const wrongWith = (s: State): string[] => {
  const wrong: string[] = [];
  const must = (ok: boolean, words: string): void => {
    if (!ok) wrong.push(words);
  };
  const founded = s.year > 0;
  // 2, 3: capacity, one a House, nothing in ashes.
  for (const [at, id] of PLACES.entries()) {
    must(buildings(s, at) <= (GROUND[at]?.capacity ?? 0), `${id} holds too many buildings`);
    must(nth(s.ruin, at) === 0 || (nth(s.built, at) === 0 && nth(s.sick, at) === 0), `${id} is destroyed and not empty`);
    must(nth(s.sick, at) >= 0, `${id} has less than no Sick`);
  }
  for (const [seat, p] of s.players.entries()) {
    // 1: ten buildings, each on the board or on the map.
    must(p.site.length === BUILDINGS.length, 'ten buildings');
    for (const [i, at] of p.site.entries()) {
      must(at < 0 || ((nth(s.built, at) >> seat) & 1) === 1, `${BUILDINGS[i]} is not on the map where it stands`);
      // 10: who works there.
      must(p.worker[i] !== 1 || (at >= 0 && NEEDS_WORKER[i] === true), `somebody works in ${BUILDINGS[i]}`);
    }
    const sites = p.site.filter((at) => at >= 0);
    must(new Set(sites).size === sites.length, 'two own buildings in one location');
    must(!founded || nth(p.site, CASTLE) >= 0, 'the Castle is not on the map');
    // 5: Doctor and Camp.
    const moving = s.stack.some((f) => f.step === 'move');
    must(!founded || (p.doctor >= 0 && (p.doctor < CAPITAL || (moving && seat === s.active))), 'the Doctor is nowhere');
    must(p.camp < CAPITAL, 'a Camp in the Capital');
    // 6: stores.
    const normal = normalLimit(p);
    must(p.res.every((n) => n >= 0) && p.research >= 0, 'less than nothing');
    // Where a discarded Technology lowered the limit its owner first says what stays on Storage Containers.
    const storing = s.stack.some((f) => f.step === 'store' && f.seat === seat);
    must(storing || p.res.filter((n) => n > normal).length <= (has(p, STORAGE_CONTAINERS) && nth(p.sick, 4) === 0 ? 1 : 0), 'more than the limit');
    must(
      p.res.every((n) => n <= NUMBER.storageContainer),
      'more than any limit',
    );
    // 7: slots and Graveyard.
    must(nth(p.sick, 0) <= regularSlots(p) && p.sick.slice(1).every((n) => n === 0 || n === 1), 'a slot holds two');
    must(p.dead >= 0 && p.dead <= GRAVE.length, 'the Graveyard overflows');
    // 11: Assistants.
    const era = Math.max(0, (s.year - 1) >> 1);
    if (s.phase !== 'era' && s.phase !== 'over') must(ones(p.stands) + p.ready === 2 + era, 'Assistants are lost');
    // 12: markers.
    must(p.influence >= 0 && p.influence <= NUMBER.trackEnd, 'the marker left the track');
    must(!(s.versus && TRACK_COVERED[p.influence] === true), 'a marker on a covered space');
    must(!(s.players.length === 1 && TRACK_SICK[p.influence] === true), 'a marker on a Sick');
    for (const [other, q] of s.players.entries())
      must(other === seat || p.influence === 0 || p.influence === NUMBER.trackEnd || q.influence !== p.influence, 'two markers on one space');
    // 13, 14: Imperatives and Technologies.
    must(
      p.imperative.every((n) => n >= 0 && n <= 4),
      'a level that is not there',
    );
    for (const [tier, card] of p.tech.entries()) must(card === 0 || [-1, tier].includes(TECH[card]?.tier ?? -2), 'a Technology in a wrong slot');
    must(p.experts >= 0 && p.experts <= (has(p, PLAGUE_EXPERTS) ? 2 : 0), 'too many Experts');
    must(p.worker[10] === 0 || has(p, MOBILE_WORKSHOP), 'somebody works in no Mobile Workshop');
    must((p.breathing === 0 || has(p, BREATHING_APPARATUS)) && (p.infirmary === 0 || has(p, INFIRMARY)), 'a Sick on a Technology that is not there');
  }
  // 14: all Technologies are somewhere, once.
  const boards = s.players.flatMap((p) => p.tech.filter((t) => t > 0));
  const all = [...s.market, ...boards];
  must(s.market.length === 5, 'the market is not five');
  must(
    ones(s.deck) + all.length === (s.players.length === 1 ? 25 : 30) && new Set(all).size === all.length && all.every((t) => ((s.deck >> t) & 1) === 0),
    'a Technology is lost or doubled',
  );
  // 15: tokens.
  must(
    s.tokensUp.every((n, i) => n >= 0 && n <= nth(s.tokens, i)),
    'a token too many',
  );
  return wrong;
};

/** The search on the bench: which turn of some numbers makes a game evener. It plays stage by stage, and what it finds becomes a trial on fresh deals. */

import { type Dial, type GameResult, jobsOf, type Plan, proofOf, type SearchStep, searchEven } from '@pesthouse/lab';
import { create } from 'zustand';
import { type Crew, openCrew } from '../crew/crew.ts';
import { lab as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { startTrial } from './trial.ts';

export type Searching =
  | {
      readonly is: 'playing';
      readonly game: string;
      readonly stage: number;
      readonly tried: number;
      readonly deals: number;
      readonly done: number;
      readonly all: number;
      readonly last: SearchStep | null;
    }
  | { readonly is: 'nothing'; readonly game: string }
  | { readonly is: 'failed'; readonly game: string; readonly why: string };

export const useSearchEven = create<{ readonly now: Searching | null }>(() => ({ now: null }));

class Stopped extends Error {}
let crew: Crew | null = null;
let halt: (() => void) | null = null;

export const stopSearch = (): void => {
  crew?.close();
  crew = null;
  halt?.();
  halt = null;
  useSearchEven.setState({ now: null });
};

const TELL_MS = 500;

/** All games of one stage, on all hands. */
const playStage = (plan: Plan, stage: number, last: SearchStep | null): Promise<readonly GameResult[]> =>
  new Promise((done, fail) => {
    const all = jobsOf(plan);
    const results: GameResult[] = [];
    let heard = 0;
    const tell = (): void =>
      useSearchEven.setState({
        now: { is: 'playing', game: plan.game, stage, tried: plan.variants.length - 1, deals: plan.games, done: results.length, all, last },
      });
    tell();
    halt = () => fail(new Stopped());
    crew = openCrew(plan, Array.from({ length: all }, (_, job) => job).values(), {
      hear(games) {
        results.push(...games.map((x) => x.result));
        if (performance.now() - heard < TELL_MS) return;
        heard = performance.now();
        tell();
      },
      idle: () => done(results),
      fail: (why) => fail(new Error(why)),
    });
  });

/** The id of the trial that proves what was found; null where nothing was found, or somebody stopped it. */
export const startSearch = async (plan: Plan, dials: readonly Dial[]): Promise<string | null> => {
  stopSearch();
  let last: SearchStep | null = null;
  try {
    const found = await searchEven(
      { plan, dials },
      (p, stage) => playStage(p, stage, last),
      (step) => {
        last = step;
      },
    );
    crew = null;
    halt = null;
    if (found === null) {
      useSearchEven.setState({ now: { is: 'nothing', game: plan.game } });
      return null;
    }
    useSearchEven.setState({ now: null });
    return await startTrial(proofOf(plan, found, words.bench.evened));
  } catch (e) {
    if (!(e instanceof Stopped)) useSearchEven.setState({ now: { is: 'failed', game: plan.game, why: told(e) } });
    return null;
  }
};

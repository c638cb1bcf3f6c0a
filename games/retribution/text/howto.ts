/** The boxes of Retribution's page that says how to play, and the numbers that its sentences hold. */
import type { HowtoWords, Numbers } from '@pesthouse/kernel';
import { tablesOf } from '../cards/tunables.ts';
import { type Face, faceOf } from '../names.ts';

type Box = 'goal' | 'begin' | 'turn' | 'spread' | 'infect' | 'close' | 'card' | 'persecute' | 'repent' | 'chronic' | 'suits' | 'forget' | 'end';
export type RetributionHowto = HowtoWords<Box>;

export const factsOf = (numbers: Numbers) => {
  const { CARD, NUMBER } = tablesOf(numbers);
  const of = (face: Face) => {
    const c = CARD[faceOf(face)];
    return { price: c?.resistance ?? 0, fame: c?.notoriety ?? 0, gives: c?.base ?? 0 };
  };
  return { ...NUMBER, king: of('king'), prince: of('prince'), knight: of('bones_knight') };
};

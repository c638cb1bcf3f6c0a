/** What bots judge Pathologic by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  evidence: { better: '{whose} Evidence grows', worse: '{whose} Evidence shrinks' },
  rivals: { better: '{whose} rivals hold less Evidence', worse: '{whose} rivals hold more Evidence' },
  crypts: { better: 'the Crypts stand better for {whose} side', worse: 'the Crypts stand worse for {whose} side' },
  work: { better: '{whose} people stand where there is more to do', worse: '{whose} people stand where there is less to do' },
  counters: { better: '{whose} store of counters grows', worse: '{whose} store of counters shrinks' },
  cards: { better: '{whose} hand holds more Prescriptions', worse: '{whose} hand holds fewer Prescriptions' },
  exposed: { better: 'fewer of {whose} Wards stand where the Plague can reach them', worse: 'more of {whose} Wards stand where the Plague can reach them' },
  kills: { better: 'the Mass Grave fills', worse: 'the Mass Grave fills more slowly' },
  hunt: { better: '{whose} Targets are nearer', worse: '{whose} Targets are farther away' },
  fog: { better: '{whose} hiding place is harder to guess', worse: '{whose} hiding place is easier to guess' },
};

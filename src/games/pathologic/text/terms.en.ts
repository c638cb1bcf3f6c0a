/** What bots judge Pathologic by, in words that end a sentence: the better and the worse side of every term. `{whose}` is “your” or a rival’s. */
import type { TermWords } from '../../../kernel/index.ts';

export const terms: TermWords = {
  evidence: { better: '{whose} Evidence grows', worse: '{whose} Evidence shrinks' },
  rivals: { better: '{whose} rivals hold less Evidence', worse: '{whose} rivals hold more Evidence' },
  crypts: { better: 'the count of dead targets is better for {whose} side', worse: 'the count of dead targets is worse for {whose} side' },
  work: { better: '{whose} people stand where there is more to do', worse: '{whose} people stand where there is less to do' },
  counters: { better: '{whose} supply of counters grows', worse: '{whose} supply of counters shrinks' },
  cards: { better: '{whose} hand holds more Prescriptions', worse: '{whose} hand holds fewer Prescriptions' },
  exposed: { better: 'fewer of {whose} Wards stand where the Plague can reach them', worse: 'more of {whose} Wards stand where the Plague can reach them' },
  kills: { better: 'more Wards die', worse: 'fewer Wards die' },
  hunt: { better: '{whose} targets are closer', worse: '{whose} targets are further away' },
  fog: { better: '{whose} hiding place is harder to guess', worse: '{whose} hiding place is easier to guess' },
};

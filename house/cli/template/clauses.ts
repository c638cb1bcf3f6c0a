/** The clauses of `rulebook.md`, generated from it by `npm run generate`: a wrong id does not compile. */
export const CLAUSES = [
  'SMP-GEN-01',
  'SMP-SET-01',
  'SMP-SET-02',
  'SMP-NIGHT-01',
  'SMP-NIGHT-02',
  'SMP-NIGHT-03',
  'SMP-NIGHT-04',
  'SMP-NIGHT-05',
  'SMP-NIGHT-06',
  'SMP-TRADE-01',
  'SMP-TRADE-02',
  'SMP-END-01',
  'SMP-END-02',
] as const;
export type Clause = (typeof CLAUSES)[number];

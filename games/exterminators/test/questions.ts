/** What people ask about Pests!, and the clauses that answer it. */
export const questions = {
  en: [
    ['how do I win', ['EXT-WIN-01', 'EXT-WIN-04']],
    ['when am I out', ['EXT-ELI-01', 'EXT-ELI-02']],
    ['how many action points do I have', ['EXT-ACT-01']],
    ['what happens when I have no cards', ['EXT-ACT-27', 'EXT-ACT-26', 'EXT-TBX-04']],
    ['what does a trap hold', ['EXT-TRP-01']],
    ['where can I not drop a trap', ['EXT-ACT-09']],
    ['how does the queen move', ['EXT-QMV-01', 'EXT-QMV-02', 'EXT-QMV-03']],
    ['what happens when the queen hits a wall', ['EXT-QN-08', 'EXT-QMV-02']],
    ['how do I seal my nest', ['EXT-ACT-18']],
    ['can a trapped queen escape', ['EXT-QTR-02', 'EXT-QTR-01', 'EXT-QTR-03', 'EXT-QTR-04']],
  ],
  de: [
    ['wie gewinne ich', ['EXT-WIN-01', 'EXT-WIN-04']],
    ['wann scheide ich aus', ['EXT-ELI-01', 'EXT-ELI-02']],
    ['wie viele Aktionspunkte habe ich', ['EXT-ACT-01']],
    ['was passiert, wenn ich keine Karten habe', ['EXT-ACT-27', 'EXT-ACT-26', 'EXT-TBX-04']],
    ['was fasst eine Falle', ['EXT-TRP-01']],
    ['darf ich im eigenen Nest eine Falle stellen', ['EXT-ACT-09']],
    ['wie bewegt sich die Königin', ['EXT-QMV-01', 'EXT-QMV-02', 'EXT-QMV-03']],
    ['was passiert, wenn die Königin gegen eine Wand läuft', ['EXT-QN-08', 'EXT-QMV-02']],
    ['wie versiegle ich mein Nest', ['EXT-ACT-18']],
    ['kann eine gefangene Königin entkommen', ['EXT-QTR-02', 'EXT-QTR-01', 'EXT-QTR-03', 'EXT-QTR-04']],
  ],
} as const;

/** What people ask about Pathologic, and the clauses that answer it. */
export const questions = {
  en: [
    ['how do I win', ['PATH-EVD-02', 'PATH-EVD-03', 'PATH-EVD-04']],
    ['how does the Plague win', ['PATH-EVD-03', 'PATH-EVD-04']],
    ['how many actions do I have', ['PATH-ACT-01']],
    ['what happens when a Ward dies', ['PATH-DTH-01', 'PATH-DTH-02', 'PATH-DTH-03', 'PATH-DTH-07', 'PATH-DTH-09']],
    ['how far can the Plague move', ['PATH-MOV-01', 'PATH-MOV-02']],
    ['how much Evidence for my own Ward', ['PATH-RES-10']],
    ['what happens when I have no cards', ['PATH-GEN-03', 'PATH-GEN-05', 'PATH-SUP-03']],
    ['what is a Pact', ['PATH-PAC-01', 'PATH-PAC-02', 'PATH-PAC-05', 'PATH-PAC-07']],
    ['who can enter the Steppe', ['PATH-COMP-10']],
    ['what sets off a Strain', ['PATH-STR-06', 'PATH-STR-07', 'PATH-STR-08']],
  ],
  de: [
    ['wie gewinne ich', ['PATH-EVD-02', 'PATH-EVD-03', 'PATH-EVD-04']],
    ['wie gewinnt die Seuche', ['PATH-EVD-03', 'PATH-EVD-04']],
    ['wie viele Aktionen habe ich', ['PATH-ACT-01']],
    ['was passiert, wenn ein Schützling stirbt', ['PATH-DTH-01', 'PATH-DTH-02', 'PATH-DTH-03', 'PATH-DTH-07', 'PATH-DTH-09']],
    ['wie weit geht die Seuche', ['PATH-MOV-01', 'PATH-MOV-02']],
    ['wie viele Beweise bringt mein eigener Schützling', ['PATH-RES-10']],
    ['was passiert, wenn ich keine Karten habe', ['PATH-GEN-03', 'PATH-GEN-05', 'PATH-SUP-03']],
    ['was ist ein Pakt', ['PATH-PAC-01', 'PATH-PAC-02', 'PATH-PAC-05', 'PATH-PAC-07']],
    ['wer darf die Steppe betreten', ['PATH-COMP-10']],
    ['was löst einen Keim aus', ['PATH-STR-06', 'PATH-STR-07', 'PATH-STR-08', 'PATH-STR-12']],
  ],
} as const;

/** What people ask about Pest, and the clauses that answer it. */
export const questions = {
  en: [
    ['how do I win', ['PEST-CON-01', 'PEST-END-10']],
    ['when does the game end', ['PEST-END-01']],
    ['what happens when I cannot pay', ['PEST-MOV-10', 'PEST-MOV-12']],
    ['how many Assistants do I place', ['PEST-YR-01', 'PEST-ACT-02', 'PEST-ACT-01']],
    ['what does a Coin do', ['PEST-CON-06', 'PEST-CON-07']],
    ['how do I cure the Sick', ['PEST-CUR-01', 'PEST-CUR-02', 'PEST-CUR-03']],
    ['how far does the Doctor move', ['PEST-MOV-01', 'PEST-MOV-18']],
    ['what happens when Quarantine is full', ['PEST-QUA-03', 'PEST-MOV-19']],
    ['how much can I store', ['PEST-STO-01', 'PEST-STO-02', 'PEST-STO-04']],
    ['who wins a tie', ['PEST-END-11']],
  ],
  de: [
    ['wie gewinne ich', ['PEST-CON-01', 'PEST-END-10']],
    ['wann endet das Spiel', ['PEST-END-01']],
    ['was passiert, wenn ich nicht zahlen kann', ['PEST-MOV-10', 'PEST-MOV-12']],
    ['wie viele Gehilfen setze ich', ['PEST-YR-01', 'PEST-ACT-02', 'PEST-ACT-01']],
    ['was kann eine Münze', ['PEST-CON-06', 'PEST-CON-07']],
    ['wie heile ich Kranke', ['PEST-CUR-01', 'PEST-CUR-02', 'PEST-CUR-03']],
    ['wie weit reist der Doktor', ['PEST-MOV-01', 'PEST-MOV-18']],
    ['was passiert, wenn die Quarantäne voll ist', ['PEST-QUA-03', 'PEST-MOV-19']],
    ['wie viel passt in den Speicher', ['PEST-STO-01', 'PEST-STO-02', 'PEST-STO-04']],
    ['wer gewinnt bei Gleichstand', ['PEST-END-11']],
  ],
} as const;

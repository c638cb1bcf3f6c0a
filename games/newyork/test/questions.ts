/** What people ask about New York, and the clauses that answer it. */
export const questions = {
  en: [
    ['how do I win', ['NYC-GEN-02', 'NYC-WIN-01']],
    ['what happens when I have no cards', ['NYC-EDGE-03', 'NYC-GATH-16', 'NYC-TURN-05']],
    ['who wins a tie in a fight', ['NYC-FIGHT-11']],
    ['how many cards may I draw', ['NYC-GATH-02', 'NYC-GATH-04']],
    ['what does poison do', ['NYC-GATH-10', 'NYC-GATH-13', 'NYC-GATH-16']],
    ['when does the game end', ['NYC-END-01', 'NYC-END-02']],
    ['where may I breed', ['NYC-BREED-07', 'NYC-BREED-08', 'NYC-LOC-01']],
    ['how far can a pest move', ['NYC-MOVE-02', 'NYC-MOVE-01', 'NYC-MOVE-04']],
    ['how many dice at most', ['NYC-FIGHT-08']],
    ['who goes first', ['NYC-SETUP-08', 'NYC-TURN-01']],
  ],
  de: [
    ['wie gewinne ich', ['NYC-GEN-02', 'NYC-WIN-01']],
    ['was passiert, wenn ich keine Karten habe', ['NYC-EDGE-03', 'NYC-GATH-16', 'NYC-TURN-05']],
    ['wer gewinnt bei Gleichstand im Kampf', ['NYC-FIGHT-11']],
    ['wie viele Karten darf ich ziehen', ['NYC-GATH-02', 'NYC-GATH-04', 'NYC-GATH-01']],
    ['was macht Gift', ['NYC-GATH-10', 'NYC-GATH-13', 'NYC-GATH-16']],
    ['wann endet das Spiel', ['NYC-END-01', 'NYC-END-02']],
    ['darf ich an jedem Ort züchten', ['NYC-BREED-07', 'NYC-BREED-08', 'NYC-LOC-01', 'NYC-GEN-04']],
    ['wie weit kann sich ein Schädling bewegen', ['NYC-MOVE-02', 'NYC-MOVE-01', 'NYC-MOVE-04']],
    ['wie viele Würfel höchstens', ['NYC-FIGHT-08']],
    ['wer beginnt', ['NYC-SETUP-08', 'NYC-TURN-01']],
  ],
} as const;
